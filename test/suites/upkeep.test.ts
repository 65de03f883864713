import { runTogether } from './run-together.ts';

await runTogether('upkeep/*.test.ts');
