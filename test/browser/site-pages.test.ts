import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { untilFocused } from '../fixtures/browser.ts';
import { planCalls } from '../fixtures/content.ts';
import { desktop, openAdmin } from '../fixtures/owner.ts';

const { app, open } = await openAdmin(t);
const { call, ask, change } = await planCalls(app);
const planOf = () => app.site.current.documents.plan;

const row = (page: Page, id: string) => page.locator(`[data-page="${id}"]`);
const lastChange = (page: Page, text: string) => page.locator('.last-change').getByText(text).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

t.test('the owner adds a town, renames and hides a service, and undoes it all on a phone', async (t) => {
  const page = await open(t, '/admin/site');
  const { plan: first } = (await call('GET', '/api/admin/content')).json();
  await press(page, 'Add a town');
  await page.getByLabel('Town name').fill('Mebane');
  t.equal(await page.getByLabel('Address').inputValue(), 'mebane-fence-installation');
  await page.getByLabel('Position on the areas page').selectOption('Main cities');
  t.equal(await page.locator('.new-page textarea').count(), 6, 'six questions');
  await page.getByLabel('What is the ground like?').fill('Red clay over rock.');
  await page.reload();
  t.equal(await page.getByLabel('What is the ground like?').inputValue(), 'Red clay over rock.', 'still there');
  await press(page, 'Create draft');
  await page.frameLocator('iframe').getByText('Red clay over rock.').waitFor();
  await page.getByRole('heading', { name: 'Mebane', level: 1 }).waitFor();
  t.match(planOf().main.at(-1), /^p-/);

  await page.getByRole('link', { name: 'All pages' }).click();
  await lastChange(page, 'Mebane was added');
  await press(page, 'More: Pool Fencing');
  await press(page, 'Address...');
  await page.getByLabel('Address', { exact: true }).fill('pool-fences');
  await page.getByText('/pool-fencing will redirect to /pool-fences.').waitFor();
  await press(page, 'Change address');
  await lastChange(page, '/pool-fencing redirects to /pool-fences');
  t.strictSame(await ask('/pool-fencing'), [308, '/pool-fences']);

  await press(page, 'More: Pool Fencing');
  await press(page, 'Hide...');
  await page.getByLabel('send visitors to').selectOption('Ranch Fencing');
  await page.getByText('/pool-fences will redirect to /ranch-fencing until you show it again.').waitFor();
  await press(page, 'Hide');
  await lastChange(page, 'Pool Fencing is hidden');
  await row(page, 'pool-fencing').getByText('Hidden', { exact: true }).waitFor();
  await press(page, 'More: Pool Fencing');
  await checkAccessibility(t, page, 'a hidden page');
  t.strictSame(await ask('/pool-fences'), [302, '/ranch-fencing']);

  for (const before of ['/pool-fencing redirects to /pool-fences', 'Mebane was added']) {
    await press(page, 'Undo');
    await lastChange(page, before);
  }
  await press(page, 'Undo');
  await page.getByRole('button', { name: 'Restore: Mebane' }).waitFor();
  t.strictSame(planOf(), first);
  t.strictSame(await ask('/pool-fencing'), [200, undefined]);
});

t.test('pages are sorted by keyboard and by pointer, and each move is announced', async (t) => {
  const page = await open(t, '/admin/site', desktop);
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name},` });
  const spoken = (text: string) => page.locator('.unseen[role="status"]').getByText(text).waitFor();
  await handle('Elon').focus();
  await page.keyboard.press('ArrowUp');
  await spoken('Elon: now 2 of 4 in Other towns');
  await page.keyboard.press('ArrowUp');
  await spoken('Elon: now 1 of 4 in Other towns');
  await untilFocused(page.getByRole('button', { name: /^Move Elon, 1 of 4/ }));

  await row(page, 'elon').getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('button', { name: 'Move to main cities' }).press('Enter');
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

t.test('a redirect is refused with a message, added, and changed', async (t) => {
  const page = await open(t, '/admin/redirects', { expected: /status of 409/ });
  await page.getByText('No redirects yet.').waitFor();
  await press(page, 'Add redirect');
  await page.getByText('Enter the part of the address after the site’s name').waitFor();
  await page.getByLabel('Old address').fill('/pool-fencing');
  await page.getByLabel('Redirect to').selectOption('Gallery');
  await press(page, 'Add redirect');
  await page.getByText('A page already has this address.').first().waitFor();
  await page.getByLabel('Old address').fill('/our-work.html');
  await press(page, 'Add redirect');
  await page.getByText('redirects to Gallery, until you change it').waitFor();

  await press(page, 'Change: /our-work.html');
  const form = page.getByRole('form', { name: 'Redirect from /our-work.html' });
  await form.getByLabel('Redirect to').selectOption('Another website...');
  await form.getByLabel('Address of the other website').fill('https://shop.example/');
  await press(page, 'Save redirect');
  await page.getByText('redirects to https://shop.example/, until you change it').waitFor();
  t.strictSame(await ask('/our-work.html'), [302, 'https://shop.example/']);
});

t.test('the owner sees what an update changed and keeps the old text', async (t) => {
  await change('financing', { title: 'The owner’s own title', description: 'An older description.' });
  const { words } = (await call('GET', '/api/admin/content/financing/versions/shipped')).json();
  const older = { ...words, description: 'An older description.', keywords: 'older, words' };
  const former = { documentId: 'financing', hash: 'older', firstSeenAt: '2026-01-01T00:00:00.000Z' };
  await app.db
    .insertInto('defaultText')
    .values({ ...former, body: JSON.stringify(older) })
    .execute();
  await app.db
    .updateTable('contentVersions')
    .set({ shippedHash: 'older' })
    .where('documentId', '=', 'financing')
    .execute();

  const page = await open(t, '/admin/site');
  await row(page, 'financing').getByText('Updated', { exact: true }).waitFor();
  await checkAccessibility(t, page, 'the list with updates');
  await page.getByRole('link', { name: 'See what changed: Financing' }).click();
  await page.getByRole('heading', { name: 'New text from the update' }).waitFor();
  t.equal(await page.getByRole('button', { name: 'Keep the earlier text' }).count(), 0, 'the words are the owner’s');
  await checkAccessibility(t, page, 'the updates of a page');
  await page.getByRole('button', { name: 'Keep as is' }).click();
  await page.getByRole('heading', { name: 'New text from the update' }).waitFor({ state: 'detached' });
  t.match((await call('GET', '/api/admin/content')).json().updates, []);
});
