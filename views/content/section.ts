/**
 * The shapes that the words of service and town pages are written in.
 * Any text may hold the placeholders {product}, {phone}, {region} and {city}; the page fills them from the business profile.
 */

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

/** The numbered process: five steps on a service page, four on a town page (specification, section 9). */
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

/** The words of one service page (specification, section 2.8). */
export interface ServiceContent {
  slug: string;
  /** Page title with the place, unique, at most 60 characters; the page adds " | {product}". */
  title: string;
  /** Meta description, 110 to 160 characters. */
  description: string;
  keywords: string;
  /** The h1. */
  serviceTitle: string;
  /** One or two sentences under the h1. */
  serviceDescription: string;
  /** What the customer gets, in at most 80 characters: stands under the title where another page lists this service as related. */
  benefit: string;
  picture: ContentPicture;
  contentSections: readonly ContentSection[];
  closing: { heading: string; text: string; action: string };
}

/** A service as a town page lists it; `path` leads to its service page where there is one. */
export interface TownService extends ContentItem {
  path?: string;
}

/** A rule that a fence in a town has to follow, with where it was read and when, so that the next reader can check it again. */
export interface TownRule {
  rule: string;
  /** The document or web page that the rule was read in. */
  source: string;
  /** The month it was read there, such as `2026-11`. */
  checked: string;
}

/** The words of one town landing page (specification, section 2.11). */
export interface TownContent {
  slug: string;
  /** Name alone, such as "High Point". */
  town: string;
  title: string;
  /** Meta description, 110 to 160 characters. */
  description: string;
  keywords: string;
  tagline: string;
  picture: ContentPicture;
  intro: { heading: string; paragraphs: readonly string[] };
  about: { heading: string; paragraphs: readonly string[] };
  /** Anything else true of this town's ground, houses and weather. */
  sections?: readonly ContentSection[];
  /** Permits and buried lines. `intro` sends the reader to the town for what could not be verified. */
  rules: { heading: string; intro: string; items: readonly TownRule[] };
  residential: { heading: string; intro?: string; picture: ContentPicture; items: readonly TownService[] };
  commercial: { heading: string; intro?: string; items: readonly TownService[] };
  whyChooseUs: { heading: string; items: readonly ContentItem[] };
  /** Four steps; only Greensboro, Winston-Salem, High Point and Kernersville have it. */
  process?: { heading: string; intro?: string; items: readonly ContentItem[] };
  closing: { heading: string; text: string; quoteLabel: string };
}
