import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'catalog/admin-routes.test.ts',
  'catalog/routes.test.ts',
  'content/bar.test.ts',
  'content/trash.test.ts',
);
