import type { Profile } from '../profile.ts';
import { catalogFileName, catalogPath, fixedRoutes } from '../routes.ts';
import { hasControls } from '../web-address.ts';

/** The beginnings of addresses that the program answers itself, beside the fixed pages. */
const answered = [
  ...['api', 'admin', 'assets', 'icons', 'images', 'catalog-pages', 'healthz', 'readyz', 'servez'],
  ...[...fixedRoutes.listed, ...fixedRoutes.unlisted].map(({ path }) => firstPart(path)),
];

/** Files at the root that the program answers itself. */
const files = ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'favicon.ico', 'speculation-rules.json'];

type Catalog = Pick<Profile, 'retailerSlug' | 'catalogYear' | 'brandInitials'>;

/** Said where a page or a redirect asks for an address that the program answers. */
export const reservedMessage = 'The site needs this address itself.';

/** Said where a page asks for the address of another one. */
export const takenMessage = 'Another page has this address.';

/** Whether no page may have this address (docs/product.md, "Pages of the site"). @param slug without the slash */
export function isReserved(slug: string, profile: Catalog): boolean {
  return slug.includes('.') || isAnswered(`/${slug}`, profile);
}

/** Whether the program answers an address itself, so that it cannot lead elsewhere. */
export function isAnswered(path: string, profile: Catalog): boolean {
  const first = firstPart(path);
  return (
    [...answered, ...files].includes(first) ||
    first.startsWith('upload-') ||
    `/${first}` === catalogPath(profile) ||
    `/${first}` === toPath(`/${catalogFileName(profile)}`)
  );
}

/**
 * The one spelling of an address of the site: percent-encoded, without a slash at its end.
 * @returns undefined for what is no path of a site
 */
export function toPath(text: string): string | undefined {
  if (hasControls(text) || !/^\/(?![/\\])[^?#\s\\]*$/.test(text.replaceAll(' ', '%20'))) return undefined;
  try {
    const { pathname } = new URL(encodeURI(decodeURI(text)), 'https://site.example');
    return pathname.replace(/\/+$/, '') || '/';
  } catch {
    return undefined;
  }
}

/** A name as an address has it: `Café & Patio` gives `cafe-patio`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
