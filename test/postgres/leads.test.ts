import { runOnPostgres } from '../suites/run-together.ts';

await runOnPostgres(
  'leads/answers.test.ts',
  'leads/{calendar,next-step,visits}.test.ts',
  'leads/contact.test.ts',
  'leads/correction.test.ts',
  'leads/enrichment.test.ts',
  'leads/admin-routes.test.ts',
  'leads/enrichment.test.ts',
  'leads/list.test.ts',
  'leads/report.test.ts',
  'leads/query.test.ts',
  'leads/text-messages.test.ts',
  'leads/spam/plugin.test.ts',
);
