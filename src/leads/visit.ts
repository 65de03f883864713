import type { FastifyRequest } from 'fastify';
import { type Visit, visitHeader } from '../shared/lead/form-signs.ts';
import type { SiteMap } from '../shared/site-map.ts';

const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Reads the visit header, which clients can forge: values that are no listed page or no host are dropped. */
export function readVisit({ headers, server }: FastifyRequest): Visit {
  const header = headers[visitHeader];
  const given = new URLSearchParams(typeof header === 'string' ? header.slice(0, 1000) : '');
  return {
    landingPage: listedPage(server.site.current.map, given.get('landingPage')),
    referrer: hostName(given.get('referrer')),
  };
}

/** A path when it is one of the listed pages, or empty. */
export function listedPage({ routes }: SiteMap, path: string | null): string {
  const route = routes.get(path ?? '');
  return route && !route.unlisted ? route.path : '';
}

function hostName(host: string | null): string {
  const name = (host ?? '').toLowerCase();
  return name.length <= 253 && hostPattern.test(name) ? name : '';
}
