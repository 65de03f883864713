import { runTogether } from './run-together.ts';

await runTogether('{pictures,projects}/*.test.ts');
