import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { adminPassword, build, contactRequest, listen, postContact, signIn, staffPassword } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { openAsOwner, openCard } from '../fixtures/owner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const endSessions = () => app.db.deleteFrom('sessions').execute();

/** A session that ended is what these tests are about: the browser's own line about each 401 is expected. */
const expected401 = /status of 401/;

t.test('a session that ends while a note is typed is renewed in place, and the note is saved', async (t) => {
  const { id } = (await postContact(app)).json();
  const page = await openAsOwner(t, browser, `${address}/admin/leads/${id}`, {}, expected401);
  await page.getByLabel('Add a note').fill('Wants cedar.');
  await endSessions();

  await page.getByRole('button', { name: 'Save note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.getByText('Invalid password').waitFor();
  await dialog.getByLabel('Password').fill(adminPassword);
  await dialog.getByRole('button', { name: 'Login' }).click();

  await page.getByRole('listitem').filter({ hasText: 'Wants cedar.' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
});

t.test('closing the login keeps the typed text', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/profile`, {}, expected401);
  await openCard(page, 'Contact');
  await page.getByLabel('Street').fill('9 Orchard Lane');
  await endSessions();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Not now' }).click();

  await page.getByText('Not saved', { exact: true }).first().waitFor();
  t.equal(await page.getByLabel('Street').inputValue(), '9 Orchard Lane');
});

t.test('the staff password opens the upload pages and says so', async (t) => {
  const page = await openPage(t, browser, {}, /status of 400/);
  await page.goto(`${address}/admin`);
  await page.getByText('Enter your password to access the admin panel').waitFor();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Password is required').waitFor();
  t.equal(await page.getByText('Login Failed').count(), 0, 'said at the field alone');

  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Login' }).click();

  await page.getByText(/The staff password opens the upload pages, not this panel/).waitFor();
  t.equal(await page.getByText('Contact Form Submissions').count(), 0);
});

t.test('two windows edit the profile: what only one of them changed is chosen already', async (t) => {
  const first = await openAsOwner(t, browser, `${address}/admin/profile`);
  const phone = { viewport: { width: 390, height: 900 } };
  const second = await openAsOwner(t, browser, `${address}/admin/profile`, phone, /status of 409/);
  for (const page of [first, second]) await openCard(page, 'Contact');
  await second.getByLabel('Street').fill('12 Second Street');
  await openCard(second, 'Testimonials');
  await second.getByLabel('Quote of testimonial 1').fill('They came back for the gate.');
  await first.getByLabel('Street').fill('9 Ninth Street');
  await first.getByLabel('ZIP code').fill('27266');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByText('Every page shows it now.').first().waitFor();

  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await second.getByRole('heading', { name: 'The profile was changed in another window' }).waitFor();
  t.equal(await second.getByRole('group', { name: 'ZIP code' }).getByLabel('Theirs: 27266').isChecked(), true);
  t.equal(await second.getByRole('group', { name: 'Street' }).getByLabel('Mine: 12 Second Street').isChecked(), true);
  await checkAccessibility(t, second, 'a conflict that is settled field by field');
  await second.getByRole('button', { name: 'Save what is chosen' }).click();
  await second.getByText('Every page shows it now.').first().waitFor();

  t.match(app.site.current.profile, { street: '12 Second Street', zip: '27266' });
  t.equal(app.site.current.profile.testimonials[0]?.quote, 'They came back for the gate.');
});

t.test('passwords are masked, may be pasted, and are known to password managers', async (t) => {
  const visitor = await openPage(t, browser);
  await visitor.goto(`${address}/admin`);
  await visitor.getByRole('button', { name: 'Login' }).waitFor();
  const owner = await openAsOwner(t, browser, `${address}/admin/passwords`);
  await owner.getByLabel('New staff password').waitFor();
  const fields = [
    ...(await visitor.evaluate(describePasswordFields)),
    ...(await owner.evaluate(describePasswordFields)),
  ];

  t.equal(fields.length, 5);
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

t.test('the owner sees where else somebody is signed in, and ends it', async (t) => {
  await endSessions();
  const page = await openAsOwner(t, browser, `${address}/admin/passwords`);
  await page.getByText('No other device is signed in.').waitFor();
  await signIn(app, staffPassword);
  await signIn(app);
  await page.reload();

  const devices = page.getByRole('region', { name: 'Other devices' });
  await devices.getByRole('listitem').nth(1).waitFor();
  const listed = (await devices.getByRole('listitem').allTextContents()).sort();
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();

  await page.getByText('2 other devices were signed out.').first().waitFor();
  await page.getByText('No other device is signed in.').waitFor();
  t.equal(listed.length, 2);
  t.match(listed[0], /^Admin, since \w{3} \d+, \d{4} \d+:\d\d [AP]M, last used /);
  t.match(listed[1], /^Staff, since /);
});

t.test('after a logout nothing of a lead is left in the page or in the browser', async (t) => {
  const { id } = (await postContact(app, { ...contactRequest, name: 'Left Behind' })).json();
  const page = await openAsOwner(t, browser, `${address}/admin/leads/${id}`);
  await page.getByText('Left Behind').first().waitFor();
  await page.getByLabel('Add a note').fill('Half a note about Left Behind');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Enter your password to access the admin panel').waitFor();

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
  t.strictSame(await page.context().cookies(), []);
});

t.test('after a logout the Back button shows no leads', async (t) => {
  await postContact(app, { ...contactRequest, name: 'Secret Sam' });
  const page = await openAsOwner(t, browser, `${address}/admin`);
  await page.getByText('Secret Sam').first().waitFor();
  await page.goto(`${address}/admin/catalog`);
  await page.getByText('No catalog is live.').waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Enter your password to access the admin panel').waitFor();

  await page.goBack();

  await page.getByText('Enter your password to access the admin panel').waitFor();
  t.equal(await page.getByText('Secret Sam').count(), 0);
});

t.test('the first page of a visit is kept with the request, and no cookie with the visitor', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/pool-fencing`, { referer: 'https://www.example.org/some/page?q=1' });
  await page.goto(`${address}/#contact`);
  await page.getByLabel('Full Name').fill('Vera Visitor');
  await page.getByLabel('Phone Number').fill(contactRequest.phone);
  await page.getByLabel('Email Address').fill(contactRequest.email);
  await page.getByLabel('Your Message').fill(contactRequest.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!', { exact: true }).first().waitFor();

  const row = await app.db.selectFrom('submissions').selectAll().where('name', '=', 'Vera Visitor').executeTakeFirst();
  t.match(row, { page: '/', landingPage: '/pool-fencing', referrer: 'www.example.org' });
  t.strictSame(await page.context().cookies(), []);
});
