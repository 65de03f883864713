import { runOnPostgres } from './suites.ts';

await runOnPostgres(['delivery/mail-settings.test.ts', 'set-up/region.test.ts']);
