import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { handlePlanner, openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

type Pixels = readonly [x: number, y: number];

/** Fingers on the glass, as the browser itself hears of them. */
async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Pixels[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  return {
    async move(from: readonly Pixels[], by: readonly Pixels[]): Promise<void> {
      await send('touchStart', from);
      for (let step = 1; step <= 10; step += 1)
        await send(
          'touchMove',
          from.map(
            ([x, y], id) => [x + ((by[id]?.[0] ?? 0) * step) / 10, y + ((by[id]?.[1] ?? 0) * step) / 10] as const,
          ),
        );
      await send('touchEnd', []);
    },
  };
}

t.test(
  'statement 2: three digits on a phone give a range before anything asks for a name, without the network too',
  async (t) => {
    const planner = await openPlanner(t, browser, address);
    const { page } = planner;
    await page.context().setOffline(true);

    await page.keyboard.type('1');
    t.equal(await planner.range(), '$1,000 to $1,200', 'the smallest job');
    await page.keyboard.type('50');
    t.equal(await planner.range(), '$3,150 to $4,350');
    await page.getByRole('radio', { name: 'Cedar' }).check();
    t.equal(await planner.range(), '$3,900 to $5,450');
    const asked = await page.evaluate(() => {
      const price = document.getElementById('price') as HTMLElement;
      return Array.from(document.querySelectorAll('[name="name"], [name="phone"], [name="email"]')).filter(
        (field) => field.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length;
    });
    t.equal(asked, 0);
    await page.context().close();
  },
);

t.test(
  'statement 3: nothing is fetched before the first touch, no React at all, and nothing from elsewhere',
  async (t) => {
    const page = await openPage(t, browser);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${address}/price-my-fence`, { waitUntil: 'networkidle' });

    const scripts = () => fetched.filter((url) => url.endsWith('.js'));
    const first = scripts().length;
    t.notOk(
      scripts().some((url) => url.includes('price-planner')),
      'the planner sleeps',
    );
    await page
      .getByLabel('Length in feet')
      .first()
      .tap()
      .catch(() => page.getByLabel('Length in feet').first().click());
    await waitUntilAwake(page, 'price-planner');
    await page.keyboard.type('150');
    await page.getByRole('button', { name: 'Show the price' }).click();
    t.ok(scripts().length > first);
    const bodies = await Promise.all(scripts().map(async (url) => (await fetch(url)).text()));
    t.notOk(
      bodies.some((body) => body.includes('react.element') || body.includes('hydrateRoot')),
      'no React',
    );
    t.strictSame(
      fetched.filter((url) => !url.startsWith(address)),
      [],
      'no request leaves the site',
    );
    await page.context().close();
  },
);

t.test('statement 1: the browser counts every example as the specification does', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E8}`);
  const ranges = { E1: '$2,200 to $2,800', E4: '$4,550 to $6,300', E6: '$16,850 to $21,500', E9: '$2,600 to $4,700' };
  for (const [name, range] of Object.entries(ranges)) {
    await planner.page.goto(`${address}/price-my-fence?plan=${examples[name as keyof typeof examples]}`);
    await planner.page.getByLabel('Length in feet').first().focus();
    await waitUntilAwake(planner.page, 'price-planner');
    const field = planner.page.locator('[name="side.1.feet"]');
    const feet = await field.inputValue();
    await field.fill('7');
    t.not(await planner.range(), range, name);
    await field.fill(feet);
    // A gate that had no room in 7 feet refuses that length and stays where it is.
    t.equal(await planner.range(), range, name);
  }
  await planner.page.context().close();
});

t.test('statements 6 and 7: lengths are read kindly, and what is wrong is said at its field and kept', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const { page } = planner;
  const field = page.locator('[name="side.1.feet"]');
  const say = async (typed: string, words: string) => {
    await field.fill(typed);
    await field.blur();
    await page.locator('#side-1-feet-message').getByText(words, { exact: true }).waitFor();
    t.equal(await field.inputValue(), typed, typed);
    t.equal(await field.getAttribute('aria-describedby'), 'side-1-feet-message');
  };

  await page.getByRole('button', { name: 'Show the price' }).click();
  await page.getByText('Type the length of at least one side, in feet.').waitFor();
  t.equal(await page.evaluate(() => document.activeElement?.id), 'side-1-feet', 'the first wrong field has the focus');
  await say('abc', 'Write the length in feet, such as 50.');
  await say('15 m', 'Please give feet; 15 m is about 50 ft.');
  await say('0', 'A side is at least 1 foot.');
  await say('1001', 'A side is at most 1,000 feet; please split it.');
  for (const typed of [`49' 6"`, '49.5', '50 ft', "50'"]) {
    await field.fill(typed);
    await field.blur();
    t.equal(await page.locator('#side-1-feet-message').count(), 0);
    t.equal(await planner.range(), '$1,050 to $1,450', typed);
  }
  await field.fill('1000');
  for (const side of [2, 3]) await planner.typeSide(side, '1000');
  await planner.typeSide(4, '1');
  await page.locator('[name="side.4.feet"]').blur();
  await page
    .getByText('For more than 3,000 feet please call us at (336) 555-0142: that is priced on the ground.')
    .waitFor();
  await page.getByRole('button', { name: 'Add a gate' }).click();
  await page.getByLabel('Width', { exact: true }).selectOption('96');
  await page.getByText('Say which side the gate is in.').waitFor();
  await page.getByRole('radio', { name: 'Chain link or rails' }).check();
  await page.getByLabel('Feet of old fence').fill('4000');
  await page.getByText('Write the feet of old fence, from 1 to 3,000, or leave it empty.').waitFor();
  await page.context().close();
});

t.test('statements 12, 14 and 16: one sentence for each change; the address brings the plan back', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`);
  const { page } = planner;
  await page.evaluate(() => {
    const status = document.querySelector('[data-price="status"]') as HTMLElement;
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
  await page.context().close();
});

t.test('statement 9: whatever is undone to the start gives the first code, and redone the last', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, {
    viewport: { width: 768, height: 1024 },
  });
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
  await page.locator('[data-price="status"]').getByText('Cedar.').waitFor({ state: 'attached' });
  const last = new URL(page.url()).searchParams.get('plan') ?? '';

  for (const step of [1, 2, 3, 4])
    await page.getByRole('button', { name: 'Undo' }).click({ clickCount: step > 0 ? 1 : 0 });
  await planner.hasCode(examples.E2);
  for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Redo' }).click();
  await planner.hasCode(last);
  await page.context().close();
});

t.test(
  'statement 10: Tab passes the sketch in one stop, Escape loses no side, and a swipe scrolls the page',
  async (t) => {
    const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, { isMobile: true });
    const { page } = planner;
    await planner.openSketch();
    const frame = page.getByRole('application', { name: 'Sketch of your fence' });
    await frame.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    t.equal(await planner.range(), '$4,050 to $5,650');
    await page.keyboard.press('Tab');
    t.notOk(await frame.evaluate((element) => element.contains(document.activeElement)), 'Tab leaves');

    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await frame.boundingBox();
    if (!box) throw new Error('the sketch is not shown');
    const fingers = await touch(page);
    const before = await page.evaluate(() => window.scrollY);
    await fingers.move([[box.x + 30, box.y + box.height / 2]], [[0, -200]]);
    await page.waitForFunction((top) => window.scrollY > top + 50, before);
    t.equal(await planner.range(), '$4,050 to $5,650', 'nothing was drawn');

    await planner.take('Move');
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await page.evaluate(() => window.scrollY);
    const handle = await page.locator('.handle').first().boundingBox();
    if (!handle) throw new Error('no handle is shown');
    await fingers.move([[handle.x + handle.width / 2, handle.y + handle.height / 2]], [[-40, 0]]);
    await page.waitForFunction(
      (range) => document.querySelector('[data-price="range"]')?.textContent !== range,
      '$4,050 to $5,650',
    );
    t.equal(await page.evaluate(() => window.scrollY), top, 'a dragged handle does not scroll');

    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await fingers.move(
      [
        [middle[0] - 10, middle[1]],
        [middle[0] + 10, middle[1]],
      ],
      [
        [-120, 0],
        [120, 0],
      ],
    );
    await page.waitForFunction(() => (window.visualViewport?.scale ?? 1) > 1.1);
    await page.context().close();
  },
);

t.test('statement 11: empty, filled, drawn and wrong, the page has no fault that axe finds', async (t) => {
  for (const width of [320, 390, 1440]) {
    const planner = await openPlanner(t, browser, address, '', { viewport: { width, height: 844 } });
    const { page } = planner;
    await checkAccessibility(t, page, `empty at ${width}`);
    await checkOverflow(t, page, '/price-my-fence');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await checkAccessibility(t, page, `with a message at ${width}`);
    await page.goto(`${address}/price-my-fence?plan=${examples.E4}`);
    await page.getByLabel('Length in feet').first().focus();
    await waitUntilAwake(page, 'price-planner');
    await planner.openSketch();
    await checkAccessibility(t, page, `filled, with the sketch, at ${width}`);
    await checkOverflow(t, page, 'the sketch');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await checkAccessibility(t, page, `in forced colors at ${width}`, '.price');
    await page.context().close();
  }
});
