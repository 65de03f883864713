import { runOnPostgres } from './suites.ts';

await runOnPostgres(['app/fuzz.test.ts', 'app/hostile-text.test.ts']);
