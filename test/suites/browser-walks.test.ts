import { runTogether } from './run-together.ts';

await runTogether('browser/{public,waking,wide}*.test.ts');
