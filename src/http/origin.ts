import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ForeignOriginError } from './errors.ts';
import { logRefusal } from './security-log.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A visitor's form: where an old browser hides its origin, the route reads the form before it refuses it with
     * `requireOwnOrigin`, so that the page comes back with the typed words.
     */
    keepsWords?: true;
  }
  interface FastifyInstance {
    /** @throws ForeignOriginError for a request from another site */
    requireOwnOrigin(request: FastifyRequest): void;
  }
}

/**
 * Rejects writing requests from other sites (docs/decisions.md, "The API").
 * Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that sends neither is no browser, so it has no cookies of a victim.
 */
export const origin = fp<{ publicUrl: string | undefined }>(
  async (app, { publicUrl }) => {
    const findFault = (request: FastifyRequest) => {
      if (!isForeign(request, publicUrl)) return;
      logRefusal(request, 'foreign-origin');
      return new ForeignOriginError();
    };
    app.decorate('requireOwnOrigin', (request) => {
      const fault = findFault(request);
      if (fault) throw fault;
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const waits = request.routeOptions.config.keepsWords && hidesOrigin(request);
      done(safeMethods.has(request.method) || waits ? undefined : findFault(request));
    });
  },
  { name: 'origin', fastify: '5.x' },
);

/** Browsers without `Sec-Fetch-Site` say "null" where an extension or a proxy has taken the origin away. */
function hidesOrigin({ headers }: FastifyRequest): boolean {
  return !headers['sec-fetch-site'] && headers.origin === 'null';
}

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
