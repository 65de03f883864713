import { createHash } from "node:crypto";
import { finished, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, constants } from "node:zlib";
import { compress } from "../http/encoding.ts";
class PageCache {
  #pages = /* @__PURE__ */ new Map();
  #inTheMaking = /* @__PURE__ */ new Map();
  #quality;
  #cacheControl;
  /** @param quality Brotli's, 0 to 11; gzip's level is the nearest of its own */
  constructor(quality = constants.BROTLI_MAX_QUALITY, cacheControl = revalidated) {
    this.#quality = quality;
    this.#cacheControl = cacheControl;
  }
  /** The page, if it shows this site version and this year. */
  find(key, version, nowMs = Date.now()) {
    const page = this.#pages.get(key);
    return page && page.version === version && nowMs < page.freshUntilMs ? page : void 0;
  }
  /**
   * Makes a page for all who ask before it is in the cache.
   * @param render called unless the page of this version is being made already
   * @returns the HTML as it is made, and when the page is in the cache; `done` rejects with what rendering throws
   */
  make(key, version, render) {
    const known = this.#inTheMaking.get(key);
    const isUsable = known?.version === version && !known.html.isAborted;
    const page = isUsable ? known : this.#begin(key, version, new SharedHtml(render()));
    return { html: page.html.read(), done: page.done };
  }
  #begin(key, version, html) {
    const page = { version, html, done: html.whole.then((bytes) => this.#keep(key, page, bytes)) };
    this.#inTheMaking.set(key, page);
    page.done.catch(() => {
    }).finally(() => this.#isNewest(key, page) && this.#inTheMaking.delete(key));
    return page;
  }
  async #keep(key, page, html) {
    const freshUntilMs = nextNewYear();
    const variants = await this.#variantsOf(key, html);
    if (this.#isNewest(key, page)) this.#pages.set(key, { version: page.version, freshUntilMs, variants });
  }
  #isNewest(key, page) {
    return this.#inTheMaking.get(key) === page;
  }
  /** Keeps the compressed bytes and ETags of pages whose HTML a change of the site did not change. */
  async #variantsOf(key, html) {
    const before = this.#pages.get(key)?.variants;
    return before?.identity.etag === makeEtag(html) ? before : makeVariants(html, this.#quality, this.#cacheControl);
  }
}
class SharedHtml {
  /** All of it; rejects with what the source fails with, also when the last reader has left. */
  whole;
  #chunks = [];
  #readers = /* @__PURE__ */ new Set();
  #isDone = false;
  #source;
  constructor(source) {
    this.#source = source;
    source.on("data", (chunk) => {
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
    this.whole.catch(() => {
    });
  }
  /** Whether the source has failed, or was ended when the last reader left. */
  get isAborted() {
    return this.#source.readableAborted;
  }
  /** @returns a stream that holds what its reader has not taken yet, so that a slow one keeps nobody waiting; destroy it to leave */
  read() {
    const reader = new Readable({ read() {
    } });
    for (const chunk of this.#chunks) reader.push(chunk);
    if (this.#isDone) reader.push(null);
    else this.#readers.add(reader);
    return reader.once("close", () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0 && !this.#isDone) this.#source.destroy();
    });
  }
}
function unpack({ variants }) {
  return promisify(brotliDecompress)(variants.br.body ?? Buffer.alloc(0));
}
function nextNewYear() {
  return new Date((/* @__PURE__ */ new Date()).getFullYear() + 1, 0, 1).getTime();
}
async function makeVariants(html, quality, cacheControl) {
  const [br, gzip] = await Promise.all([compress(html, "br", quality), compress(html, "gzip", quality)]);
  const make = (bytes, encoding) => makeVariant(bytes, encoding, cacheControl);
  const { body: _body, ...identity } = make(html, "identity");
  return { br: make(br, "br"), gzip: make(gzip, "gzip"), identity };
}
function makeVariant(bytes, encoding, cacheControl) {
  const etag = makeEtag(bytes);
  return {
    body: copyAlone(bytes),
    etag,
    headers: {
      ...encodingHeaders[encoding],
      "cache-control": cacheControl,
      etag,
      "content-length": String(bytes.length)
    }
  };
}
function copyAlone(bytes) {
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  bytes.copy(copy);
  return copy;
}
function makeEtag(body) {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
const revalidated = "no-cache";
const speculationRulesPath = "/speculation-rules.json";
const pageHeaders = {
  "speculation-rules": `"${speculationRulesPath}"`,
  "content-type": "text/html; charset=utf-8",
  "cache-control": revalidated,
  vary: "Accept-Encoding"
};
const encodingHeaders = {
  br: { ...pageHeaders, "content-encoding": "br" },
  gzip: { ...pageHeaders, "content-encoding": "gzip" },
  identity: pageHeaders
};
export {
  PageCache,
  SharedHtml,
  encodingHeaders,
  revalidated,
  speculationRulesPath,
  unpack
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL3BhZ2UtY2FjaGUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLFVBQVUsZ0JBQWdCO0FBQ25DLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsa0JBQWtCLGlCQUFpQjtBQUM1QyxTQUFTLGdCQUErQjtBQTRCakMsTUFBTSxVQUFVO0FBQUEsRUFDckIsU0FBUyxvQkFBSSxJQUF3QjtBQUFBLEVBQ3JDLGVBQWUsb0JBQUksSUFBNkI7QUFBQSxFQUNoRDtBQUFBLEVBQ0E7QUFBQTtBQUFBLEVBR0EsWUFBWSxVQUFVLFVBQVUsb0JBQW9CLGVBQWUsYUFBYTtBQUM5RSxTQUFLLFdBQVc7QUFDaEIsU0FBSyxnQkFBZ0I7QUFBQSxFQUN2QjtBQUFBO0FBQUEsRUFHQSxLQUFLLEtBQWEsU0FBaUIsUUFBUSxLQUFLLElBQUksR0FBMkI7QUFDN0UsVUFBTSxPQUFPLEtBQUssT0FBTyxJQUFJLEdBQUc7QUFDaEMsV0FBTyxRQUFRLEtBQUssWUFBWSxXQUFXLFFBQVEsS0FBSyxlQUFlLE9BQU87QUFBQSxFQUNoRjtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQU9BLEtBQUssS0FBYSxTQUFpQixRQUFpRTtBQUNsRyxVQUFNLFFBQVEsS0FBSyxhQUFhLElBQUksR0FBRztBQUN2QyxVQUFNLFdBQVcsT0FBTyxZQUFZLFdBQVcsQ0FBQyxNQUFNLEtBQUs7QUFDM0QsVUFBTSxPQUFPLFdBQVcsUUFBUSxLQUFLLE9BQU8sS0FBSyxTQUFTLElBQUksV0FBVyxPQUFPLENBQUMsQ0FBQztBQUNsRixXQUFPLEVBQUUsTUFBTSxLQUFLLEtBQUssS0FBSyxHQUFHLE1BQU0sS0FBSyxLQUFLO0FBQUEsRUFDbkQ7QUFBQSxFQUVBLE9BQU8sS0FBYSxTQUFpQixNQUFtQztBQUN0RSxVQUFNLE9BQXdCLEVBQUUsU0FBUyxNQUFNLE1BQU0sS0FBSyxNQUFNLEtBQUssQ0FBQyxVQUFVLEtBQUssTUFBTSxLQUFLLE1BQU0sS0FBSyxDQUFDLEVBQUU7QUFDOUcsU0FBSyxhQUFhLElBQUksS0FBSyxJQUFJO0FBRS9CLFNBQUssS0FBSyxNQUFNLE1BQU07QUFBQSxJQUFDLENBQUMsRUFBRSxRQUFRLE1BQU0sS0FBSyxVQUFVLEtBQUssSUFBSSxLQUFLLEtBQUssYUFBYSxPQUFPLEdBQUcsQ0FBQztBQUNsRyxXQUFPO0FBQUEsRUFDVDtBQUFBLEVBRUEsTUFBTSxNQUFNLEtBQWEsTUFBdUIsTUFBNkI7QUFDM0UsVUFBTSxlQUFlLFlBQVk7QUFDakMsVUFBTSxXQUFXLE1BQU0sS0FBSyxZQUFZLEtBQUssSUFBSTtBQUNqRCxRQUFJLEtBQUssVUFBVSxLQUFLLElBQUksRUFBRyxNQUFLLE9BQU8sSUFBSSxLQUFLLEVBQUUsU0FBUyxLQUFLLFNBQVMsY0FBYyxTQUFTLENBQUM7QUFBQSxFQUN2RztBQUFBLEVBRUEsVUFBVSxLQUFhLE1BQWdDO0FBQ3JELFdBQU8sS0FBSyxhQUFhLElBQUksR0FBRyxNQUFNO0FBQUEsRUFDeEM7QUFBQTtBQUFBLEVBR0EsTUFBTSxZQUFZLEtBQWEsTUFBK0M7QUFDNUUsVUFBTSxTQUFTLEtBQUssT0FBTyxJQUFJLEdBQUcsR0FBRztBQUNyQyxXQUFPLFFBQVEsU0FBUyxTQUFTLFNBQVMsSUFBSSxJQUFJLFNBQVMsYUFBYSxNQUFNLEtBQUssVUFBVSxLQUFLLGFBQWE7QUFBQSxFQUNqSDtBQUNGO0FBR08sTUFBTSxXQUFXO0FBQUE7QUFBQSxFQUViO0FBQUEsRUFDVCxVQUFvQixDQUFDO0FBQUEsRUFDckIsV0FBVyxvQkFBSSxJQUFjO0FBQUEsRUFDN0IsVUFBVTtBQUFBLEVBQ1Y7QUFBQSxFQUVBLFlBQVksUUFBa0I7QUFDNUIsU0FBSyxVQUFVO0FBQ2YsV0FBTyxHQUFHLFFBQVEsQ0FBQyxVQUFrQjtBQUNuQyxXQUFLLFFBQVEsS0FBSyxLQUFLO0FBQ3ZCLGlCQUFXLFVBQVUsS0FBSyxTQUFVLFFBQU8sS0FBSyxLQUFLO0FBQUEsSUFDdkQsQ0FBQztBQUNELFNBQUssUUFBUSxJQUFJLFFBQVEsQ0FBQyxTQUFTLFdBQVc7QUFDNUMsZUFBUyxRQUFRLENBQUMsVUFBVTtBQUMxQixhQUFLLFVBQVU7QUFDZixtQkFBVyxVQUFVLEtBQUssU0FBVSxTQUFRLE9BQU8sUUFBUSxLQUFLLElBQUksT0FBTyxLQUFLLElBQUk7QUFDcEYsWUFBSSxNQUFPLFFBQU8sS0FBSztBQUFBLFlBQ2xCLFNBQVEsT0FBTyxPQUFPLEtBQUssT0FBTyxDQUFDO0FBQUEsTUFDMUMsQ0FBQztBQUFBLElBQ0gsQ0FBQztBQUNELFNBQUssTUFBTSxNQUFNLE1BQU07QUFBQSxJQUFDLENBQUM7QUFBQSxFQUMzQjtBQUFBO0FBQUEsRUFHQSxJQUFJLFlBQXFCO0FBQ3ZCLFdBQU8sS0FBSyxRQUFRO0FBQUEsRUFDdEI7QUFBQTtBQUFBLEVBR0EsT0FBaUI7QUFDZixVQUFNLFNBQVMsSUFBSSxTQUFTLEVBQUUsT0FBTztBQUFBLElBQUMsRUFBRSxDQUFDO0FBQ3pDLGVBQVcsU0FBUyxLQUFLLFFBQVMsUUFBTyxLQUFLLEtBQUs7QUFDbkQsUUFBSSxLQUFLLFFBQVMsUUFBTyxLQUFLLElBQUk7QUFBQSxRQUM3QixNQUFLLFNBQVMsSUFBSSxNQUFNO0FBQzdCLFdBQU8sT0FBTyxLQUFLLFNBQVMsTUFBTTtBQUNoQyxXQUFLLFNBQVMsT0FBTyxNQUFNO0FBQzNCLFVBQUksS0FBSyxTQUFTLFNBQVMsS0FBSyxDQUFDLEtBQUssUUFBUyxNQUFLLFFBQVEsUUFBUTtBQUFBLElBQ3RFLENBQUM7QUFBQSxFQUNIO0FBQ0Y7QUFHTyxTQUFTLE9BQU8sRUFBRSxTQUFTLEdBQWdDO0FBQ2hFLFNBQU8sVUFBVSxnQkFBZ0IsRUFBRSxTQUFTLEdBQUcsUUFBUSxPQUFPLE1BQU0sQ0FBQyxDQUFDO0FBQ3hFO0FBR0EsU0FBUyxjQUFzQjtBQUM3QixTQUFPLElBQUksTUFBSyxvQkFBSSxLQUFLLEdBQUUsWUFBWSxJQUFJLEdBQUcsR0FBRyxDQUFDLEVBQUUsUUFBUTtBQUM5RDtBQUVBLGVBQWUsYUFBYSxNQUFjLFNBQWlCLGNBQXVEO0FBQ2hILFFBQU0sQ0FBQyxJQUFJLElBQUksSUFBSSxNQUFNLFFBQVEsSUFBSSxDQUFDLFNBQVMsTUFBTSxNQUFNLE9BQU8sR0FBRyxTQUFTLE1BQU0sUUFBUSxPQUFPLENBQUMsQ0FBQztBQUNyRyxRQUFNLE9BQU8sQ0FBQyxPQUFlLGFBQXVCLFlBQVksT0FBTyxVQUFVLFlBQVk7QUFDN0YsUUFBTSxFQUFFLE1BQU0sT0FBTyxHQUFHLFNBQVMsSUFBSSxLQUFLLE1BQU0sVUFBVTtBQUMxRCxTQUFPLEVBQUUsSUFBSSxLQUFLLElBQUksSUFBSSxHQUFHLE1BQU0sS0FBSyxNQUFNLE1BQU0sR0FBRyxTQUFTO0FBQ2xFO0FBRUEsU0FBUyxZQUFZLE9BQWUsVUFBb0IsY0FBK0I7QUFDckYsUUFBTSxPQUFPLFNBQVMsS0FBSztBQUMzQixTQUFPO0FBQUEsSUFDTCxNQUFNLFVBQVUsS0FBSztBQUFBLElBQ3JCO0FBQUEsSUFDQSxTQUFTO0FBQUEsTUFDUCxHQUFHLGdCQUFnQixRQUFRO0FBQUEsTUFDM0IsaUJBQWlCO0FBQUEsTUFDakI7QUFBQSxNQUNBLGtCQUFrQixPQUFPLE1BQU0sTUFBTTtBQUFBLElBQ3ZDO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxVQUFVLE9BQXVCO0FBQ3hDLFFBQU0sT0FBTyxPQUFPLEtBQUssSUFBSSxZQUFZLE1BQU0sTUFBTSxDQUFDO0FBQ3RELFFBQU0sS0FBSyxJQUFJO0FBQ2YsU0FBTztBQUNUO0FBRUEsU0FBUyxTQUFTLE1BQXNCO0FBQ3RDLFNBQU8sSUFBSSxXQUFXLFFBQVEsRUFBRSxPQUFPLElBQUksRUFBRSxPQUFPLFdBQVcsRUFBRSxNQUFNLEdBQUcsRUFBRSxDQUFDO0FBQy9FO0FBR08sTUFBTSxjQUFjO0FBR3BCLE1BQU0sdUJBQXVCO0FBRXBDLE1BQU0sY0FBYztBQUFBLEVBQ2xCLHFCQUFxQixJQUFJLG9CQUFvQjtBQUFBLEVBQzdDLGdCQUFnQjtBQUFBLEVBQ2hCLGlCQUFpQjtBQUFBLEVBQ2pCLE1BQU07QUFDUjtBQUdPLE1BQU0sa0JBQWdGO0FBQUEsRUFDM0YsSUFBSSxFQUFFLEdBQUcsYUFBYSxvQkFBb0IsS0FBSztBQUFBLEVBQy9DLE1BQU0sRUFBRSxHQUFHLGFBQWEsb0JBQW9CLE9BQU87QUFBQSxFQUNuRCxVQUFVO0FBQ1o7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6c30ed6ac8fd057ab681d0e8622bf78d4c04f25d
