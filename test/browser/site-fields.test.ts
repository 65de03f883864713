import type { Page } from 'playwright-core';
import t from 'tap';
import { textSchemas } from '../../src/shared/content/documents.ts';
import { markedPaths } from '../../src/shared/content/marks.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { contentCalls } from '../fixtures/content.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { desktop, openAdmin, visit } from '../fixtures/owner.ts';
import { isWhole } from '../fixtures/volume.ts';

const { app, address, open } = await openAdmin(t);
const { open: read, saveDraft, change } = await contentCalls(app);
const oneOfEachKind = ['home', 'gallery', 'financing', 'price', 'areas', 'frame', 'bar', 'pool-fencing', 'greensboro'];

/** Documents that aren't a whole page. */
const fewTexts: Record<string, number> = { bar: 0, frame: 2, price: 2, gallery: 5, areas: 12 };

t.test('on a phone a tap on any text opens its field, and each form fits 320 px', async (t) => {
  await change('bar', { on: true });
  const page = await open(t, '/admin/site');
  for (const id of oneOfEachKind) {
    await openDocument(page, id);
    await page.frameLocator('iframe').locator('[data-field]').first().waitFor({ state: 'attached' });
    const { fields, lost } = await tapAll(page);
    t.ok(fields.length > (fewTexts[id] ?? 15), `${id} shows ${fields.length} fields`);
    t.strictSame(lost, [], `${id}: taps that opened another field, or none`);
    const document = app.site.current.documents.byId.get(id);
    const known = new Set(document && markedPaths(textSchemas[document.kind], document.words));
    t.strictSame(
      fields.filter((field) => !known.has(field)),
      [],
      id,
    );
    if (id === 'home') t.ok(fields.includes('serviceArea.others.intro'), 'two fields in one sentence');
    const done = page.getByRole('button', { name: 'Done' });
    if (await done.isVisible()) await done.click();

    await page.setViewportSize({ width: 320, height: 844 });
    await checkOverflow(t, page, `the page of ${id}`);
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await openCards(page);
    await checkOverflow(t, page, `the form of ${id}`);
    await page.setViewportSize({ width: 390, height: 844 });
    if (isWhole || id === 'home' || id === 'frame') await checkAccessibility(t, page, `the form of ${id}`);
  }
});

t.test('shared text is edited where it is shown, and the sheet moves between fields', async (t) => {
  const page = await open(t, '/admin/site/frame');
  await page.getByLabel('Preview on').selectOption('pool-fencing');
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
  const heading = page.locator('.text-sheet [data-path="heading"]');
  await heading.waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await heading.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Previous' }).click();
  await heading.waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('.text-sheet').waitFor({ state: 'detached' });
});

t.test('no script runs in the preview, however it gets there', async (t) => {
  // The browser reports that the policy has blocked them.
  const page = await open(t, '/admin/site/financing', { expected: /Content Security Policy/ });
  await page.exposeFunction('ran', (what: string) => t.fail(`${what} ran in the preview`));
  const { words, draftVersion } = await read('financing');
  const hostile = (what: string) =>
    `<script>top.ran('${what}')</script><img src=x onerror="top.ran('${what}')">[a](javascript:top.ran('${what}'))`;
  const typed = { ...words, hero: { heading: hostile('h'), text: `**${hostile('a draft')}** [b](javascript:alert)` } };
  t.equal((await saveDraft('financing', typed, draftVersion)).statusCode, 200);

  await page.reload();
  const frame = page.frameLocator('iframe');
  await frame.locator('h1[data-field]').getByText('<script>').waitFor();
  t.equal(await frame.locator('h1 *, [href^="javascript:"], [onerror]').count(), 0, 'words stay words');
  await frame.locator('body').evaluate(putScripts);
  await frame.locator('#hostile').click({ noWaitAfter: true });
  // If any script ran, it would run before this later request is answered.
  await page.evaluate(async () => void (await (await fetch('/healthz')).text()));
  t.strictSame(await frame.locator('body').evaluate((body) => body.dataset.ran), undefined);
});

t.test('text is found, changed, published, and undone with the keyboard alone', async (t) => {
  const readPage = async () => (await app.inject('/fence-financing')).body;
  const page = await open(t, '/admin/site', desktop);
  await page.getByRole('link', { name: 'Financing', exact: true }).press('Enter');
  await page.locator('[data-card="hero"] > summary').press('Enter');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.press('ControlOrMeta+a');
  await page.keyboard.type('Pay month by month');
  await page.getByText(/Draft saved/).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await page.locator('.text-bar__state', { hasText: /^Published$/ }).waitFor();
  t.match(await readPage(), 'Pay month by month');

  await page.getByText('More', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Restore the original text' }).press('Enter');
  await page.getByText('The original text is live again').waitFor();
  t.notMatch(await readPage(), 'Pay month by month');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByText('Reset undone').waitFor();
  await page.getByText('Visitors see your earlier text again.').waitFor();
  t.match(await readPage(), 'Pay month by month');
});

/** Opens the editor of another document. */
async function openDocument(page: Page, id: string): Promise<void> {
  await visit(page, address, `/admin/site/${id}`);
  await page.locator(`iframe[src^="/admin/preview/${id}"]`).waitFor({ state: 'attached' });
  await page.frameLocator('iframe').locator('main h1').waitFor();
}

/** Opens all cards. Their shared name lets only one be open, so it is removed. */
function openCards(page: Page): Promise<void> {
  return page.locator('.text-card, details:has(> .text-entry__summary)').evaluateAll((cards) => {
    for (const card of cards as HTMLDetailsElement[]) card.removeAttribute('name');
    for (const card of cards as HTMLDetailsElement[]) card.open = true;
  });
}

/** Adds scripts of every kind to a document, bypassing everything that keeps them out of its text. */
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

/** Taps every visible text of the page. @returns all fields, and those whose tap didn't open their own field */
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
      // React shows the sheet in one of the next frames.
      for (let frame = 0; frame < 30 && !opens(field); frame += 1) await new Promise(requestAnimationFrame);
      if (!opens(field)) lost.push(`${field} ${hit?.outerHTML.slice(0, 80)}`);
    }
    return { fields: visible.map((element) => element.dataset.field ?? ''), lost };

    function isSeen(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers is in attributes, so it can't be tapped; the form shows it.
      const isRead = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      return (
        isRead &&
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }

    function opens(field: string): boolean {
      return document.querySelector(`.text-sheet [data-path="${field}"]`) !== null;
    }
  });
}
