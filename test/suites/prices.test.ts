import { runTogether } from './run-together.ts';

await runTogether('{prices,setup}/*.test.ts');
