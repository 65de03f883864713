import { runTogether } from './run-together.ts';

await runTogether('app/{main,read-only,start-error}.test.ts');
