import { runTogether } from './run-together.ts';

await runTogether('pages/*.test.ts');
