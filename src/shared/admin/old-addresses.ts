import * as z from 'zod/mini';
import { redirectSchema } from '../content/addresses.ts';

/** Limits of the addresses of an old website. */
export const oldAddressLimits = {
  /** Characters of a sitemap or list. */
  text: 2_000_000,
  /** A sitemap of more addresses needs a developer, and the site has room for 500 redirects. */
  proposals: 500,
  path: 160,
} as const;

const tooLong = 'This list is too long. Keep it to 2 MB, and paste the rest after saving.';

/** The body of `POST /api/admin/redirects/proposals`. */
export const oldAddressesSchema = z.object({
  text: z
    .string('Paste a sitemap or a list of addresses.')
    .check(z.minLength(1, 'Paste a sitemap or a list of addresses.'), z.maxLength(oldAddressLimits.text, tooLong)),
});

/** An old address, with the page that fits it best. */
export interface ProposedRedirect {
  from: string;
  /** The id of the page; absent if none fits. */
  page?: string;
}

/** The response of `POST /api/admin/redirects/proposals`. Addresses without a page come last. */
export interface OldAddressProposals {
  proposals: ProposedRedirect[];
  /** The old website's host, without `www.`. */
  host?: string;
  /** The text lists sitemaps instead of pages. */
  isIndex?: true;
  /** Numbers of addresses that were left out, by reason. */
  skipped: { answered: number; redirected: number; elsewhere: number; tooLong: number; beyondLimit: number };
}

/** The body of `PUT /api/admin/redirects`: redirects to add together, all or none. */
export const redirectListSchema = z.object({
  redirects: z
    .array(redirectSchema, 'Choose a page for at least one address.')
    .check(z.minLength(1, 'Choose a page for at least one address.'), z.maxLength(oldAddressLimits.proposals)),
});
