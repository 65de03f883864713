import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';

const darkOnPaper = 'rgb(0, 0, 0) rgba(0, 0, 0, 0) rgb(0, 0, 0)';

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

  t.test(
    'on paper the home page’s headline stands below its picture, and buttons are dark words in a frame',
    async (t) => {
      for (const width of [390, 720, 1440]) {
        const page = await openPage(t, browser, { viewport: { width, height: 1000 } }, /404/);
        await page.emulateMedia({ media: 'print' });
        for (const path of ['/', '/pool-fencing', '/areas-we-serve', '/nowhere']) {
          await page.goto(address + path);
          const buttons = await page.locator('.button:visible').evaluateAll((all) =>
            all.map((button) => {
              const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
              return [color, backgroundColor, borderTopColor].join(' ');
            }),
          );
          t.strictSame(
            [...new Set(buttons)].filter((colors) => colors !== darkOnPaper),
            [],
            `${width} ${path}`,
          );
        }
        await page.goto(address);
        const picture = await page.locator('.hero img').boundingBox();
        const heading = await page.locator('h1').boundingBox();
        t.ok(
          picture && heading && heading.y >= picture.y + picture.height,
          `${width}: the headline stands below the picture`,
        );
      }
    },
  );

  t.test(
    'the bar at the bottom of a phone covers neither the footer, which ends the page, nor a focused field',
    async (t) => {
      const page = await openPage(t, browser);
      await page.goto(`${address}/pool-fencing`);
      const bar = page.locator('.phone-bar');

      await page.locator('.footer__legal a').last().focus();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const top = (await bar.boundingBox())?.y ?? 0;
      const [footer, last] = [
        await page.locator('.footer').boundingBox(),
        await page.locator('.footer__legal').boundingBox(),
      ];
      t.equal(footer && Math.round(footer.y + footer.height), 844, 'the footer reaches the end of the page');
      t.ok(last && last.y + last.height <= top, 'the last line of the footer stands above the bar');

      await page.locator('#estimate-details').focus();
      const field = await page.locator('#estimate-details').boundingBox();
      t.ok(field && field.y + field.height <= top, 'a field that takes the focus stands above the bar');
    },
  );
});
