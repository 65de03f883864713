import { runOnPostgres } from '../../suites/run-together.ts';

await runOnPostgres(
  'accounts/password-routes.test.ts',
  'accounts/passwords.test.ts',
  'content/elsewhere.test.ts',
  'content/limits.test.ts',
  'transfer/hostile.test.ts',
  'http/rate-limit.test.ts',
  'pictures/pictures-in-words.test.ts',
  'prices/offers.test.ts',
  'prices/plan-mail.test.ts',
  'prices/plan-form.test.ts',
  'prices/plan-routes.test.ts',
  'setup/elsewhere.test.ts',
  'setup/steps.test.ts',
);
