import { execFile } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Metafile } from 'esbuild';
import t from 'tap';
import { makeDirectory } from './fixtures/directory.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { outputs }: Metafile = JSON.parse(read('dist/server.json'));
const { engines, scripts, dependencies } = JSON.parse(read('package.json')) as Record<
  'engines' | 'scripts' | 'dependencies',
  Record<string, string>
>;
const major = /^\^(\d+)\./.exec(dependencies.node ?? '')?.[1] ?? '';
const commandPages = ['README.md', 'docs/operations.md', 'CONTRIBUTING.md', 'docs/cluster.md'];

/** Runs Node without the options of the tests. */
function runNode(words: readonly string[], environment: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, words, { env: { PATH: process.env.PATH, ...environment } });
}

t.test('a Node without TypeScript support ends the build with one line of advice', (t) =>
  t.rejects(runNode(['--no-strip-types', 'build.mjs']), {
    code: 1,
    stdout: '',
    stderr: /^The build needs Node 26; this is v[\d.]+\. Run it with: npm run build\n$/,
  }),
);

t.test('every program started with an older Node says so in one line first', async (t) => {
  const pretence = 'Object.defineProperty(process.versions, "node", { value: "20.20.2" });';
  const folder = makeDirectory(t, { 'older.cjs': pretence });
  const entries = Object.keys(outputs).filter((file) =>
    /^src\/(main|commands|pictures\/picture-process|operations\/copies\/copy-thread)\./.test(
      outputs[file]?.entryPoint ?? '',
    ),
  );
  t.equal(entries.length, 4);

  for (const entry of entries)
    await t.rejects(
      runNode(['--require', join(folder, 'older.cjs'), entry], { DATA_DIR: folder }),
      {
        code: 1,
        stdout: '',
        stderr: /^This needs Node \d+; this is v[\d.]+\. npm brings one and uses it: npm start, [^\n]+\n$/,
      },
      entry,
    );
});

t.test('the built sheets name colors in a notation that Chrome 110 knows', (t) => {
  for (const file of globSync('dist/assets/*.css')) t.notMatch(read(file), /oklch\(/, file);
  t.end();
});

t.test('no module imports by name what an older Node lacks', async (t) => {
  const later =
    /import\s*\{[^}]*\b(findPackageJSON|registerHooks|enableCompileCache|zstd\w+)\b[^}]*\}\s*from\s*["']node:|from\s*["']node:sqlite/;
  const bundles = globSync('dist/server/**/*.js');
  t.ok(bundles.length > 3);
  t.strictSame(
    bundles.filter((file) => later.test(read(file))),
    [],
  );

  const [beforeCheck = ''] = read('build.mjs').split('process.features.typescript', 1);
  const imports = [...beforeCheck.matchAll(/^import (.*) from '(.*)';$/gm)];
  t.ok(imports.length > 0);
  for (const [line, names, from = ''] of imports) {
    t.match(from, /^node:/, 'packages may not be installed yet');
    if (from === 'node:fs') t.equal(names, '* as fs', `${line}: Node 20 has no globSync`);
  }
});

t.test('README, package.json, the image, and .nvmrc require the same Node version', async (t) => {
  const asked = `Node ${engines.node?.slice(2)} or newer and npm ${engines.npm?.slice(2)} or newer`;
  for (const [file, text] of [
    ['README.md', asked],
    ['README.md', `runs on Node ${major}, which npm installs`],
    ['Dockerfile', `library/node:${major}-slim`],
    ['build.mjs', `< ${major})`],
    ['build.mjs', `needs Node ${major};`],
  ] as const)
    t.match(read(file), text, file);
  t.equal(read('.nvmrc'), `${major}\n`);
  for (const page of commandPages)
    t.notMatch(read(page), /^ {4}node /m, `${page} starts Node without npm or a container`);
});

t.test('each npm command in the docs is a script and has its dependencies', async (t) => {
  for (const page of commandPages)
    for (const [line, name = ''] of read(page).matchAll(/npm run ([\w-]+)/g))
      t.match(scripts[name], /^npm run --loglevel=error (setup(:dev)?|built) /, `${page}: ${line} on a new machine`);
});

t.test('`npm start` installs every package that the build and the site read', async (t) => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const outputs = ['dist/server.json', 'dist/browser.json'].map((file) => JSON.parse(read(file)));
  const folders = outputs
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  const imported = outputs
    .flatMap(({ outputs }) => Object.values<{ imports: { path: string; external?: boolean }[] }>(outputs))
    .flatMap(({ imports }) => imports.filter(({ path, external }) => external && !isBuiltin(path)))
    .map(({ path }) => `node_modules/${/^(@[^/]+\/)?[^/]+/.exec(path)?.[0]}`);
  const needed = new Set([...folders, ...imported, 'node_modules/esbuild', 'node_modules/node']);

  t.ok(needed.size > 30);
  // `debug` colors its lines if `supports-color`, which needs `has-flag`, happens to be installed.
  t.strictSame(
    [...needed].filter((folder) => packages[folder]?.dev && !/\/(supports-color|has-flag)$/.test(folder)),
    [],
  );
});

t.test('a build is not repeated for the same files', async (t) => {
  const built = statSync('dist/manifest.json').mtimeMs;

  t.match(await runNode(['build.mjs', '--if-stale']), { stderr: /^$/ });
  t.equal(statSync('dist/manifest.json').mtimeMs, built);
});

t.test('the common passwords and the original text are next to the code that reads them', async (t) => {
  for (const [reader, name] of [
    ['src/accounts/passwords.ts', 'common-passwords.txt'],
    ['src/content/shipped.ts', 'shipped/plan.json'],
  ] as const) {
    const readers = Object.keys(outputs).filter((file) => reader in (outputs[file]?.inputs ?? {}));
    const copies = readers.map((file) => read(join(dirname(file), name)));
    t.strictSame(copies, [read(join(dirname(reader), name))]);
  }
});

/** Functions that are newer than the browsers in build.mjs. esbuild converts syntax, but doesn't add missing functions. */
const newerFunctions = [
  /\bURL\.(canParse|parse)\b|\bPromise\.(withResolvers|try)\b|\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b/,
  /\bIterator\.(from|prototype)\b|\bAbortSignal\.any\b|\bRegExp\.escape\b|\bscheduler\.(yield|postTask)\(/,
  /\.(isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|symmetricDifference|checkVisibility)\(/,
  /\brequestIdleCallback\(/,
  // Missing if the site is tried over plain HTTP.
  /\bcrypto\.randomUUID\b/,
];

t.test('the scripts use only features of the oldest supported browsers', async (t) => {
  const scripts = globSync('dist/assets/*.js');
  t.ok(scripts.length > 10);
  const calls = scripts.flatMap((script) => {
    const text = read(script);
    return newerFunctions.flatMap((newer) => newer.exec(text)?.[0] ?? []).map((call) => `${script}: ${call}`);
  });
  t.strictSame(calls, []);
});

t.test('the styles use widths that older iPhones know and keep their text size', async (t) => {
  const sheets = globSync('dist/assets/*.css').map(read);

  t.ok(sheets.length > 1);
  for (const sheet of sheets) t.notMatch(sheet, /@media[^{]*(\(width|width\s*[<>])/);
  t.match(sheets.join('\n'), '-webkit-text-size-adjust:100%');
});
