import type { Browser, Page } from 'playwright-core';
import { inBrowser, slowDown } from './browser.ts';
import { fillGallery, fillProjects } from './gallery.ts';
import { median, type Row, row } from './row.ts';

const viewport = { width: 390, height: 844 };
/** The factor by which the phone is slower than this machine. */
const slowness = 4;
const rounds = 5;

/** A visitor's actions on each page. Each tap or key is one interaction. */
const scenes: { name: string; path: string; act(page: Page): Promise<void> }[] = [
  {
    name: 'the menu opens and closes',
    path: '/',
    act: async (page) => {
      for (let tap = 0; tap < 2; tap += 1) await page.locator('.menu__toggle').click();
    },
  },
  {
    name: 'a photo opens in the lightbox, the next one follows',
    path: '/',
    act: async (page) => {
      await page.locator('.project-card').first().click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'a form is typed into and refused',
    path: '/pool-fencing',
    act: async (page) => {
      await page.locator('[data-island="estimate-form"] input[name="name"]').click();
      await page.keyboard.type('Ann');
      await page.locator('[data-island="estimate-form"] button[type="submit"]').click();
    },
  },
  {
    name: 'a filter of the gallery is tapped',
    path: '/gallery',
    act: (page) => page.locator('.project-filters__link').nth(1).click(),
  },
];

/** Measures each scene's slowest interaction to next paint, in a real browser on a slowed processor. */
export async function measureInteractions(): Promise<Row[]> {
  return inBrowser(
    async (site, browser) => {
      const rows: Row[] = [];
      for (const { name, path, act } of scenes) {
        const slowest: number[] = [];
        for (let round = 0; round < rounds; round += 1) slowest.push(await measureScene(browser, site.url + path, act));
        const figure = `${median(slowest).toFixed(0)} ms at a ${slowness} times slower processor`;
        rows.push(row(`Interaction to next paint: ${name}`, figure, { bar: 'below 100 ms' }));
      }
      return rows;
    },
    (db) => {
      fillGallery(db, 400);
      fillProjects(db, 40);
    },
  );
}

/** @returns milliseconds of the slowest interaction; 0 for all that took less than the 16 ms that browsers report */
async function measureScene(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(page, slowness);
  await act(page);
  const slowest = await page.evaluate(readSlowest);
  await page.close();
  return slowest;
}

declare global {
  interface Window {
    slowestInteractionMs: number;
  }
}

/** Keeps the slowest interaction of the page in `window`. */
export function watchInteractions(): void {
  window.slowestInteractionMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) window.slowestInteractionMs = Math.max(window.slowestInteractionMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // Links aren't followed, because leaving the page would lose its measurement. Navigation has its own measurement.
  addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault());
}

/** Waits until the paint after the last interaction has been reported. @returns milliseconds */
export async function readSlowest(): Promise<number> {
  for (let frame = 0; frame < 10; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return window.slowestInteractionMs;
}
