import { runOnPostgres } from './suites.ts';

await runOnPostgres(['upkeep/watch.test.ts', 'pictures/plugin.test.ts']);
