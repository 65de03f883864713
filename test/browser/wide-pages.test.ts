import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { checkLayoutShift, checkOverflow, scrollThrough, watchLayoutShifts } from '../fixtures/layout.ts';
import { isFirstOfItsKind, publicPaths } from '../fixtures/walk.ts';

const address = await listen(await build(t));
const browser = await launch(t);

const wide = { width: 1440, height: 900 };

t.test(
  'on a wide screen every page is still, and each kind is accessible, plain and with a dropdown open',
  async (t) => {
    const page = await openPage(t, browser, { viewport: wide, reducedMotion: 'reduce' });
    await page.addInitScript(watchLayoutShifts);
    for (const path of [...publicPaths, catalogPath(defaultProfile)]) {
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
