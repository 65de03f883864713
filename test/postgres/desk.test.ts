import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'accounts/second-factor-routes.test.ts',
  'content/desk-routes.test.ts',
  'content/schedule.test.ts',
  'content/schedule-calls.test.ts',
  'content/news.test.ts',
  'content/plan-routes.test.ts',
  'content/plan-safety.test.ts',
  'content/redirects.test.ts',
  'content/damaged.test.ts',
  'content/pages.test.ts',
  'content/hidden-pages.test.ts',
  'content/former-forms.test.ts',
  'content/activity-routes.test.ts',
  'content/footer-links.test.ts',
  'content/profile.test.ts',
  'content-file/journey.test.ts',
  'projects/desk-routes.test.ts',
  'prices/desk-routes.test.ts',
  'prices/request-routes.test.ts',
  'pictures/desk-routes.test.ts',
);
