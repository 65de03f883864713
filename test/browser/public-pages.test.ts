import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage, wakeAll } from '../fixtures/browser.ts';
import { publishLegalPages } from '../fixtures/content.ts';
import { checkLayoutShift, checkOverflow, scrollThrough, watchLayoutShifts } from '../fixtures/layout.ts';
import { isFirstOfItsKind, publicPaths } from '../fixtures/walk.ts';

const app = await build(t);
const legalPaths = await publishLegalPages(app);
const address = await listen(app);
const browser = await launch(t);

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

t.test(
  'on a phone every page is still, hydrates, fits every width and is accessible, each kind with its menu open',
  async (t) => {
    const page = await openPage(t, browser, { viewport: phone, reducedMotion: 'reduce' });
    await page.addInitScript(watchLayoutShifts);
    // React reports what it recovers from as an uncaught error, on which `openPage` fails.
    const hydrated = new Set<string>();
    for (const path of [...publicPaths, ...legalPaths, catalogPath(defaultProfile)]) {
      await page.goto(address + path);
      await scrollThrough(page);
      await checkLayoutShift(t, page, path);
      await checkAccessibility(t, page, path);
      for (const island of await wakeAll(page)) hydrated.add(island);
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
    for (const island of ['contact-form', 'estimate-form', 'price-planner']) t.ok(hydrated.has(island), island);
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
    await checkAccessibility(t, page, 'a notification', '.toast-viewport');

    await page.locator('.project-card').first().click();
    await page.locator('[data-state="loaded"] .lightbox__image').waitFor();
    await checkAccessibility(t, page, 'the lightbox', '.lightbox');

    await page.goto(`${address}/pool-fencing#quick-estimate`);
    await page.getByRole('button', { name: 'Request Estimate' }).click();
    await page.getByText('Name must be at least 2 characters.').waitFor();
    await checkAccessibility(t, page, 'the estimate form with its faults', '#quick-estimate');
  });
