import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'catalog/desk-routes.test.ts',
  'catalog/routes.test.ts',
  'content/bar.test.ts',
  'content/bin.test.ts',
);
