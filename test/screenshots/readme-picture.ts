import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { adminPassword } from '../fixtures/app.ts';
import { settle, watchRequests } from '../fixtures/settled-page.ts';
import { openStorySite } from './story-site.ts';

/** The README's picture, in the folder of the documents. */
const readmePicture = join(import.meta.dirname, '../../docs/site.webp');

/** A wood fence on three sides of a yard, with a gate. */
const plan = '1.wp72p.hlnp.0.x0y0r50r80t90r50t90g48a23';
const phone = { width: 390, height: 844 };
const gap = 30;

/** Draws the home page, the planner, and the admin of the demo's business on a phone, side by side. */
export async function drawReadmePicture(browser: Browser): Promise<void> {
  const { address, close } = await openStorySite();
  await drawScreens(browser, address);
  await close();
}

async function drawScreens(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: phone, deviceScaleFactor: 1.5 });
  await context.request.post(`${address}/api/admin/login`, { data: { password: adminPassword } });
  const page = await context.newPage();
  watchRequests(page);
  const shots: Buffer[] = [];
  for (const path of ['/', `/price-my-fence?plan=${plan}`, '/admin']) {
    await page.goto(address + path);
    await settle(page);
    // A first visit may show the fallback font, rather than text that jumps.
    await page.reload();
    await settle(page);
    if (path.includes('plan=')) await showSketch(page);
    shots.push(await page.screenshot());
  }
  await context.close();
  const width = phone.width * 1.5;
  await sharp({
    create: {
      width: shots.length * width + (shots.length + 1) * gap,
      height: phone.height * 1.5 + 2 * gap,
      channels: 3,
      background: '#e6eadb',
    },
  })
    .composite(shots.map((input, index) => ({ input, left: gap + index * (width + gap), top: gap })))
    .webp({ quality: 70 })
    .toFile(readmePicture);
}

/** Opens the sketch of the planner, and scrolls it below the header. */
async function showSketch(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Draw it instead' });
  await button.click();
  await settle(page);
  await page
    .locator('.price-sketch__surface')
    .first()
    .evaluate((surface) => window.scrollTo(0, surface.getBoundingClientRect().top + window.scrollY - 140));
}
