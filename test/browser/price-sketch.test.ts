import type { Locator } from 'playwright-core';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openPlanner, type PlannerPage } from '../fixtures/planner.ts';
import { hasFocus, moveFingers } from '../fixtures/visitor.ts';

const address = await listen(await build(t));
const browser = await launch(t);

/** Four ways to enter the fence of E2: three sides and a gate. */
const ways = {
  async list(planner: PlannerPage) {
    for (const [side, feet] of ['50', '80', '50'].entries()) {
      if (side > 0) await planner.press('Add a side');
      await planner.side(side + 1).pressSequentially(feet);
    }
    await planner.press('Add a gate');
    await planner.set('gate.1.side', '3');
  },
  async taps(planner: PlannerPage) {
    await planner.openSketch();
    await planner.tap([0, 0], [50, 0], [50, 78], [0, 78], [0, 78]);
    await planner.take('Move');
    await planner.tap([50, 78], [50, 80], [0, 78], [0, 80]);
    await planner.take('Gate');
    await planner.tap([25, 80]);
  },
  async drags(planner: PlannerPage) {
    await planner.page.setViewportSize({ width: 1440, height: 900 });
    await planner.openSketch();
    await planner.tap([0, 0]);
    await planner.drag([0, 0], [50, 0]);
    await planner.drag([50, 0], [50, 70]);
    await planner.drag([50, 70], [10, 70]);
    await planner.take('Move');
    await planner.drag([50, 70], [50, 80]);
    await planner.drag([10, 70], [0, 80]);
    await planner.take('Gate');
    await planner.tap([40, 80]);
    await planner.drag([40, 80], [25, 80]);
  },
  async keys(planner: PlannerPage) {
    await planner.openSketch();
    await planner.page.getByRole('application').focus();
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await planner.page.keyboard.press(key);
    };
    await press('Enter', 1);
    for (const [arrow, steps] of [
      ['Right', 5],
      ['Down', 8],
      ['Left', 5],
    ] as const) {
      await press(`Shift+Arrow${arrow}`, steps);
      await press('Enter', 1);
    }
    await press('Escape', 1);
    await press('g', 1);
    await press('ArrowRight', 25);
    await press('Enter', 1);
  },
};

t.test('E2 entered by list, taps, drags, or keys has the same code, list, and range', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const valuesOf = (names: string) =>
    planner.page.locator(names).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  for (const [way, draw] of Object.entries(ways)) {
    await planner.open();
    await draw(planner);
    await planner.hasCode(examples.E2);
    t.equal(await planner.range(), '$4,050 to $5,650', way);
    await planner.hears('Gate 1 is 4 feet wide, 23 feet along side 3. 180 feet in all. About $4,050 to $5,650.');
    t.strictSame(await valuesOf('[name$=".feet"]'), ['50', '80', '50'], way);
    t.strictSame(await valuesOf('[name^="gate.1."]'), ['48', '3', '23'], way);
  }
});

t.test('undoing everything gives the first code, and redoing everything the last', async (t) => {
  const planner = await openPlanner(t, browser, address, examples.E2, { viewport: { width: 768, height: 1024 } });
  const { page } = planner;
  await planner.openSketch();
  await planner.take('Move');
  await planner.tap([50, 80], [60, 90]);
  await planner.take('Gate');
  await planner.tap([25, 0]);
  await planner.take('Remove');
  await planner.tap([57, 45]);
  await page.getByRole('radio', { name: 'Cedar' }).check();
  await page.waitForURL(/wp72c/);
  const last = new URL(page.url()).searchParams.get('plan') ?? '';

  for (let step = 0; step < 4; step += 1) await planner.press('Undo');
  await planner.hasCode(examples.E2);
  for (let step = 0; step < 4; step += 1) await planner.press('Redo');
  await planner.hasCode(last);
});

/** The maximum number of key presses for three sides, a gate, another style, a moved corner, the price, and the request. */
const pressesAtMost = 80;

t.test('a fence is entered, drawn, priced, and sent with the keyboard alone', async (t) => {
  const planner = await openPlanner(t, browser, address, '', { viewport: { width: 1440, height: 900 } });
  const { page } = planner;
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  /** Presses Tab until the target has the focus. @returns the number of presses */
  const tabTo = async (control: Locator): Promise<number> => {
    for (let stops = 1; stops < 60; stops += 1) {
      await press('Tab');
      if (await hasFocus(control)) return stops;
    }
    throw new Error('Tab does not get there');
  };

  await press('5', '0');
  for (const feet of ['80', '50']) {
    await tabTo(page.getByRole('button', { name: 'Add a side' }));
    await press('Enter', ...feet);
  }
  t.equal(await planner.range(), '$3,800 to $5,350');
  await tabTo(page.getByRole('button', { name: 'Add a gate' }));
  await press('Enter');
  t.ok(await hasFocus(page.locator('[name="gate.1.width"]')), 'a new gate has the focus');
  await press('Tab', '3');
  await planner.hasCode(examples.E2);

  await page.getByRole('radio', { name: 'Wood privacy' }).focus();
  await press('ArrowRight');
  await page.getByText('Picket fences come in 3, 3½ or 4 ft heights, so we used 4 ft.').waitFor();
  await press('ArrowLeft');
  await page.getByRole('button', { name: 'Draw it instead' }).focus();
  await press('Enter');
  await tabTo(page.getByRole('application'));
  await press('m', 'PageDown', 'Enter', 'Shift+ArrowRight', 'Enter');
  t.equal(await planner.side(1).inputValue(), '60', 'a corner is moved');
  await press('g', 'PageDown', 'Enter');
  t.equal(await page.locator('[name="gate.2.width"]').count(), 1);

  t.equal(await tabTo(page.locator('#sketch [value="show"]')), 1, 'the price is one Tab away from the sketch');
  await press('Enter');
  t.ok(await hasFocus(page.locator('#price')), 'the price has the focus');
  const stops = await tabTo(page.locator('[name="name"]'));
  t.ok(stops <= 10, `${stops} stops from the price to the name`);
  await page.keyboard.type('Ann Carter');
  await press('Tab');
  await page.keyboard.type('3365550187');
  await press('Tab', 'Tab', 'Tab', 'Enter');
  await page.getByText(/Your reference is [A-Z2-9]{6}\./).waitFor();
  t.ok(presses <= pressesAtMost, `${presses} presses besides name and phone`);
});

t.test('Page Down with the Gate tool stops at the middle of each side and at its gates', async (t) => {
  const planner = await openPlanner(t, browser, address, examples.E2, { viewport: { width: 768, height: 1024 } });
  const { keyboard } = planner.page;
  await planner.openSketch();
  await planner.page.getByRole('application').focus();
  await keyboard.press('g');
  await keyboard.press('Shift+ArrowUp');
  await keyboard.press('Shift+ArrowDown');
  await planner.hears('0 feet right, 0 feet down.');
  for (const place of ['25 feet right, 0 feet down.', '50 feet right, 0 feet down.']) {
    await keyboard.press('PageDown');
    await planner.hears(place);
  }
  await keyboard.press('PageUp');
  await keyboard.press('Enter');
  await planner.hasCode('1.wp72p.hlnp.0.x0y0r50g48a23r80t90r50t90g48a23');
});

t.test('Tab passes the sketch in one stop, Escape keeps sides, and a swipe scrolls', async (t) => {
  const planner = await openPlanner(t, browser, address, examples.E2, { isMobile: true });
  const { page } = planner;
  await planner.openSketch();
  t.ok(await page.locator('#sketch').getByText('Side 2: 80 ft after a right turn.').isVisible());
  const frame = page.getByRole('application', { name: 'Sketch of your fence' });
  await frame.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  t.equal(await planner.range(), '$4,050 to $5,650');
  await page.keyboard.press('Tab');
  t.notOk(await frame.evaluate((element) => element.contains(document.activeElement)), 'Tab leaves');

  const session = await page.context().newCDPSession(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const center = () => frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await center();
  const before = await scrolled();
  const [left, top] = await middleOf(frame);
  // A swipe keeps scrolling after the finger is lifted. A touch during that time would only stop it.
  const ended = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })));
  await moveFingers(session, [[left - 100, top]], [[0, -200]]);
  await ended;
  t.ok((await scrolled()) > before + 50);
  t.equal(await planner.range(), '$4,050 to $5,650', 'nothing was drawn');

  await planner.take('Move');
  await center();
  const still = await scrolled();
  await moveFingers(session, [await middleOf(page.locator('.handle').first())], [[-40, -60]]);
  await page.locator('.price-range').filter({ hasNotText: '$4,050 to $5,650' }).waitFor();
  t.equal(await scrolled(), still, 'a dragged handle does not scroll');

  const fingers = [left - 10, left + 10].map((x) => [x, top] as const);
  await moveFingers(session, fingers, [
    [-120, 0],
    [120, 0],
  ]);
  await page.waitForFunction(() => (window.visualViewport?.scale ?? 1) > 1.1);
});

async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
}
