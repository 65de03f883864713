import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { checkLayoutShift, checkOverflow, scrollThrough, watchLayoutShifts } from '../fixtures/layout.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

/** The unlisted pages, and the element that each shows once hydrated. */
const empty = {
  '/admin': '.login-card .field__control',
  '/upload-images': '[data-island="image-uploader"][data-awake="yes"]',
  '/upload-catalog': '[data-island="catalog-uploader"][data-awake="yes"]',
};
const filled = { '/upload-images': '[data-island="image-uploader"][data-awake="yes"] .uploaded__image' };

t.test('the upload pages are stable while their list of pictures loads', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' });
  await page.addInitScript(watchLayoutShifts);
  const requireStillness = async (shown: Record<string, string>) => {
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      for (const [path, part] of Object.entries(shown)) {
        await page.goto(address + path);
        await page.locator(part).first().waitFor({ state: 'attached' });
        await scrollThrough(page);
        await checkLayoutShift(t, page, `${path} at ${width} px`);
        await checkOverflow(t, page, path);
      }
    }
  };
  await requireStillness(empty);

  const cookie = await signIn(app);
  for (const name of ['about-team.jpg', 'Back-yard.jpg', 'hero-image.jpg', 'Side gate.jpg'])
    await upload(address, cookie, await takePhoto(320, 240), name);
  await requireStillness(filled);
});
