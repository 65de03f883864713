import { runTogether } from './run-together.ts';

await runTogether('browser/{catalog,image,projects}*.test.ts');
