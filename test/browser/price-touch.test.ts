import type { Page } from 'playwright-core';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

type Pixels = readonly [x: number, y: number];

/** Touches, as a screen sends them to the browser. */
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

/** A swipe goes on after the finger has left; a touch during it would only stop it. */
function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let top = window.scrollY;
        let stillFrames = 0;
        const look = () => {
          stillFrames = window.scrollY === top ? stillFrames + 1 : 0;
          top = window.scrollY;
          if (stillFrames > 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

t.test(
  'statement 10: Tab passes the sketch in one stop, Escape loses no side, and a swipe scrolls the page',
  async (t) => {
    const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, { isMobile: true });
    const { page } = planner;
    await planner.openSketch();
    t.ok(await page.locator('#sketch .price-facts').getByText('Side 2: 80 ft after a right turn.').isVisible());
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
    await waitUntilStill(page);
    t.equal(await planner.range(), '$4,050 to $5,650', 'nothing was drawn');

    await planner.take('Move');
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await page.evaluate(() => window.scrollY);
    const handle = await page.locator('.handle').first().boundingBox();
    if (!handle) throw new Error('no handle is shown');
    await fingers.move([[handle.x + handle.width / 2, handle.y + handle.height / 2]], [[-40, 0]]);
    await page.waitForFunction(
      (range) => document.querySelector('.price-range')?.textContent !== range,
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
  },
);
