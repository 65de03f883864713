import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, constants } from 'node:zlib';
import { compress, type Encoding } from '../http/encoding.ts';

/** A page in one content encoding. */
export interface Variant {
  /** Absent for `identity`: almost no client requests it, and it would be most of the memory of all pages. */
  body?: Buffer;
  /** The headers about the body. The ETag is strong, because each encoding has its own. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

export interface CachedPage {
  /** The site version that the page shows. */
  version: number;
  /** Milliseconds since 1970. */
  freshUntilMs: number;
  variants: Readonly<Record<Encoding, Variant>>;
}

/** Caches pages as compressed bytes by key. The caller must use known routes as keys, to limit the memory. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  /** Pages that are being rendered, by key and version, so that many visitors share one compression. */
  #filling = new Map<string, Promise<void>>();
  #quality: number;
  #cacheControl: string;

  /** @param quality Brotli's, 0 to 11; gzip's level is the nearest of its own */
  constructor(quality = constants.BROTLI_MAX_QUALITY, cacheControl = revalidated) {
    this.#quality = quality;
    this.#cacheControl = cacheControl;
  }

  /** Returns the page if it shows this site version and is still fresh. */
  find(key: string, version: number, nowMs = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.version === version && nowMs < page.freshUntilMs ? page : undefined;
  }

  /**
   * Puts a page into the cache, once for all requests that wait for it.
   * @param freshUntilMs when the page's content expires, in milliseconds since 1970
   * @throws what rendering or compressing throws
   */
  fill(key: string, version: number, render: () => Readable, freshUntilMs = Number.POSITIVE_INFINITY): Promise<void> {
    const name = `${version} ${freshUntilMs} ${key}`;
    const filling = this.#filling.get(name) ?? this.#make(key, { version, freshUntilMs }, render);
    this.#filling.set(name, filling);
    return filling.finally(() => this.#filling.delete(name));
  }

  async #make(
    key: string,
    validity: Pick<CachedPage, 'version' | 'freshUntilMs'>,
    render: () => Readable,
  ): Promise<void> {
    // Requests that wait for their own rendering go first.
    await setImmediate();
    const variants = await this.#variantsOf(key, await buffer(render()));
    const newest = this.#pages.get(key)?.version ?? 0;
    if (validity.version >= newest) this.#pages.set(key, { ...validity, variants });
  }

  /** Reuses the compressed bytes and ETags of a page whose HTML is unchanged. */
  async #variantsOf(key: string, html: Buffer): Promise<CachedPage['variants']> {
    const before = this.#pages.get(key)?.variants;
    return before?.identity.etag === makeEtag(html) ? before : makeVariants(html, this.#quality, this.#cacheControl);
  }
}

const unpacking = new WeakMap<CachedPage, Promise<Buffer>>();

/** Returns the uncompressed page, unpacked once for simultaneous requests. */
export function unpack(page: CachedPage): Promise<Buffer> {
  const known = unpacking.get(page);
  if (known) return known;
  const made = promisify(brotliDecompress)(page.variants.br.body ?? Buffer.alloc(0));
  unpacking.set(page, made);
  return made.finally(() => unpacking.delete(page));
}

async function makeVariants(html: Buffer, quality: number, cacheControl: string): Promise<CachedPage['variants']> {
  const [br, gzip] = await Promise.all([compress(html, 'br', quality), compress(html, 'gzip', quality)]);
  const make = (bytes: Buffer, encoding: Encoding) => makeVariant(bytes, encoding, cacheControl);
  const { body: _body, ...identity } = make(html, 'identity');
  return { br: make(br, 'br'), gzip: make(gzip, 'gzip'), identity };
}

function makeVariant(bytes: Buffer, encoding: Encoding, cacheControl: string): Variant {
  const etag = makeEtag(bytes);
  return {
    body: copyAlone(bytes),
    etag,
    headers: {
      ...encodingHeaders[encoding],
      'cache-control': cacheControl,
      etag,
      'content-length': String(bytes.length),
    },
  };
}

/** Copies the bytes, because a short buffer is part of a larger one and would hold it in memory. */
function copyAlone(bytes: Buffer): Buffer {
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  bytes.copy(copy);
  return copy;
}

function makeEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Browsers revalidate each time, so that a change shows on the next request; the ETag makes this cheap. */
export const revalidated = 'no-cache';

/** The address of the list of pages that may be opened next; see assets.ts. */
export const speculationRulesPath = '/speculation-rules.json';

const pageHeaders = {
  'speculation-rules': `"${speculationRulesPath}"`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidated,
  vary: 'Accept-Encoding',
};

/** The headers of every page that describe its body. */
export const encodingHeaders: Readonly<Record<Encoding, Readonly<Record<string, string>>>> = {
  br: { ...pageHeaders, 'content-encoding': 'br' },
  gzip: { ...pageHeaders, 'content-encoding': 'gzip' },
  identity: pageHeaders,
};
