import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { openPage, untilFocused } from '../fixtures/browser.ts';
import { desktop, openAdmin, openCard } from '../fixtures/owner.ts';

const { browser, open } = await openAdmin(t);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

t.test('Publish stays within reach on a phone, with many problems and over the sheet', async (t) => {
  const page = await open(t, '/admin/site/pool-fencing');
  const headline = page.frameLocator('iframe').locator('h1[data-field]');
  await headline.waitFor();
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  const top = (await page.locator('.text-card').first().boundingBox())?.y ?? 844;
  t.ok(top < 250, 'the form begins near the top');
  const problems = Array.from({ length: 12 }, (_, index) => `{wrong${index}}`).join(' ');
  await page.getByLabel('Headline', { exact: true }).fill(problems);
  await page.getByRole('button', { name: '12 problems' }).waitFor();
  t.ok(await isInReach(page), 'with problems');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  t.ok(await isInReach(page), 'at the end of the screen');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await headline.click();
  await page.locator('.text-sheet').waitFor();
  t.ok(await isInReach(page), 'over the sheet');
  await checkAccessibility(t, page, 'the bar with problems and the sheet');
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Restore the original text' }).click();
  await page.getByText('This is the original text. Undo restores the draft.').waitFor();
  t.ok(await isInReach(page, 'Undo'), 'the message leaves Undo in reach');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Draft restored').waitFor();
  await page.getByRole('button', { name: '12 problems' }).waitFor();
});

t.test('a link opens the next section without a reload, with title, focus, and position', async (t) => {
  const page = await open(t, '/admin/site', { viewport: { width: 1280, height: 600 } });
  await heading(page, 'Pages').waitFor();
  t.equal(await page.title(), 'Pages - Admin - Longleaf Fence Company');
  await page.evaluate(() => {
    document.body.dataset.load = 'first';
  });

  await openSection(page, 'Health');
  await heading(page, 'Health').waitFor();
  t.equal(await page.title(), 'Health - Admin - Longleaf Fence Company');
  await untilFocused(heading(page, 'Health'));
  t.equal(await page.evaluate(() => window.scrollY), 0);

  await page.goBack();
  await page.getByRole('link', { name: 'Burlington', exact: true }).click();
  await heading(page, 'Burlington').waitFor();
  await page.goBack();
  await heading(page, 'Pages').waitFor();
  t.ok((await page.evaluate(() => window.scrollY)) > 500, 'Back leads to where it was');
  t.equal(await page.locator('body').getAttribute('data-load'), 'first');
});

t.test('leaving a section with unsaved changes asks first and keeps the changes', async (t) => {
  const page = await open(t, '/admin/profile', desktop);
  await openCard(page, 'Contact');
  const street = page.getByLabel('Street');
  await street.fill('9 Orchard Lane');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await openSection(page, 'Redirects');
  await question.getByRole('button', { name: 'Stay here' }).click();
  t.equal(await street.inputValue(), '9 Orchard Lane');
  await openSection(page, 'Redirects');
  await question.getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Redirects').waitFor();
  await page.goBack();

  await openCard(page, 'Contact');
  t.equal(await street.inputValue(), '9 Orchard Lane');
});

t.test('Back closes an open question, and the answer is no', async (t) => {
  const page = await open(t, '/admin/health', desktop);
  await openSection(page, 'People');
  await page.getByRole('button', { name: 'New sign-in link' }).click();
  const question = page.getByRole('dialog', { name: 'Make a new sign-in link' });
  await question.waitFor();

  await page.goBack();
  await heading(page, 'Health').waitFor();
  await question.waitFor({ state: 'detached' });
  await openSection(page, 'People');
  await page.getByRole('button', { name: 'New sign-in link' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  t.equal(await page.getByText('One-time link').count(), 0, 'no link was made');
});

t.test('a draft is saved before the editor closes, so the list of pages shows it', async (t) => {
  const page = await open(t, '/admin/site/financing', desktop);
  await page.getByText('Top section', { exact: true }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Pay by the month');
  await page.getByRole('link', { name: 'All pages' }).click();

  await page.getByRole('listitem').filter({ hasText: 'Financing' }).getByText('Draft', { exact: true }).waitFor();
});

t.test('notices are fully visible after signing in on a phone', async (t) => {
  const common = await build(t, { ADMIN_PASSWORD: 'password123' });
  const address = await listen(common);
  for (const [path, words] of [
    ['/admin', '3 things need attention'],
    ['/admin/templates', '3 things need attention'],
    ['/admin/health', 'This site has used a very common admin password'],
  ] as const) {
    const page = await openPage(t, browser, { viewport: { width: 390, height: 500 }, reducedMotion: 'reduce' });
    await page.goto(address + path);
    await page.getByLabel('Password').fill('password123');
    await page.getByRole('button', { name: 'Login' }).click();
    const banner = page.getByRole('main').getByText(words);
    await banner.waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

    const box = await banner.boundingBox();
    t.ok(box && box.y >= 0, `${path}: the first of them is on the screen: ${box?.y}`);
  }
});

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name, exact: true }).click();
}

/** True if a tap on the middle of a button reaches it. */
function isInReach(page: Page, name = 'Publish'): Promise<boolean> {
  return page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= window.innerHeight && hit === button;
  });
}

t.test('a section whose script can’t be loaded says so, keeps the menu, and can retry', async (t) => {
  const page = await open(t, '/admin', { ...desktop, expected: /Failed to load resource/ });
  let isGone = true;
  await page.route('**/assets/calendar-*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  const menu = page.getByRole('navigation', { name: 'Admin sections' });
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('alert').getByText('This section didn’t load.').waitFor();
  t.ok(await menu.isVisible());
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.load-failure').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  t.equal(new URL(page.url()).pathname, '/admin/calendar');
});
