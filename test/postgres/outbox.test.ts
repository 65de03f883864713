import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'delivery/claims.test.ts',
  'delivery/digest.test.ts',
  'delivery/worker.test.ts',
  'delivery/channels.test.ts',
  'delivery/plugin.test.ts',
  'delivery/desk-routes.test.ts',
);
