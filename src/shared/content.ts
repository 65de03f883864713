import type { ContentItem, ContentPicture, ContentSection } from './content-sections.ts';
import type { ServiceOption } from './lead-fields.ts';

/**
 * The shapes that the words of all pages are written in; the words themselves stand in `src/content/`.
 * Any text may hold the placeholders {product}, {phone}, {region} and {city}; the page fills them from the business profile.
 */

/** The three groups of service pages in the menu (docs/product.md, "Service groups"). */
export type NavigationGroup = 'residential' | 'commercial' | 'fenceStyles';

/** The words of one service page (docs/product.md, "Service pages"). */
export interface ServiceContent {
  slug: string;
  /** Where the menu lists it. */
  group: NavigationGroup;
  /** Its name in menus, in lists of related services and in the estimate form. */
  menuName: string;
  /** The choice of the contact form that it stands behind. */
  contactOption?: Exclude<ServiceOption, 'Other'>;
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
  /** Slugs of services in other groups that a reader may need as well; those of its own group stand in the sidebar. */
  companions: readonly string[];
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

/** The words of one town landing page (docs/product.md, "Town pages"). */
export interface TownContent {
  slug: string;
  /** Name alone, such as "High Point". */
  town: string;
  /** Which list of the areas page it stands in. */
  rank: 'main' | 'other';
  /** Its sentence on the areas page. */
  summary: string;
  /** Its place on the map, in degrees, and the side of it where its name stands. */
  point: { latitude: number; longitude: number; label: 'above' | 'below' | 'right' };
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

/** What every page says about itself to search engines. */
interface PageWords {
  /** Page title; the page adds " | {product}". */
  title: string;
  /** Meta description, 110 to 160 characters. */
  description: string;
  keywords: string;
}

/** Something with a picture of its own: a feature, a kind of fence. */
export interface PicturedItem extends ContentItem {
  picture: ContentPicture;
}

/** The words of the home page (docs/product.md, "Home page"). */
export interface HomeContent extends PageWords {
  hero: { headline: string; text: string; picture: ContentPicture };
  /** The label of the features for screen readers. */
  featuresLabel: string;
  features: readonly PicturedItem[];
  services: { heading: string; intro: string; cards: readonly (PicturedItem & { path: string })[] };
  about: {
    heading: string;
    paragraphs: readonly string[];
    picture: ContentPicture;
    stats: readonly { value: string; label: string }[];
  };
  gallery: {
    heading: string;
    intro: string;
    projects: readonly { title: string; location: string; picture: ContentPicture }[];
  };
  testimonials: { heading: string };
  callToAction: { heading: string; text: string };
  contact: { heading: string; intro: string };
  /** The strip of towns; those with a page of their own are links. */
  serviceArea: {
    heading: string;
    towns: readonly string[];
    /** Leads to the towns with a page of their own that are not in the strip. */
    others: { intro: string; areasIntro: string; areasLink: string };
  };
}

/** The words of the areas page (docs/product.md, "Areas page"); its towns and services are those of the site. */
export interface AreasContent extends PageWords {
  hero: { heading: string; text: string };
  mainCities: { heading: string; intro: string };
  otherTowns: { heading: string; intro: string };
  notListed: { heading: string; text: string; callLabel: string; estimateLabel: string };
  services: {
    heading: string;
    intro: string;
    picture: ContentPicture;
    groups: readonly { heading: string; group: NavigationGroup }[];
  };
  map: {
    highways: readonly { name: string; points: readonly (readonly [latitude: number, longitude: number])[] }[];
  };
}

/** The words of the financing page (docs/product.md, "Financing page"). */
export interface FinancingContent extends PageWords {
  hero: { heading: string; text: string };
  benefits: { heading: string; items: readonly ContentItem[] };
  panel: {
    heading: string;
    text: string;
    applyLabel: string;
    condition: string;
    callLabel: string;
    contactLabel: string;
  };
  howItWorks: { heading: string; items: readonly ContentItem[] };
  questions: {
    heading: string;
    picture: ContentPicture;
    items: readonly { question: string; answer: string }[];
  };
}

/** The words of the gallery page. Each `textWhileEmpty` replaces its `text` until the owner has uploaded a picture. */
export interface GalleryContent extends PageWords {
  hero: { heading: string; text: string; textWhileEmpty: string };
  /** The list of service pages below the pictures, by slug. */
  kinds: { heading: string; text: string; textWhileEmpty: string; slugs: readonly string[] };
  callToAction: { heading: string; text: string; textWhileEmpty: string };
}

/** The words that all service pages share. */
export interface ServicePageContent {
  /** Under "Need A Free Quote?". */
  quoteText: string;
  /** The name of the service follows `headingStart`. */
  towns: { headingStart: string; companionsIntro: string };
}

/** The words that all town pages share. */
export interface TownPageContent {
  /** The name of the town follows. */
  neighbors: { headingStart: string };
}

/** What stands on every page. */
export interface FrameContent {
  /** The footer's sentence about the business. */
  blurb: string;
  /** The groups of the menu, in its order: the word that opens a group and the title above its list. */
  groups: readonly { key: NavigationGroup; label: string; title: string }[];
  /** The bar with two links at the bottom of small screens. */
  phoneBar: { label: string; call: string; quote: string };
  /** The sentence with links to the gallery and the financing page; each link follows its introduction. */
  onward: { galleryIntro: string; galleryLink: string; financingIntro: string; financingLink: string };
}

/** The words of every page. */
export interface SiteContent {
  home: HomeContent;
  areas: AreasContent;
  financing: FinancingContent;
  gallery: GalleryContent;
  frame: FrameContent;
  servicePage: ServicePageContent;
  townPage: TownPageContent;
  services: readonly ServiceContent[];
  towns: readonly TownContent[];
}
