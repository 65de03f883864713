import { runTogether } from './run-together.ts';

await runTogether('{shared,http,views}/**/*.test.ts');
