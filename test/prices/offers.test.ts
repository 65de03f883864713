import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import type { PriceTable } from '../../src/shared/fence/prices.ts';
import { build } from '../fixtures/app.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { readPlain } from '../fixtures/parse.ts';
import { walkPages } from '../fixtures/walk.ts';

const app = await build(t);

/** Other prices come into force. */
async function price(prices: PriceTable, checkedAt: string | null = null): Promise<void> {
  app.prices.current = async () => ({ version: 1, checkedAt, prices });
  await app.site.update(async () => {});
}

const withKind = (
  kind: keyof PriceTable['kinds'],
  change: Partial<PriceTable['kinds']['wood-privacy']>,
): PriceTable => ({
  ...defaultPrices,
  kinds: { ...defaultPrices.kinds, [kind]: { ...defaultPrices.kinds[kind], ...change } },
});

t.test(
  'statement 28: a fence that is not offered has no card and no price, and its link still draws and counts',
  async (t) => {
    await price(withKind('wood-privacy', { offered: false }));
    const { document, text } = readPlain(await app.inject({ url: `/price-my-fence?plan=${examples.E2}` }));

    t.notOk(document.querySelector('[name="kind"][value="wood-privacy"]'));
    t.equal(document.querySelectorAll('[name="kind"]').length, 8);
    t.match(text, 'We show no price for this fence here. Send us the plan.');
    t.match(text, '25 posts: 19 line, 2 corner, 2 end, 2 gate');
    t.notMatch(text, /\$\d/);
  },
);

t.test('statement 28: a height without a price is no choice', async (t) => {
  const { heights } = defaultPrices.kinds['wood-privacy'];
  await price(
    withKind('wood-privacy', { heights: { ...heights, 96: { perFoot: null, walkGate: 0, doubleGatePerFoot: 0 } } }),
  );
  const { document } = readPlain(await app.inject({ url: '/price-my-fence' }));

  t.equal(document.querySelectorAll('[name="height"]').length, 1);
});

t.test('statement 28: switched off, the tool leads home and stands nowhere', async (t) => {
  await price(defaultPrices);
  t.match((await app.inject({ url: '/sitemap.xml' })).body, '/price-my-fence');
  const links = (html: string) => html.match(/href="\/price-my-fence/g)?.length ?? 0;
  const before = (await walkPages(app)).filter(({ path, html }) => path !== '/price-my-fence' && links(html) > 0);
  t.equal(before.length, 19, 'home, financing, areas and 16 service pages link to it');

  await price({ ...defaultPrices, enabled: false });
  for (const url of ['/price-my-fence', `/price-my-fence?plan=${examples.E2}`]) {
    const response = await app.inject({ url });
    t.match(response, { statusCode: 302, headers: { location: '/#contact' } }, url);
  }
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, '/price-my-fence');
  t.strictSame(
    (await walkPages(app)).filter(({ html }) => links(html) > 0).map(({ path }) => path),
    [],
  );
});

t.test('statement 30: checked prices say their date, and old ones that they are old', async (t) => {
  const words = async (checkedAt: string | null) => {
    await price(defaultPrices, checkedAt);
    return readPlain(await app.inject({ url: '/price-my-fence' })).document.querySelector('.price-result__checked')
      ?.textContent;
  };
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000);

  t.match(await words(day(10).toISOString()), /^Prices checked on \w{3} \d{1,2}, \d{4}\.$/);
  t.match(await words(day(400).toISOString()), /^Last checked on .*, more than a year ago\.$/);
  t.equal(
    await words(null),
    'We haven’t posted our own prices yet, so these are typical 2025 prices for the Piedmont.',
  );
});
