import * as z from 'zod/mini';
import { addressField } from '../address-field.ts';
import { onOneLine } from '../clean-line.ts';
import { formFields } from '../form-field.ts';
import type { Site } from '../page.ts';
import { isOutside } from '../web-address.ts';
import { toPath } from './addresses.ts';
import { pathOfPage } from './compose.ts';
import type { Documents } from './documents.ts';
import { documentId } from './page-names.ts';
import { servicesOf, townsOf } from './plan-lists.ts';

/** Where an address leads that no page has: to a page by its id, so that two renames make no chain, or out of the site. */
export interface Redirect {
  /** As `toPath` writes it. */
  from: string;
  page?: string;
  address?: string;
  /** Made by the change of an address, not by the owner. */
  automatic: boolean;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
}

/** How many a site keeps. */
export const redirectLimit = 500;

/** An address is at most so long, because calls name it in theirs. */
const pathLimit = 160;

const from = z
  .string('Write the address, such as /old-page.')
  .check(
    onOneLine(),
    z.maxLength(pathLimit, `An address has at most ${pathLimit} characters.`),
    z.overwrite((text) => toPath(text) ?? ''),
    z.regex(/^\/./, 'Write the address as it stands after the name of the site, such as /old-page.'),
    z.maxLength(pathLimit, `An address has at most ${pathLimit} characters.`),
  )
  .register(formFields, { label: 'Old address, such as /old-page', kind: 'code' });
const targetFields = {
  page: z.optional(documentId),
  address: z.optional(addressField('The address', isOutside, 'Write a whole address that begins with https://.')),
};
const oneTarget = <Value extends { page?: string | undefined; address?: string | undefined }>() =>
  z.refine<Value>(({ page, address }) => (page === undefined) !== (address === undefined), {
    message: 'Choose a page, or write an address.',
    path: ['page'],
  });

/** Where an address is to lead. */
export const targetSchema = z.object(targetFields).check(oneTarget());
/** A redirect of the owner's. */
export const redirectSchema = z.object({ from, ...targetFields }).check(oneTarget());
export type RedirectTarget = z.infer<typeof targetSchema>;

/** The answer for an address that no page has: a redirect, permanent or not, or 410 for a page that was removed for good. */
export type Move = { status: 302 | 308; location: string } | { status: 410 };

/**
 * What an address answers that no page has.
 * @param path as it was asked for, without query
 */
export function findMove(
  { documents, redirects }: Pick<Site, 'documents' | 'redirects'>,
  path: string,
): Move | undefined {
  const from = toPath(path);
  if (from === undefined) return undefined;
  const { plan, byId } = documents;
  const hidden = listedIds(documents).find((id) => `/${plan.slugs[id]}` === from && byId.has(id));
  const redirect = redirects.get(from);
  if (hidden) return toMove(followPage(documents, hidden));
  if (redirect?.address) return { status: redirect.automatic ? 308 : 302, location: redirect.address };
  const found = redirect?.page === undefined ? undefined : followPage(documents, redirect.page);
  if (!redirect || (!found && isListed(documents, redirect.page))) return undefined;
  return redirect.automatic ? (toMove(found) ?? { status: 410 }) : toMove(found && { ...found, isLasting: false });
}

interface Destination {
  location: string;
  /** Whether every redirect on the way is permanent; a hidden page may come back. */
  isLasting: boolean;
}

/** Where visitors of a page are led: to itself, else to what stands in for it. */
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

/** The address of today of a page that had another one, also while it is hidden; any other path is itself. */
export function presentPath(
  { documents, redirects, map }: Pick<Site, 'documents' | 'redirects' | 'map'>,
  path: string,
): string {
  const redirect = map.routes.has(path) ? undefined : redirects.get(path);
  const slug = redirect?.automatic && redirect.page ? documents.plan.slugs[redirect.page] : undefined;
  return slug ? `/${slug}` : path;
}

/** The addresses that a page had before. */
export function formerPaths(site: Pick<Site, 'documents' | 'redirects' | 'map'>, path: string): string[] {
  return [...site.redirects.keys()].filter((from) => presentPath(site, from) === path);
}

const toMove = (found: Destination | undefined): Move | undefined =>
  found && { status: found.isLasting ? 308 : 302, location: found.location };

const listedIds = ({ plan }: Documents) => [...servicesOf(plan), ...townsOf(plan)];

const isListed = (documents: Documents, id: string | undefined) =>
  id !== undefined && listedIds(documents).includes(id);
