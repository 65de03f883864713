import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'database/settings.test.ts',
  'accounts/second-factor-store.test.ts',
  'accounts/session-store.test.ts',
  'pictures/store.test.ts',
  'pictures/history-store.test.ts',
  'projects/store.test.ts',
  'leads/concurrency.test.ts',
);
