import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import type { SiteMap } from '../site-map.ts';
import { addressField, onOneLine } from '../text-rules.ts';
import { hasControls, isOutside } from '../web-address.ts';
import { pathOfPage } from './compose.ts';
import type { Documents } from './documents.ts';
import { documentId, pagesOf } from './page-plan.ts';

/** The error message if a page or a redirect has an address that the program uses. */
export const reservedMessage = 'The site already uses this address.';

/** The error message if a page has another page's address. */
export const takenMessage = 'Another page already has this address.';

/**
 * Returns the normalized spelling of a site address: percent-encoded, without a trailing slash.
 * @returns `undefined` if it isn't a path of a site
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

/** Converts a name for use in an address: `Café & Patio` gives `cafe-patio`. */
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

/** A redirect of an address to a page or to another site. A page is named by its id, so that two renames don't make a chain. */
export interface Redirect {
  /** In the format of `toPath`. */
  from: string;
  page?: string;
  address?: string;
  /** Created when a page's address changed, not by the owner. */
  automatic: boolean;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
}

/** The maximum number of redirects. */
export const redirectLimit = 500;

/** The maximum length of an address, because request URLs contain it. */
const pathLimit = 160;

const from = z
  .string('Enter the address, like /old-page.')
  .check(
    onOneLine(),
    z.maxLength(pathLimit, `Keep the address to ${pathLimit} characters or less.`),
    z.overwrite((text) => toPath(text) ?? ''),
    z.regex(/^\/./, 'Enter the part of the address after the site’s name, like /old-page.'),
    z.maxLength(pathLimit, `Keep the address to ${pathLimit} characters or less.`),
  )
  .register(fieldNotes, { label: 'Old address, like /old-page', control: 'code' });
const targetFields = {
  page: z.optional(documentId),
  address: z.optional(addressField('The address', isOutside, 'Enter a full address that starts with https://.')),
};
const oneTarget = <Value extends { page?: string | undefined; address?: string | undefined }>() =>
  z.refine<Value>(({ page, address }) => (page === undefined) !== (address === undefined), {
    message: 'Choose a page, or enter an address.',
    path: ['page'],
  });

/** The new target of a redirect. */
export const targetSchema = z.object(targetFields).check(oneTarget());
/** A redirect that the owner creates. */
export const redirectSchema = z.object({ from, ...targetFields }).check(oneTarget());
export type RedirectTarget = z.infer<typeof targetSchema>;

/** The response for an address that no page has: a redirect, permanent or not, or 410 for a page that was permanently removed. */
export type Move = { status: 302 | 308; location: string } | { status: 410 };

/** The part of a site that decides where an address redirects. */
interface SiteAddresses {
  documents: Documents;
  /** By address. */
  redirects: ReadonlyMap<string, Redirect>;
  map: Pick<SiteMap, 'routes'>;
}

/**
 * Returns the response for an address that no page has.
 * @param path as requested, without query
 */
export function findMove(
  { documents, redirects }: Pick<SiteAddresses, 'documents' | 'redirects'>,
  path: string,
): Move | undefined {
  const from = toPath(path);
  if (from === undefined) return undefined;
  const { plan, byId } = documents;
  const hidden = pagesOf(documents.plan).find((id) => `/${plan.slugs[id]}` === from && byId.has(id));
  const redirect = redirects.get(from);
  if (hidden) return toMove(followPage(documents, hidden));
  if (redirect?.address) return { status: redirect.automatic ? 308 : 302, location: redirect.address };
  const found = redirect?.page === undefined ? undefined : followPage(documents, redirect.page);
  if (!redirect || (!found && isListed(documents, redirect.page))) return undefined;
  return redirect.automatic ? (toMove(found) ?? { status: 410 }) : toMove(found && { ...found, isLasting: false });
}

interface Destination {
  location: string;
  /** True if every redirect on the way is permanent; a hidden page may come back. */
  isLasting: boolean;
}

/** Returns the page that visitors get: the page itself, or its replacement. */
export function followPage(documents: Documents, id: string): Destination | undefined {
  const seen = new Set<string>();
  let isLasting = true;
  for (let page = id; !seen.has(page); ) {
    seen.add(page);
    const location = pathOfPage(documents, page);
    if (location !== undefined) return { location, isLasting };
    isLasting &&= !isListed(documents, page);
    const target = documents.plan.hidden[page];
    if (!target) return undefined;
    if ('address' in target) return { location: target.address, isLasting };
    ({ page } = target);
  }
  return undefined;
}

/** Returns the current address of a page that had another one, even while it is hidden. Any other path stays the same. */
export function presentPath({ documents, redirects, map }: SiteAddresses, path: string): string {
  const redirect = map.routes.has(path) ? undefined : redirects.get(path);
  const slug = redirect?.automatic && redirect.page ? documents.plan.slugs[redirect.page] : undefined;
  return slug ? `/${slug}` : path;
}

/** Returns the former addresses of a page. */
export function formerPaths(site: SiteAddresses, path: string): string[] {
  return [...site.redirects.keys()].filter((from) => presentPath(site, from) === path);
}

const toMove = (found: Destination | undefined): Move | undefined =>
  found && { status: found.isLasting ? 308 : 302, location: found.location };

const isListed = (documents: Documents, id: string | undefined) =>
  id !== undefined && pagesOf(documents.plan).includes(id);
