import type { ServicePageContent, TownPageContent } from '../shared/content.ts';

/** The words that all service pages share (docs/product.md, "Service pages"). */
export const servicePage = {
  quoteText: 'We measure, listen and put the price in writing. It’s free, with no obligation.',
  towns: { headingStart: 'Where we offer', companionsIntro: 'You may also want to see' },
} as const satisfies ServicePageContent;

/** The words that all town pages share (docs/product.md, "Town pages"). */
export const townPage = {
  neighbors: { headingStart: 'Fences near' },
} as const satisfies TownPageContent;
