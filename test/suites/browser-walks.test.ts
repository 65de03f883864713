import { runTogether } from './run-together.ts';

await runTogether('browser/{hydration,public,waking,wide}*.test.ts');
