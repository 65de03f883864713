import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import { buildWaiting } from '../../src/waiting.ts';
import { build, configOf, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { breakSchema } from '../fixtures/database.ts';
import { findPort } from '../fixtures/port.ts';
import { until } from '../fixtures/until.ts';
import { holdBack } from '../fixtures/visitor.ts';

// Stops the clocks, so that the assistant counts as quick even on a busy machine.
const now = Date.now();
const app = await build(t, { TRUST_PROXY: '127.0.0.1' }, { now: () => now });
const address = await listen(app);
const browser = await launch(t);

const { name, phone, email, message } = contactRequest;
interface VisitorForm {
  path: string;
  island: string;
  /** The accessible name of the form. */
  label: string;
  send: string;
  fields: Record<string, string>;
}

const contactForm: VisitorForm = {
  path: '/',
  island: 'contact-form',
  label: 'Contact form',
  send: 'Send Message',
  fields: { 'Full Name': name, 'Phone Number': phone, 'Email Address': email, 'Your Message': message },
};
const estimateForm: VisitorForm = {
  path: '/pool-fencing',
  island: 'estimate-form',
  label: 'Quick Estimate Request',
  send: 'Request Estimate',
  fields: { Name: name, Phone: phone, 'Project Details': message },
};
const planForm: VisitorForm = {
  path: '/price-my-fence',
  island: 'price-planner',
  label: 'Send us this plan',
  send: 'Send Request',
  fields: { 'Full Name': name, Phone: phone },
};
const forms = [contactForm, estimateForm, planForm];

const fieldOf = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label, exact: true });
const sendOf = (page: Page, { send } = contactForm) => page.getByRole('button', { name: send });
const reference = /Your reference is [A-Z2-9]{6}\./;

async function fill(page: Page, { fields } = contactForm): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldOf(page, label).fill(value);
}

const readLeads = () =>
  app.db.selectFrom('submissions').select(['message', 'status', 'spamReasons']).orderBy('id').execute();

t.test('an assistant fills in each form by its labels, and its leads aren’t held as spam', async (t) => {
  for (const [index, form] of forms.entries()) {
    const page = await openPage(t, browser, { extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${index + 1}` } });
    await page.addInitScript(() => {
      performance.now = () => 900;
    });
    await page.goto(address + form.path);
    const named = page.getByRole('form', { name: form.label, exact: true });
    for (const [label, value] of Object.entries(form.fields))
      await named.getByRole('textbox', { name: label, exact: true }).fill(value);
    await named.getByRole('button', { name: form.send }).click();
    await page.getByText(reference).waitFor();
  }
  t.match(
    await readLeads(),
    forms.map(() => ({ status: 'new', spamReasons: '["sent within two seconds"]' })),
  );
});

t.test('unsent text in a form survives a reload, and sent text leaves nothing behind', async (t) => {
  const page = await openPage(t, browser);
  for (const form of forms) {
    await page.goto(address + form.path);
    await fieldOf(page, Object.keys(form.fields)[0] ?? '').focus();
    await waitUntilAwake(page, form.island);
    await fill(page, form);

    await page.reload();
    await waitUntilAwake(page, form.island);
    for (const [label, value] of Object.entries(form.fields))
      t.equal(await fieldOf(page, label).inputValue(), value, `${form.path}: ${label}`);

    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await sendOf(page, form).click();
    await page.getByText(reference).waitFor();
    t.match((await posted).headers(), { 'form-stamp': /^\d+\.[\w+/]+$/, 'form-page-time': /^\d+$/ }, form.path);
    for (const label of Object.keys(form.fields)) t.equal(await fieldOf(page, label).inputValue(), '', label);
    t.notMatch(await page.evaluate(() => JSON.stringify(sessionStorage)), name, `${form.path} keeps nothing`);
  }
});

t.test('a message that isn’t stored keeps its text and is sent once after a reload', async (t) => {
  const page = await openPage(t, browser, {}, /status of 50\d/);
  await page.goto(`${address}/#contact`);
  await waitUntilAwake(page, 'contact-form');
  await fill(page);
  const mend = await breakSchema(t, app, 'submissions');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });

  await sendOf(page).click();
  await page.getByText(/Nothing was sent\. Please call us at/).waitFor();
  t.equal(await fieldOf(page, 'Your Message').inputValue(), message);
  await mend();
  await page.reload();
  await waitUntilAwake(page, 'contact-form');
  await sendOf(page).click();
  await page.getByText(reference).waitFor();

  t.equal(keys.length, 2);
  t.ok(keys[0] && keys[0] === keys[1], 'the retry repeats the idempotency key, also after a reload');
});

t.test('a form sent while the site waits for its data keeps its text and shows the phone', async (t) => {
  const site = await build(t);
  const page = await openPage(t, browser, {}, /status of 503/);
  const first = new URL(await site.listen({ port: await findPort(), host: '127.0.0.1' }));
  await page.goto(`${first}#contact`);
  await waitUntilAwake(page, 'contact-form');
  await fill(page);
  await until('the start page is kept', () => existsSync(join(configOf(site).dataDir, 'start-page.json')));
  await site.close();
  const waiting = await buildWaiting(configOf(site));
  t.teardown(() => waiting.close());
  await waiting.listen({ host: first.hostname, port: Number(first.port) });

  await sendOf(page).click();
  await page.getByText('Nothing was sent. Please call us at (336) 555-0142').first().waitFor();
  t.equal(await fieldOf(page, 'Your Message').inputValue(), message);
});

t.test('a refused form without JavaScript opens at its mistakes with its values', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false, reducedMotion: 'reduce' }, /status of 400/);
  for (const [form, answer] of [
    [estimateForm, '/api/estimate#quick-estimate'],
    [contactForm, '/api/contact#contact'],
  ] as const) {
    await page.goto(address + form.path);
    const text = Object.keys(form.fields).at(-1) ?? '';
    await fieldOf(page, text).fill('Forty feet around a pool.');
    await page.getByRole('button', { name: form.send }).click();
    await page.waitForURL(`**${answer}`, { waitUntil: 'load' });
    const fault = await page.getByText('Name must be at least 2 characters.').boundingBox();
    t.ok(fault && fault.y < 844, `${form.path}: the fault is in sight`);
    t.equal(await fieldOf(page, text).inputValue(), 'Forty feet around a pool.');
  }
});

t.test('the honeypot is off screen, out of the Tab order, and hidden from screen readers', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(address);
  const honeypot = page.locator(`#contact [name="${honeypotName}"]`);

  const box = await honeypot.boundingBox();
  t.ok(!box || box.x + box.width < 0, 'it lies outside the window');
  t.equal(await honeypot.getAttribute('tabindex'), '-1');
  t.equal(await page.getByRole('textbox', { name: /leave this empty/i }).count(), 0);
});

const formsScript = /\/assets\/forms-/;

t.test('a page loads one script without the framework until a form comes near', async (t) => {
  const page = await openPage(t, browser);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });

  await page.goto(address, { waitUntil: 'networkidle' });
  t.equal(scripts.length, 1);
  t.equal(await page.locator('[data-island="contact-form"]:not([data-awake])').count(), 1, 'asleep');
  await fieldOf(page, 'Full Name').scrollIntoViewIfNeeded();
  await waitUntilAwake(page, 'contact-form');
  t.match(scripts, [/\/assets\/client-/, formsScript]);
});

t.test('a message sent before the form’s script ran is sent once, without a reload', async (t) => {
  const page = await openPage(t, browser);
  const posts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.headers()['content-type']);
  });
  await page.goto(address);
  const letGo = await holdBack(page, formsScript);

  await fill(page);
  await sendOf(page).click();
  await sendOf(page).click();
  t.strictSame(posts, [], 'held');
  letGo();
  await page.getByText(reference).waitFor();
  t.strictSame(posts, ['application/json']);
  t.equal(page.url(), `${address}/`, 'the page stayed');
});

t.test('text, focus, and cursor stay while the form hydrates', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(address);
  const letGo = await holdBack(page, formsScript);

  await fieldOf(page, 'Your Message').pressSequentially('Two gates and');
  letGo();
  await waitUntilAwake(page, 'contact-form');
  await page.keyboard.type(' a long run');
  t.equal(await fieldOf(page, 'Your Message').inputValue(), 'Two gates and a long run');
});

for (const [what, prepare] of [
  ['whose script does not come', (page: Page) => page.route(formsScript, (route) => route.abort())],
  [
    'of a browser too old for it',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted')),
  ],
] as const)
  t.test(`a form ${what} posts natively`, async (t) => {
    const page = await openPage(t, browser, {}, /ERR_FAILED/);
    await prepare(page);
    await page.goto(address);
    await fill(page);
    await fieldOf(page, 'Your Message').fill(`The form ${what}.`);
    await sendOf(page).click();
    await page.waitForURL(/\?sent=[A-Z2-9]{6}/);
    const stored = (await readLeads()).filter((lead) => lead.message === `The form ${what}.`);
    t.equal(stored.length, 1);
  });
