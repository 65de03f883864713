import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { cluster, findFiles, oneEngine, planRuns, suites } from './suites.ts';

const testFiles = findFiles(['**/*.test.{ts,tsx}']);

t.test('every test file is in one suite, or in the one that needs PostgreSQL', async (t) => {
  t.strictSame([...Object.values(suites), cluster].flatMap(({ files }) => findFiles(files)).toSorted(), testFiles);
});

t.test('no suite has both .ts and .tsx files, which need different builds of React', async (t) => {
  const kinds = planRuns('sqlite').map(({ name, files }) => [
    name,
    new Set(files.map((file) => file.endsWith('x'))).size,
  ]);

  t.strictSame(
    kinds.filter(([, size]) => size !== 1),
    [],
  );
});

t.test('the heaviest suite starts first', async (t) => {
  const weights = planRuns('sqlite').map(({ name }) => suites[name]?.weight ?? 0);

  t.strictSame(
    weights,
    weights.toSorted((one, other) => other - one),
  );
});

t.test('a PostgreSQL run has every file that opens a database, with listed exceptions', async (t) => {
  const onBoth = planRuns('postgres', undefined, true).flatMap(({ files }) => files);
  const onOne = findFiles(oneEngine.map(({ files }) => files));

  t.ok(onBoth.length > 80);
  for (const file of ['leads/list.test.ts', 'accounts/login-routes.test.ts', 'cluster/schema.test.ts'])
    t.ok(onBoth.includes(file), file);
  t.strictSame(
    onOne.filter((file) => onBoth.includes(file)),
    [],
  );
});

t.test('a pattern without files is refused, so a renamed file can’t drop out of the run', async (t) => {
  t.throws(() => findFiles(['leads/no-such.test.ts']), { message: 'No test file is leads/no-such.test.ts' });
});

t.test('only test/cluster uses the PostgreSQL server, so npm test needs none', async (t) => {
  const taking = globSync('test/**/*.test.{ts,tsx}').filter((file) =>
    /take(?:Empty)?Database|startPostgres/.test(readFileSync(file, 'utf8')),
  );

  t.strictSame(
    taking.filter((file) => !file.startsWith(join('test', 'cluster')) && file !== join('test', 'suites.test.ts')),
    [],
  );
});
