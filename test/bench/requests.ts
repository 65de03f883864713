import type { Page } from 'playwright-core';
import { inBrowser } from './browser.ts';
import { type Row, row } from './row.ts';

const viewport = { width: 390, height: 844 };
const stepMs = 100;

/** Counts a phone's requests for the home page, scrolled to its end. */
export async function measureRequests(): Promise<Row[]> {
  const sizes = await inBrowser(async (site, browser) => {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize)),
    );
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    return Promise.all(sizes);
  });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [
    row(
      'The whole home page on a phone, scrolled to its end',
      `${sizes.length} requests, ${Math.round(bytes / 1000)} kB`,
      { bar: 'at most 30 requests, 526 kB' },
    ),
  ];
}

/** Scrolls through the page, so that everything that loads lazily is fetched. */
async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += viewport.height / 2) {
    await page.mouse.wheel(0, viewport.height / 2);
    await page.waitForTimeout(stepMs);
  }
  await page.locator('[data-island="contact-form"][data-awake="yes"]').waitFor({ state: 'attached' });
}
