import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import t from 'tap';

interface LockedPackage {
  license?: string;
  dev?: boolean;
  resolved?: string;
}

const read = (file: string) => readFileSync(file, 'utf8');
const lock: { version: string; packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'));
const shipped = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), license: license ?? 'none' }));
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
const changelog = read('CHANGELOG.md');

/** Licenses that may be shipped with the site. LGPL and MPL: libraries that are used as they are and can be replaced. */
const accepted =
  /^(MIT|MIT-0|0BSD|ISC|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0|CC0-1\.0|OFL-1\.1|LGPL-3\.0(-or-later)?|MPL-2\.0)$/;

t.test('every shipped package has a license that allows it', async (t) => {
  const unknown = shipped.filter(({ license }) => !license.split(' AND ').every((part) => accepted.test(part)));

  t.ok(shipped.length > 50);
  t.strictSame(unknown, []);
});

t.test('THIRD_PARTY.md names exactly the shipped packages with their licenses', async (t) => {
  const listed = read('docs/THIRD_PARTY.md').match(/^\| `.*$/gm);

  t.strictSame(listed, [...new Set(shipped.map(({ name, license }) => `| \`${name}\` | ${license} |`))].sort());
});

t.test('no committed file names a package registry or a download address', async (t) => {
  const addressed = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
  t.strictSame(addressed, [], 'the lock file works with whatever registry npm is set up with');
  t.strictSame(
    tracked.filter((file) => /(^|\/)\.(npmrc|yarnrc|yarnrc\.yml)$/.test(file)),
    ['.npmrc'],
  );
  const npmAddress = new RegExp(['registry', 'npmjs', 'org'].join('\\.'));
  const texts = tracked.filter((file) => /\.(ts|tsx|mjs|json|md|ya?ml|css)$|(^|\/)(Dockerfile|run)$/.test(file));
  t.strictSame(
    texts.filter((file) => npmAddress.test(read(file))),
    [],
  );
});

t.test('npm installs no release that is younger than a week and has no other settings', async (t) => {
  t.strictSame(read('.npmrc').match(/^[^;\n].*$/gm), ['min-release-age=7']);
  t.match(read('Dockerfile'), /^COPY .*package-lock\.json \.npmrc /m);
});

t.test('no object literal is spread into another one to save lines', async (t) => {
  const packed = tracked
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (/\.\.\.(\{|\[[^[\]]*\](\s*[,\])}]|$))/.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  t.strictSame(packed, []);
});

t.test('the changelog’s newest release is the version of the package and its lock file', async (t) => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog) ?? [];

  t.strictSame([JSON.parse(read('package.json')).version, lock.version], [newest, newest]);
});

t.test('the changelog keeps the form of Keep a Changelog', async (t) => {
  const [unreleased, ...releases] = changelog.match(/^## .*$/gm) ?? [];
  const versions = releases.map(
    (heading) => /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/.exec(heading)?.[1] ?? heading,
  );
  const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const kinds = changelog.match(/^### .*$/gm) ?? [];

  t.equal(unreleased, '## [Unreleased]');
  t.strictSame(versions, newestFirst);
  t.ok(kinds.length > 1);
  for (const kind of kinds) t.match(kind, /^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/);
});

t.test('SQL text is only in the engines, and transactions begin in one place', async (t) => {
  for (const [pattern, allowed, because] of [
    [
      /import \{[^}]*\bsql\b[^}]*\} from 'kysely'/,
      /^src\/(database|cluster)\//,
      'what one engine understands, the other one may not',
    ],
    [
      /\.transaction\(\)/,
      /^src\/(database\/transaction|cluster\/copy-rows)\.ts$/,
      'inTransaction tries again where PostgreSQL asks for it',
    ],
  ] as const)
    t.strictSame(
      globSync('src/**/*.ts').filter((file) => !allowed.test(file) && pattern.test(read(file))),
      [],
      because,
    );
});

/** The folders and files that the customer listed, and the usual ones of a project, except dotfiles. */
const expected = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'README.md',
  'SECURITY.md',
  'build.mjs',
  'compose.yaml',
  'data',
  'docs',
  'package-lock.json',
  'package.json',
  'src',
  'static',
  'test',
  'tsconfig.json',
  'views',
];

t.test('the top level of the repository has only the named files and folders', async (t) => {
  const names = new Set(tracked.map((file) => file.split('/', 1)[0] ?? ''));

  t.strictSame([...names].filter((name) => !name.startsWith('.')).sort(), expected);
});

t.test('a value is exported only if another file or a test uses it', async (t) => {
  const sources = globSync(['src/**/*.ts', 'views/**/*.{ts,tsx}']).map((file) => ({ file, code: read(file) }));
  const wordsIn = (text: string) => new Set(text.match(/\w+/g) ?? []);
  const users = new Map(sources.map(({ file, code }) => [file, wordsIn(code)]));
  for (const file of [...globSync('test/**/*.{ts,tsx}'), 'build.mjs']) users.set(file, wordsIn(read(file)));
  const unused = sources.flatMap(({ file, code }) => {
    const names = code.matchAll(/^export (?:async )?(?:function\*?|const|class|let) (\w+)/gm);
    const isUsed = (name: string) => [...users].some(([other, words]) => other !== file && words.has(name));
    return Array.from(names, ([, name = '']) => name)
      .filter((name) => !isUsed(name))
      .map((name) => `${file}: ${name}`);
  });

  t.strictSame(unused, []);
});
