import { runTogether } from './run-together.ts';

await runTogether('{outbox,content-file}/*.test.ts');
