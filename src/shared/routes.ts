import { findAdminSection, listedSections } from './admin-sections.ts';
import { serviceItems } from './navigation.ts';
import type { Profile } from './profile.ts';

/** What a visitor sees at an address; several addresses share one screen. */
export type Screen =
  | 'home'
  | 'gallery'
  | 'service'
  | 'financing'
  | 'price'
  | 'areas'
  | 'town'
  | 'catalog'
  | 'admin'
  | 'upload-images'
  | 'upload-catalog'
  | 'not-found';

export interface PageRoute {
  path: string;
  screen: Screen;
  /** Unlisted pages carry `noindex, nofollow` and stand in no sitemap (decisions, section 3). */
  unlisted?: true;
}

/** "Price my fence"; the owner can switch it off. */
export const pricePath = '/price-my-fence';

export const townSlugs = [
  'greensboro-fence-installation',
  'winston-salem-fence-installation',
  'high-point-fence-installation',
  'kernersville-fence-installation',
  'asheboro-fence-installation',
  'burlington-fence-installation',
  'elon-fence-installation',
  'lexington-fence-installation',
] as const;

/** The route table (specification, section 2.1), without the catalogue viewer, whose path follows the profile. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', screen: 'home' },
  { path: '/gallery', screen: 'gallery' },
  ...serviceItems.map(({ path }) => ({ path, screen: 'service' as const })),
  { path: '/fence-financing', screen: 'financing' },
  { path: pricePath, screen: 'price' },
  { path: '/areas-we-serve', screen: 'areas' },
  ...townSlugs.map((slug) => ({ path: `/${slug}`, screen: 'town' as const })),
  ...listedSections.map(({ path }) => ({ path, screen: 'admin' as const, unlisted: true as const })),
  { path: '/upload-images', screen: 'upload-images', unlisted: true },
  { path: '/upload-catalog', screen: 'upload-catalog', unlisted: true },
];

/** The pages for staff, which a plain login returns to and which tell whether somebody is signed in. */
export const staffRoutes: readonly PageRoute[] = pageRoutes.filter(({ path }) =>
  ['/admin', '/upload-images', '/upload-catalog'].includes(path),
);

const routesByPath = new Map(pageRoutes.map((route) => [route.path, route]));

/** The catalogue viewer's path, such as `/homecenter-ihss-2025` (specification, section 2.15). */
export function catalogPath(profile: Pick<Profile, 'retailerSlug' | 'catalogYear'>): string {
  return `/${profile.retailerSlug}-ihss-${profile.catalogYear}`;
}

/** The catalogue's file name, such as `2025 LFC Catalog.pdf`; it is also its path at the root, percent-encoded. */
export function catalogFileName(profile: Pick<Profile, 'brandInitials' | 'catalogYear'>): string {
  return `${profile.catalogYear} ${profile.brandInitials} Catalog.pdf`;
}

/**
 * The route of an address that is the same whatever the profile says, or `undefined`.
 * @param path without query and without trailing slash
 */
export function findFixedRoute(path: string): PageRoute | undefined {
  return routesByPath.get(path);
}

/**
 * The route of an address, or `undefined` where there is none.
 * @param path decoded, without query and without trailing slash
 */
export function findRoute(path: string, profile: Profile): PageRoute | undefined {
  if (path === catalogPath(profile)) return { path, screen: 'catalog', unlisted: true };
  if (findAdminSection(path)) return { path, screen: 'admin', unlisted: true };
  return findFixedRoute(path);
}
