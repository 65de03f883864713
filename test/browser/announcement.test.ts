import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { contentCalls } from '../fixtures/content.ts';
import { checkOverflow } from '../fixtures/layout.ts';

const app = await build(t);
const { change } = await contentCalls(app);
const text = 'Closed July 4 to 8: write to us, and we call you back on Tuesday, in the order you wrote.';
await change('bar', { on: true, text: text.padEnd(90, '!'), target: 'page:home#contact' });
const address = await listen(app);
const browser = await launch(t);

for (const javaScriptEnabled of [true, false])
  t.test(
    `statement 26: an announcement of 90 characters ${javaScriptEnabled ? 'fits' : 'also shows without JavaScript'}`,
    async (t) => {
      for (const width of [320, 390, 768, 1440]) {
        const page = await openPage(t, browser, { viewport: { width, height: 800 }, javaScriptEnabled });
        await page.goto(`${address}/pool-fencing`);
        const link = page.getByRole('complementary', { name: 'Announcement' }).getByRole('link');
        const [bar, header] = [await link.boundingBox(), await page.locator('.header').boundingBox()];
        if (!bar || !header) return t.fail('there is no announcement');

        t.ok(bar.y >= 0 && bar.y + bar.height <= header.y, `above the header at ${width} px`);
        t.ok(bar.height >= 44 && bar.height <= 100, `${bar.height} px high at ${width} px`);
        if (!javaScriptEnabled) continue;
        await checkOverflow(t, page, `${width} px`);
        await checkAccessibility(t, page, `${width} px`, '.announcement');
        await page.mouse.wheel(0, 600);
        await page.waitForFunction(() => scrollY > 300);
        t.equal((await page.locator('.header').boundingBox())?.y, 0, 'the header stays');
        t.ok(((await link.boundingBox())?.y ?? 0) < 0, 'the announcement scrolls away');
      }
    },
  );
