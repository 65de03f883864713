import type * as z from 'zod/mini';
import type {
  cardsSection,
  checklistSection,
  proseSection,
  stepsSection,
  tableSection,
  titledText,
} from './content/sections.ts';

/** A picture of the site with the words for those who do not see it. */
export interface ContentPicture {
  /** File name in `static/images/` or of an upload, such as `style-ranch.jpg`. */
  name: string;
  alt: string;
}

export type ContentItem = z.infer<typeof titledText>;
export type ProseSection = z.infer<typeof proseSection>;
export type CardsSection = z.infer<typeof cardsSection>;
export type ChecklistSection = z.infer<typeof checklistSection>;
export type StepsSection = z.infer<typeof stepsSection>;
export type TableSection = z.infer<typeof tableSection>;

export type ContentSection = ProseSection | CardsSection | ChecklistSection | StepsSection | TableSection;
