import { type Browser, chromium, type Page } from 'playwright-core';
import { unpackChromium } from '../fixtures/chromium.ts';
import { adminPassword, type Site, startSite } from './site.ts';

/**
 * Runs a measurement in a real browser on a site whose pages are already rendered, and closes both afterward.
 * @param fill adds data to the database before the site starts
 */
export async function inBrowser<Result>(
  measure: (site: Site, browser: Browser) => Promise<Result>,
  fill?: Parameters<typeof startSite>[0],
): Promise<Result> {
  const site = await startSite(fill);
  await site.warm;
  const browser = await chromium.launch({
    ...(await unpackChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const result = await measure(site, browser);
  await browser.close();
  await site.stop();
  return result;
}

/** Slows a page's processor down by a factor. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Opens an address of the admin and signs in. */
export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('.admin__title').waitFor();
}
