import { runTogether } from '../suites/run-together.ts';

// What exists only with DATABASE_URL. These files name their database themselves, so the engine of the run is left as it is.
await runTogether('cluster/*.test.ts');
