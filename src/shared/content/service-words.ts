import * as z from 'zod/mini';
import { group, kept, line, list, optional, page, paragraph, picture } from './fields.ts';
import { pageWords } from './page-words.ts';
import { sections } from './sections.ts';

/** The words of one service page (docs/product.md, "Service pages"). */
export const serviceWords = group('Service page', {
  /** Its name in menus, in lists of related services and in the estimate form. */
  menuName: line('Name in the menu', { max: 60 }),
  /** The choice of the contact form that it stands behind. */
  contactOption: optional(line('Choice in the contact form', { max: 60 })),
  ...pageWords,
  /** The h1. */
  serviceTitle: line('Headline'),
  serviceDescription: paragraph('Sentence under the headline', { max: 600 }),
  benefit: line('What the customer gets'),
  /** Services in other groups that a reader may need as well; those of its own group stand in the sidebar. */
  companions: list('Related pages', page('Page'), { one: 'page', max: 6 }),
  /** The fence that "Price this fence first" begins with: the code of a plan without lines. */
  pricePreset: optional(kept('Fence of the planner', z.string())),
  picture: picture('Picture at the top'),
  contentSections: sections,
  closing: group('Closing words', {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    action: line('Words of the button', { max: 60 }),
  }),
});
export type ServiceWords = z.infer<typeof serviceWords>;
