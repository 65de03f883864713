import { runTogether } from './run-together.ts';

await runTogether('browser/{prices,setup,site}*.test.ts');
