import { isDeepStrictEqual } from 'node:util';
import type { renderPage } from '../../views/server.tsx';
import type { PageInput, Site } from '../shared/page.ts';
import { type CachedPage, type FreshPage, PageCache } from './page-cache.ts';
import { PageReads } from './page-reads.ts';

/** The pages that are the same for all visitors, each rendered again only when the owner changed something that it shows. */
export class SharedPages {
  #cache: PageCache;
  #reads = new PageReads();
  #render: typeof renderPage;

  /** @param quality Brotli's, 0 to 11 */
  constructor(render: typeof renderPage, quality?: number, cacheControl?: string) {
    this.#render = render;
    this.#cache = new PageCache(quality, cacheControl);
  }

  /** The page, if the cache has it as it is now. */
  find(path: string, { version }: Site): CachedPage | undefined {
    return this.#cache.find(path, version);
  }

  /** Renders a page for all who ask before it is compressed. @throws what rendering throws */
  render(input: PageInput, site: Site): FreshPage {
    const { path } = input;
    const fresh = this.#cache.findFresh(path, site.version);
    if (fresh) return fresh;
    const { result, reads } = this.#reads.note(site, (noted) => this.#render(input, noted));
    return this.#cache.fill(path, site.version, result, reads);
  }

  /** Keeps the pages that show nothing of what differs between two versions of the site. */
  carryOver(before: Site, after: Site): void {
    const changed = this.#reads.findChanged(before, after);
    const isSame = (path: string) => isDeepStrictEqual(before.map.routes.get(path), after.map.routes.get(path));
    this.#cache.carryOver(before.version, after.version, changed, isSame);
  }
}
