import { runOnPostgres } from './suites.ts';

await runOnPostgres([
  'accounts/second-factor-routes.test.ts',
  'content/desk-routes.test.ts',
  'profile/desk-routes.test.ts',
  'projects/desk-routes.test.ts',
  'prices/desk-routes.test.ts',
  'prices/request-routes.test.ts',
  'pictures/desk-routes.test.ts',
]);
