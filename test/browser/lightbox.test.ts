import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage, waitUntilConnected } from '../fixtures/browser.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';
import { hasFocus, holdBack, moveFingers } from '../fixtures/visitor.ts';
import { isWhole } from '../fixtures/volume.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

const cookie = await signIn(app);
for (const name of ['cedar-gate.jpg', 'ranch-rail.jpg', 'pool.jpg', 'picket.jpg', 'lattice.jpg'])
  await upload(address, cookie, await drawPicture(320, 240).jpeg().toBuffer(), name);

t.test('a project opens in the lightbox, and the keyboard moves through all six and back', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/#gallery`);
  const card = page.getByRole('link', { name: 'Custom Wood Gate' });
  await waitUntilConnected(page);
  await card.focus();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture viewer' });
  await dialog.getByText('6 / 6').waitFor();
  t.ok(await dialog.getByText('Custom Wood Gate - Sample: Oak Ridge, NC').isVisible());
  const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  t.equal(overflow, 'hidden', 'the page is still');

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
  t.ok(await hasFocus(card), 'the focus is back on the card');
});

t.test('a swipe changes the picture, with a spinner until it has loaded', async (t) => {
  const page = await openPage(t, browser, { hasTouch: true });
  // Delayed from the start, because the viewer may show the same file as the card.
  const letGo = await holdBack(page, '**/images/variants/gallery-2*');
  await page.goto(`${address}/#gallery`);
  await waitUntilConnected(page);
  await page.locator('.project-card').first().tap();
  await page.locator('[data-state="loaded"] .lightbox__image').waitFor();

  await moveFingers(await page.context().newCDPSession(page), [[300, 400]], [[-180, 10]]);
  await page.getByText('2 / 6').waitFor();
  await page.locator('.lightbox__spinner').waitFor();
  t.notOk(await page.locator('.lightbox__image').isVisible());
  letGo();
  await page.locator('.lightbox__spinner').waitFor({ state: 'hidden' });
  t.ok(await page.locator('.lightbox__image').isVisible());
});

t.test('the gallery shows the owner’s uploads in as many columns as fit', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' });
  await page.goto(`${address}/gallery`);
  const images = page.locator('.gallery__list img');
  await images.first().waitFor();
  t.equal(await images.first().getAttribute('alt'), 'lattice.jpg', 'the newest first, by its name');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().left));
    t.equal(new Set(lefts).size, columns, `${columns} at ${width} px`);
    if (isWhole || width === 390) await checkAccessibility(t, page, `the gallery at ${width} px`, '.gallery');
  }
});

t.test('without JavaScript the gallery shows its pictures and no endless spinner', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  await page.goto(`${address}/gallery`);
  t.equal(await page.locator('.gallery__link[href^="/images/"]:visible').count(), 5);
  t.notOk(await page.getByText('Loading gallery images...').isVisible());
});

t.test('a gallery left before its list came fetches it again after the Back button', async (t) => {
  const page = await openPage(t, browser, {}, /Failed to load resource|could not be fetched/);
  await page.route('**/api/images', (route) => route.abort());
  await page.goto(`${address}/gallery`);
  await page.getByText('Wood Privacy Fence - Sample: Greensboro, NC').waitFor();
  await page.unroute('**/api/images');

  // Chromium doesn't cache a page while a debugger is attached. WebKit does, and sends this event.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByAltText('lattice.jpg').waitFor();
});

t.test('a picture opened in its own tab violates no policy', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/images/hero-image.jpg`);
  t.ok(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
});
