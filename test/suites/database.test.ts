import { runTogether } from './run-together.ts';

await runTogether('{database,commands}/*.test.ts');
