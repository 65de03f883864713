import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/encoding.ts';
import { securityHeadersBy } from '../http/headers.ts';
import type { Reads } from './page-reads.ts';

/** A page in one content encoding. */
export interface Variant {
  /** Absent without an encoding: nearly no client asks for that, and it would be most of the memory of all pages. */
  body?: Buffer;
  /** The headers about the body. The ETag is strong, because each encoding has its own. */
  headers: Readonly<Record<string, string>>;
  /** All headers of the answer to a visitor who does not have the page, names and values in turn as Node sends them. */
  wholeHeaders: Readonly<Record<keyof typeof securityHeadersBy, string[]>>;
  etag: string;
}

export interface CachedPage {
  /** The site version that the page shows. */
  version: number;
  /** What it was made from. */
  reads: Reads;
  /** The next New Year, when the year in the footer changes. */
  freshUntilMs: number;
  variants: Readonly<Record<Encoding, Variant>>;
}

/** A page that is being compressed; until then requests for it get its HTML instead of rendering again. */
export interface FreshPage {
  version: number;
  html: string;
  /** Settles when the page is in the cache or cannot be compressed. */
  done: Promise<void>;
}

/** Caches pages as compressed bytes by key. The caller must use known routes as keys, to bound the memory. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #fresh = new Map<string, FreshPage>();
  #quality: number;
  #cacheControl: string;

  /** @param quality Brotli's, 0 to 11; gzip's level is the same, up to its own 9 */
  constructor(quality = constants.BROTLI_MAX_QUALITY, cacheControl = revalidated) {
    this.#quality = quality;
    this.#cacheControl = cacheControl;
  }

  /** The page, if it shows this site version and this year. */
  find(key: string, version: number, nowMs = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.version === version && nowMs < page.freshUntilMs ? page : undefined;
  }

  findFresh(key: string, version: number): FreshPage | undefined {
    const fresh = this.#fresh.get(key);
    return fresh?.version === version ? fresh : undefined;
  }

  /**
   * Carries the pages of one version on to another, unless they were made from something that changed.
   * @param isSame whether a page is still asked for in the same way, by its key
   */
  carryOver(from: number, to: number, changed: ReadonlySet<number>, isSame: (key: string) => boolean): void {
    for (const [key, page] of this.#pages) {
      const isVoid = changed.size > 0 && page.reads.some((part) => changed.has(part));
      if (page.version === from && !isVoid && isSame(key)) page.version = to;
    }
  }

  /** Stores a page as soon as it is compressed, which the thread pool does. */
  fill(key: string, version: number, html: string, reads: Reads): FreshPage {
    const freshUntilMs = nextNewYear();
    const done = this.#variantsOf(key, html)
      .then((variants) => void this.#pages.set(key, { version, reads, freshUntilMs, variants }))
      .catch(() => {}) // The next request renders it again.
      .finally(() => this.#fresh.get(key) === fresh && this.#fresh.delete(key));
    const fresh = { version, html, done };
    this.#fresh.set(key, fresh);
    return fresh;
  }

  /** Keeps the compressed bytes and ETags of pages whose HTML a change of the site did not change. */
  async #variantsOf(key: string, html: string): Promise<CachedPage['variants']> {
    const bytes = Buffer.from(html);
    const before = this.#pages.get(key)?.variants;
    return before?.identity.etag === makeEtag(bytes) ? before : makeVariants(bytes, this.#quality, this.#cacheControl);
  }
}

/** The page without an encoding. */
export function unpack({ variants }: CachedPage): Promise<Buffer> {
  return promisify(brotliDecompress)(variants.br.body ?? Buffer.alloc(0));
}

/** The local New Year after now: pages show the current year (docs/product.md, "Footer"). */
function nextNewYear(): number {
  return new Date(new Date().getFullYear() + 1, 0, 1).getTime();
}

async function makeVariants(html: Buffer, quality: number, cacheControl: string): Promise<CachedPage['variants']> {
  const [br, gzipped] = await Promise.all([compress.br(html, quality), compress.gzip(html, quality)]);
  const make = (bytes: Buffer, encoding: Encoding) => makeVariant(bytes, encoding, cacheControl);
  const { body: _body, ...identity } = make(html, 'identity');
  return { br: make(br, 'br'), gzip: make(gzipped, 'gzip'), identity };
}

function makeVariant(bytes: Buffer, encoding: Encoding, cacheControl: string): Variant {
  const etag = makeEtag(bytes);
  const headers = {
    ...encodingHeaders[encoding],
    'cache-control': cacheControl,
    etag,
    'content-length': String(bytes.length),
  };
  const whole = (ofAll: Readonly<Record<string, string>>) => Object.entries({ ...ofAll, ...headers }).flat();
  const wholeHeaders = { http: whole(securityHeadersBy.http), https: whole(securityHeadersBy.https) };
  return { body: copyAlone(bytes), etag, headers, wholeHeaders };
}

/** Without its neighbors: a short buffer is a part of a larger one, which it would keep in memory. */
function copyAlone(bytes: Buffer): Buffer {
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  bytes.copy(copy);
  return copy;
}

function makeEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Where browsers find which pages may be opened next; see speculation-rules.ts. */
export const speculationRulesPath = '/speculation-rules.json';

/** Browsers revalidate each time, so that a change shows on the next request; the ETag makes this cheap. */
export const revalidated = 'no-cache';

const pageHeaders = {
  'speculation-rules': `"${speculationRulesPath}"`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidated,
  vary: 'Accept-Encoding',
};

export const encodingHeaders: Readonly<Record<Encoding, Readonly<Record<string, string>>>> = {
  br: { ...pageHeaders, 'content-encoding': 'br' },
  gzip: { ...pageHeaders, 'content-encoding': 'gzip' },
  identity: pageHeaders,
};

/** 256 KiB, more than any page: the usual 4 MiB window would cost tens of megabytes of memory while the pages are made. */
const windowBits = 18;

const compress = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer, quality: number) =>
    promisify(gzip)(bytes, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) }),
};
