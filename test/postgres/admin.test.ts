import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'accounts/second-factor-routes.test.ts',
  'content/admin-routes.test.ts',
  'content/legal-pages.test.ts',
  'content/schedule.test.ts',
  'content/updates.test.ts',
  'content/plan-routes.test.ts',
  'content/redirects.test.ts',
  'content/damaged.test.ts',
  'content/pages.test.ts',
  'content/hidden-pages.test.ts',
  'content/former-forms.test.ts',
  'content/activity-routes.test.ts',
  'content/profile.test.ts',
  'content/templates.test.ts',
  'transfer/journey.test.ts',
  'projects/admin-routes.test.ts',
  'projects/hidden-photos.test.ts',
  'prices/admin-routes.test.ts',
  'prices/request-routes.test.ts',
  'pictures/admin-routes.test.ts',
);
