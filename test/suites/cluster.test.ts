import { runTogether } from './run-together.ts';

await runTogether('cluster/*.test.ts');
