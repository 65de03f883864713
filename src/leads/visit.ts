import type { FastifyRequest } from 'fastify';
import { pageRoutes } from '../shared/routes.ts';
import { type Visit, visitHeader } from '../shared/visit.ts';

const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Reads a header that anybody may have written: what is no listed page and no host counts as not given. */
export function readVisit({ headers }: FastifyRequest): Visit {
  const header = headers[visitHeader];
  const given = new URLSearchParams(typeof header === 'string' ? header.slice(0, 1000) : '');
  return { landingPage: listedPage(given.get('landingPage')), referrer: hostName(given.get('referrer')) };
}

/** A path when it is one of the listed pages, or empty. */
export function listedPage(path: string | null): string {
  return pageRoutes.some((route) => route.path === path && !route.unlisted) ? (path ?? '') : '';
}

function hostName(host: string | null): string {
  const name = (host ?? '').toLowerCase();
  return name.length <= 253 && hostPattern.test(name) ? name : '';
}
