import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'leads/messages/digest.test.ts',
  'outbox/mail.test.ts',
  'outbox/worker.test.ts',
  'leads/messages/nudges.test.ts',
  'outbox/plugin.test.ts',
  'outbox/push.test.ts',
  'outbox/push-routes.test.ts',
  'outbox/admin-routes.test.ts',
);
