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
    /** The names of the pictures that a page shows, for the sitemap. */
    pagePictures: typeof pagePictures;
    /** Settles when all listed pages have been rendered after the start, or when that has failed. */
    renderedAhead: Promise<void>;
  }
  interface FastifyReply {
    /** Answers with a page and the status set before; from the cache if the page is the same for all visitors. */
    page(request: FastifyRequest, options: PageOptions): FastifyReply | Promise<FastifyReply>;
    /** Answers with a listed page that the cache holds, without any other work; otherwise returns `undefined`. */
    cachedPage(request: FastifyRequest, path: string): FastifyReply | Promise<FastifyReply> | undefined;
  }
}

interface PagesOptions {
  rendersAhead?: boolean | undefined;
  quality?: number | undefined;
  cdnSeconds: number;
}

/**
 * Renders pages. It is the only place where the server calls the views, and it holds the page cache.
 * @param options `rendersAhead: false` renders each page at its first request; `quality` is Brotli's for the cached pages;
 *   `cdnSeconds` is for how long caches between visitors and the site may show a page that is the same for all
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
      // An error here also happens in the visitor's own request, which reports it.
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

/** When pages say something else by the clock: the year in the footer where the business is (docs/product.md, "Footer"), and days off. */
function nextTurn(app: FastifyInstance, { profile }: Site): number {
  const year = yearIn(app.now(), profile.timeZone) + 1;
  const newYear = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(profile.timeZone);
  return Math.min(newYear.epochMilliseconds, nextTurnOfDaysOff(profile, app.now()));
}

/** The address without its query. */
export function pathOf(request: FastifyRequest): string {
  const { url } = request;
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The cache key of the not-found page, which is no valid address. */
const notFoundKey = '/404';

/** The cache key of a page. Only known addresses are cached, so that visitors cannot fill the memory. */
function cacheKey({ map }: Site, { path, screen }: ShownPage): string | undefined {
  if (screen === 'not-found') return notFoundKey;
  const route = map.routes.get(path);
  return route?.screen === screen && !route.unlisted ? path : undefined;
}

/** True if a page must not be kept by a browser: its Back button would show typed values, or leads after a logout. */
function isPrivate({ formState, signedIn, signInFailure, screen }: PageInput): boolean {
  return formState !== undefined || signedIn === true || signInFailure !== undefined || screen === 'admin';
}

/** Answers from the cache; `http/headers.ts` makes it 304 if the browser has the page. */
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

/** Answers with a page as it is made, compressed on the way. @throws what rendering throws before the first byte */
async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  html: Readable,
  cacheControl: string,
): Promise<FastifyReply> {
  // No header of the page is set before: the answer may become that of an error.
  await once(html, 'readable');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(encodingHeaders[encoding]).header('cache-control', controlOf(reply, cacheControl));
  return reply.send(encoding === 'identity' ? html : pipeline(html, compressStream(encoding, quickly), () => {}));
}

/**
 * Cache-Control for pages that are the same for everyone. Browsers ask each time; caches in between answer by themselves for
 * so long, which bounds what a crowd costs and how old a page is (docs/cluster.md, "Behind a CDN").
 */
function cachingFor(cdnSeconds: number): string {
  // `no-cache` would bind the caches in between as well (RFC 9111, section 5.2.2.4).
  return cdnSeconds > 0 ? `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}` : revalidated;
}

/** An answer for a missing page is not cached: a removed page may be restored, and a page that is not there may be published in a moment. */
function controlOf({ statusCode }: FastifyReply, cacheControl: string): string {
  if (statusCode === 410) return 'no-store';
  return statusCode === 200 || cacheControl === 'no-store' ? cacheControl : revalidated;
}

/**
 * Renders all listed pages, one after the other, so that requests are served in between.
 * @returns false when a newer site version or the end of the app has stopped it
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
    app.log.error({ err: error }, 'the pages could not be rendered ahead');
  }
  return true;
}
