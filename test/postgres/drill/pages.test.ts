import { runOnPostgres } from '../../suites/run-together.ts';

await runOnPostgres('pages/*.test.ts');
