import { runTogether } from './run-together.ts';

await runTogether(
  'browser/{admin-list,announcement,catalog-upload,content-file,draft,long-list,second-factor,staff-pages}.test.ts',
);
