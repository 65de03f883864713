import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ForeignOriginError } from './errors.ts';
import { logRefusal } from './logs.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A visitor's form. If an old browser hides its origin, the route reads the form before it refuses it with `requireOwnOrigin`, so that
     * the page shows the typed text again.
     */
    keepsWords?: true;
  }
  interface FastifyInstance {
    /** @throws ForeignOriginError for a request from another site */
    requireOwnOrigin(request: FastifyRequest): void;
  }
}

/**
 * Rejects writing requests from other sites (docs/decisions.md, "The API"). Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client
 * that sends neither isn't a browser, so it has no cookies of a victim.
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
  { name: 'origin' },
);

/** Browsers without `Sec-Fetch-Site` send "null" if an extension or a proxy has removed the origin. */
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

/** Compares hosts with ports but not schemes, because an untrusted proxy may end HTTPS without the site knowing. */
function sameHost(origin: string, own: string): boolean {
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}

/**
 * Reduces `X-Forwarded-For` to bare addresses if proxies are trusted, before any code reads the visitor's address. Proxies add ports,
 * brackets, and quotes (RFC 7239, section 6 has the same forms). Fastify would treat each spelling as another visitor or an unknown proxy.
 * An entry that isn't an address, such as `unknown`, ends the list. The proxy that wrote it is the last known one, and earlier entries may
 * be forged.
 */
export const forwardedAddresses = fp<{ trustsProxy: boolean }>(
  async (app, { trustsProxy }) => {
    if (!trustsProxy) return;
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const list = headers['x-forwarded-for'];
      if (typeof list === 'string') headers['x-forwarded-for'] = bareList(list);
      done();
    });
  },
  { name: 'forwarded-addresses' },
);

function bareList(list: string): string {
  const addresses = list.split(',').map((entry) => entry.trim());
  const known = addresses.filter((entry) => entry !== '').map(bareAddress);
  return known.slice(known.lastIndexOf(undefined) + 1).join(', ');
}

/** @returns the address of an entry, such as `203.0.113.7` for `"203.0.113.7:50001"`; nothing if there is none */
function bareAddress(entry: string): string | undefined {
  const host = entry.replace(/^(["'])(.*)\1$/, '$2');
  const address = host.replace(/^\[(.*)\](:\d*)?$/, '$1');
  // Without brackets, the last part is a port only if it has five digits or is a ninth group. Otherwise it's part of the address.
  return [address, address.replace(/:\d*$/, '')].find((text) => isIP(text) !== 0);
}

/**
 * Logs once that requests seem to come through a proxy that `TRUST_PROXY` doesn't name. All visitors then share one IP address, and the
 * twenty-first form post in ten minutes is rejected. It only logs, because a visitor can forge the header. If several processes share a
 * site, there must be a load balancer, so this is logged at startup.
 */
export const unnamedProxy = fp<{ trustsProxy: boolean; isShared: boolean }>(
  async (app, { trustsProxy, isShared }) => {
    if (trustsProxy) return;
    if (isShared) {
      app.log.warn('TRUST_PROXY is not set: behind a load balancer, all visitors share the rate limits of one address');
      return;
    }
    let logged = false;
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      done();
      if (logged || !headers['x-forwarded-for']) return;
      logged = true;
      app.log.warn(
        'a request came with X-Forwarded-For; if the site is behind a proxy, set TRUST_PROXY to the address of the proxy',
      );
    });
  },
  { name: 'unnamed-proxy' },
);
