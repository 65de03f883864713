import { runTogether } from './run-together.ts';

await runTogether('leads/**/!(photo-*|concurrency).test.ts');
