import { runTogether } from './run-together.ts';

await runTogether('app/{engine,kill}.test.ts');
