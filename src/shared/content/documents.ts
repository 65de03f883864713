import type * as z from 'zod/mini';
import { templatesSchema } from '../admin/templates.ts';
import { customFormRecord } from './fields.ts';
import { areasWords, financingWords, galleryWords, priceWords } from './fixed-page-words.ts';
import { announcementWords, headerFooterWords } from './header-footer-words.ts';
import { homeWords } from './home-words.ts';
import { legalPageNames, legalWords } from './legal-words.ts';
import { legalLists, type SitePlan, serviceLists, servicesOf, townLists, townsOf } from './page-plan.ts';
import { serviceWords, townWords } from './page-words.ts';
import { profileWords } from './profile-words.ts';

/** Templates for messages to customers. They have their own form (`/admin/templates`), and no page shows them. */
export const templateWords = customFormRecord('Templates', templatesSchema);

/** Each kind of document with the schema of its words. A fixed kind has one document, whose id is the kind. */
export const wordSchemas = {
  home: homeWords,
  gallery: galleryWords,
  financing: financingWords,
  price: priceWords,
  areas: areasWords,
  service: serviceWords,
  town: townWords,
  legal: legalWords,
  frame: headerFooterWords,
  bar: announcementWords,
  profile: profileWords,
  templates: templateWords,
} as const satisfies Record<string, z.ZodMiniType>;

export type DocumentKind = keyof typeof wordSchemas;
export type WordsOf<Kind extends DocumentKind> = z.infer<(typeof wordSchemas)[Kind]>;

/** All kinds that this release knows. */
export const documentKinds = Object.keys(wordSchemas) as DocumentKind[];

/** One record of words: a page, or a part of every page. */
export type ContentDocument = {
  [Kind in DocumentKind]: { id: string; kind: Kind; words: WordsOf<Kind> };
}[DocumentKind];

/** The words of the whole site, by the ids of the documents, with the plan of its pages. */
export interface Documents {
  plan: SitePlan;
  byId: ReadonlyMap<string, ContentDocument>;
  /** Since when visitors see the words of a legal page, by its id; ISO 8601, UTC. Absent where words are shown that no visitor sees. */
  publishedAt?: ReadonlyMap<string, string>;
}

/** The kinds that have one document each, and the names by which lists call them. */
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

/** True if no page shows a document, which then stands in no list of pages and has no preview. */
export const isOffPages = (kind: DocumentKind): boolean => kind === 'templates';

export const kindLists = { service: serviceLists, town: townLists, legal: legalLists } as const;

/** The words of a fixed kind. @throws where there are none, which is a mistake of the program */
export function wordsOf<Kind extends FixedKind>({ byId }: Documents, kind: Kind): WordsOf<Kind> {
  const document = byId.get(kind);
  if (document?.kind !== kind) throw new Error(`There are no words of ${kind}.`);
  return document.words as WordsOf<Kind>;
}

/** The service pages in the menu's order, hidden ones left out. */
export function shownServices(documents: Documents) {
  return shown(documents, servicesOf(documents.plan)).filter((document) => document.kind === 'service');
}

/** The town pages in the areas page's order, hidden ones left out. */
export function shownTowns(documents: Documents) {
  return shown(documents, townsOf(documents.plan)).filter((document) => document.kind === 'town');
}

/** The legal pages that were published, in the plan's order, hidden ones left out. */
export function shownLegalPages(documents: Documents) {
  return shown(documents, documents.plan.legal).filter((document) => document.kind === 'legal');
}

function shown({ plan, byId }: Documents, ids: readonly string[]): ContentDocument[] {
  return ids.filter((id) => !Object.hasOwn(plan.hidden, id)).flatMap((id) => byId.get(id) ?? []);
}

/** The name by which lists of pages call a document. */
export function nameOf(document: ContentDocument): string {
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

/** Town names listed on the home page. A town with a page uses that page's name and is skipped while the page is hidden. */
export function homeTowns({ plan, byId }: Documents): string[] {
  return plan.strip.flatMap((entry) => {
    const town = byId.get(entry);
    if (town?.kind !== 'town') return townsOf(plan).includes(entry) ? [] : entry;
    return Object.hasOwn(plan.hidden, entry) ? [] : town.words.town;
  });
}
