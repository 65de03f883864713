import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres('upkeep/watch.test.ts', 'pictures/plugin.test.ts');
