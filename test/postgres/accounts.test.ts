import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'accounts/audit.test.ts',
  'accounts/login-routes.test.ts',
  'accounts/staff-pages.test.ts',
  'app/admin-routes.test.ts',
);
