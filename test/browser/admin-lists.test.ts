import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { signIn } from '../fixtures/app.ts';
import { furnish } from '../fixtures/furnished-site.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';

const { app, address, open } = await openAdmin(t);
await furnish(app);
const cookie = await signIn(app);
const photos = (await uploadPhotos(address, cookie, 1)).map(({ id }) => id);
const longTitle = 'Cedar privacy fence with two arched gates for a corner lot';
for (const title of [longTitle, 'Gate']) await postProject(app, cookie, projectOf(photos, { title }));

const laptop = { viewport: { width: 1440, height: 900 } };

/** Returns the boxes of the rows that are completely visible above the bar at the bottom. */
async function readRows(page: Page, row: string) {
  const bar = page.locator('.last-change');
  const end = (await bar.count()) > 0 ? (await bar.boundingBox())?.y : undefined;
  const boxes = await Promise.all((await page.locator(row).all()).map((each) => each.boundingBox()));
  return boxes.flatMap((box) => (box && box.y + box.height <= (end ?? 900) ? [box] : []));
}

/** Returns the left edge of the first status in each row. */
const readStates = (page: Page, states: string) =>
  page.locator(states).evaluateAll((all) => [...new Set(all.map((each) => each.getBoundingClientRect().left))]);

t.test('a laptop shows 14 pages in rows of at most 48 px, states below each other', async (t) => {
  const page = await open(t, '/admin/site', laptop);
  await page.getByRole('heading', { name: 'Main pages' }).waitFor();
  const rows = await readRows(page, '.page-row');
  t.ok(rows.length >= 14, `${rows.length} pages`);
  for (const { height } of rows) t.ok(height <= 48, `${height} px`);
  t.equal((await readStates(page, '.page-row__states')).length, 1);

  await page.getByRole('button', { name: 'More: Pool Fencing' }).click();
  await page.getByRole('button', { name: 'Address...' }).waitFor();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await checkOverflow(t, page, `the pages at ${width} px`);
    await checkAccessibility(t, page, `the pages at ${width} px`);
  }
});

t.test('projects are rows of at most 48 px, with their state at the right', async (t) => {
  const page = await open(t, '/admin/projects', laptop);
  await page.getByRole('link', { name: longTitle }).waitFor();
  const rows = await readRows(page, '.project-list__item');
  t.equal(rows.length, 2);
  for (const { height } of rows) t.ok(height <= 48, `${height} px`);
  const states = await page.getByText('Published', { exact: true }).all();
  const ends = await Promise.all(states.map(async (each) => each.evaluate((e) => e.getBoundingClientRect().right)));
  t.equal(new Set(ends).size, 1, `${ends}`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await checkOverflow(t, page, `the projects at ${width} px`);
    await checkAccessibility(t, page, `the projects at ${width} px`);
  }
});
