import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres('setup/region.test.ts');
