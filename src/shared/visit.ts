import { pageRoutes } from './routes.ts';

/**
 * What is kept of a visit beside a lead: no cookie, no third party, no address of a person.
 * The browser sends it as a header, so that the forms' bodies stay as they are specified.
 */
export const visitHeader = 'x-visit';

export interface Visit {
  /** Path of the first page of the visit, or empty. */
  landingPage: string;
  /** Host of the other site that led there, or empty. */
  referrer: string;
}

const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** The visit as a header's value. */
export function writeVisit(visit: Visit): string {
  return new URLSearchParams({ ...visit }).toString();
}

/** Reads a header that anybody may have written: what is no listed page and no host counts as not given. */
export function readVisit(header: unknown): Visit {
  const given = new URLSearchParams(typeof header === 'string' ? header.slice(0, 1000) : '');
  return { landingPage: listedPage(given.get('landingPage')), referrer: hostName(given.get('referrer')) };
}

/** A path when it is one of the listed pages, or empty. */
export function listedPage(path: string | null | undefined): string {
  return pageRoutes.some((route) => route.path === path && !route.unlisted) ? (path ?? '') : '';
}

function hostName(host: string | null): string {
  const name = (host ?? '').toLowerCase();
  return name.length <= 253 && hostPattern.test(name) ? name : '';
}
