import type { Page } from 'playwright-core';
import t from 'tap';
import { wordSchemas } from '../../src/shared/content/documents.ts';
import { markedPaths } from '../../src/shared/content/marks.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { contentCalls } from '../fixtures/content.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const { open, saveDraft, change } = await contentCalls(app);
const oneOfEachKind = ['home', 'gallery', 'financing', 'price', 'areas', 'frame', 'bar', 'pool-fencing', 'greensboro'];

/** Documents that show less than a page does. */
const fewTexts: Record<string, number> = { bar: 0, frame: 2, price: 2, gallery: 5, areas: 12 };

t.test('statement 15: a tap on any visible editable text at 390 px opens its own field', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/elon`);
  await change('bar', { on: true });
  for (const id of [...oneOfEachKind, 'elon']) {
    await openDocument(page, id);
    await page.frameLocator('iframe').locator('[data-field]').first().waitFor({ state: 'attached' });
    const { fields, lost } = await tapAll(page);
    t.ok(fields.length > (fewTexts[id] ?? 15), `${id} shows ${fields.length} fields`);
    t.strictSame(lost, [], `${id}: taps that opened another field, or none`);
    const document = app.site.current.documents.byId.get(id);
    const known = new Set(document && markedPaths(wordSchemas[document.kind], document.words));
    t.strictSame(
      fields.filter((field) => !known.has(field)),
      [],
      id,
    );
    if (id === 'home') t.ok(fields.includes('serviceArea.others.intro'), 'two fields in one sentence');
  }

  await openDocument(page, 'frame');
  await page.getByLabel('Shown here on').selectOption('pool-fencing');
  await page.frameLocator('iframe').locator('[data-field="servicePage.quoteText"]').waitFor();
  const { fields, lost } = await tapAll(page);
  t.strictSame(lost, [], 'what stands on every service page');
  for (const field of [
    'onward.galleryIntro',
    'onward.galleryLink',
    'servicePage.quoteText',
    'servicePage.towns.companionsIntro',
  ])
    t.ok(fields.includes(field), field);

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
});

t.test(
  'statements 11 and 17: the open form of each kind of page fits 320 px, and axe finds nothing in it at 390 and at 1280 px',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/site/${oneOfEachKind[0]}`);
    for (const id of oneOfEachKind) {
      await page.setViewportSize({ width: 320, height: 844 });
      await openDocument(page, id);
      await checkOverflow(t, page, `the page of ${id}`);
      await page.getByRole('button', { name: 'Form', exact: true }).click();
      await openCards(page);
      await checkOverflow(t, page, `the form of ${id}`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await checkAccessibility(t, page, `${id} at ${width}`);
      }
    }
  },
);

t.test('statement 14: no script runs in the preview, whatever brings it there', async (t) => {
  // The browser says that the policy has refused them.
  const page = await openAsOwner(t, browser, `${address}/admin/site/financing`, {}, /Content Security Policy/);
  await page.exposeFunction('ran', (what: string) => t.fail(`${what} ran in the preview`));
  const { words, draftVersion } = await open('financing');
  const hostile = (what: string) =>
    `<script>top.ran('${what}')</script><img src=x onerror="top.ran('${what}')">[a](javascript:top.ran('${what}'))`;
  const typed = { ...words, hero: { heading: hostile('h'), text: `**${hostile('a draft')}** [b](javascript:alert)` } };
  t.equal((await saveDraft('financing', typed, draftVersion)).statusCode, 200);

  await openDocument(page, 'financing');
  const frame = page.frameLocator('iframe');
  await frame.locator('h1[data-field]').getByText('<script>').waitFor();
  t.equal(await frame.locator('h1 *, [href^="javascript:"], [onerror]').count(), 0, 'words stay words');
  await frame.locator('body').evaluate(putScripts);
  await frame.locator('#hostile').click({ noWaitAfter: true });
  // What would run at all runs before the answer to a request that begins after it.
  await page.evaluate(async () => void (await (await fetch('/healthz')).text()));
  t.strictSame(await frame.locator('body').evaluate((body) => body.dataset.ran), undefined);
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
});

t.test('statement 16: an entry is moved by its handle, with arrow keys and with a pointer', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/pool-fencing`, {
    viewport: { width: 1280, height: 900 },
  });
  await page.locator('[data-card="contentSections"] > summary').press('Enter');
  const titles = () => page.locator('[data-path="contentSections"] > ol > li > details > summary').allTextContents();
  const before = await titles();
  const handle = (place: number) => page.getByRole('button', { name: `Move section ${place},` });
  await handle(1).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByText(`Moved to place 3 of ${before.length}.`).waitFor();
  t.match(
    await page.evaluate(() => document.activeElement?.ariaLabel),
    /^Move section 3, 3 of/,
    'the focus goes with it',
  );
  t.strictSame(await titles(), [before[1], before[2], before[0], ...before.slice(3)]);

  const [from, to] = [await handle(3).boundingBox(), await handle(1).boundingBox()];
  if (!from || !to) throw new Error('the handles are not in sight');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await page.getByText(`Moved to place 1 of ${before.length}.`).waitFor();
  t.strictSame(await titles(), before);
});

/** Opens a document's editor without the notification of the login, which would lie over the page. */
async function openDocument(page: Page, id: string): Promise<void> {
  await page.goto(`${address}/admin/site/${id}`);
  await page.locator('.words-card').first().waitFor({ state: 'attached' });
  await page.frameLocator('iframe').locator('main h1').waitFor();
}

/** Opens all cards. One is open at a time: without the name they share all of them stay open. */
function openCards(page: Page): Promise<void> {
  return page.locator('.words-card, .words-entry__details').evaluateAll((cards) => {
    for (const card of cards as HTMLDetailsElement[]) card.removeAttribute('name');
    for (const card of cards as HTMLDetailsElement[]) card.open = true;
  });
}

/** Brings scripts of each sort into a document, past all that keeps them out of the words. */
function putScripts(body: HTMLElement): void {
  const run = (what: string) => `document.body.dataset.ran = '${what}'`;
  const { ownerDocument } = body;
  const scripts = ['', 'module'].map((type) => {
    const script = ownerDocument.createElement('script');
    return Object.assign(script, { type, textContent: run(`a script ${type}`) });
  });
  const link = ownerDocument.createElement('a');
  link.id = 'hostile';
  link.href = `javascript:${run('a link')}`;
  link.setAttribute('onclick', run('a handler of the link'));
  link.textContent = 'Tap me';
  link.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: white';
  const picture = ownerDocument.createElement('img');
  picture.setAttribute('onerror', run('a handler of a picture'));
  picture.src = 'data:image/png,none';
  body.append(...scripts, picture, link);
}

/**
 * Taps every visible text of the page in turn, where it is seen.
 * @returns the fields of all, and those whose tap opened another one or none
 */
function tapAll(page: Page): Promise<{ fields: string[]; lost: string[] }> {
  return page.evaluate(async () => {
    const shown = document.querySelector('iframe')?.contentDocument;
    if (!shown) throw new Error('there is no preview');
    const visible = [...shown.querySelectorAll<HTMLElement>('[data-field]')].filter(isSeen);
    const lost: string[] = [];
    for (const element of visible) {
      const { field = '' } = element.dataset;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const hit = shown.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      if (hit && element.contains(hit)) (hit as HTMLElement).click();
      // React shows the sheet with the next frames.
      for (let frame = 0; frame < 30 && !opens(field); frame += 1) await new Promise(requestAnimationFrame);
      if (!opens(field)) lost.push(`${field} ${hit?.outerHTML.slice(0, 80)}`);
    }
    return { fields: visible.map((element) => element.dataset.field ?? ''), lost };

    function isSeen(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      // Words for screen readers stand in attributes, and are found in the form.
      const isRead = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      return (
        isRead &&
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }

    function opens(field: string): boolean {
      return document.querySelector(`.words-sheet [data-path="${field}"]`) !== null;
    }
  });
}
