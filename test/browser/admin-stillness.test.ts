import type { Page } from 'playwright-core';
import t from 'tap';
import { adminSections } from '../../src/shared/admin/admin-sections.ts';
import { contactRequest, forgetPosts, postContact } from '../fixtures/app.ts';
import { checkLayoutShift, watchLayoutShifts } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { settle, watchRequests } from '../fixtures/settled-page.ts';
import { isWhole } from '../fixtures/volume.ts';

const { app, address, open } = await openAdmin(t);

t.test('no section of the admin shifts while its data load on a slow phone', async (t) => {
  const page = await open(t, '/admin');
  watchRequests(page);
  await page.addInitScript(watchLayoutShifts);
  const setProcessorRate = await slowDown(page);
  async function check(path: string, name: string, rate: number): Promise<void> {
    await setProcessorRate(rate);
    await page.goto(address + path);
    await page.locator('main[aria-busy="false"] h1').first().waitFor();
    await setProcessorRate(1);
    await settle(page);
    await checkLayoutShift(t, page, name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await check('/admin', 'an empty list of leads at 390 px', 4);
  for (let count = 0; count < 12; count += 1) {
    await forgetPosts(app);
    const { statusCode } = await postContact(app, { ...contactRequest, name: `Ann Carter ${count}` });
    t.equal(statusCode, 201);
  }
  for (const width of [390, 1440]) {
    const isPhone = width < 500;
    await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
    // In the daily run, sections alternate between the two widths.
    const seen = paths().filter((_path, index) => isWhole || index % 2 === (isPhone ? 0 : 1));
    for (const path of seen) await check(path, `${path} at ${width} px`, isPhone ? 4 : 1);
  }
});

/**
 * Delays responses by 150 milliseconds.
 * @returns a function that slows the processor by a factor. Chromium then keeps a core busy even while the page waits
 */
async function slowDown(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return async (rate) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
}

/** Returns the addresses of all sections that don't need a record number. */
function paths(): string[] {
  return adminSections.map(({ path }) => path).filter((path) => !path.includes(':'));
}
