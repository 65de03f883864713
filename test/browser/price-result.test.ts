import type { Page } from 'playwright-core';
import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { handlePlanner, openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const drawings = ['.price-drawings__elevation svg', '.price-drawings__sketch svg'];
const drawn = (page: Page, drawing: string) => page.locator(drawing).evaluate(({ outerHTML }) => outerHTML);
const longer = examples.E2.replace('r80', 'r100');

t.test('the link brings the plan back on this and another device', async (t) => {
  const planner = await openPlanner(t, browser, address, longer);
  const { page } = planner;
  await page.getByRole('radio', { name: 'Wood picket' }).check();
  await page.getByText('Picket fences come in 3, 3½ or 4 ft heights, so we used 4 ft.').waitFor();
  const code = longer.replace('wp72p', 'wk48p');
  await planner.hasCode(code);
  t.equal(await page.getByLabel('Link to this plan').inputValue(), `${address}/price-my-fence?plan=${code}`);
  const range = await planner.range();

  const viewport = { width: 1440, height: 900 };
  const other = await openPage(t, browser, { viewport, javaScriptEnabled: false });
  await other.goto(`${address}/price-my-fence?plan=${code}`);
  t.equal(await handlePlanner(other, address).range(), range, 'another device, without JavaScript');
  for (const drawing of drawings) t.equal(await drawn(other, drawing), await drawn(page, drawing), drawing);

  await page.reload();
  t.equal(await planner.range(), range, 'reload');
  await page.getByRole('link', { name: '3½ ft tall' }).click();
  await page.waitForURL(/wk42p/);
  await page.goBack();
  t.equal(await planner.range(), range, 'Back');
});

t.test('the printed plan has business, drawings, range, lists, disclosures, and link', async (t) => {
  const viewport = { width: 720, height: 1000 };
  const planner = await openPlanner(t, browser, address, examples.E2, { viewport });
  const { page } = planner;
  await planner.side(2).fill('100');
  await planner.hasCode(longer);
  await page.emulateMedia({ media: 'print' });

  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format();
  for (const words of [
    /^This is a range, not a quote\./,
    'The price could be 16% higher or lower: 12% to start, plus 4% because the lengths were paced.',
    '$4,500 to $6,250',
    '196 ft of wood privacy, 6 ft',
    'Gate 1: 4 ft wide, 23 ft along side 3.',
    /^\d+ posts: /,
    'This is what ends up in your fence. We order 5 to 10% more to cover cuts and waste.',
    `${day}: ${address}/price-my-fence?plan=${longer}`,
  ]) {
    const printed = page.locator('main').getByText(words, { exact: true }).filter({ visible: true });
    t.ok((await printed.count()) > 0, `${words} is printed`);
  }
  for (const part of ['.header >> text=Longleaf Fence Company', '.header a[href^="tel:"]', ...drawings])
    t.ok(await page.locator(part).first().isVisible(), `${part} is printed`);
  for (const part of ['.price__form', '.price-send', '.price-bar', '.price-changes', '.price-keep .field'])
    t.notOk(await page.locator(part).isVisible(), `${part} is not printed`);
});

t.test('with forced colors the selected card has a different background', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 390, height: 900 }, forcedColors: 'active' });
  await page.goto(`${address}/price-my-fence`);
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const cards of ['.price-card', '.choice > input + span']) {
        const [chosen = [], others = []] = await page.locator(cards).evaluateAll((all) => {
          const isChosen = (card: Element) => card.querySelector(':checked') ?? card.matches(':checked + span');
          const groundsOf = (some: Element[]) => [
            ...new Set(some.map((card) => getComputedStyle(card).backgroundColor)),
          ];
          return [groundsOf(all.filter(isChosen)), groundsOf(all.filter((card) => !isChosen(card)))];
        });
        const grounds = `${width} ${colorScheme}: ${cards} chosen ${chosen}, others ${others}`;
        t.ok(chosen.length === 1 && others.length === 1 && chosen[0] !== others[0], grounds);
      }
    }
});

t.test('the selected card and the focus show in a browser without :has()', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 390, height: 900 } });
  await page.goto(`${address}/price-my-fence`);
  await page.evaluate(() => {
    const drop = (list: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = list.cssRules[index];
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) list.deleteRule(index);
        else if (rule && 'cssRules' in rule) drop(rule as CSSGroupingRule);
      }
    };
    for (const sheet of document.styleSheets) drop(sheet);
  });
  const chosen = page.locator('.price-card :checked');
  const looks = () =>
    page.locator('.price-card > input').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { opacity, borderTopWidth, outlineStyle } = getComputedStyle(input);
        return `${opacity} ${borderTopWidth} ${outlineStyle}`;
      }),
    );
  await chosen.evaluate((input: HTMLInputElement) => input.blur());
  t.strictSame(new Set(await looks()), new Set(['1 2px none', '0 0px none']));
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  t.strictSame(new Set(await looks()), new Set(['1 2px solid', '0 0px none']));
  t.equal(
    await page
      .locator('.choice > :checked + span')
      .first()
      .evaluate((each) => getComputedStyle(each).fontWeight),
    '600',
  );
});

t.test('a fence that the owner turns off has no card and no price on the page at once', async (t) => {
  const { 'wood-privacy': wood, 'vinyl-privacy': vinyl } = defaultPrices.kinds;
  const kinds = {
    ...defaultPrices.kinds,
    'wood-privacy': { ...wood, offered: false },
    'vinyl-privacy': {
      ...vinyl,
      heights: { ...vinyl.heights, 96: { perFoot: null, walkGate: 0, doubleGatePerFoot: 0 } },
    },
  };
  const call = callAs(app, await signIn(app));
  await call('PUT', '/api/admin/prices', { prices: { ...defaultPrices, kinds }, version: 0 });

  const planner = await openPlanner(t, browser, address, examples.E2);
  const { page } = planner;
  t.equal(await page.getByRole('radio', { name: 'Wood privacy' }).count(), 0, 'no card');
  await planner.side(2).fill('100');
  t.equal(await planner.range(), 'We price this fence by hand. Send us your plan for a quote.');
  await page.locator('.price-drawings').getByText('Side 2: 100 ft after a right turn.', { exact: true }).waitFor();
  t.notMatch(await page.locator('#price').textContent(), /\$\d/);

  await page.getByRole('radio', { name: 'Vinyl privacy' }).check();
  t.match(await planner.range(), /^\$[\d,]+ to \$[\d,]+$/);
  t.equal(await page.locator('[name="height"]').count(), 1, 'a height without a price is no choice');
  const changes = await page.locator('.price-changes').textContent();
  t.notMatch(changes, /8 ft tall|Wood privacy/, 'what has no price is no change either');
});
