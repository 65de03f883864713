import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ForeignOriginError } from './errors.ts';
import { logRefusal } from './security-log.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writing requests from other sites (docs/decisions.md, "The API").
 * Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that sends neither is no browser, so it has no cookies of a victim.
 */
export const origin = fp<{ publicUrl: string | undefined }>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (safeMethods.has(request.method) || !isForeign(request, publicUrl)) return done();
      logRefusal(request, 'foreign-origin');
      done(new ForeignOriginError());
    });
  },
  { name: 'origin', fastify: '5.x' },
);

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = request.headers;
  if (!origin) return false;
  return ![publicUrl, `${request.protocol}://${request.host}`].some((own) => own && sameHost(origin, own));
}

/** Compares hosts with ports but not schemes, because a proxy that is not trusted may end HTTPS without the site knowing. */
function sameHost(origin: string, own: string): boolean {
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}
