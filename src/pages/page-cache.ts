import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/encoding.ts';

/** A page in one content encoding. */
export interface Variant {
  body: Buffer;
  /** The headers about the body. The ETag is strong, because each encoding has its own. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

export interface CachedPage {
  /** The site version that the page shows. */
  version: number;
  /** The next New Year, when the year in the footer changes. */
  freshUntilMs: number;
  variants: Readonly<Record<Encoding, Variant>>;
}

/** A running render; other requests for the page wait for its HTML instead of rendering again. */
export interface Render {
  version: number;
  html: Promise<Buffer>;
  /** Settles when the page is in the cache or the render has failed. */
  done: Promise<void>;
}

/** Caches pages as compressed bytes by key. The caller must use known routes as keys, to bound the memory. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #renders = new Map<string, Render>();
  #quality: number;

  /** @param quality Brotli's, 0 to 11 */
  constructor(quality = constants.BROTLI_MAX_QUALITY) {
    this.#quality = quality;
  }

  /** The page, if it shows this site version and this year. */
  find(key: string, version: number, nowMs = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.version === version && nowMs < page.freshUntilMs ? page : undefined;
  }

  findRender(key: string, version: number): Render | undefined {
    const render = this.#renders.get(key);
    return render?.version === version ? render : undefined;
  }

  /**
   * Stores the result of a render. Compression runs in the thread pool, after the HTML has been handed to those who wait for it.
   * @param html a stream that has not begun to flow
   * @param copy receives the HTML as it is rendered, for the first visitor
   */
  fill(key: string, version: number, html: Readable, copy?: Writable): Render {
    const freshUntilMs = nextNewYear();
    const bytes = collect(html, copy);
    const done = bytes
      .then((whole) => this.#variantsOf(key, whole))
      .then((variants) => void this.#pages.set(key, { version, freshUntilMs, variants }))
      .catch(() => {}) // The waiting requests get the error from `html`.
      .finally(() => this.#renders.get(key) === render && this.#renders.delete(key));
    const render = { version, html: bytes, done };
    this.#renders.set(key, render);
    return render;
  }

  /** Keeps the compressed bytes and ETags of pages whose HTML a change of the site did not change. */
  async #variantsOf(key: string, html: Buffer): Promise<CachedPage['variants']> {
    const before = this.#pages.get(key)?.variants;
    return before?.identity.body.equals(html) ? before : makeVariants(html, this.#quality);
  }
}

/** The local New Year after now: pages show the current year (docs/product.md, "Footer"). */
function nextNewYear(): number {
  return new Date(new Date().getFullYear() + 1, 0, 1).getTime();
}

/** A page is small, so the copy needs no back-pressure; a visitor who leaves does not stop the render for the others. */
async function collect(html: Readable, copy?: Writable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of html) {
      chunks.push(chunk);
      copy?.write(chunk);
    }
    copy?.end();
  } catch (error) {
    copy?.destroy(error as Error);
    throw error;
  }
  return Buffer.concat(chunks);
}

async function makeVariants(html: Buffer, quality: number): Promise<CachedPage['variants']> {
  const [br, gzipped] = await Promise.all([compress.br(html, quality), compress.gzip(html)]);
  return { br: makeVariant(br, 'br'), gzip: makeVariant(gzipped, 'gzip'), identity: makeVariant(html, 'identity') };
}

function makeVariant(body: Buffer, encoding: Encoding): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, headers: { ...encodingHeaders[encoding], etag, 'content-length': String(body.length) } };
}

/** Where browsers find which pages may be opened next; see speculation-rules.ts. */
export const speculationRulesPath = '/speculation-rules.json';

/** Browsers revalidate each time, so that a change shows on the next request; the ETag makes this cheap. */
const pageHeaders = {
  'speculation-rules': `"${speculationRulesPath}"`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
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
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
