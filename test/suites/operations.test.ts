import { runTogether } from './run-together.ts';

await runTogether('operations/*.test.ts');
