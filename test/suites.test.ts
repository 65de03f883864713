import { globSync, readFileSync } from 'node:fs';
import t from 'tap';
import { parse } from 'yaml';

const list = (pattern: string) => globSync(pattern).toSorted();

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
    list('test/**/*.test.{ts,tsx}').filter((file) => !suites.includes(file)),
  );
  t.end();
});
