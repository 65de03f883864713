import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';

/** Runs the build in a process without the options of the tests. */
function runBuild(...options: readonly string[]) {
  const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
  return spawnSync(process.execPath, options, { encoding: 'utf8', env });
}

t.test('a Node that reads no TypeScript ends the build with one line that names the way out', async (t) => {
  const { status, stdout, stderr } = runBuild('--no-strip-types', 'build.mjs');

  t.equal(status, 1);
  t.equal(stdout, '');
  t.match(stderr, /^The build needs Node 26; this is v[\d.]+\. Run it with: npm run build\n$/);
});

t.test(
  'the build imports nothing by name from Node that an older one may not have, before it has checked the version',
  async (t) => {
    const [beforeCheck = ''] = readFileSync('build.mjs', 'utf8').split('process.features.typescript', 1);
    const imports = [...beforeCheck.matchAll(/^import (.*) from '(.*)';$/gm)].map(([, names, from]) => [names, from]);

    t.ok(imports.length > 0);
    for (const [names, from = ''] of imports) {
      t.match(from, /^node:/, 'packages may not be installed yet');
      if (from === 'node:fs') t.equal(names, '* as fs', 'Node 20 has no globSync');
    }
  },
);

t.test('what is built is not built again from the same files', async (t) => {
  const built = statSync('dist/manifest.json').mtimeMs;

  const { status, stderr } = runBuild('build.mjs', '--if-stale');

  t.strictSame([status, stderr], [0, '']);
  t.equal(statSync('dist/manifest.json').mtimeMs, built);
});

t.test('the list of common passwords and the shipped words lie beside the code that reads them', async (t) => {
  const { outputs } = JSON.parse(readFileSync('dist/server.json', 'utf8')) as {
    outputs: Record<string, { inputs: object }>;
  };
  for (const [reader, name] of [
    ['src/accounts/passwords.ts', 'common-passwords.txt'],
    ['src/content/shipped.ts', 'shipped/plan.json'],
  ] as const) {
    const readers = Object.keys(outputs).filter((file) => reader in (outputs[file]?.inputs ?? {}));
    t.equal(readers.length, 1);
    const read = readFileSync(join(dirname(readers[0] ?? ''), name), 'utf8');
    t.equal(read, readFileSync(join(dirname(reader), name), 'utf8'));
  }
});
