import { runTogether } from './run-together.ts';

await runTogether('browser/{prices,set-up,site}*.test.ts');
