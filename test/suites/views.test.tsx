import { runTogether } from './run-together.ts';

await runTogether('views/**/*.test.tsx');
