import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres('operations/watch.test.ts', 'pictures/plugin.test.ts');
