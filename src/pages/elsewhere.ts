import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { findMove, type Move, toPath } from '../shared/content/addresses.ts';
import { pagesOf } from '../shared/content/page-plan.ts';
import type { Site } from '../shared/page.ts';
import { catalogFileName } from '../shared/routes.ts';
import { withoutUnseen } from '../shared/text-rules.ts';
import { encodeAddress } from '../shared/web-address.ts';
import { pathOf } from './render.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Redirects an address that no route has: a former address, or another spelling of an existing one. Otherwise returns `undefined`. */
    sendElsewhere(request: FastifyRequest): FastifyReply | Promise<FastifyReply> | undefined;
  }
}

/** The redirect of an address without a page (docs/decisions.md, "Further addresses"). */
export const elsewhere = fp(
  async (app) => {
    app.decorateReply('sendElsewhere', function sendElsewhere(this: FastifyReply, request: FastifyRequest) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const path = pathOf(request);
      const site = app.site.current;
      const move = findMove(site, path) ?? findVariant(app, site, path);
      return move && sendMove(request, this, move, path);
    });
  },
  { name: 'elsewhere', dependencies: ['answered-addresses', 'pages', 'site'] },
);

/** Redirects an address that no page has anymore. Browsers must not cache the redirect, because the owner may change it. */
function sendMove(request: FastifyRequest, reply: FastifyReply, move: Move, path: string) {
  reply.header('cache-control', 'no-store');
  if (move.status === 410) return reply.code(410).page(request, { screen: 'not-found' });
  const location = encodeAddress(move.location) ?? move.location;
  return reply.redirect(withQuery(location, request.url.slice(path.length)), move.status);
}

/** @param query with its question mark, or empty */
function withQuery(location: string, query: string): string {
  const [address = '', ...anchor] = location.split('#');
  const whole = address.includes('?') ? address + query.replace('?', '&') : address + query;
  return [whole, ...anchor].join('#');
}

/** Finds the address that was meant: that of a page, a file, or a redirect. */
function findVariant(app: FastifyInstance, site: Site, path: string): Move | undefined {
  const key = keyOf(path);
  const meant = key === undefined ? undefined : realAddresses(app, site).get(key);
  if (meant === undefined || meant === path) return undefined;
  return findMove(site, meant) ?? { status: 308, location: meant };
}

/** Every address of a site by its key; built on first use for each state of the site. */
const keyed = new WeakMap<Site, ReadonlyMap<string, string>>();

function realAddresses({ answeredAddresses }: FastifyInstance, site: Site): ReadonlyMap<string, string> {
  const known = keyed.get(site);
  if (known) return known;
  const { map, documents, redirects, profile, catalog } = site;
  const { plan, byId } = documents;
  const addresses = [
    ...map.routes.keys(),
    ...(catalog ? [toPath(`/${catalogFileName(profile)}`) ?? '/'] : []),
    ...answeredAddresses.listFixed(),
    ...pagesOf(plan).flatMap((id) => (byId.has(id) ? [`/${plan.slugs[id]}`] : [])),
    ...redirects.keys(),
  ];
  const found = new Map<string, string>();
  for (const address of addresses) {
    const key = keyOf(address);
    if (key !== undefined && !found.has(key)) found.set(key, address);
  }
  keyed.set(site, found);
  return found;
}

/** Characters that a message, a mail program, or a person adds around an address. */
const before = /^[\s(<[{"'“‘«*_]+/;
const after = /[\s.,;:!?)>\]}"'”’»*_…]+$/;
/** Endings that a previous site or a habit adds to a page's name. */
const ending = /^(?:index|default|home)\.(?:html?|php|aspx?)$|(?<=.)\.(?:html?|php|aspx?)$/;

/**
 * Normalizes an address. Two spellings have the same key if they differ only in case, accents, invisible characters, or surrounding
 * punctuation. Doubled slashes, `index.html`, and the text after an encoded question mark are ignored too.
 * @returns `undefined` for an address that can't be decoded
 */
function keyOf(path: string): string | undefined {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const parts = withoutUnseen(text.normalize('NFKC'))
    .toLowerCase()
    .split(/[/\\]+/)
    .map((part) =>
      part
        .replace(before, '')
        .replace(/[?&#<>"].*$/s, '')
        .replace(after, '')
        .replace(ending, '')
        .replace(/[\s_\p{Pd}]+/gu, '-'),
    );
  return parts.filter(Boolean).join('/');
}
