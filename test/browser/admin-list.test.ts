import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
await seedLeads(app.db, 10_000);
const browser = await launch(t);

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  t.test(`10,000 leads stay usable at ${viewport.width} px`, async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin`, { viewport });
    await page.getByText(/^Showing [\d]+ submissions$/).waitFor();

    const search = page.getByPlaceholder('Search by name, email, phone, or message...');
    await search.pressSequentially('kowalski');
    const rows = page.locator('.lead-row');
    await rows.filter({ hasNotText: 'Kowalski' }).first().waitFor({ state: 'detached' });
    t.ok(await rows.count(), 'those that match are left');
    await search.fill('');
    await rows.filter({ hasNotText: 'Kowalski' }).first().waitFor();
    t.ok((await page.getByRole('row').count()) < 60, 'a page of fifty');
    await page.getByRole('link', { name: 'Older submissions' }).click();
    await page.getByRole('link', { name: 'Newest submissions' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('heading', { name: 'Gallery and Content Management' }).waitFor();
    const heights = await page
      .locator('.content-management__link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    t.ok(heights.length > 5);
    t.ok(Math.min(...heights) >= (viewport.width < 768 ? 44 : 24), `the section links are ${heights} px high`);
  });
