import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { joinWidths, recordControls, unfold } from '../fixtures/admin-record.ts';
import { type AdminScreen, listAdminScreens } from '../fixtures/admin-screens.ts';
import { adminPassword, build, callAs, listen, postContact, signIn } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { furnish } from '../fixtures/furnished-site.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { visit } from '../fixtures/owner.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { settle, watchRequests } from '../fixtures/settled-page.ts';
import { isWhole } from '../fixtures/volume.ts';

/**
 * Compares every control of the admin's screens with the files in test/fixtures/admin-record: role, name, description, value, and state, at
 * 1440 and at 390 pixels. `UPDATE=1` rewrites the files, `ONLY=prices` checks one screen, and `PICTURES=/some/folder` saves a picture of
 * each screen. Each screen must also fit into 320 pixels. The daily run records the second width only if the record names a difference, and
 * checks the first screen of each kind for accessibility, with everything unfolded. `npm run soak` does both for all screens.
 */
const folder = join(import.meta.dirname, '../fixtures/admin-record');
const { UPDATE, ONLY, PICTURES } = process.env;
const widths = [1440, 390];
/** A screen that is shown between two others, so that nothing of the first stays. */
const between = '/admin/due';
const isAll = isWhole || Boolean(UPDATE || ONLY || PICTURES);
const fileOf = (name: string) => join(folder, `${name}.txt`);
const readRecord = (name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '');

const app = await build(t);
const address = await listen(app);
await furnish(app);
const cookie = await signIn(app);
const photos = (await uploadPhotos(address, cookie, 2)).map(({ id }) => id);
const project = await postProject(app, cookie, projectOf(photos));
const lead = (await postContact(app)).json();
const estimate = (await callAs(app, cookie)('POST', `/api/admin/leads/${lead.id}/estimates`, { from: 'empty' })).json();
const browser = await launch(t);

const screens = listAdminScreens(lead.id, project.id, estimate.id);

/** True for the first screen of a group, such as `content-home`. */
const isFirstOfItsKind = (name: string) =>
  Object.keys(screens).find((other) => other.split('-')[0] === name.split('-')[0]) === name;

// Jobs would first run a minute after the start, in the middle of the test on a slow machine.
await app.jobs.runDue();

t.test('each record belongs to a screen', async (t) => {
  t.strictSame(readdirSync(folder).sort(), ['sign-in', ...Object.keys(screens)].map((name) => `${name}.txt`).sort());
});

t.test('every admin screen matches its record, is accessible, and fits a narrow phone', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${address}/admin`);
  await page.getByLabel('Password').waitFor();
  const signedOut = await recordControls(session);
  compare('sign-in', joinWidths(signedOut, signedOut));
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  // Most of the time goes into waiting until nothing moves anymore, which several tabs do at once, each with its own screens.
  const chosen = Object.entries(screens).filter(([name]) => !ONLY || name.startsWith(ONLY));
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => page.context().newPage())))];
  await Promise.all(
    tabs.map(async (tab, index) => {
      watchRequests(tab);
      const session = await tab.context().newCDPSession(tab);
      await tab.goto(`${address}${between}`);
      for (const screen of chosen.filter((_screen, at) => at % tabs.length === index)) {
        compare(screen[0], await record(t, tab, session, screen));
        await tab.keyboard.press('Escape');
        await visit(tab, address, between);
        await tab.getByRole('heading', { level: 1, name: 'Due' }).waitFor();
      }
    }),
  );

  function compare(name: string, record: string): void {
    if (UPDATE) writeFileSync(fileOf(name), record);
    else t.equal(record, readRecord(name), name);
  }
});

async function record(t: Test, page: Page, session: CDPSession, [name, [path, steps]]: [string, AdminScreen]) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, address, path);
  await settle(page);
  await steps?.(page);
  if (steps) await settle(page);
  const isEditor = path.startsWith('/admin/site/');
  if (!steps || !isEditor) await unfold(page);
  // The filters load their own script.
  if (name === 'leads') await settle(page);
  const lines: string[][] = [];
  const hasTwoWidths = isAll || readRecord(name).includes('\nOnly at ');
  const isChecked = isAll || isFirstOfItsKind(name);
  // On a phone, the editor shows its form instead of the page; site-fields.test.ts checks it there.
  const checkedWidth = isEditor ? 1440 : 390;
  for (const width of widths) {
    if (width !== 1440 && !hasTwoWidths && !(isChecked && width === checkedWidth)) continue;
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if (width === 1440 || hasTwoWidths) lines.push(await recordControls(session, name === 'leads'));
    if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true });
    if (isChecked && width === checkedWidth) await checkAccessibility(t, page, `${name} at ${width}`);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  await checkOverflow(t, page, name);
  await page.evaluate(() => sessionStorage.clear());
  return joinWidths(lines[0] ?? [], lines[1] ?? lines[0] ?? []);
}
