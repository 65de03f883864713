import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'app/damaged-settings.test.ts',
  'app/waiting.test.ts',
  'app/routes.test.ts',
  'app/shared-clock.test.ts',
  'app/two-saves.test.ts',
  'commands/reset-password.test.ts',
  'leads/messages/lead-photos.test.ts',
  'http/security-log.test.ts',
  'prices/durability.test.ts',
  'prices/reminder.test.ts',
  'operations/admin-routes.test.ts',
  'operations/metrics.test.ts',
);
