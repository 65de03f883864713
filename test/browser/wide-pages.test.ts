import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { publishLegalPages } from '../fixtures/content.ts';
import { checkLayoutShift, checkOverflow, scrollThrough, watchLayoutShifts } from '../fixtures/layout.ts';
import { isFirstOfItsKind, publicPaths } from '../fixtures/walk.ts';

const app = await build(t);
const legalPaths = await publishLegalPages(app);
const address = await listen(app);
const browser = await launch(t);

const wide = { width: 1440, height: 900 };

t.test(
  'on a wide screen every page is still, and each kind is accessible, plain and with a dropdown open',
  async (t) => {
    const page = await openPage(t, browser, { viewport: wide, reducedMotion: 'reduce' });
    await page.addInitScript(watchLayoutShifts);
    for (const path of [...publicPaths, ...legalPaths, catalogPath(defaultProfile)]) {
      await page.goto(address + path);
      await scrollThrough(page);
      await checkLayoutShift(t, page, path);
      await checkOverflow(t, page, path);
      if (!isFirstOfItsKind(path)) continue;
      await checkAccessibility(t, page, path);
      await page.getByRole('button', { name: 'Fence Styles' }).click();
      await checkAccessibility(t, page, `${path} with a dropdown open`, '.header');
    }
  },
);

t.test('on a tablet no reason to choose us stands alone in its row', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 768, height: 900 } });
  const townPaths = publicPaths.filter((path) => path.endsWith('-fence-installation'));
  t.ok(townPaths.length > 0, 'there are town pages');
  for (const path of townPaths) {
    await page.goto(address + path);
    const tops = await page
      .locator('.reasons > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    t.ok(tops.filter((top) => top === tops.at(-1)).length > 1, `${path}: the last row of ${tops.length} has company`);
  }
});
