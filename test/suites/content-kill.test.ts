import { runTogether } from './run-together.ts';

await runTogether('content/kill.test.ts');
