import { createHash } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, constants } from 'node:zlib';
import { compress, type Encoding } from '../http/encoding.ts';

/** A page in one content encoding. */
export interface Variant {
  /** Absent without an encoding: nearly no client asks for that, and it would be most of the memory of all pages. */
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

/** A page that is being rendered or compressed. */
interface PageInTheMaking {
  version: number;
  /** As when it was begun: one that is begun before midnight of New Year and kept after it shows the old year. */
  freshUntilMs: number;
  html: SharedHtml;
  /** Settles when the page is in the cache; rejects with what rendering or compressing throws. */
  done: Promise<void>;
}

/** Caches pages as compressed bytes by key. The caller must use known routes as keys, to bound the memory. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #inTheMaking = new Map<string, PageInTheMaking>();
  #quality: number;
  #cacheControl: string;

  /** @param quality Brotli's, 0 to 11; gzip's level is the nearest of its own */
  constructor(quality = constants.BROTLI_MAX_QUALITY, cacheControl = revalidated) {
    this.#quality = quality;
    this.#cacheControl = cacheControl;
  }

  /** The page, if it shows this site version and is still fresh. */
  find(key: string, version: number, nowMs = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.version === version && nowMs < page.freshUntilMs ? page : undefined;
  }

  /**
   * Makes a page for all who ask before it is in the cache.
   * @param render called unless the page of this version is being made already
   * @param freshUntilMs when what the page says ends to be true, in milliseconds since 1970
   * @returns the HTML as it is made, and when the page is in the cache; `done` rejects with what rendering throws
   */
  make(
    key: string,
    version: number,
    render: () => Readable,
    freshUntilMs = Number.POSITIVE_INFINITY,
  ): { html: Readable; done: Promise<void> } {
    const known = this.#inTheMaking.get(key);
    const isUsable = known?.version === version && known.freshUntilMs === freshUntilMs && !known.html.isAborted;
    const page = isUsable ? known : this.#begin(key, { version, freshUntilMs, html: new SharedHtml(render()) });
    return { html: page.html.read(), done: page.done };
  }

  #begin(key: string, made: Omit<PageInTheMaking, 'done'>): PageInTheMaking {
    const done = made.html.whole.then((bytes) => this.#keep(key, page, bytes));
    const page: PageInTheMaking = { ...made, done };
    this.#inTheMaking.set(key, page);
    // The readers of the stream get the error; the next request renders the page again.
    page.done.catch(() => {}).finally(() => this.#isNewest(key, page) && this.#inTheMaking.delete(key));
    return page;
  }

  async #keep(key: string, page: PageInTheMaking, html: Buffer): Promise<void> {
    const { version, freshUntilMs } = page;
    const variants = await this.#variantsOf(key, html);
    if (this.#isNewest(key, page)) this.#pages.set(key, { version, freshUntilMs, variants });
  }

  #isNewest(key: string, page: PageInTheMaking): boolean {
    return this.#inTheMaking.get(key) === page;
  }

  /** Keeps the compressed bytes and ETags of pages whose HTML a change of the site did not change. */
  async #variantsOf(key: string, html: Buffer): Promise<CachedPage['variants']> {
    const before = this.#pages.get(key)?.variants;
    return before?.identity.etag === makeEtag(html) ? before : makeVariants(html, this.#quality, this.#cacheControl);
  }
}

/** HTML while it is made: each reader gets all of it, from the first byte and as it comes. When the last reader leaves, the making ends. */
export class SharedHtml {
  /** All of it; rejects with what the source fails with, also when the last reader has left. */
  readonly whole: Promise<Buffer>;
  #chunks: Buffer[] = [];
  #readers = new Set<Readable>();
  #isDone = false;
  #source: Readable;

  constructor(source: Readable) {
    this.#source = source;
    source.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      for (const reader of this.#readers) reader.push(chunk);
    });
    this.whole = new Promise((resolve, reject) => {
      finished(source, (error) => {
        this.#isDone = true;
        for (const reader of this.#readers) error ? reader.destroy(error) : reader.push(null);
        if (error) reject(error);
        else resolve(Buffer.concat(this.#chunks));
      });
    });
    this.whole.catch(() => {}); // The readers fail with it.
  }

  /** Whether the source has failed, or was ended when the last reader left. */
  get isAborted(): boolean {
    return this.#source.readableAborted;
  }

  /** @returns a stream that holds what its reader has not taken yet, so that a slow one keeps nobody waiting; destroy it to leave */
  read(): Readable {
    const reader = new Readable({ read() {} });
    for (const chunk of this.#chunks) reader.push(chunk);
    if (this.#isDone) reader.push(null);
    else this.#readers.add(reader);
    return reader.once('close', () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0 && !this.#isDone) this.#source.destroy();
    });
  }
}

const unpacking = new WeakMap<CachedPage, Promise<Buffer>>();

/** The page without an encoding, made once for all who ask at the same moment. */
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

/** Without its neighbors: a short buffer is a part of a larger one, which it would keep in memory. */
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

/** Where browsers find which pages may be opened next; see assets.ts. */
export const speculationRulesPath = '/speculation-rules.json';

const pageHeaders = {
  'speculation-rules': `"${speculationRulesPath}"`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidated,
  vary: 'Accept-Encoding',
};

/** The headers of every page about its body. */
export const encodingHeaders: Readonly<Record<Encoding, Readonly<Record<string, string>>>> = {
  br: { ...pageHeaders, 'content-encoding': 'br' },
  gzip: { ...pageHeaders, 'content-encoding': 'gzip' },
  identity: pageHeaders,
};
