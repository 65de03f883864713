import { runTogether } from './run-together.ts';

await runTogether('browser/{forms,frame,lead,lightbox,navigation,notification,redrawn}*.test.ts');
