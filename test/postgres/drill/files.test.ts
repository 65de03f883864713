import { runOnPostgres } from '../../suites/run-together.ts';

await runOnPostgres(
  'catalog/citation.test.ts',
  'catalog/pages.test.ts',
  'leads/photo-form.test.ts',
  'leads/photo-fuzz.test.ts',
  'leads/photo-routes.test.ts',
  'pictures/accept-upload.test.ts',
  'pictures/routes.test.ts',
  'pictures/uploads.test.ts',
);
