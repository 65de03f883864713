import { PassThrough, pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pagePictures, renderPage, renderPart, renderTemplate } from '../../views/server.tsx';
import { chooseEncoding } from '../http/encoding.ts';
import {
  type PageInput,
  type PageState,
  type ShownPage,
  type ShownScreen,
  type Site,
  splitPage,
} from '../shared/page.ts';
import { listedRoutes } from '../shared/site-map.ts';
import { type CachedPage, encodingHeaders, PageCache } from './page-cache.ts';
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
  }
}

/**
 * Renders pages. It is the only place where the server calls the views, and it holds the page cache.
 * @param options `rendersAhead: false` renders each page at its first request
 */
export const pages = fp(
  async (app, { rendersAhead = true }: { rendersAhead?: boolean | undefined }) => {
    const cache = new PageCache();
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
      const page = cache.find(key, site.version);
      return page ? sendCached(request, this, page) : sendFirst(cache, request, this, { ...input, path: key }, site);
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

/** A page that the owner took away may come back, so that no one keeps the answer. */
const goneStatus = 410;

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const { body, headers, etag } = page.variants[chooseEncoding(request.headers['accept-encoding'])];
  reply.headers(headers);
  if (reply.statusCode === goneStatus) reply.header('cache-control', 'no-store');
  if (request.headers['if-none-match']?.includes(etag) && reply.statusCode === 200) {
    reply.removeHeader('content-length');
    return reply.code(304).send();
  }
  return reply.send(body);
}

/** The first visitor of a page reads it while it is rendered; later ones wait for the same HTML until it is complete. */
async function sendFirst(
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  input: PageInput,
  site: Site,
): Promise<FastifyReply> {
  const render = cache.findRender(input.path, site.version);
  if (render) return sendStream(request, reply, Readable.from([await render.html]));
  const copy = new PassThrough();
  cache.fill(input.path, site.version, renderPage(input, site), copy);
  return sendStream(request, reply, copy);
}

/** A listed page as one visitor left it: with typed values or a confirmation it is stored nowhere. */
async function sendToVisitor(
  visitors: VisitorPages,
  request: FastifyRequest,
  reply: FastifyReply,
  input: PageInput,
  site: Site,
): Promise<FastifyReply> {
  const html = await visitors.render(input, site);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(encodingHeaders[encoding]).header('cache-control', input.formState ? 'no-store' : 'no-cache');
  return reply.send(encoding === 'identity' ? html : await compressOnce[encoding](html));
}

/** A page for staff or about a failure, which shares little with any other. */
function sendUncached(request: FastifyRequest, reply: FastifyReply, input: PageInput, site: Site): FastifyReply {
  const html = renderPage(input, site);
  // Otherwise the Back button would show leads after a logout.
  const isPrivate = input.formState !== undefined || input.signedIn || input.signInFailure || input.screen === 'admin';
  return sendStream(request, reply, html, isPrivate ? 'no-store' : 'no-cache');
}

/** Compresses a stream at a fast level, for the one request that fills the cache. */
function sendStream(request: FastifyRequest, reply: FastifyReply, html: Readable, cacheControl = 'no-cache') {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .headers(encodingHeaders[encoding])
    .header('cache-control', reply.statusCode === goneStatus ? 'no-store' : cacheControl);
  if (encoding === 'identity') return reply.send(html);
  return reply.send(pipeline(html, compressFast[encoding](), () => {}));
}

/** A better quality takes longer than making the page does. */
const compressOnce = {
  br: (html: string) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: string) => promisify(gzip)(html, { level: constants.Z_BEST_SPEED }),
};

const compressFast = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: constants.Z_BEST_SPEED }),
};

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
      const { path } = route;
      if (cache.find(path, site.version) || cache.findRender(path, site.version)) continue;
      const render = cache.fill(path, site.version, renderPage({ ...route, unlisted: false }, site));
      await render.html;
      await render.done;
    }
    app.log.info({ pages: routes.length }, 'pages rendered ahead');
  } catch (error) {
    app.log.error({ err: error }, 'the pages could not be rendered ahead');
  }
  return true;
}
