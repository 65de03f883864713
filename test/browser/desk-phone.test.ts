import type { Page } from 'playwright-core';
import t from 'tap';
import { listedSections } from '../../src/shared/desk/admin-sections.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test('on a phone each section of the desk is two taps away, and the button says where the owner is', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/redirects`);
  const button = page.getByRole('button', { name: 'Redirects All sections' });
  const links = page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link');
  await button.waitFor();
  t.equal(await links.count(), 0, 'folded');

  await button.click();
  t.equal(await button.getAttribute('aria-expanded'), 'true');
  t.strictSame(
    await links.allTextContents(),
    listedSections.filter(({ group }) => group).map(({ label }) => label),
  );
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    t.ok(box && box.height >= 44 && box.y + box.height <= 844, 'large enough, and on the screen without scrolling');
  }
  await checkAccessibility(t, page, 'the open sections');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await links.first().waitFor({ state: 'hidden' });
  t.equal(await button.evaluate((element) => document.activeElement === element), true, 'Escape gives the focus back');

  await button.click();
  await links.getByText('Activity').click();
  await page.getByRole('button', { name: 'Activity All sections' }).waitFor();
});

t.test(
  'Publish stays in reach on a phone: with a dozen problems, at the end of the form, over the sheet',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/site`);
    // Without the notification of the login, which would lie over the page.
    await page.goto(`${address}/admin/site/pool-fencing`);
    await page.frameLocator('iframe').locator('h1[data-field]').waitFor();
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    const cards = page.locator('.words-card');
    t.ok(((await cards.first().boundingBox())?.y ?? 844) < 250, 'the form begins near the top');
    await page
      .getByLabel('Headline', { exact: true })
      .fill(Array.from({ length: 12 }, (_, index) => `{wrong${index}}`).join(' '));
    await page.getByRole('button', { name: '12 problems' }).waitFor();
    t.ok(await isInReach(page), 'with problems');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    t.ok(await isInReach(page), 'at the end of the screen');
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.frameLocator('iframe').locator('h1[data-field]').click();
    await page.locator('.words-sheet').waitFor();
    t.ok(await isInReach(page), 'over the sheet');
    await checkAccessibility(t, page, 'the bar with problems and the sheet');
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Reset to the shipped words' }).click();
    await page.getByText('These are the shipped words. Undo brings the draft back.').waitFor();
    t.ok(await isInReach(page, 'Undo'), 'the message leaves Undo in reach');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('The draft is back').waitFor();
    await page.getByRole('button', { name: '12 problems' }).waitFor();
  },
);

t.test('after Undo the owner is told what was taken back and what visitors see', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site`);
  await page.goto(`${address}/admin/site/financing`);
  await page.frameLocator('iframe').locator('h1[data-field]').click();
  await page.locator('.words-sheet').getByLabel('Headline').fill('Pay by the month');
  await page.getByText(/Draft saved/).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Visitors see these words').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Reset to the shipped words' }).click();
  await page.getByText('Visitors see the shipped words again').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone: the reset').waitFor();
  await page.getByText('Visitors see your words of before again.').waitFor();
  t.match((await app.inject({ url: '/fence-financing' })).body, 'Pay by the month');
});

/** Whether a tap on the middle of a button reaches it. */
function isInReach(page: Page, name = 'Publish'): Promise<boolean> {
  return page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= window.innerHeight && hit === button;
  });
}
