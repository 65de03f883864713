import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { publicRoutes } from '../fixtures/site-map.ts';

const address = await listen(await build(t));
const browser = await launch(t);

const paths = [...publicRoutes.map(({ path }) => path), catalogPath(defaultProfile)];
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const layoutShiftLimit = 0.02;

t.test(
  'on a phone every page is still, fits every width and is accessible, each kind with its menu open',
  async (t) => {
    const page = await openPage(t, browser, { viewport: phone, reducedMotion: 'reduce' });
    await page.addInitScript(watchLayoutShifts);
    for (const path of paths) {
      await page.goto(address + path);
      await scrollThrough(page);
      await checkLayoutShift(t, page, path);
      await checkAccessibility(t, page, path);
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ ...phone, width });
        await checkOverflow(t, page, path);
      }
      await page.setViewportSize(phone);
      if (!isFirstOfItsKind(path)) continue;
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('.menu').getByRole('button', { name: 'Residential' }).click();
      await checkAccessibility(t, page, `${path} with its menu open`, '.header');
    }
  },
);

t.test(
  'on a wide screen every page is still, and each kind is accessible, plain and with a dropdown open',
  async (t) => {
    const page = await openPage(t, browser, { viewport: wide, reducedMotion: 'reduce' });
    await page.addInitScript(watchLayoutShifts);
    for (const path of paths) {
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

t.test('the not-found screen is accessible and fits', async (t) => {
  // Its own status is a line in the console, which openPage would take for a fault.
  const page = await browser.newPage({ viewport: { ...phone, width: 320 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/no-such-page`);

  await checkAccessibility(t, page, 'the not-found screen');
  await checkOverflow(t, page, '/no-such-page');
});

for (const viewport of [phone, wide])
  t.test(`the lightbox, a notification and the forms' faults are accessible at ${viewport.width} px`, async (t) => {
    const page = await openPage(t, browser, { viewport, reducedMotion: 'reduce' });
    await page.goto(`${address}/#contact`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Name must be at least 2 characters.').waitFor();
    await checkAccessibility(t, page, 'the contact form with its faults', '#contact');

    await page.getByLabel('Full Name').fill(contactRequest.name);
    await page.getByLabel('Phone Number').fill(contactRequest.phone);
    await page.getByLabel('Email Address').fill(contactRequest.email);
    await page.getByLabel('Your Message').fill(contactRequest.message);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('.toast').waitFor();
    await checkAccessibility(t, page, 'a notification', '[data-island="toaster"]');

    await page.locator('.project-card').first().click();
    await page.locator('[data-state="loaded"] .lightbox__image').waitFor();
    await checkAccessibility(t, page, 'the lightbox', '.lightbox');

    await page.goto(`${address}/pool-fencing#quick-estimate`);
    await page.getByRole('button', { name: 'Request Estimate' }).click();
    await page.getByText('Name must be at least 2 characters.').waitFor();
    await checkAccessibility(t, page, 'the estimate form with its faults', '#quick-estimate');
  });

/** Pages of one kind differ in their words alone. */
function isFirstOfItsKind(path: string): boolean {
  const screens = publicRoutes.map(({ screen }) => screen);
  const index = publicRoutes.findIndex((route) => route.path === path);
  return index === -1 || screens.indexOf(screens[index] as (typeof screens)[number]) === index;
}

async function checkLayoutShift(t: Test, page: Page, path: string): Promise<void> {
  const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  t.ok(shift < layoutShiftLimit, `${path} shifts by ${shift.toFixed(4)}`);
}

async function checkOverflow(t: Test, page: Page, path: string): Promise<void> {
  const overflowing = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5);
  });
  t.same(overflowing, [], `${path} does not overflow at ${page.viewportSize()?.width} px`);
}

/** Runs in the page before anything else: sums up what moved without the visitor's doing. */
function watchLayoutShifts(): void {
  const page = window as unknown as { layoutShift: number };
  page.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) page.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A screen at a time, so that lazy pictures come into sight, and back; a frame later the events of a step are through. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const screens = Math.ceil(document.documentElement.scrollHeight / window.innerHeight);
    for (const screen of [...Array(screens).keys(), 0]) {
      window.scrollTo({ top: screen * window.innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
