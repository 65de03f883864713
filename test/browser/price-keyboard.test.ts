import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

/** Three sides, a gate, another style, a moved corner, the price and the request: about what a plan takes, not more. */
const pressesAtMost = 80;

t.test('statement 8: with the keyboard alone a fence is typed, drawn, priced and sent', async (t) => {
  const planner = await openPlanner(t, browser, address, '', { viewport: { width: 1440, height: 900 } });
  const { page } = planner;
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.getAttribute('role') ?? activeElement?.id ?? '';
    });
  /** Presses Tab, as often as it takes. @returns how often */
  const tabTo = async (wanted: (name: string) => boolean): Promise<number> => {
    for (let stops = 1; stops < 60; stops += 1) {
      await press('Tab');
      const name = (await focused()) || (await page.evaluate(() => document.activeElement?.textContent ?? ''));
      if (wanted(name)) return stops;
    }
    throw new Error('Tab does not get there');
  };
  const buttonIs = (words: string) => () =>
    page.evaluate((text) => document.activeElement?.textContent === text, words);
  const tabToButton = async (words: string): Promise<void> => {
    do await press('Tab');
    while (!(await buttonIs(words)()));
  };

  await press('5', '0');
  for (const feet of ['80', '50']) {
    await tabToButton('Add a side');
    await press('Enter', ...feet);
  }
  t.equal(await planner.range(), '$3,800 to $5,350');
  await tabToButton('Add a gate');
  await press('Enter');
  t.equal(await focused(), 'gate.1.width', 'a new gate has the focus');
  await press('Tab', '3');
  await planner.hasCode(examples.E2);
  t.equal(await planner.range(), '$4,050 to $5,650');

  await page.getByRole('radio', { name: 'Wood privacy' }).focus();
  await press('ArrowRight');
  await page.getByText('Picket fences come 3, 3½ or 4 ft tall; we took 4 ft.').waitFor();
  await press('ArrowLeft');
  await page.getByRole('button', { name: 'Draw it instead' }).focus();
  await press('Enter');
  await tabTo((name) => name === 'application');
  await press('m', 'PageDown', 'Enter', 'Shift+ArrowRight', 'Enter');
  t.match(await page.locator('[name="side.1.feet"]').inputValue(), '60', 'a corner is moved');
  const before = presses;
  await press('g', 'PageDown', 'Enter');
  t.equal(presses - before, 3);
  await page.locator('[name="gate.2.width"]').waitFor();

  t.equal(await tabTo((name) => name === 'do'), 1, 'the price is one Tab away from the sketch');
  await press('Enter');
  t.equal(await focused(), 'price', 'the price has the focus');
  const stops = await tabTo((name) => name === 'name');
  t.ok(stops <= 10, `${stops} stops from the price to the name`);
  await page.keyboard.type('Ann Carter');
  await press('Tab');
  await page.keyboard.type('3365550187');
  await press('Tab', 'Tab', 'Tab', 'Enter');
  await page.getByText(/Your reference is [A-Z2-9]{6}\./).waitFor();
  t.comment(`${presses} presses besides name and phone`);
  t.ok(presses <= pressesAtMost, `${presses} presses`);
});

t.test('Page Down with Gate in hand stops at the middle of each side and at its gates', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, {
    viewport: { width: 768, height: 1024 },
  });
  const { page } = planner;
  await planner.openSketch();
  await page.getByRole('application').focus();
  await page.keyboard.press('g');
  const heard: string[] = [];
  for (const place of ['0 feet right, 0 feet down.', '25 feet right, 0 feet down.', '50 feet right, 0 feet down.']) {
    if (heard.length) await page.keyboard.press('PageDown');
    else await page.keyboard.press('Shift+ArrowUp').then(() => page.keyboard.press('Shift+ArrowDown'));
    await planner.hears(place);
    heard.push(place);
  }
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await planner.hasCode('1.wp72p.hlnp.0.x0y0r50g48a23r80t90r50t90g48a23');
  t.equal(heard.length, 3);
});
