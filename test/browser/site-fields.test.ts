import type { Page } from 'playwright-core';
import t from 'tap';
import { wordSchemas } from '../../src/shared/content/documents.ts';
import { markedPaths } from '../../src/shared/content/marks.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test('statement 15: a tap on any visible editable text at 390 px opens its own field', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/elon`);
  for (const id of ['elon', 'home', 'pool-fencing', 'financing']) {
    await openDocument(page, id);
    await page.frameLocator('iframe').locator('main [data-field]').first().waitFor({ state: 'attached' });
    const { fields, lost } = await tapAll(page);
    t.ok(fields.length > 15, `${id} shows ${fields.length} fields`);
    t.strictSame(lost, [], `${id}: taps that opened another field, or none`);
    const document = app.site.current.documents.byId.get(id);
    const known = new Set(document && markedPaths(wordSchemas[document.kind], document.words));
    t.strictSame(
      fields.filter((field) => !known.has(field)),
      [],
      id,
    );
  }

  await openDocument(page, 'elon');
  await page.frameLocator('iframe').locator('h1[data-field]').click();
  const heading = page.locator('.words-sheet [data-path="heading"]');
  await heading.waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await heading.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Previous' }).click();
  await heading.waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('.words-sheet').waitFor({ state: 'detached' });
  await page.context().close();
});

t.test('statement 11: axe finds nothing in the open form of each kind of page, at 390 and at 1280 px', async (t) => {
  for (const [width, ids] of [
    [390, ['home', 'bar', 'frame']],
    [1280, ['pool-fencing', 'gallery']],
  ] as const) {
    const viewport = { width, height: 844 };
    const page = await openAsOwner(t, browser, `${address}/admin/site/${ids[0]}`, { viewport });
    for (const id of ids) {
      await openDocument(page, id);
      if (width < 1000) await page.getByRole('button', { name: 'Form', exact: true }).click();
      // One card is open at a time: without the name they share all of them stay open.
      await page.locator('.words-card').evaluateAll((cards) => {
        for (const card of cards as HTMLDetailsElement[]) card.removeAttribute('name');
        for (const card of cards as HTMLDetailsElement[]) card.open = true;
      });
      await checkAccessibility(t, page, `${id} at ${width}`);
    }
    await page.context().close();
  }
});

t.test('statement 16: words are found, changed, published and taken back by keyboard alone', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site`, { viewport: { width: 1280, height: 900 } });
  await page.getByRole('link', { name: 'Financing', exact: true }).press('Enter');
  await page.locator('[data-card="hero"] > summary').press('Enter');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.press('ControlOrMeta+a');
  await page.keyboard.type('Pay month by month');
  await page.getByText(/Draft saved/).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await page.getByText('Visitors see these words').waitFor();
  t.match((await app.inject({ url: '/fence-financing' })).body, 'Pay month by month');

  await page.getByText('More', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'History', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  t.notMatch((await app.inject({ url: '/fence-financing' })).body, 'Pay month by month');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
  t.match((await app.inject({ url: '/fence-financing' })).body, 'Pay month by month');
  await page.context().close();
});

/** Opens a document's editor without the notification of the login, which would lie over the page. */
async function openDocument(page: Page, id: string): Promise<void> {
  await page.goto(`${address}/admin/site/${id}`);
  await page.locator('.words-card').first().waitFor({ state: 'attached' });
  await page.frameLocator('iframe').locator('main h1').waitFor();
}

/** Taps every visible text of the page in turn. @returns the fields of all, and those whose tap opened another one or none */
function tapAll(page: Page): Promise<{ fields: string[]; lost: string[] }> {
  return page.evaluate(async () => {
    const texts = document.querySelector('iframe')?.contentDocument?.querySelectorAll<HTMLElement>('main [data-field]');
    const visible = [...(texts ?? [])].filter(({ offsetParent }) => offsetParent);
    const lost: string[] = [];
    for (const element of visible) {
      const { field } = element.dataset;
      element.click();
      // React shows the sheet with the next frames.
      for (let frame = 0; frame < 30 && !shows(field); frame += 1) await new Promise(requestAnimationFrame);
      if (!shows(field)) lost.push(field ?? '');
    }
    return { fields: visible.map((element) => element.dataset.field ?? ''), lost };

    function shows(field = ''): boolean {
      return document.querySelector(`.words-sheet [data-path="${field}"]`) !== null;
    }
  });
}
