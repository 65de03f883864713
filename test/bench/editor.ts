import { type Browser, chromium, type Page } from 'playwright-core';
import { unpackChromium } from '../fixtures/chromium.ts';
import { median, type Row, row } from './row.ts';
import { adminPassword, type Site, startSite } from './site.ts';

/** How many times slower than this machine. */
const slowness = 4;
const rounds = 5;
const viewport = { width: 1280, height: 900 };

/** What the owner waits for in the editor of words: the first field that takes a letter, and the letter in the preview of the real page. */
export async function measureEditor(): Promise<Row[]> {
  const site = await startSite();
  await site.warm;
  const browser = await chromium.launch({ ...(await unpackChromium()), args: ['--no-sandbox'] });
  const page = await openAsOwner(site, browser);
  const fieldMs: number[] = [];
  const previewMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${site.url}/admin/site/pool-fencing`);
    fieldMs.push(await page.evaluate(waitForField));
    await page.frameLocator('iframe').locator('main [data-field]').first().waitFor({ state: 'attached' });
    previewMs.push(await page.evaluate(typeInto, `Fences of round ${round}`));
  }
  await browser.close();
  await site.stop();
  const at = `at a ${slowness} times slower processor`;
  return [
    row('Editor of a page: first field usable', `${median(fieldMs).toFixed(0)} ms ${at}`, { bar: 'below 1000 ms' }),
    row('Editor of a page: typed words in the preview', `${median(previewMs).toFixed(0)} ms ${at}`, {
      bar: 'below 600 ms',
    }),
  ];
}

async function openAsOwner(site: Site, browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/admin/site`);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/** @returns milliseconds from the beginning of the navigation until the form's first field can be typed into */
async function waitForField(): Promise<number> {
  while (!document.querySelector('.words-form input')) await new Promise(requestAnimationFrame);
  return performance.now();
}

/** Types a headline. @returns milliseconds until the preview shows it */
async function typeInto(words: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('.words-form [data-path="serviceTitle"]');
  if (!input) throw new Error('The form has no headline.');
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const shows = () => document.querySelector('iframe')?.contentDocument?.body.textContent?.includes(words);
  while (!shows()) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}
