import { runTogether } from './run-together.ts';

await runTogether('{database,storage,commands}/*.test.ts');
