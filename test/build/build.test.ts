import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';
import { hashInputs, isUpToDate } from '../../build/input-hash.ts';

t.test('what is built is known by the files that it was made from, those of the build among them', async (t) => {
  t.ok(isUpToDate(), 'the tests read dist/, so it is that of these files');
  t.equal(readFileSync('dist/input-hash', 'utf8'), hashInputs());
});

t.test('the entry of the build holds nothing that an older Node could not read', async (t) => {
  const entry = readFileSync('build.mjs', 'utf8');

  t.notMatch(entry, /^import /m, 'a static import would be read before the version is checked');
  t.ok(entry.indexOf('process.features.typescript') < entry.indexOf("import('./build/"), 'the check comes first');
});

t.test('the list of common passwords lies beside the code that reads it', async (t) => {
  const { outputs } = JSON.parse(readFileSync('dist/server.json', 'utf8')) as {
    outputs: Record<string, { inputs: object }>;
  };
  const readers = Object.keys(outputs).filter(
    (file) => 'src/accounts/common-passwords.ts' in (outputs[file]?.inputs ?? {}),
  );

  t.equal(readers.length, 1);
  const list = readFileSync(join(dirname(readers[0] ?? ''), 'common-passwords.txt'), 'utf8');
  t.equal(list, readFileSync('src/accounts/common-passwords.txt', 'utf8'));
});
