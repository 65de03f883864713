import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { contentCalls } from '../fixtures/content.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { isWhole } from '../fixtures/volume.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const { change } = await contentCalls(app);
const announced = 'Closed July 4 to 8: write to us, and we call you back on Tuesday, in the order you wrote.';
await change('bar', { on: true, text: announced.padEnd(90, '!'), target: 'page:home#contact' });

for (const javaScriptEnabled of [true, false])
  t.test(
    `an announcement of 90 characters ${javaScriptEnabled ? 'fits' : 'also shows without JavaScript'}`,
    async (t) => {
      const page = await openPage(t, browser, { javaScriptEnabled, reducedMotion: 'reduce' });
      await page.goto(`${address}/pool-fencing`);
      const link = page.getByRole('complementary', { name: 'Announcement' }).getByRole('link');
      const header = page.locator('.header');
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const bar = await link.boundingBox();
        const top = (await header.boundingBox())?.y ?? 0;
        t.ok(bar && bar.y >= 0 && bar.y + bar.height <= top, `above the header at ${width} px`);
        t.ok(bar && bar.height >= 44 && bar.height <= 100, `${bar?.height} px high at ${width} px`);
        if (!javaScriptEnabled) continue;
        await checkOverflow(t, page, 'the announcement');
        if (isWhole || width === 390) await checkAccessibility(t, page, 'the announcement', '.announcement');
        await page.evaluate(() => window.scrollTo(0, 600));
        t.equal((await header.boundingBox())?.y, 0, 'the header stays');
        t.ok(((await link.boundingBox())?.y ?? 0) < 0, 'the announcement scrolls away');
        await page.evaluate(() => window.scrollTo(0, 0));
      }
    },
  );

t.test('the bar at the bottom of a phone covers neither the footer nor a focused field', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/pool-fencing`);
  const bottomOf = async (part: string) => {
    const { y, height } = (await page.locator(part).boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };

  await page.locator('.footer__legal a').last().focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const top = (await page.locator('.phone-bar').boundingBox())?.y ?? 0;
  t.equal(Math.round(await bottomOf('.footer')), 844, 'the footer reaches the end of the page');
  t.ok((await bottomOf('.footer__legal')) <= top, 'the last line of the footer stands above the bar');

  await page.locator('#estimate-details').focus();
  t.ok((await bottomOf('#estimate-details')) <= top, 'a field that takes the focus stands above the bar');
});

t.test('a printed page keeps text, business, and phone, and drops interactive parts', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 720, height: 1000 } });
  await page.goto(`${address}/privacy-fencing`);
  await page.emulateMedia({ media: 'print' });

  for (const words of ['Privacy Fencing', 'Privacy materials compared', 'Caring for composite'])
    t.ok(await page.getByRole('heading', { name: words, exact: true }).isVisible(), `${words} is printed`);
  t.ok(await page.locator('.footer a[href^="tel:"]').isVisible(), 'the telephone is printed');
  for (const part of ['.phone-bar', '.service__aside', '.call-to-action', '.breadcrumb', '.skip-link', '.announcement'])
    t.notOk(await page.locator(part).isVisible(), `${part} is not printed`);
});

t.test('on paper the home page’s headline is below its picture, and buttons are outlined', async (t) => {
  const page = await openPage(t, browser, {}, /404/);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/pool-fencing', '/areas-we-serve', '/nowhere']) {
    await page.goto(address + path);
    for (const width of [390, 720, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const looks = await page.locator('.button:visible').evaluateAll((all) =>
        all.map((button) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
          return [color, backgroundColor, borderTopColor].join(' ');
        }),
      );
      const others = looks.filter((look) => look !== 'rgb(0, 0, 0) rgba(0, 0, 0, 0) rgb(0, 0, 0)');
      t.strictSame(others, [], `${path} at ${width} px`);
      if (path !== '/') continue;
      const picture = await page.locator('.hero img').boundingBox();
      const heading = await page.locator('h1').boundingBox();
      t.ok(picture && heading && heading.y >= picture.y + picture.height, `the headline at ${width} px`);
    }
  }
});
