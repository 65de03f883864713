import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import type { PriceTable } from '../../src/shared/fence/prices.ts';
import { pricePath } from '../../src/shared/routes.ts';
import { build } from '../fixtures/app.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { readPlain } from '../fixtures/parse.ts';
import { siteMap } from '../fixtures/site-map.ts';
import { publicPaths } from '../fixtures/walk.ts';

const app = await build(t);

/** Replaces the current prices. */
async function price(prices: PriceTable, checkedAt: string | null = null): Promise<void> {
  app.prices.current = async () => ({ version: 1, checkedAt, prices });
  await app.site.update(async () => {});
}

function withPrivacy(change: Partial<PriceTable['kinds']['wood-privacy']>): PriceTable {
  const { kinds } = defaultPrices;
  return { ...defaultPrices, kinds: { ...kinds, 'wood-privacy': { ...kinds['wood-privacy'], ...change } } };
}

const open = async (query = '') => readPlain(await app.inject({ url: pricePath + query }));

t.test('a fence that isn’t offered has no card and no price, and its link still draws', async (t) => {
  await price(withPrivacy({ offered: false }));
  const { document, text } = await open(`?plan=${examples.E2}`);

  t.notOk(document.querySelector('[name="kind"][value="wood-privacy"]'));
  t.equal(document.querySelectorAll('[name="kind"]').length, 8);
  t.match(text, 'We price this fence by hand. Send us your plan for a quote.');
  t.match(text, '25 posts: 19 line, 2 corner, 2 end, 2 gate');
  t.notMatch(text, /\$\d/);
});

t.test('a height without a price can’t be chosen', async (t) => {
  const { heights } = defaultPrices.kinds['wood-privacy'];
  await price(withPrivacy({ heights: { ...heights, 96: { perFoot: null, walkGate: 0, doubleGatePerFoot: 0 } } }));

  t.equal((await open()).document.querySelectorAll('[name="height"]').length, 1);
});

/** Lists the links with their places and texts */
const linkingPages = {
  'Price my fence': ['/', '/areas-we-serve', '/fence-financing'],
  'Price this fence first': 16,
};

/** The pages that were specified before the planner: the listed ones, and the four that search engines don't list. */
const specified = [
  ...publicPaths.filter((path) => path !== pricePath),
  ...[...siteMap.routes.values()].flatMap(({ path, unlisted }) =>
    unlisted && !path.startsWith('/admin/') ? [path] : [],
  ),
];

async function walkSpecified(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of specified) pages[path] = (await app.inject({ url: path })).body;
  return pages;
}

/** Each link to the planner is in a separate paragraph. */
const linkParagraph = new RegExp(`<p\\b[^>]*>(?:(?!</p>).)*<a\\b[^>]* href="${pricePath}[^>]*>(.*?)</a>.*?</p>`, 'gs');
const textOfLinks = (html: string) =>
  Array.from(html.matchAll(linkParagraph), ([, words = '']) => words.replace(/<[^>]*>/g, '').trim());

t.test('the planner changes only links on the 34 specified pages', async (t) => {
  await price(defaultPrices);
  const withPlanner = await walkSpecified();
  await price({ ...defaultPrices, enabled: false });
  const without = await walkSpecified();

  t.equal(specified.length, 34);
  for (const [words, where] of Object.entries(linkingPages)) {
    const pages = specified.filter((path) => textOfLinks(withPlanner[path] ?? '').includes(words));
    if (typeof where === 'number') t.equal(pages.length, where, words);
    else t.strictSame(pages.toSorted(), where, words);
  }
  for (const [path, html] of Object.entries(withPlanner)) {
    t.ok(textOfLinks(html).length <= 1, `${path} has one link at most`);
    t.equal(html.replace(linkParagraph, ''), without[path], path);
    t.notMatch(without[path], `href="${pricePath}`, 'switched off, the tool stands nowhere');
  }
});

t.test('the planner redirects home and isn’t in the sitemap while it is off', async (t) => {
  await price(defaultPrices);
  t.match((await app.inject({ url: '/sitemap.xml' })).body, pricePath);

  await price({ ...defaultPrices, enabled: false });
  for (const url of [pricePath, `${pricePath}?plan=${examples.E2}`])
    t.match(await app.inject({ url }), { statusCode: 302, headers: { location: '/#contact' } }, url);
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, pricePath);
});

t.test('checked prices show their date, and old ones say that they are old', async (t) => {
  const words = async (daysAgo?: number) => {
    const checkedAt = daysAgo === undefined ? null : new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    await price(defaultPrices, checkedAt);
    return (await open()).document.querySelector('.price-result__checked')?.textContent;
  };

  t.match(await words(10), /^Prices checked on \w{3} \d{1,2}, \d{4}\.$/);
  t.match(await words(400), /^Last checked on .*, more than a year ago\.$/);
  t.equal(await words(), 'We haven’t posted our own prices yet, so these are typical 2025 prices for the Piedmont.');
});
