import { type Browser, chromium, type Page } from 'playwright-core';
import { unpackChromium } from '../fixtures/chromium.ts';
import { fillLeads } from './admin-list.ts';
import { median, type Row, row } from './row.ts';
import { adminPassword, type Site, startSite } from './site.ts';

const leads = 10_000;
const rounds = 5;
const screens = [
  { name: 'computer', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** What the owner waits for in a real browser: the first row after the answer began, and each letter typed into the search. */
export async function measureAdminListScreen(): Promise<Row[]> {
  const site = await startSite((db) => fillLeads(db, leads));
  await site.warm;
  const browser = await chromium.launch({ ...(await unpackChromium()), args: ['--no-sandbox'] });
  const rows: Row[] = [];
  for (const screen of screens) rows.push(await measureScreen(site, browser, screen));
  await browser.close();
  await site.stop();
  return rows;
}

async function measureScreen(site: Site, browser: Browser, screen: (typeof screens)[number]): Promise<Row> {
  const page = await openAsOwner(site, browser, screen.viewport);
  const firstRowMs: number[] = [];
  const letterMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    firstRowMs.push(await readFirstRowMs(page));
    await page.getByPlaceholder('Search by name, email, phone, or message...').focus();
    letterMs.push(...(await page.evaluate(typeLetters, 'ann carter')));
  }
  await page.context().close();
  return row(
    `List of ${leads} leads on a ${screen.name} (${screen.viewport.width} px)`,
    `first row ${Math.round(median(firstRowMs))} ms after the answer began; a letter in the search ${Math.round(median(letterMs))} ms, at most ${Math.round(Math.max(...letterMs))} ms`,
    { bar: 'row under 1000 ms, letter within 100 ms' },
  );
}

async function openAsOwner(site: Site, browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(markFirstRow);
  await page.goto(`${site.url}/admin`);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return page;
}

/** Notes when the first lead can be seen. */
function markFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.lead-row')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The rows come while the list is still arriving; the call is entered when it has arrived. */
async function readFirstRowMs(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const [call] = performance.getEntriesByName(new URL('/api/contact-submissions', location.href).href);
    const [mark] = performance.getEntriesByName('first-row');
    return call && mark && { ms: mark.startTime - (call as PerformanceResourceTiming).responseStart };
  });
  return (await found.evaluate((result) => result || { ms: Number.NaN })).ms;
}

/** Types letter by letter into the focused field; each is done when its frame has been painted. */
async function typeLetters(words: string): Promise<number[]> {
  const input = document.activeElement as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (const letter of words) {
    const start = performance.now();
    setValue?.call(input, input.value + letter);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - start);
  }
  return times;
}
