import { isAdminSection } from './admin/admin-sections.ts';
import type { SiteContent } from './content/compose.ts';
import type { LegalContent, NavigationGroup, ServiceContent, TownContent } from './content.ts';
import { milesBetween } from './distance.ts';
import type { Profile } from './profile.ts';
import { catalogPath, type FixedRoute, fixedRoutes } from './routes.ts';
import { foldText } from './text-rules.ts';

/** A page's name and its address. */
export interface PageLink {
  name: string;
  path: string;
}

/** An address of the site, with its screen and the document that the screen shows. */
export type PageRoute =
  | FixedRoute
  | { path: string; screen: 'service'; document: ServiceContent; unlisted?: undefined }
  | { path: string; screen: 'town'; document: TownContent; unlisted?: undefined }
  | { path: string; screen: 'legal'; document: LegalContent; unlisted?: undefined };

export type ServiceRoute = Extract<PageRoute, { screen: 'service' }>;
export type TownRoute = Extract<PageRoute, { screen: 'town' }>;

/** One group of the menu with its pages. */
export interface MenuGroup {
  key: NavigationGroup;
  label: string;
  title: string;
  items: readonly PageLink[];
}

/** The pages of the site and their addresses; everything that lists pages is derived from it. */
export interface SiteMap {
  /** Every address except those of single records in /admin; the listed ones are in the sitemap's order. */
  routes: ReadonlyMap<string, PageRoute>;
  /** The path of each page by its id: the document's, or the screen's for a page without a document. */
  paths: ReadonlyMap<string, string>;
  menu: readonly MenuGroup[];
  /** The service pages in the menu's order. */
  services: readonly ServiceRoute[];
  towns: readonly TownRoute[];
  /** The services that the contact form offers: each visible service's choice once, then the fixed last one. */
  contactOptions: readonly string[];
  /** Every town of the region by name: those with a page, then the other home page towns. */
  townNames: readonly string[];
}

/** Derives the site map from the text of all pages and the profile, which determines the catalog's address. */
export function mapSite(content: SiteContent, profile: Pick<Profile, 'retailerSlug' | 'catalogYear'>): SiteMap {
  const { groups } = content.frame;
  const services = groups.flatMap(({ key }) => content.services.filter(({ group }) => group === key).map(serviceRoute));
  const towns = content.towns.map(townRoute);
  const legalPages = content.legalPages.map(legalRoute);
  const catalog: FixedRoute = { path: catalogPath(profile), screen: 'catalog', unlisted: true };
  const [home, gallery, ...others] = fixedRoutes.listed;
  const routes = [home, gallery, ...services, ...others, ...towns, ...legalPages, ...fixedRoutes.unlisted, catalog];
  return {
    routes: new Map(routes.map((route) => [route.path, route])),
    paths: new Map(
      routes.flatMap((route): [string, string][] =>
        route.screen === 'admin' ? [] : [['document' in route ? route.document.id : route.screen, route.path]],
      ),
    ),
    menu: groups.map((group) => ({ ...group, items: services.filter(isIn(group.key)).map(toLink) })),
    services,
    towns,
    contactOptions: [...new Set([...services.flatMap(({ document }) => document.contactOption ?? []), otherOption])],
    townNames: [...new Set([...content.towns.map(({ town }) => town), ...content.home.serviceArea.towns])],
  };
}

/** The choice for any other service. */
const otherOption = 'Other';

function serviceRoute(document: ServiceContent): ServiceRoute {
  return { path: `/${document.slug}`, screen: 'service', document };
}

function townRoute(document: TownContent): TownRoute {
  return { path: `/${document.slug}`, screen: 'town', document };
}

function legalRoute(document: LegalContent): PageRoute {
  return { path: `/${document.slug}`, screen: 'legal', document };
}

/** Converts a service page to an entry in lists of links. */
export function toLink({ path, document }: ServiceRoute): PageLink {
  return { name: document.menuName, path };
}

/** Converts a town page to an entry in lists of links. */
export function toTownLink({ path, document }: TownRoute): PageLink {
  return { name: document.town, path };
}

const isIn =
  (group: NavigationGroup) =>
  ({ document }: ServiceRoute): boolean =>
    document.group === group;

/**
 * Returns the route of an address, or `undefined` if there is none.
 * @param path decoded, without query and without trailing slash
 */
export function findRoute({ routes }: SiteMap, path: string): PageRoute | undefined {
  return routes.get(path) ?? (isAdminSection(path) ? { path, screen: 'admin', unlisted: true } : undefined);
}

/** Lists the pages for search engines. */
export function listedRoutes({ routes }: SiteMap): PageRoute[] {
  return [...routes.values()].filter(({ unlisted }) => !unlisted);
}

/** Lists the other services of the same group (docs/product.md, "Service groups", related-services rule). */
export function relatedServices({ services }: SiteMap, { slug, group }: ServiceContent): ServiceRoute[] {
  return services.filter(({ document }) => document.group === group && document.slug !== slug);
}

/** Returns the path of a town's page, or `undefined` if it has none. */
export function pathOfTown({ towns }: SiteMap, name: string): string | undefined {
  return towns.find(({ document }) => document.town === name)?.path;
}

/** Lists the three nearest towns with a page, nearest first. */
export function nearestTowns({ towns }: SiteMap, here: TownContent): TownRoute[] {
  const distance = ({ document: { point } }: TownRoute) => milesBetween(here.point, point);
  return towns
    .filter(({ document }) => document.slug !== here.slug)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 3);
}

/** Returns the town of a landing page, or `undefined` for any other address. */
export function townOfPath({ routes }: SiteMap, path: string): string | undefined {
  const route = routes.get(path);
  return route?.screen === 'town' ? route.document.town : undefined;
}

/**
 * Returns a function that finds the first town of the region that a text names, or `undefined`. Names are compared word by word, so that
 * neither signs nor spaces matter: an owner may type anything as a town's name.
 */
export function townFinder({ townNames }: SiteMap): (text: string) => string | undefined {
  const towns = townNames.map((name) => ({ name, words: wordsIn(name) })).filter(({ words }) => words !== noWords);
  return (text) => {
    const words = wordsIn(text);
    return towns.find((town) => words.includes(town.words))?.name;
  };
}

const noWords = ' ';

/** Returns the letters and digits of a text in lowercase, with one space before, between, and after its words. */
function wordsIn(text: string): string {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? ` ${words.join(' ')} ` : noWords;
}
