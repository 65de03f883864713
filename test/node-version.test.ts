import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';

const { engines, scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'engines' | 'scripts' | 'devDependencies',
  Record<string, string>
>;
const readme = readFileSync('README.md', 'utf8');
const major = /^\^(\d+)\./.exec(devDependencies.node ?? '')?.[1] ?? '';

t.test('whatever is started with an older Node says so in one line before it does anything', async (t) => {
  const older = join(
    t.testdir({ 'older.cjs': 'Object.defineProperty(process.versions, "node", { value: "20.20.2" });' }),
    'older.cjs',
  );
  const { outputs } = JSON.parse(readFileSync('dist/server.json', 'utf8')) as {
    outputs: Record<string, { entryPoint?: string }>;
  };
  const entries = Object.keys(outputs).filter((file) =>
    /^src\/(main|commands|pictures\/picture-process)/.test(outputs[file]?.entryPoint ?? ''),
  );
  t.equal(entries.filter((file) => !file.endsWith('.map')).length, 3);

  for (const entry of entries)
    await t.rejects(
      promisify(execFile)(process.execPath, ['--require', older, entry], { env: { DATA_DIR: t.testdirName } }),
      {
        code: 1,
        stdout: '',
        stderr: /^This needs Node \d+; this is v[\d.]+\. npm brings one and uses it: npm start, [^\n]+\n$/,
      },
      entry,
    );
});

t.test('no bundle imports by name what an older Node lacks, which would end it before it can say so', (t) => {
  const later =
    /import\s*\{[^}]*\b(findPackageJSON|registerHooks|enableCompileCache|zstd\w+)\b[^}]*\}\s*from\s*["']node:|from\s*["']node:sqlite/;
  const bundles = globSync('dist/server/**/*.js');

  t.ok(bundles.length > 3);
  t.strictSame(
    bundles.filter((file) => later.test(readFileSync(file, 'utf8'))),
    [],
  );
  t.end();
});

t.test(
  'the README, package.json, the image and .nvmrc ask for the same Node, and the README for no other than npm’s',
  async (t) => {
    t.match(readme, `Node ${engines.node?.slice(2)} or newer and npm ${engines.npm?.slice(2)} or newer`);
    t.match(readme, `the Node ${major} among the packages`);
    t.match(readFileSync('Dockerfile', 'utf8'), `library/node:${major}-slim`);
    t.equal(readFileSync('.nvmrc', 'utf8'), `${major}\n`);
    t.match(readFileSync('build.mjs', 'utf8'), `< ${major})`);
    t.match(readFileSync('build.mjs', 'utf8'), `needs Node ${major};`);
    for (const page of ['README.md', 'docs/operations.md', 'CONTRIBUTING.md', 'docs/cluster.md'])
      t.notMatch(readFileSync(page, 'utf8'), /^ {4}node /m, `${page} starts Node without npm or a container`);
  },
);

t.test('each line for npm that a page names is a script, and brings what it needs', async (t) => {
  for (const page of ['README.md', 'docs/operations.md', 'CONTRIBUTING.md', 'docs/cluster.md'])
    for (const [line, name = ''] of readFileSync(page, 'utf8').matchAll(/npm run ([\w-]+)/g)) {
      t.ok(scripts[name], `${page}: ${line}`);
      t.match(scripts[name], /^npm run --loglevel=error (setup|built) /, `${line} on a new machine`);
    }
});

t.test('npm takes no release that is younger than a week', async (t) => {
  t.match(readFileSync('.npmrc', 'utf8'), /^min-release-age=7$/m);
  t.match(readFileSync('Dockerfile', 'utf8'), /^COPY .*package-lock\.json \.npmrc /m);
});
