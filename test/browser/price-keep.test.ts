import type { Page } from 'playwright-core';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { handlePlanner, openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test('statement 12: one sentence for each change, after it has settled', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`);
  const { page } = planner;
  await page.evaluate(() => {
    const status = document.querySelector('.price > [role="status"]') as HTMLElement;
    const heard: string[] = [];
    new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    (window as unknown as { heard: string[] }).heard = heard;
  });
  const field = page.locator('[name="side.2.feet"]');
  await field.fill('');
  await field.pressSequentially('100');
  await planner.hears('Side 2 is 100 feet. 200 feet in all. About $4,500 to $6,250.');
  t.equal(
    await page.evaluate(() => (window as unknown as { heard: string[] }).heard.length),
    1,
    'nothing between digits',
  );
});

t.test('statements 14 and 16: the address brings the plan back, here and on another device', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2.replace('r80', 'r100')}`);
  const { page } = planner;
  await page.getByRole('radio', { name: 'Wood picket' }).check();
  await page.getByText('Picket fences come 3, 3½ or 4 ft tall; we took 4 ft.').waitFor();
  const code = '1.wk48p.hlnp.0.x0y0r50r100t90r50t90g48a23';
  await planner.hasCode(code);
  t.equal(await page.getByLabel('Link to this plan').inputValue(), `${address}/price-my-fence?plan=${code}`);
  const range = await planner.range();
  await page.reload();
  t.equal(await planner.range(), range, 'reload');
  await page.getByRole('link', { name: '3½ ft tall' }).click();
  await page.waitForURL(/wk42p/);
  await page.goBack();
  t.equal(await planner.range(), range, 'Back');

  const other = handlePlanner(
    await openPage(t, browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }),
  );
  await other.page.goto(`${address}/price-my-fence?plan=${code}`);
  t.equal(await other.range(), range, 'another device, without JavaScript');
  for (const name of ['elevation', 'sketch'])
    t.strictSame(await drawn(other.page, name), await drawn(page, name), `the same ${name}`);
});

t.test(
  'statements 14 and 30: paper holds the business, the drawings, the range, the lists, the honesty lines and the link',
  async (t) => {
    const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, {
      viewport: { width: 720, height: 1000 },
    });
    const { page } = planner;
    await planner.typeSide(2, '100');
    const code = examples.E2.replace('r80', 'r100');
    await planner.hasCode(code);
    const honesty = [
      'This is a range, not a quote. It covers materials, labor, concrete and cleanup for what you entered. The price we stand by is the one in your written estimate. The estimate is free, and we write it after we have measured.',
      'Not included: permit and HOA fees, a survey, clearing, moving private utility lines, masonry, stain or paint, gate openers, or digging in rock unless you choose “Rock or big roots” above.',
      'Before anyone digs, call 811 so that buried lines get marked. If we build your fence, we make that call for you.',
      'Ask your town and HOA first how tall your fence may be and where it may stand.',
      'We haven’t posted our own prices yet, so these are typical 2025 prices for the Piedmont.',
      '12% either way, and 4 more because lengths were paced.',
    ];
    for (const words of honesty) t.ok(await page.getByText(words, { exact: true }).isVisible(), `on screen: ${words}`);

    await page.emulateMedia({ media: 'print' });
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format();
    for (const words of [
      ...honesty,
      '$4,500 to $6,250',
      '196 ft of wood privacy, 6 ft',
      'Side 2: 100 ft after a right turn.',
      'Gate 1: 4 ft wide, 23 ft along side 3.',
      /^\d+ posts: /,
      'This is what ends up in your fence. We order 5 to 10% more to cover cuts and waste.',
      `${day}: ${address}/price-my-fence?plan=${code}`,
    ])
      t.ok(
        await page.locator('main').getByText(words, { exact: true }).filter({ visible: true }).first().isVisible(),
        `on paper: ${words}`,
      );
    t.ok(await page.locator('.header').getByText('Longleaf Fence Company').first().isVisible(), 'the business');
    t.ok(await page.locator('.header a[href^="tel:"]').first().isVisible(), 'the telephone');
    for (const name of ['elevation', 'sketch'])
      t.ok(await page.locator(`.price-drawings__${name} svg`).isVisible(), name);
    for (const part of ['.price__form', '.price-send', '.price-bar', '.price-changes', '.price-keep .field'])
      t.notOk(await page.locator(part).isVisible(), `${part} is not printed`);
  },
);

/** What a drawing shows: its words for those who do not see it, and its shapes. */
function drawn(page: Page, name: string): Promise<string[]> {
  return page
    .locator(`.price-drawings__${name} svg`)
    .evaluate((svg) => [
      svg.getAttribute('viewBox') ?? '',
      ...Array.from(svg.children, ({ localName, textContent, attributes }) =>
        [localName, textContent, attributes.getNamedItem('d')?.value, attributes.getNamedItem('x')?.value].join(' '),
      ),
    ]);
}
