import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import t from 'tap';
import { adminPassword, contactRequest, postContact, signIn } from '../fixtures/app.ts';
import { fillContactForm, openPage, untilFocused } from '../fixtures/browser.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { saveProfile } from '../fixtures/profile.ts';

const server = await startMailServer(t);
const { app, address, browser, open } = await openAdmin(t, mailSettings(server.url));
const endSessions = () => app.db.deleteFrom('sessions').execute();
const signedOut = (page: Page) => page.getByText('Enter your password to access the admin panel').waitFor();

/** These tests are about ended sessions, so the browser's message about each 401 is expected. */
const expected = /status of 401/;

async function signInAt(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

t.test('a session that ends during a note is renewed in place, and the note is saved', async (t) => {
  const { id } = (await postContact(app)).json();
  const page = await open(t, `/admin/leads/${id}`, { expected });
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const save = page.getByRole('button', { name: 'Save note' });
  await page.getByLabel('Add a note').fill('Wants cedar.');
  await endSessions();

  await save.click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await dialog.waitFor({ state: 'hidden' });
  t.equal(await page.getByLabel('Add a note').inputValue(), 'Wants cedar.', 'what was typed stays');
  await save.click();
  await signInAt(page, 'not this one');
  await dialog.getByText('Invalid password').waitFor();
  await signInAt(page, adminPassword);

  await page.getByRole('listitem').filter({ hasText: 'Wants cedar.' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
});

t.test('keys typed before the sign-in knows its fields stay in the password', async (t) => {
  const { id } = (await postContact(app)).json();
  const page = await open(t, `/admin/leads/${id}`, { expected });
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await page.getByLabel('Add a note').fill('Wants vinyl.');
  await endSessions();
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/admin/session', async (route) => {
    await typed.promise;
    await route.fulfill({ json: { authenticated: false, signIn: { email: true, passkey: false } } });
  });

  await page.getByRole('button', { name: 'Save note' }).click();
  await dialog.waitFor();
  await page.keyboard.type('cedar gate');
  t.equal(await dialog.getByLabel('Password').inputValue(), 'cedar gate');
  typed.resolve();
  await dialog.getByLabel('Email').waitFor();
  t.equal(await dialog.getByLabel('Password').inputValue(), 'cedar gate');
  await untilFocused(dialog.getByLabel('Password'));
  t.equal(await page.getByLabel('Add a note').inputValue(), 'Wants vinyl.');
  await page.unroute('**/api/admin/session');
});

/** Lists the controls of every open form. The template control of a reply is left out, because it follows from the text. */
const controlsOf = (page: Page) =>
  page.locator('main form :is(input, select, textarea):not([type=hidden], #reply-template):visible');

/** Changes the value of every control. */
async function changeAll(page: Page): Promise<void> {
  for (const control of await controlsOf(page).all()) {
    const kind = await control.evaluate((element: HTMLInputElement) => element.type);
    if (kind === 'checkbox') await control.setChecked(!(await control.isChecked()));
    else if (kind === 'select-one')
      await control.selectOption({ index: -1 + (await control.locator('option').count()) });
    else await control.fill(typed[kind] ?? `Typed into ${await control.getAttribute('name')}`);
  }
}

const typed: Record<string, string> = {
  date: '2026-12-24',
  'datetime-local': '2026-12-23T14:30',
  email: 'typed@customer.example',
  tel: '336-555-0142',
};

/** Returns the values by form and field. */
const readAll = (page: Page) =>
  controlsOf(page).evaluateAll((controls: HTMLInputElement[]) =>
    Object.fromEntries(
      controls.map((control) => [control.id, control.type === 'checkbox' ? control.checked : control.value]),
    ),
  );

t.test('all unsaved lead text survives a session that ends and is renewed', async (t) => {
  const links = ['google', 'yardlist'].map((name) => ({ label: name, address: `https://${name}.example/longleaf` }));
  await saveProfile(app, { reviewLinks: links });
  const { id } = (await postContact(app)).json();
  await app.db.updateTable('submissions').set({ status: 'won' }).where('id', '=', id).execute();
  const lead = `/admin/leads/${id}`;
  const buttons = ['Write a reply', 'Ask for a review', 'Edit details', 'Schedule an appointment', 'Add a next step'];
  const cases: [what: string, path: string, open: string[], fields: number, again: (page: Page) => Promise<void>][] = [
    ['a new lead, loaded again', '/admin/leads/new', [], 9, loadAgain],
    ['a lead, loaded again', lead, buttons, 18, loadAgain],
    ['a lead, left and come back to', lead, buttons, 18, leaveAndComeBack],
  ];

  for (const [what, path, begin, fields, again] of cases) {
    const page = await open(t, path, { expected });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of begin) await page.getByRole('button', { name, exact: true }).click();
    const before = await readAll(page);
    await changeAll(page);
    const after = await readAll(page);
    t.equal(Object.keys(after).length, fields, `${what}: the fields ${Object.keys(after)}`);
    for (const [name, value] of Object.entries(after)) t.not(value, before[name], `${what}: ${name} was changed`);

    await endSessions();
    await again(page);

    await controlsOf(page)
      .nth(fields - 1)
      .waitFor();
    t.same(await readAll(page), after, what);
    await page.evaluate(() => sessionStorage.clear());
    await page.close();
  }
});

async function loadAgain(page: Page): Promise<void> {
  await page.reload();
  await signedOut(page);
  await signInAt(page, adminPassword);
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All leads' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await signInAt(page, adminPassword);
  await page.getByRole('link', { name: contactRequest.name }).first().click();
}

t.test('passwords are masked, may be pasted, and are known to password managers', async (t) => {
  const visitor = await openPage(t, browser);
  await visitor.goto(`${address}/admin`);
  await signedOut(visitor);
  const owner = await open(t, '/admin/security');
  await owner.getByLabel('New password').waitFor();
  const fields = [
    ...(await visitor.evaluate(describePasswordFields)),
    ...(await owner.evaluate(describePasswordFields)),
  ];

  t.equal(fields.length, 4);
  for (const { name, type, autocomplete, takesPaste } of fields) {
    t.equal(type, 'password', name);
    t.match(autocomplete, name === 'newPassword' ? 'new-password' : 'current-password');
    t.ok(takesPaste, name);
  }
});

/** Runs in the page. */
function describePasswordFields() {
  return Array.from(document.querySelectorAll<HTMLInputElement>('input[name*=assword]'), (input) => ({
    name: input.name,
    type: input.type,
    autocomplete: input.autocomplete,
    takesPaste: input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  }));
}

t.test('the owner sees the other signed-in devices and signs them out', async (t) => {
  await endSessions();
  const page = await open(t, '/admin/security');
  await page.getByText('No other device is signed in.').waitFor();
  await signIn(app);
  await signIn(app);
  await page.reload();

  const devices = page.getByRole('region', { name: 'Other devices' });
  await devices.getByRole('listitem').nth(1).waitFor();
  const listed = (await devices.getByRole('listitem').allTextContents()).sort();
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();

  await page.getByText('2 other devices were signed out.').first().waitFor();
  await page.getByText('No other device is signed in.').waitFor();
  t.equal(listed.length, 2);
  t.match(listed[0], /^Since \w{3} \d+, \d{4} \d+:\d\d [AP]M, last used /);
});

t.test('after a logout no lead data is left in the page or the browser', async (t) => {
  const { id } = (await postContact(app, { ...contactRequest, name: 'Left Behind' })).json();
  const page = await open(t, `/admin/leads/${id}`);
  await page.getByLabel('Add a note').fill('Half a note about Left Behind');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signedOut(page);

  const left = await page.evaluate(async () => ({
    html: document.documentElement.outerHTML,
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }));
  t.notMatch(JSON.stringify(left), /Left Behind|336/);
  t.match(
    left,
    { storage: /^\[\{\},\{"visit":"[^"]*"\}\]$/, caches: [], databases: [] },
    'where the visit began, and no more',
  );
  t.strictSame(
    (await page.context().cookies()).map(({ name }) => name),
    ['device'],
    'the next sign-in knows the browser',
  );
});

t.test('after a logout the Back button shows no leads', async (t) => {
  await postContact(app, { ...contactRequest, name: 'Secret Sam' });
  // A request sent before the logout may be answered after it.
  const page = await open(t, '/admin', { expected });
  await page.getByText('Secret Sam').first().waitFor();
  await page.goto(`${address}/admin/catalog`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signedOut(page);

  await page.goBack();

  await signedOut(page);
  t.equal(await page.getByText('Secret Sam').count(), 0);
});

t.test('the first page of a visit is stored with the request, and no cookie is set', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/pool-fencing`, { referer: 'https://www.example.org/some/page?q=1' });
  await page.goto(`${address}/#contact`);
  await fillContactForm(page, { ...contactRequest, name: 'Vera Visitor' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!', { exact: true }).first().waitFor();

  const row = await app.db.selectFrom('submissions').selectAll().where('name', '=', 'Vera Visitor').executeTakeFirst();
  t.match(row, { page: '/', landingPage: '/pool-fencing', referrer: 'www.example.org' });
  t.strictSame(await page.context().cookies(), []);
});

t.test('the owner turns on two-step sign-in and uses it', async (t) => {
  const page = await openPage(t, browser, {}, /status of 40[01]/);
  await page.goto(`${address}/admin/security`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Password is required').waitFor();
  t.equal(await page.getByText('Login Failed').count(), 0, 'said at the field alone');
  await signInAt(page, adminPassword);

  const start = page.getByRole('form', { name: 'Turn on two-step sign-in' });
  await start.getByLabel('Current password').fill(adminPassword);
  await start.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.locator('.security__secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from your authenticator app').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const code = await page.locator('.security__codes li').first().innerText();
  await page.getByRole('button', { name: 'I’ve written them down' }).click();
  await page.getByText('Two-step sign-in is on. 8 recovery codes are left.').waitFor();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signedOut(page);
  await signInAt(page, adminPassword);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Two-step sign-in is on. 7 recovery codes are left.').waitFor();
});
