import type { CDPSession, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { adminPassword, build, callAs, configOf, signIn, start } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { findPort } from '../fixtures/port.ts';

// Passkeys need https or the name localhost, and the public address has the port.
const port = await findPort();
const address = `http://localhost:${port}`;
const app = await build(t, { PUBLIC_URL: address });
await app.listen({ port, host: '127.0.0.1' });
const browser = await launch(t);

const expected = /status of 40[01]/;

/** Opens a page with a virtual device that has a fingerprint reader. */
async function openWithDevice(
  t: Test,
  path: string,
  isUserVerified = true,
): Promise<{ page: Page; device: CDPSession }> {
  const page = await openPage(t, browser, {}, expected);
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(address + path);
  return { page, device };
}

async function signInByPassword(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
}

t.test('the owner adds a passkey, signs in with one tap, and removes it', async (t) => {
  const { page } = await openWithDevice(t, '/admin/security');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  t.equal(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0, 'no one has one yet');
  await signInByPassword(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByText('You don’t have a passkey yet.').waitFor();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByRole('listitem').waitFor();
  t.match(await passkeys.getByRole('listitem').textContent(), /Created .*not used yet/);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await passkeys.getByText(/last used/).waitFor();

  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await passkeys.getByText('You don’t have a passkey yet.').waitFor();
  await signOut(page);
  t.equal(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0);
});

t.test('a person who isn’t verified gets no passkey and reads what to do', async (t) => {
  const { page } = await openWithDevice(t, '/admin/security', false);
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();

  await page.getByText('The passkey wasn’t used. You can try again.').first().waitFor();
  await page.getByText('You don’t have a passkey yet.').waitFor();
});

t.test('a person with a one-time link creates a passkey and is signed in', async (t) => {
  const owner = callAs(app, await signIn(app));
  const person = { name: 'Ann', email: 'ann@example.com', role: 'crew' };
  const { link } = (await owner('POST', '/api/admin/people', person)).json();
  const { page, device } = await openWithDevice(t, new URL(link).pathname);

  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  t.ok(device);
  await signOut(page);
  t.ok(await page.getByLabel('Email').isVisible(), 'two people sign in with an email');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
});

t.test('after a new address, the browser has no passkey for it, and the list says why', async (t) => {
  const owner = callAs(app, await signIn(app));
  const other = await findPort();
  const moved = await build(t, { PUBLIC_URL: `http://timber.localhost:${other}` });
  await moved.listen({ port: other, host: '127.0.0.1' });
  const ownerId = (await callAs(moved, await signIn(moved))('GET', '/api/admin/session')).json().person.id;
  const [passkey] = await app.db.selectFrom('passkeys').selectAll().execute();
  if (passkey)
    await moved.db
      .insertInto('passkeys')
      .values({ ...passkey, personId: ownerId })
      .execute();
  t.ok(owner);

  const page = await openPage(t, browser, {}, expected);
  await page.goto(`http://timber.localhost:${other}/admin/security`);
  t.equal(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0);
  await signInByPassword(page);
  await page.getByText('For the old address localhost. It doesn’t work here.').waitFor();
});

t.test('no list of leads and no sign-in by password loads the code for passkeys', async (t) => {
  const page = await openPage(t, browser, {}, expected);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) bodies.push(response.text().catch(() => ''));
  });
  await page.goto(`${address}/admin`);
  await page.getByLabel('Email').waitFor();
  const { email } = await app.db.selectFrom('people').select('email').executeTakeFirstOrThrow();
  await page.getByLabel('Email').fill(email);
  await signInByPassword(page);
  await page.getByRole('heading', { name: 'Contact Form Submissions' }).waitFor();

  const loaded = (await Promise.all(bodies)).filter((body) => body.includes('navigator.credentials'));
  t.ok(bodies.length > 2);
  t.strictSame(loaded, []);
  t.ok(configOf(app) && start);
});
