import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { pricePath } from '../../src/shared/routes.ts';
import { build } from '../fixtures/app.ts';
import { siteMap } from '../fixtures/site-map.ts';
import { publicPaths, type WalkedPage, walkPage } from '../fixtures/walk.ts';

const app = await build(t);

/** Where the links stand and what they say (docs/product.md, "Price my fence"). */
const links = {
  'Price my fence': ['/', '/areas-we-serve', '/fence-financing'],
  'Price this fence first': 16,
};

/** The listed pages and the four that search engines may not know. */
const specified = [
  ...publicPaths.filter((path) => path !== pricePath),
  ...[...siteMap.routes.values()].flatMap(({ path, unlisted }) =>
    unlisted && !path.startsWith('/admin/') ? [path] : [],
  ),
];

async function walkSpecified(): Promise<WalkedPage[]> {
  const pages: WalkedPage[] = [];
  for (const path of specified) pages.push(await walkPage(app, path));
  return pages;
}

const linksOf = ({ document }: WalkedPage) => [...document.querySelectorAll(`a[href^="${pricePath}"]`)];

/** A page as it is without the planner: each link stands in a paragraph of its own. */
function withoutLinks(page: WalkedPage): string {
  for (const link of linksOf(page)) link.closest('p')?.remove();
  return page.document.documentElement.outerHTML;
}

t.test(
  'statement 31: but for the new links the 34 specified pages are what they are without the planner',
  async (t) => {
    const withPlanner = await walkSpecified();
    t.equal(withPlanner.length, 34);

    for (const [words, where] of Object.entries(links)) {
      const pages = withPlanner.filter((page) => linksOf(page).some(({ textContent }) => textContent === words));
      if (typeof where === 'number') t.equal(pages.length, where, words);
      else t.strictSame(pages.map(({ path }) => path).toSorted(), where, words);
    }
    for (const page of withPlanner) {
      t.ok(linksOf(page).length <= 1, `${page.path} has one link at most`);
      t.equal(page.document.querySelectorAll(`:is(header, footer) a[href^="${pricePath}"]`).length, 0, page.path);
    }

    app.prices.current = async () => ({ version: 1, checkedAt: null, prices: { ...defaultPrices, enabled: false } });
    await app.site.update(async () => {});
    const without = await walkSpecified();
    for (const [index, page] of withPlanner.entries())
      t.equal(withoutLinks(page), without[index]?.document.documentElement.outerHTML, page.path);
  },
);
