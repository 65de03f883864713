import { once } from 'node:events';
import { pipeline, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pagePictures, renderPage } from '../../views/server.tsx';
import { chooseEncoding, compressStream } from '../http/encoding.ts';
import { nextTurnOfDaysOff } from '../shared/days-off.ts';
import { yearIn } from '../shared/moments.ts';
import {
  type PageInput,
  type PageState,
  type ShownPage,
  type ShownScreen,
  type Site,
  splitPage,
} from '../shared/page.ts';
import { listedRoutes } from '../shared/site-map.ts';
import { type CachedPage, encodingHeaders, PageCache, revalidated, unpack } from './page-cache.ts';

/** The path is the request's own unless a form returns to another page. */
type PageOptions = ShownScreen & PageState & { path?: string; unlisted?: boolean | undefined };

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the names of the pictures that a page shows, for the sitemap. */
    pagePictures: typeof pagePictures;
    /** Settles when all listed pages have been rendered after startup, or when that has failed. */
    renderedAhead: Promise<void>;
  }
  interface FastifyReply {
    /** Sends a page with the status that was set before; from the cache if the page is the same for all visitors. */
    page(request: FastifyRequest, options: PageOptions): FastifyReply | Promise<FastifyReply>;
    /** Sends a listed page that the cache contains, without any other work; otherwise returns `undefined`. */
    cachedPage(request: FastifyRequest, path: string): FastifyReply | Promise<FastifyReply> | undefined;
  }
}

interface PagesOptions {
  rendersAhead?: boolean | undefined;
  quality?: number | undefined;
  cdnSeconds: number;
}

/**
 * Renders pages. It is the only place where the server calls the views, and it contains the page cache.
 * @param options `rendersAhead: false` renders each page at its first request.
 * `quality` is Brotli's for the cached pages.
 * `cdnSeconds` is how long caches between visitors and the site may show a page that is the same for everyone.
 */
export const pages = fp(
  async (app, { rendersAhead = true, quality, cdnSeconds }: PagesOptions) => {
    const sharedControl = cachingFor(cdnSeconds);
    const cache = new PageCache(quality, sharedControl);

    app.decorate('pagePictures', pagePictures);
    app.decorateReply('page', function page(this: FastifyReply, request: FastifyRequest, options: PageOptions) {
      const input = { ...options, path: options.path ?? pathOf(request), unlisted: options.unlisted ?? false };
      if (input.unlisted || this.statusCode >= 400) this.header('x-robots-tag', 'noindex, nofollow');
      const site = app.site.current;
      const { page: shown, visitor } = splitPage(input);
      const key = cacheKey(site, shown);
      if (!key || Object.values(visitor).some(Boolean)) {
        return sendStream(
          request,
          this,
          renderPage(input, site, app.now()),
          isPrivate(input) ? 'no-store' : revalidated,
        );
      }
      const cached = cache.find(key, site.version, app.now());
      if (cached) return sendCached(request, this, cached);
      const render = () => renderPage({ ...input, path: key }, site, app.now());
      // An error here also occurs in the visitor's own request, which reports it.
      cache.fill(key, site.version, render, nextTurn(app, site)).catch(() => {});
      return sendStream(request, this, render(), sharedControl);
    });

    app.decorateReply('cachedPage', function cachedPage(this: FastifyReply, request: FastifyRequest, path: string) {
      const page = cache.find(path, app.site.current.version, app.now());
      return page && sendCached(request, this, page);
    });

    const warmth = new AbortController();
    const renderedAhead = Promise.withResolvers<void>();
    const warm = () => void warmUp(app, cache, warmth.signal).then((isDone) => isDone && renderedAhead.resolve());
    app.decorate('renderedAhead', renderedAhead.promise);
    app.addHook('onListen', async () => {
      if (!rendersAhead) return;
      warm();
      app.site.onChange(warm);
    });
    app.addHook('preClose', async () => warmth.abort());
  },
  { name: 'pages', dependencies: ['clock', 'site'] },
);

export { renderPage };

/**
 * Returns when pages change because of the time: the year in the footer in the business's time zone (docs/product.md, "Footer"), and days
 * off.
 */
function nextTurn(app: FastifyInstance, { profile }: Site): number {
  const year = yearIn(app.now(), profile.timeZone) + 1;
  const newYear = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(profile.timeZone);
  return Math.min(newYear.epochMilliseconds, nextTurnOfDaysOff(profile, app.now()));
}

/** Returns the address without its query. */
export function pathOf(request: FastifyRequest): string {
  const { url } = request;
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The cache key of the not-found page, which isn't a valid address. */
const notFoundKey = '/404';

/** Returns the cache key of a page. Only known addresses are cached, so that visitors can't fill the memory. */
function cacheKey({ map }: Site, { path, screen }: ShownPage): string | undefined {
  if (screen === 'not-found') return notFoundKey;
  const route = map.routes.get(path);
  return route?.screen === screen && !route.unlisted ? path : undefined;
}

/** True if a browser must not cache a page: its Back button would show typed values, or leads after a logout. */
function isPrivate({ formState, signedIn, signInFailure, screen }: PageInput): boolean {
  return (
    formState !== undefined ||
    signedIn === true ||
    signInFailure !== undefined ||
    screen === 'admin' ||
    screen === 'welcome' ||
    screen === 'first-password' ||
    screen === 'estimate'
  );
}

/** Responds from the cache; `http/headers.ts` turns it into 304 if the browser has the page. */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply | Promise<FastifyReply> {
  const { body, headers } = page.variants[chooseEncoding(request.headers['accept-encoding'])];
  reply.headers(headers);
  if (reply.statusCode !== 200) reply.header('cache-control', controlOf(reply, revalidated));
  return body ? reply.send(body) : unpack(page).then((html) => reply.send(html));
}

/** Compression quality for streamed pages: 3% larger than quality 1, in half the time. */
const quickly = 0;

/** Sends a page while it is rendered, compressed on the way. @throws rendering errors before the first byte */
async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  html: Readable,
  cacheControl: string,
): Promise<FastifyReply> {
  // No page header is set before this, because the response may become an error page.
  await once(html, 'readable');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(encodingHeaders[encoding]).header('cache-control', controlOf(reply, cacheControl));
  return reply.send(encoding === 'identity' ? html : pipeline(html, compressStream(encoding, quickly), () => {}));
}

/**
 * Returns the Cache-Control for pages that are the same for everyone. Browsers revalidate each time. Caches in between may respond on their
 * own for this time, which limits both the load of a crowd and the age of a page (docs/cluster.md, "Behind a CDN").
 */
function cachingFor(cdnSeconds: number): string {
  // `no-cache` would also apply to the caches in between (RFC 9111, section 5.2.2.4).
  return cdnSeconds > 0 ? `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}` : revalidated;
}

/** A response for a missing page isn't cached: a removed page may be restored, and a new page may be published at any time. */
function controlOf({ statusCode }: FastifyReply, cacheControl: string): string {
  if (statusCode === 410) return 'no-store';
  return statusCode === 200 || cacheControl === 'no-store' ? cacheControl : revalidated;
}

/**
 * Renders all listed pages, one after the other, so that requests are served in between.
 * @returns false if a newer site version or the end of the app stopped it
 */
async function warmUp(app: FastifyInstance, cache: PageCache, signal: AbortSignal): Promise<boolean> {
  try {
    const site = app.site.current;
    const routes = listedRoutes(site.map);
    for (const route of routes) {
      await setImmediate();
      if (signal.aborted || app.site.current !== site) return false;
      if (cache.find(route.path, site.version, app.now())) continue;
      const render = () => renderPage({ ...route, unlisted: false }, site, app.now());
      await cache.fill(route.path, site.version, render, nextTurn(app, site));
    }
    app.log.info({ pages: routes.length }, 'pages rendered ahead');
  } catch (error) {
    app.log.error({ err: error }, 'could not render the pages ahead');
  }
  return true;
}
