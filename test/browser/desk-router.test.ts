import type { Page } from 'playwright-core';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { openAsOwner, openCard } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test(
  'a link leads to the next section without loading the page again, with its title, its focus and its place',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/site`, { viewport: { width: 1280, height: 600 } });
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
    t.equal(await page.title(), 'Pages - Admin - Longleaf Fence Company');
    await page.evaluate(() => {
      document.body.dataset.load = 'first';
    });

    await openSection(page, 'Delivery');
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
    t.equal(await page.title(), 'Delivery - Admin - Longleaf Fence Company');
    t.equal(await page.evaluate(() => document.activeElement?.textContent), 'Delivery');
    t.equal(await page.evaluate(() => window.scrollY), 0);
    t.equal(await page.locator('body').getAttribute('data-load'), 'first');

    await page.goBack();
    await page.getByRole('link', { name: 'Burlington', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Burlington' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
    t.ok((await page.evaluate(() => window.scrollY)) > 500, 'Back leads to where it was');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
    t.equal(await page.locator('body').getAttribute('data-load'), null);
  },
);

t.test('what is not saved is asked about before a section is left, and is there again afterwards', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/profile`, { viewport: { width: 1280, height: 900 } });
  await openCard(page, 'Contact');
  await page.getByLabel('Street').fill('9 Orchard Lane');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const street = page.getByLabel('Street');

  await openSection(page, 'Redirects');
  await question.getByRole('button', { name: 'Stay here' }).click();
  t.equal(await street.inputValue(), '9 Orchard Lane');
  await openSection(page, 'Redirects');
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Redirects' }).waitFor();
  await page.goBack();

  await openCard(page, 'Contact');
  t.equal(await street.inputValue(), '9 Orchard Lane');
});

t.test('a draft is saved before the editor is left, so that the list of pages knows of it', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/financing`, {
    viewport: { width: 1280, height: 900 },
  });
  await page.getByRole('link', { name: 'All pages' }).waitFor();
  await page.getByText('Opening', { exact: true }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Pay by the month');
  await page.getByRole('link', { name: 'All pages' }).click();

  await page.getByRole('listitem').filter({ hasText: 'Financing' }).getByText('Draft', { exact: true }).waitFor();
});

t.test('a section that does not arrive says so in its place, and one button brings it', async (t) => {
  const page = await openAsOwner(
    t,
    browser,
    `${address}/admin`,
    { viewport: { width: 1280, height: 900 } },
    /ERR_FAILED/,
  );
  await page.route('**/api/admin/redirects', (route) => route.abort());
  await openSection(page, 'Redirects');
  await page.getByText('The redirects could not be loaded. Please check your connection.').waitFor();
  t.equal(await page.getByRole('button', { name: 'Logout' }).count(), 1, 'the frame stays');

  await page.unroute('**/api/admin/redirects');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Redirects' }).waitFor();
});

t.test('every address of the desk answers with the same shell, which nobody keeps', async (t) => {
  const shells = await Promise.all(
    ['/admin', '/admin/leads/7', '/admin/site/home', '/admin/prices'].map((url) => app.inject({ url })),
  );
  for (const { statusCode, headers, body } of shells) {
    t.equal(statusCode, 200);
    t.equal(headers['cache-control'], 'no-store');
    t.equal(body, shells[0]?.body);
  }
  t.equal((await app.inject({ url: '/admin/nothing' })).statusCode, 404);
});

t.test(
  'after the sign-in on a phone the alarms are seen whole, also where a screen has its heading read first',
  async (t) => {
    const common = await build(t, { ADMIN_PASSWORD: 'password123', STAFF_PASSWORD: 'password1' });
    const site = await listen(common);
    for (const path of ['/admin', '/admin/set-up', '/admin/delivery']) {
      const page = await openPage(t, browser, { viewport: { width: 390, height: 500 }, reducedMotion: 'reduce' });
      await page.goto(site + path);
      await page.getByLabel('Password').fill('password123');
      await page.getByRole('button', { name: 'Login' }).click();
      const banner = page.getByRole('alert').filter({ hasText: 'password' }).first();
      await banner.waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

      const box = await banner.boundingBox();
      t.ok(box && box.y >= 0, `${path}: the first line of the alarms is on the screen: ${box?.y}`);
      await page.context().close();
    }
  },
);

/** Two taps where the menu is folded. */
async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /All sections/ }).click();
  await page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name, exact: true }).click();
}
