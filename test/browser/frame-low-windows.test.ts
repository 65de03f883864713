import type { Page } from 'playwright-core';
import t from 'tap';
import { postContact } from '../fixtures/app.ts';
import { openPage, wakeAll } from '../fixtures/browser.ts';
import { openAdmin, visit } from '../fixtures/owner.ts';

const { app, address, browser, open } = await openAdmin(t);
const { id } = (await postContact(app)).json();

/** 1280 x 1024 and 1920 x 1080 without the browser's own bars, both at 400%, and a phone in landscape. */
const windows = [
  { width: 320, height: 256 },
  { width: 480, height: 235 },
  { width: 844, height: 340 },
];

/** Lists the visible elements that stay in place while the page scrolls. */
async function listStill(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Scripts that depend on the window's size draw in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const held = [...document.querySelectorAll('body *')].filter((element) =>
      /^(fixed|sticky)$/.test(getComputedStyle(element).position),
    );
    const places = () =>
      held
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
    const still: string[] = [];
    for (const top of [0, 300, document.documentElement.scrollHeight / 2, document.documentElement.scrollHeight]) {
      scrollTo({ top, behavior: 'instant' });
      for (const { element } of places()) still.push(`${element.localName}.${element.className}`);
    }
    return [...new Set(still)];
  });
}

t.test('in a low window or at 400% zoom nothing sticks over the text of a public page', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /status of 404/);
  for (const path of ['/', '/gallery', '/wood-fencing', '/price-my-fence', '/privacy-policy', '/no-such-page']) {
    await page.goto(address + path);
    await wakeAll(page);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);

      t.same(await listStill(page), [], `${path} at ${viewport.width} x ${viewport.height}`);
      t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scrolling');
    }
  }
});

t.test('on an upright phone the header and the bar with the phone number stay in view', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 320, height: 480 } });
  await page.goto(`${address}/`);

  t.same(await listStill(page), ['header.header', 'nav.phone-bar']);
});

t.test('in a low window nothing sticks over the text of the admin', async (t) => {
  const screens: [path: string, title: string, change?: (page: Page) => Promise<void>][] = [
    ['/admin', 'Contact Form Submissions'],
    [`/admin/leads/${id}`, 'Ann Carter'],
    ['/admin/profile', 'Business profile'],
    ['/admin/site/home', 'Home page'],
    ['/admin/calendar', 'Calendar'],
    // The last screen, because leaving unsaved prices opens a question.
    ['/admin/prices', 'Prices', (page) => page.getByRole('textbox').first().fill('31')],
  ];
  const page = await open(t, '/admin/due');
  for (const [path, title, change] of screens) {
    await visit(page, address, path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await change?.(page);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);

      t.same(await listStill(page), [], `${path} at ${viewport.width} x ${viewport.height}`);
    }
  }
});
