import { runTogether } from './run-together.ts';

await runTogether('content/!(durability|kill).test.ts');
