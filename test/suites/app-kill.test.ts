import { runTogether } from './run-together.ts';

await runTogether('app/kill.test.ts');
