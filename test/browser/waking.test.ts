import type { Page, Route } from 'playwright-core';
import t from 'tap';
import { build, contactRequest, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

const formsScript = /\/assets\/forms-/;
const isAsleep = (page: Page, island: string) => page.locator(`[data-island="${island}"]:not([data-awake])`).count();

/** Keeps matching files from arriving until they are let go: a weak signal that the test can turn up. */
async function holdBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(files, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(contactRequest.name);
  await page.getByLabel('Phone Number').fill(contactRequest.phone);
  await page.getByLabel('Email Address').fill(contactRequest.email);
  await page.getByLabel('Your Message').fill(contactRequest.message);
}

async function countSubmissions(): Promise<number> {
  const list = await app.inject({ url: '/api/contact-submissions', headers: { cookie: await signIn(app) } });
  return list.json().length;
}

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

t.test('the page before a form comes near is one script, without the framework, and a form is one more', async (t) => {
  const page = await openPage(t, browser);
  const scripts = watchScripts(page);

  await page.goto(address, { waitUntil: 'networkidle' });
  t.equal(scripts.length, 1);
  t.ok(await isAsleep(page, 'contact-form'));

  await page.getByLabel('Full Name').scrollIntoViewIfNeeded();
  await waitUntilAwake(page, 'contact-form');
  t.equal(scripts.length, 2);
  t.match(scripts[1], formsScript);
});

t.test('a page that opens at the form wakes it at once', async (t) => {
  const page = await openPage(t, browser);

  await page.goto(`${address}/#contact`);

  await waitUntilAwake(page, 'contact-form');
});

t.test('a message typed and sent before the form woke is sent once, from the page itself', async (t) => {
  const page = await openPage(t, browser);
  const before = await countSubmissions();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.headers()['content-type'] ?? '');
  });
  await page.goto(address);
  const letGo = await holdBack(page, formsScript);

  await fillForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  t.strictSame(posts, [], 'held');
  t.equal(await page.getByLabel('Your Message').inputValue(), contactRequest.message);
  await letGo();

  await page.getByText('Message Sent!', { exact: true }).first().waitFor();
  t.strictSame(posts, ['application/json']);
  t.equal(await countSubmissions(), before + 1);
  t.equal(new URL(page.url()).search, '', 'the page stayed');
});

t.test('text, focus and cursor stay while the form wakes', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(address);
  const letGo = await holdBack(page, formsScript);
  const message = page.getByLabel('Your Message');

  await message.pressSequentially('Two gates and');
  await letGo();
  await waitUntilAwake(page, 'contact-form');
  await page.keyboard.type(' a long run');

  t.equal(await message.inputValue(), 'Two gates and a long run');
  t.ok(await message.evaluate((element) => element === document.activeElement));
});

t.test('without its script, a form posts as the browser knows it', async (t) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  t.teardown(() => context.close());
  const page = await context.newPage();
  const before = await countSubmissions();
  await page.goto(address);
  await page.route(formsScript, (route) => route.abort());

  await fillForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL(/\?sent=[A-Z2-9]{6}/);
  t.equal(await countSubmissions(), before + 1);
});

t.test('a browser that is too old for the islands keeps the plain page', async (t) => {
  const page = await openPage(t, browser);
  const before = await countSubmissions();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto(address);

  await fillForm(page);
  await page.getByLabel('Your Message').fill('Words that no other test has sent.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL(/\?sent=[A-Z2-9]{6}/);

  t.equal(await countSubmissions(), before + 1);
});
