import { runTogether } from './run-together.ts';

await runTogether('{delivery,content-file}/*.test.ts');
