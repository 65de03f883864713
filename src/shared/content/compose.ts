import type {
  AreasContent,
  FrameContent,
  GalleryContent,
  HomeContent,
  NavigationGroup,
  ServiceContent,
  SiteContent,
  TownContent,
  TownService,
} from '../content.ts';
import { fixedRoutes } from '../routes.ts';
import { announcementAt } from './bar-words.ts';
import { type Documents, shownServices, shownTowns, type WordsOf, wordsOf } from './documents.ts';
import { withoutMarks } from './marks.ts';
import { valuesOfTowns } from './placeholder-values.ts';
import { fillTexts } from './placeholders.ts';
import type { SitePlan } from './plan.ts';
import { serviceLists, townLists } from './plan-lists.ts';
import { stripTowns } from './strip-towns.ts';

/**
 * The words as the views read them: pages in the plan's order and with its addresses. A page that is hidden or gone is in no list,
 * and what named it stays without a link.
 * @param nowMs milliseconds since 1970; without it the announcement shows whatever its dates
 */
export function composeContent(documents: Documents, nowMs?: number): SiteContent {
  const { servicePage, townPage, ...frame } = wordsOf(documents, 'frame');
  const services = shownServices(documents).map(({ id, words }) => ({
    ...words,
    ...placeOfService(documents.plan, id),
  }));
  const content: SiteContent = {
    home: composeHome(documents),
    areas: composeAreas(wordsOf(documents, 'areas')),
    financing: wordsOf(documents, 'financing'),
    price: wordsOf(documents, 'price'),
    gallery: composeGallery(documents),
    frame: composeFrame(frame),
    announcement: announcementAt(wordsOf(documents, 'bar'), nowMs),
    servicePage,
    townPage,
    services: services.map((service) => composeService(service, services)),
    towns: shownTowns(documents).map(({ id, words }) => composeTown(documents, id, words)),
  };
  return fillTexts(content, valuesOfTowns(documents));
}

/**
 * The path of a page by its id.
 * @returns undefined for one that is hidden or gone
 */
export function pathOfPage({ plan, byId }: Documents, id: string): string | undefined {
  const fixed = fixedRoutes.listed.find(({ screen }) => screen === id);
  if (fixed) return fixed.path;
  return byId.has(id) && !Object.hasOwn(plan.hidden, id) && plan.slugs[id] ? `/${plan.slugs[id]}` : undefined;
}

function placeOfService(plan: SitePlan, id: string): { id: string; slug: string; group: NavigationGroup } {
  const group = serviceLists.find((list) => plan[list].includes(id)) ?? serviceLists[0];
  return { id, slug: plan.slugs[id] ?? id, group };
}

/** Related pages are named by id in the words and by address on the page. */
function composeService(service: ServiceContent, all: readonly ServiceContent[]): ServiceContent {
  const slugs = service.companions.flatMap((id) => all.find((other) => other.id === id)?.slug ?? []);
  return { ...service, companions: slugs };
}

function composeTown(documents: Documents, id: string, unfilled: WordsOf<'town'>): TownContent {
  const { plan } = documents;
  const words = fillTexts(unfilled, { town: withoutMarks(unfilled.town) });
  const rank = townLists.find((list) => plan[list].includes(id)) ?? 'other';
  const link = ({ page, ...item }: WordsOf<'town'>['residential']['items'][number]): TownService => ({
    ...item,
    text: item.text ?? sentenceOf(documents, page),
    ...(page && { path: pathOfPage(documents, page) }),
  });
  const { residential, commercial } = words;
  return {
    ...words,
    ...{ id, slug: plan.slugs[id] ?? id, rank },
    residential: { ...residential, items: residential.items.map(link) },
    commercial: { ...commercial, items: commercial.items.map(link) },
  };
}

/** The description of a service page; empty when the page is not a service or is hidden. */
function sentenceOf(documents: Documents, id: string | undefined): string {
  const service = id !== undefined && pathOfPage(documents, id) ? documents.byId.get(id) : undefined;
  return service?.kind === 'service' ? service.words.serviceDescription : '';
}

function composeHome(documents: Documents): HomeContent {
  const words = wordsOf(documents, 'home');
  const cards = words.services.cards.map((card) => ({ ...card, path: pathOfPage(documents, card.page) }));
  const serviceArea = { ...words.serviceArea, towns: stripTowns(documents) };
  return { ...words, services: { ...words.services, cards }, serviceArea };
}

function composeAreas({ services, ...words }: WordsOf<'areas'>): AreasContent {
  const { residential, commercial, ...shown } = services;
  const groups = [
    { heading: residential, group: 'residential' as const },
    { heading: commercial, group: 'commercial' as const },
  ];
  return { ...words, services: { ...shown, groups } };
}

function composeGallery(documents: Documents): GalleryContent {
  const { kinds, ...words } = wordsOf(documents, 'gallery');
  const { pages, ...shown } = kinds;
  const slugs = pages.flatMap((id) => pathOfPage(documents, id)?.slice(1) ?? []);
  return { ...words, kinds: { ...shown, slugs } };
}

function composeFrame({
  residential,
  commercial,
  fenceStyles,
  ...words
}: Omit<WordsOf<'frame'>, 'servicePage' | 'townPage'>): FrameContent {
  const titles = { residential, commercial, fenceStyles };
  return { ...words, groups: serviceLists.map((key) => ({ key, ...titles[key] })) };
}
