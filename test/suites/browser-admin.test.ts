import { runTogether } from './run-together.ts';

await runTogether('browser/{admin,transfer,second,staff}*.test.ts');
