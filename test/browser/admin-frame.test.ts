import type { Locator, Page } from 'playwright-core';
import t from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { listSectionsFor } from '../../src/shared/admin/section-roles.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { untilFocused } from '../fixtures/browser.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin, visit } from '../fixtures/owner.ts';

const { app, address, open } = await openAdmin(t);
const longName = 'Robert Alexander Montgomery-Worthington III of Kernersville';
for (let count = 0; count < 14; count += 1)
  await saveLead(app.db, {
    source: 'contact',
    page: '/',
    name: count % 3 === 0 ? longName : `Ann Carter ${count}`,
    phone: '(336) 555-0187',
    email: `${'ann.carter'.repeat(1 + (count % 4))}@example.com`,
    message: 'We need a fence around our yard. '.repeat(10),
    service: 'Wood Fence Installation',
    referredBy: 'A neighbor',
  });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Admin sections' });
const linksOf = async (page: Page) => (await menuOf(page).getByRole('link').allTextContents()).map(withoutCount);
const withoutCount = (text: string) => text.replace(/ \d+$/, '');
const sections = listSectionsFor('owner')
  .filter(({ group }) => group)
  .map(({ label }) => label);

t.test('from 1024 px a sidebar shows every section, its counts, and the ways out', async (t) => {
  const page = await open(t, '/admin', { viewport: { width: 1440, height: 900 } });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.locator('.admin__side').boundingBox();
    t.match(box, { x: 0, y: 0, width: 232, height: 900 }, `${width} px`);
    t.strictSame(await linksOf(page), sections);
    t.equal(await menuOf(page).getByRole('link', { name: 'Leads 14' }).getAttribute('aria-current'), 'page');
    for (const name of ['Add lead', 'Setup 1 of 9', '2 things need attention', 'View Website'])
      t.ok(await page.getByRole('link', { name, exact: true }).isVisible(), `${name} at ${width} px`);
    t.ok(await page.getByRole('button', { name: 'Logout' }).isVisible());
    t.notOk(await page.getByRole('button', { name: 'Menu' }).isVisible());
    t.notOk(await page.getByRole('navigation', { name: 'Main sections' }).isVisible());
    await checkAccessibility(t, page, `the sidebar at ${width} px`);
  }
  await page.evaluate(() => window.scrollTo(0, 400));
  t.equal((await page.locator('.admin__side').boundingBox())?.y, 0, 'it stays while the page scrolls');

  const edges = new Set<number | undefined>();
  const show = async (path: string, name: string) => {
    await visit(page, address, path);
    const title = page.getByRole('heading', { level: 1, name, exact: true });
    await title.waitFor();
    return title;
  };
  for (const [path, name] of [
    ['/admin/due', 'Due'],
    ['/admin/templates', 'Templates'],
    ['/admin/health', 'Health'],
    ['/admin/activity', 'Activity'],
    ['/admin', 'Contact Form Submissions'],
  ] as const)
    edges.add((await (await show(path, name)).boundingBox())?.x);
  t.equal(edges.size, 1, `titles begin at the same edge: ${[...edges]}`);

  await show('/admin/set-up', 'What is your business called?');
  t.equal(await page.locator('.admin__side [aria-current]').textContent(), 'Setup 1 of 9');
  await show('/admin/leads/import', 'Import customers');
  t.equal(await menuOf(page).getByRole('link', { name: 'Leads 14' }).getAttribute('aria-current'), 'true');
});

t.test('on a tablet one button opens the sections, and Escape or a choice closes them', async (t) => {
  const page = await open(t, '/admin', { viewport: { width: 768, height: 1000 } });
  const button = page.getByRole('button', { name: 'Menu' });
  t.notOk(await menuOf(page).isVisible());
  t.notOk(await page.getByRole('navigation', { name: 'Main sections' }).isVisible());
  t.ok(await page.getByRole('link', { name: 'Add lead' }).isVisible());

  await button.click();
  t.strictSame(await linksOf(page), sections);
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Leads'));
  await checkAccessibility(t, page, 'the open menu');
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'hidden' });
  await untilFocused(button);

  await button.click();
  await menuOf(page).getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
  t.notOk(await menuOf(page).isVisible());
});

t.test('on a phone a bar has four sections, and its last button opens the rest', async (t) => {
  const page = await open(t, '/admin', { viewport: { width: 390, height: 844 } });
  const bar = page.getByRole('navigation', { name: 'Main sections' });
  t.strictSame((await bar.getByRole('link').allTextContents()).map(withoutCount), [
    'Leads',
    'Due',
    'Calendar',
    'Estimates',
  ]);
  const box = await bar.boundingBox();
  t.equal((box?.y ?? 0) + (box?.height ?? 0), 844, 'at the lower edge');
  t.notOk(await menuOf(page).isVisible());
  const add = await page.getByRole('link', { name: 'Add lead' }).boundingBox();
  t.ok(add && add.y > 600 && add.width >= 44 && add.height >= 44, 'Add lead is where the thumb is');

  await bar.getByRole('button', { name: 'More' }).click();
  t.strictSame(await linksOf(page), sections);
  const boxes = await page
    .locator('.admin__menu :is(a, button)')
    .evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ top, height, bottom }) => ({ top, height, bottom })),
    );
  t.ok(
    boxes.every(({ top, height, bottom }) => height >= 44 && top >= 0 && bottom <= 844 - 56),
    'large enough, and on the screen without scrolling',
  );
  await checkAccessibility(t, page, 'the open sheet');
  await menuOf(page).getByRole('link', { name: 'Redirects' }).click();
  await page.getByRole('heading', { name: 'Redirects', level: 1 }).waitFor();

  await page.goto(`${address}/admin/site/home`);
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  t.notOk(await bar.isVisible(), 'the editor has the lower edge for itself');
  t.ok(await page.getByRole('button', { name: 'Menu' }).isVisible());
});

t.test('ten leads fit on a laptop screen, and five above the bar of a phone', async (t) => {
  const page = await open(t, '/admin', { viewport: { width: 1440, height: 900 } });
  const bottoms = () =>
    page.locator('.lead-row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  await page.getByText('Showing 14 submissions').waitFor();
  t.ok((await bottoms()).filter((bottom) => bottom <= 900).length >= 10, 'at 1440 px');
  const heights = await page.locator('.lead-row').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  t.ok(
    heights.every((height) => height >= 44 && height <= 48),
    `rows of 44 to 48 px: ${heights}`,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  t.ok((await bottoms()).filter((bottom) => bottom <= 844 - 56).length >= 5, 'at 390 px');
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await checkOverflow(t, page, `the list at ${width} px`);
    await checkAccessibility(t, page, `the list at ${width} px`);
  }
});

t.test('a press anywhere on a row opens the lead, and its status has a menu', async (t) => {
  const page = await open(t, '/admin', { viewport: { width: 1440, height: 900 } });
  const row = page.getByRole('row', { name: /Ann Carter 13/ });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Quoted', exact: true }).click();
  await row.locator('summary').getByText('Quoted').waitFor();
  await row.getByRole('cell').first().click();
  await page.getByRole('heading', { name: 'Ann Carter 13', level: 1 }).waitFor();
});

t.test('calling, writing a note, and planning a step from the list take seven taps', async (t) => {
  const page = await open(t, '/admin', { viewport: { width: 390, height: 844 } });
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  await tap(page.getByRole('link', { name: 'Ann Carter 11', exact: true }));
  const call = page.getByRole('link', { name: 'Call (336) 555-0187' });
  await call.waitFor();
  t.ok(((await call.boundingBox())?.y ?? 0) > 600, 'Call is where the thumb is');
  const message = await page.getByText(/^We need a fence around our yard/).boundingBox();
  t.ok(message && message.y < 500, 'the message comes first');
  await tap(call);
  await page.getByText('Call started').waitFor();
  await tap(page.getByLabel('Add a note'));
  await page.keyboard.type('Comes home at 5.');
  await tap(page.getByRole('button', { name: 'Save note' }));
  await page.getByText('Comes home at 5.', { exact: true }).waitFor();
  await tap(page.getByRole('button', { name: 'Add a next step' }));
  await page.getByLabel('What to do').fill('Send the estimate');
  await tap(page.getByLabel('Due date'));
  await page.getByLabel('Due date').fill('2030-01-07');
  await tap(page.getByRole('button', { name: 'Save next step' }));
  await page.getByText('Send the estimate').first().waitFor();
  t.ok(count <= 7, `${count} taps`);

  await page.setViewportSize({ width: 1440, height: 900 });
  const side = await page.getByRole('complementary', { name: 'About this lead' }).boundingBox();
  const text = await page.getByText(/^We need a fence around our yard/).boundingBox();
  t.ok(side && text && side.x > text.x + text.width, 'from 1024 px the facts are beside the message');
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await checkOverflow(t, page, `the lead at ${width} px`);
    await checkAccessibility(t, page, `the lead at ${width} px`);
  }
});
