import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'delivery/digest.test.ts',
  'delivery/mail.test.ts',
  'delivery/worker.test.ts',
  'delivery/nudges.test.ts',
  'delivery/plugin.test.ts',
  'delivery/push.test.ts',
  'delivery/push-routes.test.ts',
  'delivery/desk-routes.test.ts',
);
