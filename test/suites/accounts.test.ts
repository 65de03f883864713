import { runTogether } from './run-together.ts';

await runTogether('accounts/*.test.ts');
