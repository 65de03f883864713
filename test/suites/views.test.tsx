import { runTogether } from './run-together.ts';

await runTogether('{leads,views}/**/*.test.tsx');
