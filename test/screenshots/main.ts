import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, chromium as playwright } from 'playwright-core';
import { listAdminScreens } from '../fixtures/admin-screens.ts';
import { adminPassword, callAs, postContact, signIn } from '../fixtures/app.ts';
import { unpackChromium } from '../fixtures/chromium.ts';
import { furnish } from '../fixtures/furnished-site.ts';
import { settle, watchRequests } from '../fixtures/settled-page.ts';
import { drawReadmePicture } from './readme-picture.ts';
import { openStorySite } from './story-site.ts';

/**
 * Writes pictures of every admin screen at four widths, a sheet of them for each width, and the README's picture (`npm run screenshots`).
 * Names select screens, such as `npm run screenshots -- leads due readme`.
 */
const widths = [390, 768, 1024, 1440];
const folder = join(import.meta.dirname, '../../dist/screenshots');
const chosen = process.argv.slice(2);

const { app, address, close } = await openStorySite();
await furnish(app);
const cookie = await signIn(app);
const [project] = (await callAs(app, cookie)('GET', '/api/admin/projects')).json().projects;
// Runs last, because its screens begin without a next step.
const lead = (await postContact(app)).json();
const estimate = (await callAs(app, cookie)('POST', `/api/admin/leads/${lead.id}/estimates`, { from: 'empty' })).json();
const screens = Object.entries(listAdminScreens(lead.id, project.id, estimate.id)).filter(
  ([name]) => chosen.length === 0 || chosen.some((start) => name.startsWith(start)),
);

mkdirSync(folder, { recursive: true });
const browser = await playwright.launch({ ...(await unpackChromium()), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ reducedMotion: 'reduce' });
await context.request.post(`${address}/api/admin/login`, { data: { password: adminPassword } });
for (const [name, [path, steps]] of screens) {
  // Uses a new tab, because a tab keeps its open form.
  const page = await context.newPage();
  watchRequests(page);
  await page.goto(address + path);
  await settle(page);
  await steps?.(page);
  if (steps) await settle(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
  await page.close();
  console.log(name);
}
if (screens.length > 0) await drawSheets(await context.newPage());
if (chosen.length === 0 || chosen.includes('readme')) await drawReadmePicture(browser);
await browser.close();
await close();

/** Draws a sheet with all screens for each width. */
async function drawSheets(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 900 });
  for (const width of widths) {
    const figures = screens.map(
      ([name]) => `<figure><img src="${name}-${width}.png" alt=""><figcaption>${name}</figcaption></figure>`,
    );
    const style = `body { display: flex; flex-wrap: wrap; gap: 16px; font: 14px sans-serif }
      figure { margin: 0 } img { inline-size: ${width === 390 ? 180 : 380}px }`;
    const file = join(folder, `sheet-${width}.html`);
    writeFileSync(file, `<!doctype html><title>Admin at ${width} px</title><style>${style}</style>${figures.join('')}`);
    await page.goto(`file://${file}`);
    await page.screenshot({ path: join(folder, `sheet-${width}.png`), fullPage: true, timeout: 120_000 });
    console.log(file);
  }
}
