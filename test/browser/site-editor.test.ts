import type { Page } from 'playwright-core';
import t from 'tap';
import { textSchemas } from '../../src/shared/content/documents.ts';
import { fieldsOf, setAt } from '../../src/shared/content/walk.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { untilFocused } from '../fixtures/browser.ts';
import { planCalls } from '../fixtures/content.ts';
import { desktop, openAdmin, openCard } from '../fixtures/owner.ts';

const { app, open } = await openAdmin(t);
const { open: read, saveDraft, putPlan } = await planCalls(app);
/** The preview's window, with a visible heading. */
type Kept = Window & { kept?: Element | undefined };
const draftCall = '**/api/admin/content/*/draft';
const offline = /Failed to load|ERR_/;

const previewOf = (page: Page) => page.frameLocator('iframe').locator('h1[data-field]');
const isSaved = (page: Page) => page.getByText(/Draft saved \d{1,2}:\d\d [AP]M/).waitFor();
const isLive = (page: Page) => page.locator('.text-bar__state', { hasText: /^Published$/ }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const body = async (url: string) => (await app.inject({ url })).body;

async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await press(page, name);
}

t.test('a tap on a headline in the preview opens its field and shows edits before a save', async (t) => {
  const page = await open(t, '/admin/site', desktop);
  await page.getByRole('link', { name: 'Home page' }).click();
  await previewOf(page).click();
  const headline = page.getByLabel('Headline', { exact: true });
  await untilFocused(headline);
  await headline.fill('Fences that stand');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Fences that stand' }).waitFor();
  t.equal(await previewOf(page).getAttribute('data-field'), 'hero.headline');
  await isSaved(page);
  t.notMatch(await body('/'), 'Fences that stand');
});

t.test('closing the editor returns focus to the row of its page, in view', async (t) => {
  const page = await open(t, '/admin/site/ranch-fencing', desktop);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Address, Hide, Remove' }).click();
  const more = page.getByRole('button', { name: 'More: Ranch Fencing', expanded: true });
  await more.waitFor();
  await untilFocused(more);
  const { y = -1 } = (await more.boundingBox()) ?? {};
  t.ok(y >= 0 && y < 800, `the row is in sight, at ${y}`);
});

t.test('typing doesn’t reload or scroll the preview', async (t) => {
  const page = await open(t, '/admin/site/areas', desktop);
  const frame = page.frameLocator('iframe');
  await previewOf(page).waitFor();
  await openCard(page, 'Top section');
  // The focused field is scrolled into view once. After that, the page stays where the owner scrolls it.
  const text = page.getByLabel('Text', { exact: true }).first();
  await text.focus();
  const before = await frame.locator('body').evaluate((body) => {
    const view = body.ownerDocument.defaultView as Kept;
    view.scrollTo(0, 600);
    view.kept = [...body.querySelectorAll('main h2')].find((heading) => heading.getBoundingClientRect().top > 0);
    return view.kept?.getBoundingClientRect().top;
  });

  await text.fill('We come to your town.');
  await frame.getByText('We come to your town.').waitFor();
  const after = await frame.locator('body').evaluate((body) => {
    const { kept } = body.ownerDocument.defaultView as Kept;
    return kept?.isConnected ? kept.getBoundingClientRect().top : Number.NaN;
  });
  // Browsers scroll by whole pixels.
  const moved = Math.abs(after - Number(before));
  t.ok(moved < 1, `what is looked at moved ${moved} px, though the words above became fewer`);
});

t.test('a list is sorted by keyboard and by dragging, and each move is announced', async (t) => {
  const page = await open(t, '/admin/site/pool-fencing', desktop);
  await page.locator('[data-card="contentSections"] > summary').press('Enter');
  const titles = () => page.locator('[data-path="contentSections"] > ol > li > details > summary').allTextContents();
  const [first = '', second = '', third = '', ...rest] = await titles();
  const pressKey = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const spoken = (text: string) => page.getByText(text).waitFor();

  await pressKey('Down: section 1');
  await spoken('Moved to position 2 of 8.');
  t.strictSame(await titles(), [second, first, third, ...rest]);
  await pressKey('Remove: section 1');
  await spoken('The section was removed.');
  t.strictSame(await titles(), [first, third, ...rest]);
  await pressKey('Undo');
  await spoken('The section is back.');
  t.strictSame(await titles(), [second, first, third, ...rest]);
  await pressKey('Duplicate: section 2');
  await spoken('The copy is at position 3.');
  await isSaved(page);
  await chooseMore(page, 'Discard draft');
  await isLive(page);
  t.strictSame(await titles(), [first, second, third, ...rest]);

  const handle = (place: number) => page.getByRole('button', { name: `Move section ${place},` });
  await handle(1).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await spoken('Moved to position 3 of 8.');
  await untilFocused(page.getByRole('button', { name: /^Move section 3, 3 of/ }));
  t.strictSame(await titles(), [second, third, first, ...rest]);
  const [from, to] = [await handle(3).boundingBox(), await handle(1).boundingBox()];
  if (!from || !to) throw new Error('the handles are not in sight');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await spoken('Moved to position 1 of 8.');
  t.strictSame(await titles(), [first, second, third, ...rest]);
});

t.test('a draft typed offline survives a reload and is saved once online', async (t) => {
  const page = await open(t, '/admin/site/financing', { ...desktop, expected: offline });
  let isOffline = true;
  await page.route(draftCall, (route) => (isOffline ? route.abort() : route.continue()));
  await openCard(page, 'Top section');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Typed in the truck');
  await page.getByText('Your text is kept in this browser').waitFor();

  await page.reload();
  await openCard(page, 'Top section');
  t.equal(await headline.inputValue(), 'Typed in the truck');
  isOffline = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await isSaved(page);

  await t.test('a draft is scheduled and unscheduled', async (t) => {
    await chooseMore(page, 'Schedule...');
    const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 16);
    await page.getByLabel('Day and time').fill(tomorrow);
    await press(page, 'Publish at this time');
    await page.getByText('The draft you scheduled goes live on').waitFor();
    await press(page, 'Unschedule');
    t.equal(await page.getByLabel('Day and time').inputValue(), '', 'the form begins again');
  });
});

t.test('the owner is asked about warnings before publishing', async (t) => {
  const { words, draftVersion } = await read('lexington');
  const paragraphs = [...fieldsOf(textSchemas.town, words)].filter(({ note }) => note.control === 'paragraph');
  const short = paragraphs.reduce((words, { path }) => setAt(words, path, 'We set posts in red clay.'), words);
  t.equal((await saveDraft('lexington', short, draftVersion)).statusCode, 200);

  const page = await open(t, '/admin/site/lexington', { ...desktop, expected: /status of 422/ });
  const question = page.getByRole('dialog', { name: 'Publish with these problems?' });
  await press(page, 'Publish');
  await question.getByText(/^A town page needs about 200 words of its own/).waitFor();
  await checkAccessibility(t, page, 'the question about warnings');
  await question.getByRole('button', { name: 'Keep the draft' }).click();
  await isSaved(page);

  await press(page, 'Publish');
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await isLive(page);
  t.match(await body('/lexington-fence-installation'), 'We set posts in red clay.');
});

t.test('quick edits on a slow line cause no false conflict, even over a reload', async (t) => {
  const page = await open(t, '/admin/site/elon', { ...desktop, expected: offline });
  await openCard(page, 'Closing section');
  const heading = page.getByLabel('Heading', { exact: true }).last();
  const before = await heading.inputValue();
  // Types in one turn of the page's event loop, because a draft is sent after a pause of 0.8 seconds.
  const shown = await heading.evaluate(async (field, former) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const texts: (string | null | undefined)[] = [];
    for (const value of ['Not this', former]) {
      write?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      texts.push(document.querySelector('.text-bar')?.textContent);
    }
    return texts;
  }, before);
  t.match(shown, [/Saving\.\.\./, /Published/]);

  const slow = Promise.withResolvers<void>();
  let saves = 0;
  await page.route(draftCall, async (route) => {
    saves += 1;
    if (saves > 2) return route.abort();
    await slow.promise;
    return route.continue();
  });
  const sent = page.waitForRequest(draftCall);
  await heading.fill('Edit 0');
  await sent;
  for (let edit = 1; edit <= 20; edit += 1) {
    await heading.fill(`Edit ${edit}`);
    if (edit % 5 === 0) await heading.blur();
  }
  slow.resolve();
  await isSaved(page);
  await heading.fill('Last edit');
  await page.getByText('Your text is kept in this browser').waitFor();

  await page.unroute(draftCall);
  await page.reload();
  await isSaved(page);
  t.equal(await page.locator('.conflict').count(), 0);
  t.match((await read('elon')).words.closing, { heading: 'Last edit' });
});

t.test('the second of two windows sees both versions and chooses', async (t) => {
  const page = await open(t, '/admin/site/burlington', { ...desktop, expected: /status of 409/ });
  await openCard(page, 'Closing section');
  const { words, draftVersion } = await read('burlington');
  const theirs = setAt(words, 'closing.heading', 'The first window');
  t.equal((await saveDraft('burlington', theirs, draftVersion)).statusCode, 200);
  await page.getByLabel('Button text', { exact: true }).last().fill('The second window');
  await page.getByRole('heading', { name: /^The owner changed this page at \d{1,2}:\d\d [AP]M$/ }).waitFor();
  await untilFocused(page.locator('.conflict'));
  await checkAccessibility(t, page, 'a conflict');

  await press(page, 'Continue with these');
  await isSaved(page);
  const { closing } = (await read('burlington')).words;
  t.match(closing, { heading: 'The first window', quoteLabel: 'The second window' });
});

t.test('a refused publication names the field, keeps the text, and links to the field', async (t) => {
  const page = await open(t, '/admin/site/home', { ...desktop, expected: /status of 422/ });
  const toast = (text: string) => page.locator('.toast', { hasText: 'Not published' }).getByText(text, { exact: true });
  await openCard(page, 'Top section');
  const headline = page.getByLabel('Headline', { exact: true });
  const before = await headline.inputValue();
  await headline.fill('Fences in {foo}');
  await press(page, 'Publish');
  await toast('Top section, Headline: There is no {foo}.').waitFor();
  await checkAccessibility(t, page, 'a refused publication');
  t.equal(await headline.inputValue(), 'Fences in {foo}');
  t.match((await read('home')).draft, { hero: { headline: 'Fences in {foo}' } }, 'the draft is saved');
  await page.locator('[data-card="hero"] > summary').click();
  await press(page, '1 problem');
  await untilFocused(headline);
  t.match(await headline.getAttribute('aria-invalid'), 'true');
  await headline.fill(before);
  await isSaved(page);

  await page.locator('[data-card="services"] > summary').click();
  const card = page.locator('[data-path="services.cards"] > ol > li').nth(1);
  await card.locator('summary').click();
  const target = card.getByLabel('Links to');
  await target.selectOption({ label: 'Ranch Fencing' });
  await isSaved(page);
  await putPlan(({ hidden }) => ({ hidden: { ...hidden, 'ranch-fencing': { page: 'privacy-fencing' } } }));
  await press(page, 'Publish');
  await toast('Services, service 2, Links to: This link goes to a page that’s hidden or removed.').waitFor();
  await press(page, '1 problem');
  await untilFocused(target);
  t.match((await read('home')).published, null, 'nothing was published');
});
