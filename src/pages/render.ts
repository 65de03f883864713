import type { OutgoingHttpHeaders } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { fillTemplate, pagePictures, renderPage, renderTemplate } from '../../views/server.tsx';
import { chooseEncoding } from '../http/encoding.ts';
import type { PageInput, PageState, ShownScreen, Site } from '../shared/page.ts';
import { listedRoutes } from '../shared/site-map.ts';
import { type CachedPage, encodingHeaders, PageCache } from './page-cache.ts';
import { VisitorPages, withoutVisitor } from './visitor-pages.ts';

/** The path is the request's own unless a form returns to another page. */
type PageOptions = ShownScreen & PageState & { path?: string; unlisted?: boolean | undefined };

declare module 'fastify' {
  interface FastifyInstance {
    /** The names of the pictures that a page shows, for the sitemap. */
    pagePictures: typeof pagePictures;
    /** Settles after the start, when every listed page has been rendered once or an error has ended that. */
    renderedAhead: Promise<void>;
  }
  interface FastifyReply {
    /** Answers with a page, at the status that was set: from the cache where every visitor sees the same. */
    page(request: FastifyRequest, options: PageOptions): FastifyReply | Promise<FastifyReply>;
  }
}

/**
 * The single door from the server to the views, and the pages that went through it before.
 * @param options `rendersAhead: false` leaves each page to its first visitor
 */
export const pages = fp(
  async (app, { rendersAhead = true }: { rendersAhead?: boolean | undefined }) => {
    const cache = new PageCache();
    const visitors = new VisitorPages({ renderTemplate, fillTemplate });

    app.decorate('pagePictures', pagePictures);
    app.decorateReply('page', function page(this: FastifyReply, request: FastifyRequest, options: PageOptions) {
      const input = { ...options, path: options.path ?? pathOf(request), unlisted: options.unlisted ?? false };
      if (input.unlisted || this.statusCode >= 400) this.header('x-robots-tag', 'noindex, nofollow');
      const site = app.site.current;
      const key = cacheKey(site, input);
      if (!key) {
        const isKnown = cacheKey(site, withoutVisitor(input)) === input.path;
        return isKnown ? sendToVisitor(visitors, request, this, input, site) : sendUncached(request, this, input, site);
      }
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

/** The address without its query. */
export function pathOf(request: FastifyRequest): string {
  const { url } = request;
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Where unknown addresses share one not-found page; itself an address that no route has. */
const notFoundKey = '/404';

/** Only known addresses are kept, so that no visitor can fill the memory; never what answers one visitor's form. */
function cacheKey({ map }: Site, page: PageInput): string | undefined {
  const { path, screen, galleryPart, formState, signedIn, signInFailure } = page;
  if (galleryPart || formState || signedIn || signInFailure || screen === 'error') return undefined;
  if (screen === 'not-found') return notFoundKey;
  const route = map.routes.get(path);
  return route && !route.unlisted ? path : undefined;
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const { body, headers, etag } = page.variants[chooseEncoding(request.headers['accept-encoding'])];
  if (request.headers['if-none-match']?.includes(etag) && reply.statusCode === 200) {
    reply.headers(headers).removeHeader('content-length');
    return reply.code(304).send();
  }
  // The answer is complete: what Fastify does between `send` and the socket would cost more than finding the page.
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers }).end(body);
  return reply;
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

/** A page that shares little with any other. */
function sendUncached(request: FastifyRequest, reply: FastifyReply, input: PageInput, site: Site): FastifyReply {
  const html = renderPage(input, site);
  // A browser that keeps the admin screen in memory would show leads to whoever presses Back after a logout.
  const isPrivate = input.formState !== undefined || input.signedIn || input.signInFailure || input.screen === 'admin';
  return sendStream(request, reply, html, isPrivate ? 'no-store' : 'no-cache');
}

/** Compresses on the way, quickly rather than well: this happens once for each page, the cache does better afterwards. */
function sendStream(request: FastifyRequest, reply: FastifyReply, html: Readable, cacheControl = 'no-cache') {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(encodingHeaders[encoding]).header('cache-control', cacheControl);
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
 * Renders every listed page once, one after the other, so that requests come first.
 * @returns false when a newer site version or the end of the site has ended it
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
