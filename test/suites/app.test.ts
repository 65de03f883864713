import { runTogether } from './run-together.ts';

await runTogether('app/!(engine|kill|main|read-only|start-error).test.ts');
