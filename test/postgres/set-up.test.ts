import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres('set-up/region.test.ts');
