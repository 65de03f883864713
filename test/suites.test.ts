import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { oneEngine } from './suites/one-engine.ts';

const list = (pattern: string) => globSync(pattern).toSorted();
/** Drill 2 runs these (bench/drills/suites.ts). */
const isInDrill = (file: string) => file.startsWith('test/postgres/drill/');
/** What opens databases, as files import it. */
const opener = /^(?:\.\.\/)+src\/(?:app|database\/(?:index|open|sqlite|postgres\/open))\.ts$|^better-sqlite3$/;
const read = (file: string) => readFileSync(file, 'utf8');

t.test('every test file runs exactly once on SQLite: in one suite, or in a process of its own', (t) => {
  const { include } = parse(readFileSync('.taprc', 'utf8')) as { include: string[] };
  const suites = list('test/suites/*.test.ts');
  const patterns = suites.flatMap((suite) => [...readFileSync(suite, 'utf8').matchAll(/'([^']*\.test\.[^']*)'/g)]);
  const runs = [
    ...patterns.flatMap(([, pattern]) => list(`test/${pattern}`)),
    ...include.flatMap(list).filter((file) => !suites.includes(file)),
  ];

  t.ok(suites.length > 5 && patterns.length >= suites.length);
  t.strictSame(
    runs.toSorted(),
    list('test/**/*.test.{ts,tsx}').filter((file) => !suites.includes(file) && !isInDrill(file)),
  );
  t.end();
});

t.test('every test file that can open a database runs on both engines, or says why one is enough', (t) => {
  const onBoth = list('test/postgres/**/*.test.ts').flatMap(listNamed);
  const onOne = oneEngine.flatMap(({ files }) => list(`test/${files}`));
  const opening = list('test/**/*.test.{ts,tsx}').filter(
    (file) => !/^test\/(suites|postgres)\//.test(file) && opens(file),
  );

  t.ok(opening.length > 100 && onBoth.length > 80);
  for (const file of opening.filter((file) => !onBoth.includes(file) && !onOne.includes(file)))
    t.fail(
      `${file} opens a database: name it in test/postgres, or say in test/suites/one-engine.ts why it runs on one engine`,
    );
  for (const { files } of oneEngine) t.ok(list(`test/${files}`).length > 0, `${files} are there`);
  t.strictSame(
    onOne.filter((file) => onBoth.includes(file)),
    [],
  );
  t.end();
});

/** The test files that a suite names. */
function listNamed(suite: string): string[] {
  return [...read(suite).matchAll(/'([^']*\.test\.ts)'/g)].flatMap(([, pattern]) => list(`test/${pattern}`));
}

/** Whether a file, or a fixture that it imports, imports what opens databases. */
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
