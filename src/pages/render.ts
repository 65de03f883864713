import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pagePictures, renderPage, renderPart, renderTemplate } from '../../views/server.tsx';
import { chooseGzip } from '../http/encoding.ts';
import {
  type PageInput,
  type PageState,
  type ShownPage,
  type ShownScreen,
  type Site,
  splitPage,
} from '../shared/page.ts';
import { listedRoutes } from '../shared/site-map.ts';
import { cachingFor, sendBytes, sendCached, sendHtml } from './page-answers.ts';
import { revalidated } from './page-cache.ts';
import { SharedPages } from './shared-pages.ts';
import { VisitorPages } from './visitor-pages.ts';

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
    const shared = new SharedPages(renderPage, quality, sharedControl);
    const visitors = new VisitorPages({ renderTemplate, renderPart });

    app.decorate('pagePictures', pagePictures);
    app.decorateReply('page', function page(this: FastifyReply, request: FastifyRequest, options: PageOptions) {
      const input = { ...options, path: options.path ?? pathOf(request), unlisted: options.unlisted ?? false };
      if (input.unlisted || this.statusCode >= 400) this.header('x-robots-tag', 'noindex, nofollow');
      const site = app.site.current;
      const { page: shown, visitor } = splitPage(input);
      const key = cacheKey(site, shown);
      if (!key) return sendUncached(request, this, input, site);
      if (Object.values(visitor).some(Boolean)) return sendToVisitor(visitors, request, this, input, site);
      const page = shared.find(key, site);
      if (page) return sendCached(request, this, page);
      return sendHtml(request, this, shared.render({ ...input, path: key }, site).html, sharedControl);
    });

    app.decorateReply('cachedPage', function cachedPage(this: FastifyReply, request: FastifyRequest, path: string) {
      const page = shared.find(path, app.site.current);
      return page && sendCached(request, this, page);
    });

    let shownSite = app.site.current;
    app.site.onChange(() => {
      const site = app.site.current;
      shared.carryOver(shownSite, site);
      shownSite = site;
    });

    const warmth = new AbortController();
    const renderedAhead = Promise.withResolvers<void>();
    const warm = () => void warmUp(app, shared, warmth.signal).then((isDone) => isDone && renderedAhead.resolve());
    app.decorate('renderedAhead', renderedAhead.promise);
    app.addHook('onListen', async () => {
      if (!rendersAhead) return;
      warm();
      app.site.onChange(warm);
    });
    app.addHook('preClose', async () => warmth.abort());
  },
  { name: 'pages', dependencies: ['site'], fastify: '5.x' },
);

export { renderPage };

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

/** A listed page as one visitor left it: with typed values or a confirmation it is stored nowhere. */
function sendToVisitor(
  visitors: VisitorPages,
  request: FastifyRequest,
  reply: FastifyReply,
  input: PageInput,
  site: Site,
): FastifyReply {
  const encoding = chooseGzip(request.headers['accept-encoding']);
  const html = visitors.render(input, site, encoding);
  return sendBytes(reply, html, encoding, input.formState ? 'no-store' : revalidated);
}

/** A page for staff or about a failure, which shares little with any other. */
function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  input: PageInput,
  site: Site,
): Promise<FastifyReply> {
  // Otherwise the Back button would show leads after a logout.
  const isPrivate = input.formState !== undefined || input.signedIn || input.signInFailure || input.screen === 'admin';
  return sendHtml(request, reply, renderPage(input, site), isPrivate ? 'no-store' : revalidated);
}

/**
 * Renders all listed pages, one after the other, so that requests are served in between.
 * @returns false when a newer site version or the end of the app has stopped it
 */
async function warmUp(app: FastifyInstance, shared: SharedPages, signal: AbortSignal): Promise<boolean> {
  try {
    const site = app.site.current;
    const routes = listedRoutes(site.map);
    for (const route of routes) {
      await setImmediate();
      if (signal.aborted || app.site.current !== site) return false;
      if (!shared.find(route.path, site)) await shared.render({ ...route, unlisted: false }, site).done;
    }
    app.log.info({ pages: routes.length }, 'pages rendered ahead');
  } catch (error) {
    app.log.error({ err: error }, 'the pages could not be rendered ahead');
  }
  return true;
}
