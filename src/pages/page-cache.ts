import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/encoding.ts';

/** A page as it goes over the wire in one encoding. */
export interface Variant {
  body: Buffer;
  /** Everything about the body that a client is told; the entity tag is a strong one, because each encoding has its own. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

export interface CachedPage {
  /** The site version that the page shows. */
  version: number;
  /** The next New Year: the footer shows the current year. */
  freshUntilMs: number;
  variants: Readonly<Record<Encoding, Variant>>;
}

/** A render under way; other requests for the same page wait for its HTML instead of starting another render. */
export interface Render {
  version: number;
  html: Promise<Buffer>;
  /** Settles when the page is in the cache, or could not be made. */
  done: Promise<void>;
}

/** Pages as finished bytes, one for each key; the caller bounds the memory by using known routes as keys. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #renders = new Map<string, Render>();

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
      .catch(() => {}) // Those who wait for the HTML get the error from `html`.
      .finally(() => this.#renders.get(key) === render && this.#renders.delete(key));
    const render = { version, html: bytes, done };
    this.#renders.set(key, render);
    return render;
  }

  /** A change of the owner's leaves most pages as they were; what was compressed of those still holds, and keeps its entity tags. */
  async #variantsOf(key: string, html: Buffer): Promise<CachedPage['variants']> {
    const before = this.#pages.get(key)?.variants;
    return before?.identity.body.equals(html) ? before : makeVariants(html);
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

async function makeVariants(html: Buffer): Promise<CachedPage['variants']> {
  const [br, gzipped] = await Promise.all([compressBest.br(html), compressBest.gzip(html)]);
  return { br: makeVariant(br, 'br'), gzip: makeVariant(gzipped, 'gzip'), identity: makeVariant(html, 'identity') };
}

function makeVariant(body: Buffer, encoding: Encoding): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, headers: { ...encodingHeaders[encoding], etag, 'content-length': String(body.length) } };
}

/** Where browsers find which pages may be opened next; see speculation-rules.ts. */
export const speculationRulesPath = '/speculation-rules.json';

/** An owner's change shows on the next request, so browsers ask each time; the entity tag makes that cheap. */
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

const compressBest = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
