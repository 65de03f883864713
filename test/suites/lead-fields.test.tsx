import { runTogether } from './run-together.ts';

// It adds a field to the leads of its process.
await runTogether('leads/lead-fields.test.tsx');
