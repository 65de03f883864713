import { listedSections } from './admin/admin-sections.ts';
import type { Profile } from './profile.ts';

/** The screen at an address; several addresses share one screen. */
export type Screen = 'service' | 'town' | 'legal' | FixedScreen;

/** The screens without a document of their own. */
export type FixedScreen =
  | 'home'
  | 'gallery'
  | 'financing'
  | 'price'
  | 'areas'
  | 'catalog'
  | 'admin'
  | 'upload-images'
  | 'upload-catalog'
  | 'not-found';

export interface FixedRoute {
  path: string;
  screen: FixedScreen;
  /** Unlisted pages have `noindex, nofollow` and aren't in the sitemap (docs/decisions.md, "Further addresses"). */
  unlisted?: true;
}

/** "Price my fence"; the owner can turn it off. */
export const pricePath = '/price-my-fence';

/**
 * The addresses that never change (docs/product.md, "Addresses"). Those of services, towns, and the catalog follow the text and the
 * profile.
 */
export const fixedRoutes = {
  listed: [
    { path: '/', screen: 'home' },
    { path: '/gallery', screen: 'gallery' },
    { path: '/fence-financing', screen: 'financing' },
    { path: pricePath, screen: 'price' },
    { path: '/areas-we-serve', screen: 'areas' },
  ],
  unlisted: [
    ...listedSections.map(({ path }): FixedRoute => ({ path, screen: 'admin', unlisted: true })),
    { path: '/upload-images', screen: 'upload-images', unlisted: true },
    { path: '/upload-catalog', screen: 'upload-catalog', unlisted: true },
  ],
} as const satisfies Record<string, readonly FixedRoute[]>;

/** The pages for staff, which a plain login returns to and which show whether someone is signed in. */
export const staffRoutes: readonly FixedRoute[] = fixedRoutes.unlisted.filter(({ path }) =>
  ['/admin', '/upload-images', '/upload-catalog'].includes(path),
);

/** Returns the catalog viewer's path, such as `/homecenter-ihss-2025` (docs/product.md, "Catalog viewer"). */
export function catalogPath(profile: Pick<Profile, 'retailerSlug' | 'catalogYear'>): string {
  return `/${profile.retailerSlug}-ihss-${profile.catalogYear}`;
}

/** Returns the catalog's file name, such as `2025 LFC Catalog.pdf`; it is also its path at the root, percent-encoded. */
export function catalogFileName(profile: Pick<Profile, 'brandInitials' | 'catalogYear'>): string {
  return `${profile.catalogYear} ${profile.brandInitials} Catalog.pdf`;
}

/** The path before the token of a customer's estimate. The rest of the address is a secret. */
export const estimatePath = '/estimate/';

/** The path before the token of a one-time link. The rest of the address is a secret. */
export const welcomePath = '/admin/welcome/';

/** The setup, and before it, with a code in the query, the page of the first password. */
export const setupPath = '/admin/set-up';

/** The path before the token of the owner's private calendar. The rest of the address is a secret. */
export const feedPath = '/calendar/';
