/** A picture of `static/images/` with the words for those who do not see it. */
export interface ContentPicture {
  /** File name in `static/images/`, such as `style-ranch.jpg`. */
  name: string;
  alt: string;
}

/** One thing with a name: a style, a material, a benefit, a step. */
export interface ContentItem {
  title: string;
  text: string;
}

/** Running text under a heading, with an optional picture beside it. */
export interface ProseSection {
  kind: 'prose';
  heading: string;
  paragraphs: readonly string[];
  picture?: ContentPicture;
}

/** Named things side by side: styles, materials, options, benefits, gate systems, industries. */
export interface CardsSection {
  kind: 'cards';
  heading: string;
  intro?: string;
  items: readonly ContentItem[];
}

/** Short lines to tick off: safety features, compliance points, maintenance tips. */
export interface ChecklistSection {
  kind: 'checklist';
  heading: string;
  intro?: string;
  items: readonly string[];
}

/** The numbered process: five steps on a service page, four on a town page (docs/product.md, "Figures"). */
export interface StepsSection {
  kind: 'steps';
  heading: string;
  intro?: string;
  items: readonly ContentItem[];
  /** Stands beside the steps where the screen is wide. */
  picture?: ContentPicture;
}

/** A comparison; the first column names the row. */
export interface TableSection {
  kind: 'table';
  heading: string;
  intro?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
}

export type ContentSection = ProseSection | CardsSection | ChecklistSection | StepsSection | TableSection;
