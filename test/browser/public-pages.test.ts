import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { fillContactForm, launch, openPage, wakeAll } from '../fixtures/browser.ts';
import { publishLegalPages } from '../fixtures/content.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { checkLayoutShift, checkOverflow, scrollThrough, watchLayoutShifts } from '../fixtures/layout.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { handlePlanner } from '../fixtures/planner.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { publicRoutes } from '../fixtures/site-map.ts';
import { upload } from '../fixtures/upload.ts';
import { isWhole } from '../fixtures/volume.ts';
import { isFirstOfItsKind, publicPaths, walkPage } from '../fixtures/walk.ts';

const app = await build(t);
const legalPaths = await publishLegalPages(app);
const address = await listen(app);
const browser = await launch(t);

// Adds a picture, and more projects than one page of the gallery shows.
const cookie = await signIn(app);
await upload(address, cookie, await drawPicture(320, 240).jpeg().toBuffer(), 'yard.jpg');
const photos = (await uploadPhotos(address, cookie, 1)).map(({ id }) => id);
for (let count = 0; count < 6; count += 1)
  await postProject(app, cookie, projectOf(photos, { title: `Fence ${count}` }));

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const tablet = 768;

/** Opens a page in a window of this size. Scrolls through the first page of each kind, like a visitor. */
async function visit(page: Page, path: string, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(address + path);
  if (isFirstOfItsKind(path) || isWhole) await scrollThrough(page);
}

t.test('pages fit every width, and each kind is stable, accessible, and hydrates', async (t) => {
  // React reports what it recovers from as an uncaught error, on which `openPage` fails.
  const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /status of 404/);
  await page.addInitScript(watchLayoutShifts);
  const hydrated = new Set<string>();
  let reasons = 0;
  for (const path of [...(await samplePages()), ...legalPaths, catalogPath(defaultProfile), '/no-such-page']) {
    const isNew = isFirstOfItsKind(path) && !legalPaths.slice(1).includes(path);
    await visit(page, path, phone);
    if (isNew || isWhole) {
      await checkLayoutShift(t, page, path);
      await checkAccessibility(t, page, path);
      for (const island of await wakeAll(page)) hydrated.add(island);
    }
    for (const width of [320, phone.width, tablet, wide.width]) {
      await page.setViewportSize({ ...phone, width });
      await checkOverflow(t, page, path);
      if (width === tablet) reasons += await checkReasons(t, page, path);
    }
    if (!isNew) continue;

    await visit(page, path, wide);
    await checkLayoutShift(t, page, `${path} on a wide screen`);
    await checkAccessibility(t, page, `${path} on a wide screen`);
  }
  await page.getByRole('button', { name: 'Fence Styles' }).click();
  await checkAccessibility(t, page, 'the header with a dropdown open', '.header');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('.menu').getByRole('button', { name: 'Residential' }).click();
  await checkAccessibility(t, page, 'the header with its menu open', '.header');
  for (const island of ['contact-form', 'estimate-form', 'price-planner']) t.ok(hydrated.has(island), island);
  t.ok(reasons > 0, 'the towns have reasons to choose us');
});

/**
 * Lists a daily sample of the pages, because loading a page takes half a second: the first page of each kind, and the longest page for each
 * number of reasons to choose us. `npm run soak` visits all pages.
 */
async function samplePages(): Promise<string[]> {
  if (isWhole) return publicPaths;
  const longest = new Map<string, { path: string; length: number }>();
  for (const { path, screen } of publicRoutes) {
    const { text, document } = await walkPage(app, path);
    const kind = `${screen} ${document.querySelectorAll('.reasons > li').length}`;
    if (text.length > (longest.get(kind)?.length ?? 0)) longest.set(kind, { path, length: text.length });
  }
  const sample = new Set([...longest.values()].map(({ path }) => path));
  return publicPaths.filter((path) => isFirstOfItsKind(path) || sample.has(path));
}

/** Checks that no reason to choose us is alone in its row on a tablet. @returns whether the page has any reasons */
async function checkReasons(t: Test, page: Page, path: string): Promise<number> {
  const tops = await page
    .locator('.reasons > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  if (tops.length === 0) return 0;
  t.ok(tops.filter((top) => top === tops.at(-1)).length > 1, `${path}: the last row of ${tops.length} has company`);
  return 1;
}

/** Presses a button, and waits until the form says what is wrong. */
const refused = (button: string, words: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).last().click();
  await page.getByText(words).waitFor();
};
const noName = 'Name must be at least 2 characters.';
const noLength = 'Enter the length of at least one side, in feet.';
const drawnPlan = `/price-my-fence?plan=${examples.E4}`;

/** States that appear only after an action. If a part is given, the rest of the page is checked elsewhere. */
const states: [what: string, path: string, part: string | undefined, reach: (page: Page) => Promise<unknown>][] = [
  ['the contact form with its faults', '/#contact', '#contact', refused('Send Message', noName)],
  ['the estimate form with its faults', '/pool-fencing', '#quick-estimate', refused('Request Estimate', noName)],
  ['the planner with a message', '/price-my-fence', '.price', refused('Show the price', noLength)],
  ['the planner, filled and drawn', drawnPlan, undefined, (page) => handlePlanner(page, address).openSketch()],
  [
    'a notification',
    '/#contact',
    '.toast-viewport',
    async (page) => {
      await fillContactForm(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('.toast').waitFor();
    },
  ],
  [
    'the lightbox',
    '/#gallery',
    '.lightbox',
    async (page) => {
      await page.locator('.project-card').first().click();
      await page.locator('[data-state="loaded"] .lightbox__image').waitFor();
    },
  ],
  [
    'the planner in forced colors',
    drawnPlan,
    '.price',
    async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await handlePlanner(page, address).openSketch();
      // If the page is scrolled, the sticky header covers half of some control.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  ],
];

// In the daily run, states alternate between the two widths.
for (const [turn, viewport] of [phone, wide].entries())
  t.test(`lightbox, notification, form errors, and planner are accessible at ${viewport.width} px`, async (t) => {
    const page = await openPage(t, browser, { viewport, reducedMotion: 'reduce' });
    for (const [what, path, part, reach] of states.filter((_state, index) => isWhole || index % 2 === turn)) {
      await page.goto('about:blank');
      await page.goto(address + path);
      await reach(page);
      await checkAccessibility(t, page, what, part);
      await page.setViewportSize({ ...viewport, width: 320 });
      await checkOverflow(t, page, what);
      await page.setViewportSize(viewport);
    }
  });

t.test('every island on pages that differ by address hydrates the server’s HTML', async (t) => {
  // A link without a valid plan responds with 400.
  const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /status of 400/);
  for (const path of [
    '/?sent=ABC234',
    '/pool-fencing?sent=ABC234',
    '/gallery?service=privacy-fencing',
    '/gallery?page=2',
    '/price-my-fence?plan=nothing',
    `/price-my-fence?plan=${examples.E1}`,
  ]) {
    t.comment(path);
    await page.goto(address + path);
    await wakeAll(page);
  }
});

t.test('these tests report HTML that differs between server and browser', async (t) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Full Name', 'Name in full') });
  });
  await page.goto(address);
  await wakeAll(page);
  t.match(errors, [/Minified React error #418/]);
});
