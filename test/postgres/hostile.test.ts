import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres('app/fuzz.test.ts', 'app/hostile-text.test.ts');
