import { runTogether } from './run-together.ts';

await runTogether('{outbox,transfer}/*.test.ts');
