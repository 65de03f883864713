import type { Browser, Page } from 'playwright-core';
import { fillLeads } from './admin-list.ts';
import { inBrowser, signInAt, slowDown } from './browser.ts';
import { readSlowest, watchInteractions } from './interactions.ts';
import { median, type Row, row } from './row.ts';
import type { Site } from './site.ts';

const leads = 200;
const rounds = 7;
/** The factor by which the owner's device is slower than this machine. */
const slowness = 4;
const screens = [
  { name: 'computer', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** The owner's daily actions in the list of leads. Each click or key is one interaction. */
const scenes: { name: string; act(page: Page): Promise<void> }[] = [
  { name: 'a lead is opened', act: (page) => page.locator('.lead-row__name a').nth(2).click() },
  { name: 'a status is changed', act: changeStatus },
  {
    name: 'the search is typed into',
    act: (page) => page.getByPlaceholder('Search by name, email, phone, or message...').pressSequentially('ann'),
  },
];

/** Measures interaction to next paint in the admin: the median of each round's slowest interaction, and the slowest of all. */
export async function measureAdminInteractions(): Promise<Row[]> {
  return inBrowser(
    async (site, browser) => {
      const rows: Row[] = [];
      for (const screen of screens) {
        const page = await browser.newPage({ viewport: screen.viewport, reducedMotion: 'reduce' });
        await signInAt(page, `${site.url}/admin`);
        const storageState = await page.context().storageState();
        await page.close();
        for (const scene of scenes) rows.push(await measureScene(site, browser, screen, scene, storageState));
      }
      return rows;
    },
    (db) => fillLeads(db, leads),
  );
}

async function measureScene(
  site: Site,
  browser: Browser,
  screen: (typeof screens)[number],
  scene: (typeof scenes)[number],
  storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
): Promise<Row> {
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: screen.viewport, reducedMotion: 'reduce', storageState });
    await page.addInitScript(watchInteractions);
    await page.goto(`${site.url}/admin`, { waitUntil: 'networkidle' });
    await slowDown(page, slowness);
    await scene.act(page);
    slowest.push(await page.evaluate(readSlowest));
    await page.close();
  }
  return row(
    `Admin with ${leads} leads on a ${screen.name} (${screen.viewport.width} px): ${scene.name}`,
    `${median(slowest).toFixed(0)} ms, at most ${Math.max(...slowest)} ms, at a ${slowness} times slower processor`,
    { bar: 'within 150 ms' },
  );
}

async function changeStatus(page: Page): Promise<void> {
  const row = page.locator('.lead-row').nth(2);
  await row.locator('.status-menu summary').click();
  await row.getByRole('button', { name: 'Contacted', exact: true }).click();
}
