import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';

t.test('service pages on paper, and the bar under the thumb', async (t) => {
  const address = await listen(await build(t));
  const browser = await launch(t);

  t.test(
    'a printed page keeps its words, the business and the telephone, and drops what only a screen can use',
    async (t) => {
      const page = await openPage(t, browser, { viewport: { width: 720, height: 1000 } });
      await page.goto(`${address}/privacy-fencing`);
      await page.emulateMedia({ media: 'print' });

      for (const words of ['Privacy Fencing', 'Privacy materials compared', 'Caring for composite'])
        t.ok(await page.getByRole('heading', { name: words, exact: true }).isVisible(), `${words} is printed`);
      t.ok(await page.locator('.footer a[href^="tel:"]').isVisible(), 'the telephone is printed');
      for (const part of ['.phone-bar', '.service__aside', '.call-to-action', '.breadcrumb', '.skip-link'])
        t.notOk(await page.locator(part).isVisible(), `${part} is not printed`);
    },
  );

  t.test('the bar at the bottom of a phone covers neither the footer nor a focused field', async (t) => {
    const page = await openPage(t, browser);
    await page.goto(`${address}/pool-fencing`);
    const bar = page.locator('.phone-bar');

    await page.locator('.footer__legal a').last().focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const top = (await bar.boundingBox())?.y ?? 0;
    const last = await page.locator('.footer__legal').boundingBox();
    t.ok(last && last.y + last.height <= top, 'the last line of the footer stands above the bar');

    await page.locator('#estimate-details').focus();
    const field = await page.locator('#estimate-details').boundingBox();
    t.ok(field && field.y + field.height <= top, 'a field that takes the focus stands above the bar');
  });
});
