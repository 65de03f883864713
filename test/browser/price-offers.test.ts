import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const call = callAs(app, await signIn(app));

t.test('statements 26 and 28: what the owner switches off has no card and no price on the page at once', async (t) => {
  const { heights } = defaultPrices.kinds['vinyl-privacy'];
  const kinds = {
    ...defaultPrices.kinds,
    'wood-privacy': { ...defaultPrices.kinds['wood-privacy'], offered: false },
    'vinyl-privacy': {
      offered: true,
      heights: { ...heights, 96: { perFoot: null, walkGate: 0, doubleGatePerFoot: 0 } },
    },
  };
  const saved = await call('PUT', '/api/admin/prices', { prices: { ...defaultPrices, kinds }, version: 0 });
  t.equal(saved.statusCode, 200);

  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`);
  const { page } = planner;
  const none = 'We show no price for this fence here. Send us the plan.';
  t.equal(await page.getByRole('radio', { name: 'Wood privacy' }).count(), 0, 'no card');
  t.equal(await planner.range(), none);
  await page.locator('[name="side.2.feet"]').fill('100');
  t.equal(await planner.range(), none, 'nor does the browser count one');
  await page.locator('.price-drawings .price-facts').first().getByText('Side 2: 100 ft after a right turn.').waitFor();
  t.match(
    await page.locator('.price-drawings .price-facts').last().textContent(),
    'bags of concrete',
    'it still counts',
  );
  t.equal(await page.locator('.price-drawings__sketch .side').count(), 3, 'and draws');
  t.notMatch(await page.locator('#price').textContent(), /\$\d/);

  await page.getByRole('radio', { name: 'Vinyl privacy' }).check();
  t.match(await planner.range(), /^\$[\d,]+ to \$[\d,]+$/);
  t.equal(await page.locator('[name="height"]').count(), 1, 'a height without a price is no choice');
  const changes = await page.locator('.price-changes').textContent();
  t.notMatch(changes, /8 ft tall|Wood privacy/, 'what has no price is no change either');
});
