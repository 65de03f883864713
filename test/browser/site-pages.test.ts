import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { planCalls } from '../fixtures/content.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const { call, ask, change } = await planCalls(app);
const planOf = () => app.site.current.documents.plan;

const row = (page: Page, id: string) => page.locator(`[data-page="${id}"]`);
const lastChange = (page: Page, text: string) => page.locator('.last-change').getByText(text).waitFor();

/** Nothing on the screen is wider than it. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Looks at a screen as a phone, a narrow phone and a desktop show it. */
async function lookAt(t: Test, page: Page, state: string): Promise<void> {
  await checkAccessibility(t, page, `${state} at 390`);
  await page.setViewportSize({ width: 320, height: 640 });
  t.equal(await sideways(page), 0, `${state} at 320`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await checkAccessibility(t, page, `${state} at 1280`);
  t.equal(await sideways(page), 0, `${state} at 1280`);
  await page.setViewportSize({ width: 390, height: 844 });
}

t.test(
  'statements 31, 32 and 33: on a phone the owner adds a town, renames a service, hides it, and takes all back',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/site`);
    const { plan: first } = (await call('GET', '/api/admin/content')).json();
    await page.getByRole('button', { name: 'Add a town' }).click();
    await page.getByLabel('Name of the town').fill('Mebane');
    t.equal(await page.getByLabel('Its address').inputValue(), 'mebane-fence-installation');
    await page.getByLabel('Its place on the areas page').selectOption('Main cities');
    t.equal(await page.locator('.new-page textarea').count(), 6, 'six questions');
    await page.getByLabel('What is the ground like?').fill('Red clay over rock.');
    await lookAt(t, page, 'the form of a new town');
    await page.reload();
    t.equal(await page.getByLabel('What is the ground like?').inputValue(), 'Red clay over rock.', 'still there');
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await page.frameLocator('iframe').getByText('Red clay over rock.').waitFor();
    await page.getByRole('heading', { name: 'Mebane', level: 1 }).waitFor();
    t.match(planOf().main.at(-1), /^p-/);

    await page.getByRole('link', { name: 'All pages' }).click();
    await lastChange(page, 'Mebane was added');
    await row(page, 'pool-fencing').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Address...' }).click();
    await page.getByLabel('Address', { exact: true }).fill('pool-fences');
    await page.getByText('/pool-fencing will lead to /pool-fences.').waitFor();
    await lookAt(t, page, 'the list with a form');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await lastChange(page, '/pool-fencing leads to /pool-fences');
    t.strictSame(await ask('/pool-fencing'), [308, '/pool-fences']);

    await row(page, 'pool-fencing').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Hide...' }).click();
    await page.getByLabel('its visitors come to').selectOption('Ranch Fencing');
    await page.getByText('/pool-fences will lead to /ranch-fencing until you show it again.').waitFor();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await lastChange(page, 'Pool Fencing is hidden');
    await row(page, 'pool-fencing').getByText('Hidden', { exact: true }).waitFor();
    t.strictSame(await ask('/pool-fences'), [302, '/ranch-fencing']);

    for (const before of ['/pool-fencing leads to /pool-fences', 'Mebane was added']) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await lastChange(page, before);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Bring back: Mebane' }).waitFor();
    t.strictSame(planOf(), first);
    t.strictSame(await ask('/pool-fencing'), [200, undefined]);
  },
);

t.test('statement 16: pages are ordered by keyboard and by pointer, and each move is spoken', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site`, { viewport: { width: 1280, height: 900 } });
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name},` });
  const spoken = (text: string) => page.locator('.unseen[role="status"]').getByText(text).waitFor();
  await handle('Elon').focus();
  await page.keyboard.press('ArrowUp');
  await spoken('Elon: now 2 of 4 in Other towns');
  await page.keyboard.press('ArrowUp');
  await spoken('Elon: now 1 of 4 in Other towns');
  t.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), /^Move Elon, 1 of 4/);
  await lastChange(page, 'The order of the pages was changed');

  await row(page, 'elon').getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('button', { name: 'To main cities' }).press('Enter');
  await spoken('Elon: now 5 of 5 in Main cities');

  await handle('Burlington').scrollIntoViewIfNeeded();
  const [from, to] = [await handle('Burlington').boundingBox(), await row(page, 'lexington').boundingBox()];
  if (!from || !to) throw new Error('the rows are not in sight');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 100, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await spoken('Burlington: now 3 of 3 in Other towns');
  await page.waitForFunction(async () => {
    const { plan } = await (await fetch('/api/admin/content')).json();
    return plan.other.join() === 'asheboro,lexington,burlington' && plan.main.at(-1) === 'elon';
  });
});

t.test(
  'statement 11: the redirects are listed, added, changed and deleted, and an own one leads there for now',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/redirects`, {}, /status of 409/);
    await page.getByText('No address leads elsewhere yet.').waitFor();
    await page.getByRole('button', { name: 'Add the redirect' }).click();
    await page.getByText('Write the address as it stands after the name of the site').waitFor();
    await page.getByLabel('Old address').fill('/pool-fencing');
    await page.getByLabel('Leads to').selectOption('Gallery');
    await page.getByRole('button', { name: 'Add the redirect' }).click();
    await page.getByText('A page has this address.').first().waitFor();
    await page.getByLabel('Old address').fill('/our-work.html');
    await page.getByRole('button', { name: 'Add the redirect' }).click();
    await page.getByText('leads to Gallery, until you change it').waitFor();
    t.strictSame(await ask('/our-work.html'), [302, '/gallery']);

    await page.getByRole('button', { name: 'Change /our-work.html' }).click();
    const form = page.getByRole('form', { name: 'Where /our-work.html leads' });
    await form.getByLabel('Leads to').selectOption('Another website...');
    await form.getByLabel('Address of the other website').fill('https://shop.example/');
    await lookAt(t, page, 'the redirects with a form');
    await form.getByRole('button', { name: 'Lead it there' }).click();
    await page.getByText('leads to https://shop.example/, until you change it').waitFor();
    await page.getByRole('button', { name: 'Delete /our-work.html' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete /our-work.html' }).click();
    await page.getByRole('button', { name: 'Delete it anyway' }).click();
    await page.getByText('/our-work.html leads nowhere now.').waitFor();
    t.strictSame(await ask('/our-work.html'), [404, undefined]);
  },
);

t.test('statement 28: the owner sees what an update changed and keeps his words', async (t) => {
  await change('financing', { title: 'The owner’s own title', description: 'An older description.' });
  const { words } = (await call('GET', '/api/admin/content/financing/versions/shipped')).json();
  const older = { ...words, description: 'An older description.', keywords: 'older, words' };
  const former = { documentId: 'financing', hash: 'older', firstSeenAt: '2026-01-01T00:00:00.000Z' };
  await app.db
    .insertInto('shippedWords')
    .values({ ...former, body: JSON.stringify(older) })
    .execute();
  await app.db
    .updateTable('contentVersions')
    .set({ shippedHash: 'older' })
    .where('documentId', '=', 'financing')
    .execute();

  const page = await openAsOwner(t, browser, `${address}/admin/site`);
  await row(page, 'financing').getByText('New words', { exact: true }).waitFor();
  await lookAt(t, page, 'the list with news');
  await page.getByRole('link', { name: 'See what changed: Financing' }).click();
  await page.getByRole('heading', { name: 'New words of the update' }).waitFor();
  t.equal(await page.getByRole('button', { name: 'Keep the words of before' }).count(), 0, 'the words are the owner’s');
  await lookAt(t, page, 'the news of a page');
  await page.getByRole('button', { name: 'Keep as it is' }).click();
  await page.getByRole('heading', { name: 'New words of the update' }).waitFor({ state: 'detached' });
  t.match((await call('GET', '/api/admin/content')).json().news, []);
});
