import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres('delivery/mail-settings.test.ts', 'set-up/region.test.ts');
