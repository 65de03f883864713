import type { Browser, Page } from 'playwright-core';
import { fillLeads } from './admin-list.ts';
import { inBrowser, signInAt } from './browser.ts';
import { median, type Row, row } from './row.ts';
import type { Site } from './site.ts';

const leads = 10_000;
const rounds = 5;
const screens = [
  { name: 'computer', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/**
 * Measures how long the owner waits in a real browser: for the first row once the response has started, and for each letter typed into the
 * search.
 */
export async function measureAdminListScreen(): Promise<Row[]> {
  return inBrowser(
    async (site, browser) => {
      const rows: Row[] = [];
      for (const screen of screens) rows.push(await measureScreen(site, browser, screen));
      return rows;
    },
    (db) => fillLeads(db, leads),
  );
}

async function measureScreen(site: Site, browser: Browser, screen: (typeof screens)[number]): Promise<Row> {
  const page = await browser.newPage({ viewport: screen.viewport, reducedMotion: 'reduce' });
  await page.addInitScript(markFirstRow);
  await signInAt(page, `${site.url}/admin`);
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

/** Marks the time when the first lead is visible. */
function markFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.lead-row')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Rows appear while the response is still arriving, but the browser lists the request only when it is complete. */
async function readFirstRowMs(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const call = performance.getEntriesByType('resource').find(({ name }) => /\/api\/admin\/leads(\?|$)/.test(name));
    const [mark] = performance.getEntriesByName('first-row');
    return call && mark && { ms: mark.startTime - (call as PerformanceResourceTiming).responseStart };
  });
  return (await found.evaluate((result) => result || { ms: Number.NaN })).ms;
}

/** Types one letter at a time into the focused field, and waits for its paint. @returns milliseconds for each letter */
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
