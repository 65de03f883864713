import type { PriceWords } from '../shared/content/fixed-page-words.ts';

/** The words around the planner (docs/product.md, "Price my fence"); its controls and answers are the same on every site. */
export const price = {
  title: 'Fence Cost Calculator: Price My Fence',
  description:
    'Type or draw your fence, choose wood, vinyl, aluminum or chain link, and see a price range for the Triad at once. No name, no e-mail, no call.',
  hero: {
    heading: 'Price my fence',
    text: 'Type the lengths, or draw them, and see a price range right away. We do not ask who you are. No name or phone number is needed until you send us the plan.',
  },
  typicalPrices: 'We haven’t posted our own prices yet, so these are typical 2025 prices for the Piedmont.',
} as const satisfies PriceWords;
