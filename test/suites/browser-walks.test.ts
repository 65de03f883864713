import { runTogether } from './run-together.ts';

await runTogether('browser/public*.test.ts');
