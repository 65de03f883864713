import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { limits } from '../src/http/rate-limit.ts';

/** The number of level 1 requirements in OWASP ASVS 5.0, by section. */
const levelOne = `
  1.2: 5, 1.3: 2, 1.5: 1, 2.1: 1, 2.2: 2, 2.3: 1, 3.2: 2, 3.3: 1, 3.4: 2, 3.5: 3, 4.1: 1, 4.4: 1, 5.2: 2, 5.3: 2
  6.1: 1, 6.2: 8, 6.3: 2, 6.4: 2, 7.2: 4, 7.4: 2, 8.1: 1, 8.2: 2, 8.3: 1, 9.1: 3, 9.2: 1, 10.4: 5, 11.3: 2
  11.4: 1, 12.1: 1, 12.2: 2, 13.4: 1, 14.2: 1, 14.3: 1, 15.1: 1, 15.2: 1, 15.3: 1`;
const text = readFileSync('SECURITY.md', 'utf8');

t.test('every level 1 requirement is claimed, not applicable, or listed as not met', async (t) => {
  const claims = text.slice(text.indexOf('## What is claimed'));
  const named = new Set(claims.match(/\b\d+\.\d+\.\d+\b/g));

  const all = [...levelOne.matchAll(/([\d.]+): (\d)/g)].flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  );
  t.equal(all.length, 70);
  t.strictSame(
    all.filter((id) => !named.has(id)),
    [],
  );
});

/** Returns the titles of a file's tests; a skipped test proves nothing. */
function listTitles(file: string): string[] {
  const call = /\.test\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1(?!\s*,\s*\{[^}]*(?:skip|todo))/gs;
  return Array.from(readFileSync(file, 'utf8').matchAll(call), ([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
}

t.test('every claim names an existing test by its title', async (t) => {
  const claims = text.slice(text.indexOf('## What is claimed'));
  // Claims outside the table name their tests in parentheses.
  const others = text.matchAll(/\((`[\w/-]+\.test\.tsx?`: [^)]*)\)/g);
  const said = [...others].map(([, tests], index) => `| sentence ${index + 1} | ${tests} |`);
  const rows = [...(claims.match(/^\| \d.*\|$/gm) ?? []), ...said];
  let named = 0;
  const faults: string[] = [];

  for (const row of rows) {
    const tests = row.split('|').at(-2)?.trim() ?? '';
    const id = row.split('|')[1]?.trim();
    for (const [, file = '', titles = ''] of tests.matchAll(/`([\w/-]+\.test\.tsx?)`((?:[:,]? (?:and )?"[^"]+")*)/g)) {
      const present = existsSync(`test/${file}`) ? listTitles(`test/${file}`) : [];
      const claimed = Array.from(titles.matchAll(/"([^"]+)"/g), ([, title = '']) => title);
      if (claimed.length === 0) faults.push(`${id}: ${file} is named without a test`);
      for (const title of claimed) if (!present.includes(title)) faults.push(`${id}: "${title}" is no test of ${file}`);
      named += claimed.length;
    }
    if (tests !== '' && tests !== 'tried by hand' && !tests.includes('.test.ts')) faults.push(`${id}: ${tests}`);
  }
  t.strictSame(faults, []);
  t.ok(named > 80, `${named} tests`);
});

t.test('the usage limits in SECURITY.md match the code', async (t) => {
  const table = text.slice(text.indexOf('## Limits'), text.indexOf('## What input'));
  const rows: Record<keyof typeof limits, RegExp> = {
    login: /failed logins and codes \| (\d+) in (\d+) minutes/,
    person: /failed logins with one email \| (\d+) in (\d+) minutes/,
    form: /contact, estimate and plan requests \| (\d+) stored in (\d+) minutes/,
    photo: /photos with requests \| (\d+) in (\d+) minutes/,
    confirmation: /devices that confirm notifications \| (\d+) in (\d+) minutes/,
    upload: /uploads \| (\d+) in (\d+) minutes/,
    estimate: /links of estimates that don't exist \| (\d+) in (\d+) minutes/,
    calendar: /requests for the private calendar[^|]*\| (\d+) in (\d+) minutes/,
  };
  t.strictSame(Object.keys(rows).toSorted(), Object.keys(limits).toSorted());
  for (const [name, { max, timeWindow }] of Object.entries(limits)) {
    const [, uses, minutes] = rows[name as keyof typeof limits].exec(table) ?? [];
    t.strictSame([Number(uses), Number(minutes) * 60_000], [max, timeWindow], name);
  }
});

t.test('a part of a title doesn’t count as a title', async (t) => {
  t.notOk(listTitles('test/security.test.ts').includes('a part of a title doesn’t count as a titl'));
  t.ok(listTitles('test/security.test.ts').includes('a part of a title doesn’t count as a title'));
});
