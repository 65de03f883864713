import { runTogether } from './run-together.ts';

await runTogether('app/{kill,main,read-only,start-error}.test.ts');
