import type * as z from 'zod/mini';
import type { AreasText, FinancingText, GalleryText } from './content/fixed-page-text.ts';
import type { HeaderFooterText } from './content/header-footer-text.ts';
import type { HomeText } from './content/home-text.ts';
import type { LegalText } from './content/legal-text.ts';
import type { serviceLists, townLists } from './content/page-plan.ts';
import type { ServiceText, TownText } from './content/page-text.ts';
import type {
  cardsSection,
  checklistSection,
  proseSection,
  stepsSection,
  tableSection,
  titledText,
} from './content/sections.ts';

/**
 * The text of all pages as the views read it: the documents' text (`content/documents.ts`), with the addresses and the order of the page
 * plan. `content/compose.ts` creates it. Any text may contain placeholders, which are filled in from the business profile.
 */

/** The three groups of service pages in the menu (docs/product.md, "Service groups"). */
export type NavigationGroup = (typeof serviceLists)[number];

/** One service page (docs/product.md, "Service pages"). */
export interface ServiceContent extends ServiceText {
  id: string;
  slug: string;
  /** Its group in the menu. */
  group: NavigationGroup;
}

/** A service on a town page; `path` is the address of its service page, if visitors can see one. */
export interface TownService extends ContentItem {
  path?: string | undefined;
}

/** One town landing page (docs/product.md, "Town pages"). */
export interface TownContent extends Omit<TownText, 'residential' | 'commercial'> {
  id: string;
  slug: string;
  /** The list of the areas page that contains it. */
  rank: (typeof townLists)[number];
  residential: Omit<TownText['residential'], 'items'> & { items: readonly TownService[] };
  commercial: Omit<TownText['commercial'], 'items'> & { items: readonly TownService[] };
}

/** One legal page (docs/product.md, "Legal pages"). */
export interface LegalContent extends LegalText {
  id: string;
  slug: string;
  /** ISO 8601, UTC; absent in the preview of a page that was never published. */
  publishedAt: string | undefined;
}

/** The home page (docs/product.md, "Home page"). */
export interface HomeContent extends Omit<HomeText, 'services' | 'serviceArea'> {
  services: Omit<HomeText['services'], 'cards'> & {
    cards: readonly (HomeText['services']['cards'][number] & { path: string })[];
  };
  /** The home page towns. Towns with a page are links. */
  serviceArea: HomeText['serviceArea'] & { towns: readonly string[] };
}

/** The areas page (docs/product.md, "Areas page"). Its towns and services are those of the site. */
export interface AreasContent extends Omit<AreasText, 'services'> {
  services: Pick<AreasText['services'], 'heading' | 'intro' | 'picture'> & {
    groups: readonly { heading: string; group: NavigationGroup }[];
  };
}

export type FinancingContent = FinancingText;

/** The gallery page. Each `textWhileEmpty` replaces its `text` until the owner has uploaded a picture. */
export interface GalleryContent extends Omit<GalleryText, 'kinds'> {
  /** The list of service pages below the pictures, by slug. */
  kinds: Omit<GalleryText['kinds'], 'pages'> & { slugs: readonly string[] };
}

/** Content of every page. */
export interface FrameContent
  extends Pick<HeaderFooterText, 'blurb' | 'services' | 'phoneBar' | 'onward' | 'sharePicture'> {
  /** The groups of the menu, in order: the menu label and the title above the group's list. */
  groups: readonly { key: NavigationGroup; label: string; title: string }[];
}

/** A picture of the site with its alternative text. */
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
