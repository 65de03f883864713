import { readFileSync } from 'node:fs';
import t from 'tap';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
}

/** What may be shipped with the site. LGPL and MPL: libraries that are used as they are and can be replaced. */
const accepted = new Set([
  ...[
    'MIT',
    'MIT-0',
    '0BSD',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'Apache-2.0',
    'CC0-1.0',
    'OFL-1.1',
  ],
  ...['LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), license: license ?? 'none' }));

t.test('every package that is shipped has a license that allows it', async (t) => {
  const unknown = shipped.filter(({ license }) => !license.split(' AND ').every((part) => accepted.has(part)));

  t.ok(shipped.length > 50);
  t.strictSame(unknown, []);
});

t.test('THIRD_PARTY.md names every package that is shipped with its license, and no other', async (t) => {
  const listed = readFileSync('docs/THIRD_PARTY.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  t.strictSame(listed, [...new Set(shipped.map(({ name, license }) => `| \`${name}\` | ${license} |`))].sort());
});
