import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage, waitUntilConnected } from '../fixtures/browser.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test('a project opens in the lightbox, and the keyboard alone leads through all six and back', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/#gallery`);
  const card = page.getByRole('link', { name: 'Custom Wood Gate' });
  await waitUntilConnected(page);
  await card.focus();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture viewer' });
  await dialog.getByText('6 / 6').waitFor();
  t.ok(await dialog.getByText('Custom Wood Gate - Sample: Oak Ridge, NC').isVisible());
  t.ok(
    await page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden'),
    'the page is still',
  );

  await page.keyboard.press('ArrowRight');
  await dialog.getByText('1 / 6').waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText('6 / 6').waitFor();

  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    t.notOk(isOutside, `Tab ${stop + 1} reaches nothing of the page behind`);
  }

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  t.ok(await card.evaluate((element) => element === document.activeElement), 'the focus is back on the card');
});

t.test('the spinner turns until the picture is there, and only then', async (t) => {
  const page = await openPage(t, browser);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // Held from the start: the small one on its card may be the very file that the viewer shows.
  await page.route('**/images/variants/gallery-2*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${address}/#gallery`);
  await waitUntilConnected(page);

  await page.locator('.project-card').first().click();
  await page.locator('[data-state="loaded"] .lightbox__image').waitFor();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.locator('.lightbox__spinner').waitFor();
  t.notOk(await page.locator('.lightbox__image').isVisible());

  release();
  await page.locator('.lightbox__spinner').waitFor({ state: 'hidden' });
  t.ok(await page.locator('.lightbox__image').isVisible());

  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog').waitFor({ state: 'hidden' });
});

t.test('a finger across turns the picture', async (t) => {
  const page = await openPage(t, browser, { hasTouch: true });
  await page.goto(`${address}/#gallery`);
  await waitUntilConnected(page);
  await page.locator('.project-card').first().tap();
  await page.locator('[data-state="loaded"] .lightbox__image').waitFor();

  await swipe(page, { x: 300, y: 400 }, { x: 120, y: 410 });

  await page.getByText('2 / 6').waitFor();
});

t.test('the gallery shows what the owner uploads, in as many columns as fit', async (t) => {
  const cookie = await signIn(app);
  for (const name of ['cedar-gate.jpg', 'ranch-rail.jpg', 'pool.jpg', 'picket.jpg', 'lattice.jpg'])
    t.equal((await upload(address, cookie, await takePhoto(), name)).status, 201);

  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    const page = await openPage(t, browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${address}/gallery`);
    const images = page.locator('.gallery__list img');
    await images.first().waitFor();

    const lefts = await images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().left));
    t.equal(new Set(lefts).size, columns, `${columns} at ${width} px`);
    t.equal(await images.first().getAttribute('alt'), 'lattice.jpg', 'the newest first, by its name');
    await checkAccessibility(t, page, `the gallery at ${width} px`, '.gallery');
    await page.context().close();
  }
});

t.test('without JavaScript a project and a gallery picture are plain links to the picture', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });

  await page.goto(`${address}/`);
  const projects = await readAddresses(page, '.project-card');
  await page.goto(`${address}/gallery`);
  const pictures = await readAddresses(page, '.gallery__link');

  t.equal(projects.length, 6);
  t.equal(pictures.length, 5);
  t.notOk(await page.getByText('Loading gallery images...').isVisible(), 'nothing turns for ever');
  for (const picture of [...projects, ...pictures]) {
    const response = await fetch(address + picture);
    t.match(response.headers.get('content-type'), 'image/', picture);
    await response.body?.cancel();
  }
});

t.test(
  'a gallery that was left before its list came is fetched again when the Back button brings it back',
  async (t) => {
    const page = await openPage(t, browser, {}, /Failed to load resource|could not be fetched/);
    await page.route('**/api/images', (route) => route.abort());
    await page.goto(`${address}/gallery`);
    await page.getByText('Wood Privacy Fence - Sample: Greensboro, NC').waitFor();
    await page.unroute('**/api/images');

    // Chromium keeps no page that a debugger watches; WebKit does, and says so with this event.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

    await page.getByAltText('lattice.jpg').waitFor();
  },
);

function readAddresses(page: Page, links: string): Promise<string[]> {
  return page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** A real touch, as a screen sends it to the browser. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await touch('touchEnd', []);
}
