import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';

t.test('a picture that is opened in a tab of its own violates no policy', async (t) => {
  const address = await listen(await build(t));
  const page = await openPage(t, await launch(t));

  const response = await page.goto(`${address}/images/hero-image.jpg`);

  t.equal(response?.status(), 200);
  t.ok(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
});
