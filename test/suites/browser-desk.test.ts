import { runTogether } from './run-together.ts';

await runTogether('browser/{admin,content-file,desk,second,staff}*.test.ts');
