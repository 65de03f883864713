import { runTogether } from './run-together.ts';

await runTogether('{prices,set-up}/*.test.ts');
