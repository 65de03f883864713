import { runTogether } from './run-together.ts';

await runTogether('catalog/*.test.ts');
