import { readFileSync } from 'node:fs';
import t from 'tap';

const text = readFileSync('CHANGELOG.md', 'utf8');
const headings = text.split('\n').filter((line) => line.startsWith('## '));

t.test('the newest release of the changelog is the version of the package and of its lock file', async (t) => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(text) ?? [];

  for (const file of ['package.json', 'package-lock.json'])
    t.equal(JSON.parse(readFileSync(file, 'utf8')).version, newest, file);
});

t.test('the changelog keeps the form of Keep a Changelog', async (t) => {
  const [unreleased, ...releases] = headings;
  const versions = releases.map(
    (heading) => /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/.exec(heading)?.[1] ?? heading,
  );
  const kinds = text.split('\n').filter((line) => line.startsWith('### '));

  t.equal(unreleased, '## [Unreleased]');
  t.strictSame(
    versions,
    [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })),
    'the newest comes first',
  );
  t.ok(kinds.length > 1);
  for (const kind of kinds) t.match(kind, /^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/);
});
