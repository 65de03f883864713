import { runTogether } from './run-together.ts';

await runTogether('binary/*.test.ts');
