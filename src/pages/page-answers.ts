import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import { protocolOf } from '../http/headers.ts';
import { type CachedPage, encodingHeaders, revalidated, unpack, type Variant } from './page-cache.ts';

/** Answers from the cache; `http/conditional.ts` makes it 304 if the browser has the page. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply | Promise<FastifyReply> {
  const variant = page.variants[chooseEncoding(request.headers['accept-encoding'])];
  const { body, headers } = variant;
  if (body && reply.statusCode === 200 && !request.headers['if-none-match'])
    return sendWhole(request, reply, body, variant);
  reply.headers(headers);
  if (reply.statusCode !== 200) reply.header('cache-control', controlOf(reply, revalidated));
  return body ? reply.send(body) : unpack(page).then((html) => reply.send(html));
}

/**
 * Answers through Node alone, because Fastify sets and checks each header by itself: a seventh of the time of a cached page.
 * Node sends no body to HEAD.
 */
function sendWhole(request: FastifyRequest, reply: FastifyReply, body: Buffer, { headers, wholeHeaders }: Variant) {
  // Not for the visitor: http/request-counts.ts knows a page by it.
  reply.header('content-type', headers['content-type']);
  reply.hijack();
  reply.raw.writeHead(200, wholeHeaders[protocolOf(request)]).end(body);
  return reply;
}

/** Answers with a page that is in no cache, compressed as fast as can be. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = encoding === 'identity' ? html : await compressFast[encoding](html);
  return sendBytes(reply, body, encoding, cacheControl);
}

/** Answers with a page that is encoded already. */
export function sendBytes(
  reply: FastifyReply,
  body: Buffer | string,
  encoding: Encoding,
  cacheControl: string,
): FastifyReply {
  return reply.headers(encodingHeaders[encoding]).header('cache-control', controlOf(reply, cacheControl)).send(body);
}

/**
 * What is said about keeping a page that is the same for all visitors. Browsers ask each time; caches in between answer by themselves for
 * so long, which bounds what a crowd costs and how old a page is (docs/cluster.md, "Behind a CDN").
 */
export function cachingFor(cdnSeconds: number): string {
  // `no-cache` would bind the caches in between as well (RFC 9111, section 5.2.2.4).
  return cdnSeconds > 0 ? `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}` : revalidated;
}

/** A page that the owner took away may come back, so that no one keeps the answer; one that is not there may be there in a moment. */
function controlOf({ statusCode }: FastifyReply, cacheControl: string): string {
  if (statusCode === 410) return 'no-store';
  return statusCode === 200 || cacheControl === 'no-store' ? cacheControl : revalidated;
}

/** The window is that of the page cache; see there. */
const compressFast = {
  br: (html: string) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (html: string) => promisify(gzip)(html, { level: constants.Z_BEST_SPEED }),
};
