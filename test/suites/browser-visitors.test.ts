import { runTogether } from './run-together.ts';

await runTogether(
  'browser/{announcement,contact,draft,fallback,lead,lightbox,navigation,notification,picture,print}*.test.ts',
);
