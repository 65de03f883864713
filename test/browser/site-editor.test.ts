import t from 'tap';
import { wordSchemas } from '../../src/shared/content/documents.ts';
import { fieldsOf, setAt } from '../../src/shared/content/walk.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { contentCalls } from '../fixtures/content.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const desktop = { viewport: { width: 1280, height: 900 } };
/** The preview's window, with a heading that is in sight. */
type Kept = Window & { kept?: Element | undefined };
const draftCall = '**/api/admin/content/*/draft';

t.test('the owner changes a headline, sees it in the real page, publishes it and takes it back', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site`, desktop);
  // The notification of the login would lie over the page.
  await page.getByText('Logged in successfully').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Home page' }).click();
  const frame = page.frameLocator('iframe');
  await frame.locator('h1[data-field="hero.headline"]').waitFor();
  await frame.locator('h1').evaluate((heading) => heading.setAttribute('data-kept', 'yes'));

  await frame.locator('h1').click();
  const headline = page.getByLabel('Headline', { exact: true });
  t.equal(await headline.evaluate((input) => document.activeElement === input), true, 'the click leads to its field');
  await headline.fill('Fences that stand');
  await frame.getByRole('heading', { name: 'Fences that stand' }).waitFor();
  t.equal(await frame.locator('h1').getAttribute('data-field'), 'hero.headline');
  await page.getByText(/Draft saved \d\d:\d\d/).waitFor();
  t.notMatch((await app.inject({ url: '/' })).body, 'Fences that stand');

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Compare with live' }).click();
  await page.locator('.word-changes').getByText('Opening, Headline').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Visitors see these words').waitFor();
  t.match((await app.inject({ url: '/' })).body, '<h1>Fences that stand</h1>');

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Reset to the shipped words' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  t.notMatch((await app.inject({ url: '/' })).body, 'Fences that stand');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
  t.match((await app.inject({ url: '/' })).body, 'Fences that stand');
});

t.test(
  'the editor leads to the row of its page, where the owner gives it another address, hides it, and takes both back',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/site/ranch-fencing`, desktop, /status of 422/);
    const status = async (path: string) => (await app.inject({ url: path })).statusCode;
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Address, Hide, Remove' }).click();
    const more = page.getByRole('button', { name: 'More: Ranch Fencing', expanded: true });
    await more.waitFor();
    t.equal(await more.evaluate((button) => document.activeElement === button), true, 'the focus is at the page');
    const { y = -1 } = (await more.boundingBox()) ?? {};
    t.ok(y >= 0 && y < 800, `the row is in sight, at ${y}`);

    await page.getByRole('button', { name: 'Address...' }).click();
    await page.getByLabel('Address', { exact: true }).fill('gallery');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByText('The site needs this address itself.').waitFor();
    await page.getByLabel('Address', { exact: true }).fill('farm-fences');
    await page.getByText('/ranch-fencing will lead to /farm-fences.').waitFor();
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByText('/farm-fences', { exact: true }).waitFor();
    t.equal(await status('/ranch-fencing'), 308);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('/ranch-fencing', { exact: true }).waitFor();
    t.equal(await status('/ranch-fencing'), 200);

    await page.getByRole('button', { name: 'More: Ranch Fencing', expanded: false }).click();
    await page.getByRole('button', { name: 'Hide...' }).click();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByText('/ranch-fencing leads to', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'More: Ranch Fencing', expanded: false }).click();
    await checkAccessibility(t, page, 'a hidden page');
    t.equal(await status('/ranch-fencing'), 302);
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.getByText('/ranch-fencing', { exact: true }).waitFor();
    t.equal(await status('/ranch-fencing'), 200);
  },
);

t.test('statement 13: typing reloads and scrolls nothing in the preview', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/areas`, desktop);
  const frame = page.frameLocator('iframe');
  await frame.locator('h1[data-field]').waitFor();
  await page.locator('summary').filter({ hasText: 'Opening' }).click();
  // The field that gets the focus is brought into sight once; from then on the page stays where the owner scrolls it.
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

t.test('statements 11 and 17: every field has a label, axe finds nothing, and nothing scrolls sideways', async (t) => {
  for (const width of [320, 390, 1280]) {
    const page = await openAsOwner(t, browser, `${address}/admin/site/greensboro`, {
      viewport: { width, height: 844 },
    });
    await page.frameLocator('iframe').locator('h1[data-field]').waitFor();
    if (width < 1000) await page.getByRole('button', { name: 'Form', exact: true }).click();
    await page.locator('summary').filter({ hasText: 'Permits and rules' }).click();
    if (width > 320) await checkAccessibility(t, page, `the editor at ${width}`);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    t.equal(sideways, 0, `${width}`);
    const unnamed = await page
      .locator('.words-form :is(input, textarea, select)')
      .evaluateAll((controls) =>
        (controls as HTMLInputElement[])
          .filter(({ labels, ariaLabel }) => !labels?.length && !ariaLabel)
          .map(({ id }) => id),
      );
    t.strictSame(unnamed, []);
    await page.context().close();
  }
});

t.test('statement 16: a list is worked by keyboard, and each move is spoken', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/pool-fencing`, desktop);
  await page.locator('[data-card="contentSections"] > summary').focus();
  await page.keyboard.press('Enter');
  const first = async () => page.locator('.words-entry__summary').first().textContent();
  t.equal(await first(), 'Pool fence options');

  await page.getByRole('button', { name: 'Down: section 1', exact: true }).press('Enter');
  await page.getByText('Moved to place 2 of 8.').waitFor();
  t.equal(await first(), 'Essential safety features');
  await page.getByRole('button', { name: 'Remove: section 1', exact: true }).press('Enter');
  await page.getByText('The section was removed.').waitFor();
  t.equal(await first(), 'Pool fence options');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByText('The section is back.').waitFor();
  t.equal(await first(), 'Essential safety features');
  await page.getByRole('button', { name: 'Duplicate: section 2', exact: true }).press('Enter');
  await page.getByText('The copy is at place 3.').waitFor();
  await page.getByText(/Draft saved/).waitFor();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByText('Visitors see these words').waitFor();
  t.equal(await first(), 'Pool fence options');
});

t.test('statement 22: a draft typed offline outlives a reload, and is saved when the line is back', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/financing`, desktop, /Failed to load|ERR_/);
  await page.frameLocator('iframe').locator('h1[data-field]').waitFor();
  let isOffline = true;
  await page.route(draftCall, (route) => (isOffline ? route.abort() : route.continue()));
  await page.locator('summary').filter({ hasText: 'Opening' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Typed in the truck');
  await page.getByText('it stays in this browser').waitFor();

  await page.reload();
  await page.locator('summary').filter({ hasText: 'Opening' }).click();
  t.equal(await page.getByLabel('Headline', { exact: true }).inputValue(), 'Typed in the truck');
  isOffline = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(/Draft saved/).waitFor();
});

t.test('statement 19: quick edits on a slow line give no false conflict', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/gallery`, desktop);
  await page.frameLocator('iframe').locator('h1[data-field]').waitFor();
  await page.locator('summary').filter({ hasText: 'Opening' }).click();
  const heading = page.getByLabel('Heading', { exact: true }).first();
  const slow = Promise.withResolvers<void>();
  await page.route(draftCall, async (route) => {
    await slow.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(draftCall);
  await heading.fill('Edit 0');
  await sent;
  for (let edit = 1; edit <= 50; edit += 1) {
    await heading.fill(`Edit ${edit}`);
    if (edit % 10 === 0) await heading.blur();
  }
  slow.resolve();
  await page.getByText(/Draft saved/).waitFor();
  await page.waitForFunction(async () => {
    const response = await fetch('/api/admin/content/gallery');
    return (await response.json()).words.hero.heading === 'Edit 50';
  });
  t.equal(await page.locator('.conflict').count(), 0);
});

t.test('the owner is asked about warnings, and a publication at a moment is set and taken off', async (t) => {
  const { open, saveDraft } = await contentCalls(app);
  const { words, draftVersion } = await open('lexington');
  const paragraphs = [...fieldsOf(wordSchemas.town, words)].filter(({ note }) => note.control === 'paragraph');
  const short = paragraphs.reduce((words, { path }) => setAt(words, path, 'We set posts in red clay.'), words);
  t.equal((await saveDraft('lexington', short, draftVersion)).statusCode, 200);

  const page = await openAsOwner(t, browser, `${address}/admin/site/lexington`, desktop, /status of 422/);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const question = page.getByRole('dialog', { name: 'Publish it like this?' });
  await publish.click();
  await question.getByText(/^A town page needs about 200 words of its own/).waitFor();
  await checkAccessibility(t, page, 'the question about warnings');
  await question.getByRole('button', { name: 'Keep the draft' }).click();
  await page.getByText(/Draft saved/).waitFor();

  await publish.click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await page.getByText('Visitors see these words').waitFor();
  t.match((await app.inject({ url: '/lexington-fence-installation' })).body, 'We set posts in red clay.');

  await page.goto(`${address}/admin/site/financing`);
  await page.locator('summary').filter({ hasText: 'Opening' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Spring prices');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish at...' }).click();
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 16);
  await page.getByLabel('Day and time').fill(tomorrow);
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await page.getByText('The draft as you scheduled it goes live on').waitFor();
  await page.getByRole('button', { name: 'Take it off' }).click();
  t.equal(await page.getByLabel('Day and time').inputValue(), '', 'the form begins anew');
});

t.test('what is typed and taken back at once is no change', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/site/kernersville`, desktop);
  await page.locator('summary').filter({ hasText: 'Closing words' }).click();
  const heading = page.getByLabel('Heading', { exact: true }).last();
  const before = await heading.inputValue();
  await heading.fill('Not this');
  await page.getByText('Saving...').waitFor();
  await heading.fill(before);
  await page.getByText('Visitors see these words').waitFor();
});

t.test(
  'statement 19: what is typed while a save is under way outlives a reload, without a false conflict',
  async (t) => {
    const page = await openAsOwner(t, browser, `${address}/admin/site/elon`, desktop, /Failed to load|ERR_/);
    await page.locator('summary').filter({ hasText: 'Closing words' }).click();
    const heading = page.getByLabel('Heading', { exact: true }).last();
    const slow = Promise.withResolvers<void>();
    let saves = 0;
    await page.route(draftCall, async (route) => {
      saves += 1;
      if (saves > 1) return route.abort();
      await slow.promise;
      return route.continue();
    });
    const sent = page.waitForRequest(draftCall);
    await heading.fill('First');
    await sent;
    await heading.fill('Second');
    slow.resolve();
    await page.getByText('it stays in this browser').waitFor();

    await page.unroute(draftCall);
    await page.reload();
    await page.getByText(/Draft saved/).waitFor();
    t.equal(await page.locator('.conflict').count(), 0);
    await page.locator('summary').filter({ hasText: 'Closing words' }).click();
    t.equal(await heading.inputValue(), 'Second');
  },
);

t.test('statement 18: the second of two windows is shown both, and chooses', async (t) => {
  const open = () => openAsOwner(t, browser, `${address}/admin/site/burlington`, desktop, /status of 409/);
  const [one, other] = [await open(), await open()];
  for (const page of [one, other]) await page.locator('summary').filter({ hasText: 'Closing words' }).click();
  await one.getByLabel('Heading', { exact: true }).last().fill('The first window');
  await one.getByText(/Draft saved/).waitFor();
  await other.getByLabel('Words of the button', { exact: true }).last().fill('The second window');
  await other.getByRole('heading', { name: /^The owner changed this page at \d\d:\d\d$/ }).waitFor();
  t.equal(await other.locator('.conflict').evaluate((box) => document.activeElement === box), true, 'it is in sight');
  await checkAccessibility(t, other, 'a conflict');

  await other.getByRole('button', { name: 'Continue with these' }).click();
  await other.getByText(/Draft saved/).waitFor();
  const stored = await app.db
    .selectFrom('contentDocuments')
    .select('draft')
    .where('id', '=', 'burlington')
    .executeTakeFirstOrThrow();
  t.match(JSON.parse(stored.draft ?? '{}').closing, { heading: 'The first window', quoteLabel: 'The second window' });
  await one.context().close();
});
