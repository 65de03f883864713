import type { Page } from 'playwright-core';
import t from 'tap';
import { contentCalls } from '../fixtures/content.ts';
import { desktop, openAdmin, openCard } from '../fixtures/owner.ts';

const { app, open } = await openAdmin(t);
const { open: read } = await contentCalls(app);
const draftCall = '**/api/admin/content/*/draft';

const rows = (page: Page) => page.locator('[data-path="contentSections"] > ol > li > details > summary');
const handle = (page: Page, place: number) => page.getByRole('button', { name: `Move section ${place},` });

/** Opens the sections of a page, and drags the third one by its handle over the first. */
async function dragThirdToFirst(page: Page): Promise<{ before: string[]; held: string[] }> {
  await page.locator('[data-card="contentSections"] > summary').press('Enter');
  const before = await rows(page).allTextContents();
  await handle(page, 3).hover();
  await page.mouse.down();
  await handle(page, 1).hover();
  await page.locator('.dragged').waitFor();
  return { before, held: await rows(page).allTextContents() };
}

t.test('a drag that the browser cancels moves nothing', async (t) => {
  const page = await open(t, '/admin/site/pool-fencing', desktop);
  const { before, held } = await dragThirdToFirst(page);
  t.same(held, [before[2], before[0], before[1], ...before.slice(3)], 'it is shown where the pointer is');

  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointercancel')));

  await page.locator('.dragged').waitFor({ state: 'detached' });
  t.same(await rows(page).allTextContents(), before);
  await page.mouse.up();
  t.same(await rows(page).allTextContents(), before, 'letting go afterwards is no drop');
  t.equal(
    await page.locator('.text-bar__state', { hasText: /^Published$/ }).count(),
    1,
    'nothing waits to be published',
  );
});

t.test('a drag ends when its screen closes', async (t) => {
  const page = await open(t, '/admin/site', desktop);
  await page.getByRole('link', { name: 'Pool Fencing', exact: true }).click();
  await dragThirdToFirst(page);
  const changes: string[] = [];
  page.on('request', (request) => {
    // A preview posts its text, but stores nothing.
    if (request.method() !== 'GET' && !request.url().endsWith('/preview')) changes.push(request.url());
  });

  await page.goBack();
  await page.getByRole('heading', { name: 'Main pages' }).waitFor();
  await page.mouse.up();
  // Opening the page again must read the server’s copy.
  await page.getByRole('link', { name: 'Pool Fencing', exact: true }).click();
  await page.locator('.text-bar__state', { hasText: /^Published$/ }).waitFor();

  t.same(changes, []);
  t.equal(await page.evaluate(() => sessionStorage.getItem('kept:words:pool-fencing')), null);
  t.equal((await app.inject({ url: '/pool-fencing' })).statusCode, 200);
});

t.test('the second of two links pressed during a save is followed', async (t) => {
  const page = await open(t, '/admin/site/financing', desktop);
  await openCard(page, 'Top section');
  const isHeld = Promise.withResolvers<void>();
  await page.route(draftCall, async (route) => {
    await isHeld.promise;
    return route.continue();
  });
  const sent = page.waitForRequest(draftCall);
  await page.getByLabel('Headline', { exact: true }).fill('Pay by the month');
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await sent;

  isHeld.resolve();
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();

  t.match(page.url(), /\/admin\/prices$/);
  t.match(JSON.stringify((await read('financing')).words), 'Pay by the month', 'the draft is saved');
});

t.test('a reopened picture chooser lists all pictures, whatever was searched before', async (t) => {
  const page = await open(t, '/admin/site/home', desktop);
  await openCard(page, 'Top section');
  const searches: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/images/choices') searches.push(searchParams.get('search'));
  });
  const choose = page.getByRole('button', { name: /^Choose another picture/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await choose.click();
  await dialog.getByRole('heading', { name: 'Your photos' }).waitFor();
  const startMs = Date.now();
  await page.clock.install({ time: startMs });
  await page.clock.pauseAt(startMs + 1000);
  await dialog.getByLabel('Search by description').fill('gate');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await choose.click();
  await page.clock.runFor(1000);
  await dialog.getByRole('heading', { name: 'Your photos' }).waitFor();

  t.same(searches, ['', ''], 'the search of the first time is never sent');
  t.equal(await dialog.getByLabel('Search by description').inputValue(), '');
});
