import { runTogether } from './run-together.ts';

await runTogether('browser/{admin,content-file,desk,long,second,staff}*.test.ts');
