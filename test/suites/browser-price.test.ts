import { runTogether } from './run-together.ts';

await runTogether('browser/price-*.test.ts');
