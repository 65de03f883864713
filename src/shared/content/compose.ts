import type {
  AreasContent,
  FrameContent,
  GalleryContent,
  HomeContent,
  LegalContent,
  NavigationGroup,
  ServiceContent,
  TownContent,
  TownService,
} from '../content.ts';
import { fillPlaceholders } from '../profile.ts';
import { fixedRoutes } from '../routes.ts';
import {
  type Documents,
  listHomeTowns,
  shownLegalPages,
  shownServices,
  shownTowns,
  type TextOf,
  textOf,
} from './documents.ts';
import { announcementAt } from './header-footer-text.ts';
import { withoutMarks } from './marks.ts';
import { type PagePlan, serviceLists, townLists } from './page-plan.ts';
import { fillTexts, type PageValues } from './placeholders.ts';

/**
 * Composes the text as the views read it: pages in the plan's order and with its addresses. No list contains a hidden or removed page, the
 * home page has no card for it, and references to it have no link.
 * @param nowMs milliseconds since 1970; if absent, the announcement is shown whatever its dates
 */
export function composeContent(documents: Documents, nowMs?: number) {
  const { servicePage, townPage, ...frame } = textOf(documents, 'frame');
  const services = shownServices(documents).map(({ id, words }) => ({
    ...words,
    ...placeOfService(documents.plan, id),
  }));
  const content = {
    home: composeHome(documents),
    areas: composeAreas(textOf(documents, 'areas')),
    financing: textOf(documents, 'financing'),
    price: textOf(documents, 'price'),
    gallery: composeGallery(documents),
    frame: composeFrame(frame),
    announcement: announcementAt(textOf(documents, 'bar'), nowMs),
    servicePage,
    townPage,
    services: services.map((service) => composeService(service, services)),
    towns: shownTowns(documents).map(({ id, words }) => composeTown(documents, id, words)),
    legalPages: shownLegalPages(documents).map(({ id, words }) => composeLegalPage(documents, id, words)),
  };
  const values = { ...valuesOfTowns(documents), backupsKept: documents.backupsKept ?? 'five weeks' };
  return fillPlaceholders(fillTexts(content, values), textOf(documents, 'profile'));
}

/** The text of every page. */
export type SiteContent = ReturnType<typeof composeContent>;

/**
 * Returns the path of a page by its id.
 * @returns `undefined` for a hidden or removed page
 */
export function pathOfPage({ plan, byId }: Documents, id: string): string | undefined {
  const fixed = fixedRoutes.listed.find(({ screen }) => screen === id);
  if (fixed) return fixed.path;
  return byId.has(id) && !Object.hasOwn(plan.hidden, id) && plan.slugs[id] ? `/${plan.slugs[id]}` : undefined;
}

function placeOfService(plan: PagePlan, id: string): { id: string; slug: string; group: NavigationGroup } {
  const group = serviceLists.find((list) => plan[list].includes(id)) ?? serviceLists[0];
  return { id, slug: plan.slugs[id] ?? id, group };
}

/** The stored text names related pages by id, the page by address. */
function composeService(service: ServiceContent, all: readonly ServiceContent[]): ServiceContent {
  const slugs = service.companions.flatMap((id) => all.find((other) => other.id === id)?.slug ?? []);
  return { ...service, companions: slugs };
}

function composeTown(documents: Documents, id: string, unfilled: TextOf<'town'>): TownContent {
  const { plan } = documents;
  const words = fillTexts(unfilled, { town: withoutMarks(unfilled.town) });
  const rank = townLists.find((list) => plan[list].includes(id)) ?? 'other';
  const link = ({ page, ...item }: TextOf<'town'>['residential']['items'][number]): TownService => ({
    ...item,
    text: item.text ?? sentenceOf(documents, page),
    ...(page && { path: pathOfPage(documents, page) }),
  });
  const { residential, commercial } = words;
  return {
    ...words,
    id,
    slug: plan.slugs[id] ?? id,
    rank,
    residential: { ...residential, items: residential.items.map(link) },
    commercial: { ...commercial, items: commercial.items.map(link) },
  };
}

function composeLegalPage({ plan, publishedAt }: Documents, id: string, words: TextOf<'legal'>): LegalContent {
  return { ...words, id, slug: plan.slugs[id] ?? id, publishedAt: publishedAt?.get(id) };
}

/** Returns the description of a service page; empty if the page isn't a service or is hidden. */
function sentenceOf(documents: Documents, id: string | undefined): string {
  const service = id !== undefined && pathOfPage(documents, id) ? documents.byId.get(id) : undefined;
  return service?.kind === 'service' ? service.words.serviceDescription : '';
}

function composeHome(documents: Documents): HomeContent {
  const words = textOf(documents, 'home');
  const cards = words.services.cards.flatMap((card) => {
    const path = pathOfPage(documents, card.page);
    return path === undefined ? [] : [{ ...card, path }];
  });
  const serviceArea = { ...words.serviceArea, towns: listHomeTowns(documents) };
  return { ...words, services: { ...words.services, cards }, serviceArea };
}

function composeAreas({ services, ...words }: TextOf<'areas'>): AreasContent {
  const { residential, commercial, ...shown } = services;
  const groups = [
    { heading: residential, group: 'residential' as const },
    { heading: commercial, group: 'commercial' as const },
  ];
  return { ...words, services: { ...shown, groups } };
}

function composeGallery(documents: Documents): GalleryContent {
  const { kinds, ...words } = textOf(documents, 'gallery');
  const { pages, ...shown } = kinds;
  const slugs = pages.flatMap((id) => pathOfPage(documents, id)?.slice(1) ?? []);
  return { ...words, kinds: { ...shown, slugs } };
}

function composeFrame({
  residential,
  commercial,
  fenceStyles,
  ...words
}: Omit<TextOf<'frame'>, 'servicePage' | 'townPage'>): FrameContent {
  const titles = { residential, commercial, fenceStyles };
  return { ...words, groups: serviceLists.map((key) => ({ key, ...titles[key] })) };
}

/**
 * Returns the values of {mainTowns} and {otherTowns}. The first are the main towns with a page, else the first four home page towns. The
 * others are the remaining home page towns without a page, by name.
 */
export function valuesOfTowns(documents: Documents): PageValues {
  const shown = shownTowns(documents);
  const homeTowns = listHomeTowns(documents);
  const withPage = shown.filter(({ id }) => documents.plan.main.includes(id)).map(({ words }) => words.town);
  const main = withPage.length > 0 ? withPage : homeTowns.slice(0, 4);
  const named = new Set([...shown.map(({ words }) => words.town), ...main]);
  const others = homeTowns.filter((name) => !named.has(name)).sort();
  return {
    mainTowns: listNames(main) ?? '{city}',
    otherTowns: listNames(others) ?? 'the towns nearby',
  };
}

/** Joins names to an English list, such as "Archdale, Clemmons and Jamestown"; `undefined` if there are none. */
function listNames(names: readonly string[]): string | undefined {
  const before = names.slice(0, -1).join(', ');
  const last = names.at(-1);
  return last && withoutMarks(before ? `${before} and ${last}` : last);
}
