import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';

/** The requirements of level 1 in OWASP ASVS 5.0, by chapter and section. */
const levelOne: Record<string, number[]> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};
const text = readFileSync('SECURITY.md', 'utf8');

t.test('every requirement of level 1 is claimed, does not apply, or is not claimed', async (t) => {
  const claims = text.slice(text.indexOf('## What is claimed'));
  const named = new Set(claims.match(/\b\d+\.\d+\.\d+\b/g));

  for (const [section, numbers] of Object.entries(levelOne))
    for (const number of numbers) t.ok(named.has(`${section}.${number}`), `${section}.${number}`);
});

t.test('every test that a claim names is there', async (t) => {
  const files = new Set(Array.from(text.matchAll(/`([\w/-]+\.test\.tsx?)`/g), ([, file = '']) => file));

  t.ok(files.size > 30, `${files.size} files`);
  for (const file of files) t.ok(existsSync(`test/${file}`), file);
});
