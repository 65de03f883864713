import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';
import { oneEngine } from './suites/one-engine.ts';

const list = (pattern: string) => globSync(pattern).toSorted();
/** `npm run test:postgres` runs these: the suites on PostgreSQL, and the files about what exists only there. */
const needsPostgres = (file: string) => /^test\/(?:postgres|cluster)\//.test(file);
/** What opens databases, as files import it. */
const opener = /^(?:\.\.\/)+src\/(?:app|database\/(?:index|engine|sqlite)|cluster\/index)\.ts$|^better-sqlite3$/;
const read = (file: string) => readFileSync(file, 'utf8');

const testFiles = list('test/**/*.test.{ts,tsx}').filter((file) => !/^test\/(suites|postgres)\//.test(file));

t.test('every test file runs exactly once in npm test, or needs PostgreSQL and is one of test/cluster', async (t) => {
  const { include }: { include: string[] } = JSON.parse(read('package.json')).tap;
  const suites = include.flatMap(list);

  t.ok(suites.length > 5);
  t.strictSame(
    suites.flatMap(listNamed).toSorted(),
    testFiles.filter((file) => !needsPostgres(file)),
  );
});

t.test('every test file that can open a database runs on both engines, or says why one is enough', async (t) => {
  const onBoth = list('test/postgres/**/*.test.ts')
    .filter((suite) => read(suite).includes('runOnPostgres('))
    .flatMap(listNamed);
  const onOne = oneEngine.flatMap(({ files }) => list(`test/${files}`));
  const opening = testFiles.filter((file) => opens(file));

  t.ok(opening.length > 100 && onBoth.length > 80);
  t.strictSame(
    opening.filter((file) => !onBoth.includes(file) && !onOne.includes(file)),
    [],
    'name these in test/postgres, or say in test/suites/one-engine.ts why one engine is enough',
  );
  const naming = oneEngine.filter(({ files }) => list(`test/${files}`).length === 0).map(({ files }) => files);
  t.strictSame([...naming, ...onOne.filter((file) => onBoth.includes(file))], []);
});

t.test('npm test needs no PostgreSQL: only test/cluster and test/postgres take a database of its server', async (t) => {
  const taking = testFiles.filter((file) => /take(?:Empty)?Database|startPostgres/.test(read(file)));

  t.strictSame(
    taking.filter((file) => !needsPostgres(file) && file !== 'test/suites.test.ts'),
    [],
  );
});

/** The test files that a suite names. */
function listNamed(suite: string): string[] {
  return [...read(suite).matchAll(/'([^']*\.test\.tsx?)'/g)].flatMap(([, pattern]) => list(`test/${pattern}`));
}

/** True if a file, or a fixture that it imports, imports what opens databases. */
function opens(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const names = [...read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gm)].map(
    ([, name = '']) => name,
  );
  const fixtures = names.filter((name) => name.startsWith('.')).map((name) => join(dirname(file), name));
  return (
    names.some((name) => opener.test(name)) ||
    fixtures.some((fixture) => /^test\/.*\.ts$/.test(fixture) && opens(fixture, seen))
  );
}
