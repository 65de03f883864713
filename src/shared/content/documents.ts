import type * as z from 'zod/mini';
import { templatesSchema } from '../admin/templates.ts';
import { customFormRecord } from './fields.ts';
import { areasText, financingText, galleryText, priceText } from './fixed-page-text.ts';
import { announcementText, headerFooterText } from './header-footer-text.ts';
import { homeText } from './home-text.ts';
import { legalPageNames, legalText } from './legal-text.ts';
import { legalLists, type PagePlan, serviceLists, servicesOf, townLists, townsOf } from './page-plan.ts';
import { serviceText, townText } from './page-text.ts';
import { profileText } from './profile-text.ts';

/** Templates for messages to customers. They have their own form (`/admin/templates`), and pages don't show them. */
export const templateTexts = customFormRecord('Templates', templatesSchema);

/** The kinds of documents with their text schemas. A fixed kind has one document, whose id is the kind. */
export const textSchemas = {
  home: homeText,
  gallery: galleryText,
  financing: financingText,
  price: priceText,
  areas: areasText,
  service: serviceText,
  town: townText,
  legal: legalText,
  frame: headerFooterText,
  bar: announcementText,
  profile: profileText,
  templates: templateTexts,
} as const satisfies Record<string, z.ZodMiniType>;

export type DocumentKind = keyof typeof textSchemas;
export type TextOf<Kind extends DocumentKind> = z.infer<(typeof textSchemas)[Kind]>;

/** All kinds that this release knows. */
export const documentKinds = Object.keys(textSchemas) as DocumentKind[];

/** The text of a page, or of a part that every page has. */
export type ContentDocument = {
  [Kind in DocumentKind]: { id: string; kind: Kind; words: TextOf<Kind> };
}[DocumentKind];

/** The text of the whole site by document id, with its page plan. */
export interface Documents {
  plan: PagePlan;
  byId: ReadonlyMap<string, ContentDocument>;
  /** Since when visitors have seen the text of a legal page, by its id; ISO 8601, UTC. Absent for text that visitors don't see. */
  publishedAt?: ReadonlyMap<string, string>;
  /** The time that backups are kept, such as "five weeks", for the privacy policy. */
  backupsKept?: string;
}

/** The kinds with one document each, and their names in lists. */
const fixedNames = {
  home: 'Home page',
  gallery: 'Gallery',
  financing: 'Financing',
  price: 'Price my fence',
  areas: 'Areas We Serve',
  frame: 'Header and footer',
  bar: 'Announcement',
  profile: 'Business profile',
  templates: 'Templates',
} as const satisfies Partial<Record<DocumentKind, string>>;
export type FixedKind = keyof typeof fixedNames;
export const fixedKinds = Object.keys(fixedNames) as FixedKind[];

/** True if no page shows a document. Such a document isn't in lists of pages and has no preview. */
export const isOffPages = (kind: DocumentKind): boolean => kind === 'templates';

export const kindLists = { service: serviceLists, town: townLists, legal: legalLists } as const;

/** Returns the text of a fixed kind. @throws Error if it is missing, which is a program fault */
export function textOf<Kind extends FixedKind>({ byId }: Documents, kind: Kind): TextOf<Kind> {
  const document = byId.get(kind);
  if (document?.kind !== kind) throw new Error(`There are no words of ${kind}.`);
  return document.words as TextOf<Kind>;
}

/** Lists the service pages in the menu's order, without hidden ones. */
export function shownServices(documents: Documents) {
  return shown(documents, servicesOf(documents.plan)).filter((document) => document.kind === 'service');
}

/** Lists the town pages in the areas page's order, without hidden ones. */
export function shownTowns(documents: Documents) {
  return shown(documents, townsOf(documents.plan)).filter((document) => document.kind === 'town');
}

/** Lists the published legal pages in the plan's order, without hidden ones. */
export function shownLegalPages(documents: Documents) {
  return shown(documents, documents.plan.legal).filter((document) => document.kind === 'legal');
}

function shown({ plan, byId }: Documents, ids: readonly string[]): ContentDocument[] {
  return ids.filter((id) => !Object.hasOwn(plan.hidden, id)).flatMap((id) => byId.get(id) ?? []);
}

/** Returns the name of a document in lists of pages. */
export function documentName(document: ContentDocument): string {
  switch (document.kind) {
    case 'service':
      return document.words.menuName;
    case 'town':
      return document.words.town;
    case 'legal':
      return legalPageNames[document.id] ?? document.words.heading;
    default:
      return fixedNames[document.kind];
  }
}

/** Lists the town names on the home page. A town with a page has that page's name and is skipped while the page is hidden. */
export function listHomeTowns({ plan, byId }: Documents): string[] {
  return plan.homeTowns.flatMap((entry) => {
    const town = byId.get(entry);
    if (town?.kind !== 'town') return townsOf(plan).includes(entry) ? [] : entry;
    return Object.hasOwn(plan.hidden, entry) ? [] : town.words.town;
  });
}
