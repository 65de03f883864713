import type { BarWords } from '../shared/content/bar-words.ts';

/** The announcement above the header; it is off until the owner switches it on (docs/product.md, "Announcement"). */
export const bar = {
  on: false,
  text: 'Thinking about a new fence? Ask for your free quote.',
  target: 'page:home#contact',
} as const satisfies BarWords;
