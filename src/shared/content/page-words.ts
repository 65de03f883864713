import { line } from './fields.ts';

/** What every page says about itself to search engines. */
export const pageWords = {
  /** The page adds " | {product}". */
  title: line('Search title', { max: 70 }),
  description: line('Search description', { max: 200 }),
  keywords: line('Keywords', { max: 300 }),
};
