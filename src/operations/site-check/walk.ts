import { documentName } from '../../shared/content/documents.ts';
import type { Site } from '../../shared/page.ts';
import { listedRoutes, type PageRoute } from '../../shared/site-map.ts';
import { type PageFacts, readPage } from './page-facts.ts';
import type { VisitedAnswer, Visitor } from './visitor.ts';

/** A public page and the response that the check's visitor got. */
export interface WalkedPage {
  name: string;
  path: string;
  /** The id of its text; absent for a page without one. */
  document: string | undefined;
  /** The page is in the sitemap. */
  isListed: boolean;
  answer: VisitedAnswer;
  facts: PageFacts;
}

/** Opens every public page of the site, one after another. */
export async function walkPages(site: Site, visitor: Visitor): Promise<WalkedPage[]> {
  const pages: WalkedPage[] = [];
  for (const route of publicRoutes(site)) {
    const answer = await visitor.open(route.path);
    const document = 'document' in route ? route.document.id : route.screen;
    const text = site.documents.byId.get(document);
    pages.push({
      name: text ? documentName(text) : (pageNames[route.screen] ?? route.path),
      path: route.path,
      document: text && document,
      isListed: !route.unlisted,
      answer,
      facts: await readPage(answer.body),
    });
  }
  return pages;
}

/** Names of pages without text of their own. */
const pageNames: Partial<Record<PageRoute['screen'], string>> = { catalog: 'Catalog', price: 'Price my fence' };

/** Lists the pages for visitors: the sitemap's, and the catalog if there is one. */
function publicRoutes({ map, prices, catalog }: Site): PageRoute[] {
  const listed = listedRoutes(map).filter(({ screen }) => screen !== 'price' || prices.prices.enabled);
  const viewer = [...map.routes.values()].filter(({ screen }) => screen === 'catalog');
  return catalog ? [...listed, ...viewer] : listed;
}
