import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { deviceLimits } from '../../src/accounts/sign-in-devices.ts';
import {
  addPerson,
  adminPassword,
  build,
  callAs,
  forgetUses,
  signIn,
  signInAs,
  staffPassword,
} from '../fixtures/app.ts';
import { makeAuthenticator } from '../fixtures/authenticator.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const start = Date.parse('2026-11-27T17:05:00Z');
const dayMs = 24 * 3600_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

/** Opens a site with a mail server, whose first owner has an email address. */
async function openSite(t: Parameters<typeof build>[0]) {
  const mail = await startMailServer(t);
  const clock = { now: start };
  const app = await build(t, mailSettings(mail.url), { now: () => clock.now });
  const owner = callAs(app, await signIn(app));
  const [{ id, version, name }] = (await owner('GET', '/api/admin/people')).json();
  await owner('PUT', `/api/admin/people/${id}`, { version, name, email: 'Boss@example.com', role: 'owner' });
  const arrived = async () => {
    await app.outbox.run();
    return mail.mails.splice(0).map(({ recipients, subject }) => `${recipients}: ${subject}`);
  };
  return { app, clock, mail, owner, arrived };
}

/** Opens a browser with its own cookies. */
function openBrowser(app: FastifyInstance, userAgent = chrome) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method: 'GET' | 'POST', url: string, payload?: object) {
      const response = await app.inject({
        method,
        url,
        remoteAddress: '203.0.113.9',
        ...(payload && { payload }),
        headers: {
          'user-agent': userAgent,
          accept: 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        },
      });
      for (const { name, value } of response.cookies) cookies.set(name, value);
      return response;
    },
    signIn(email: string, password = staffPassword, more: object = {}) {
      return this.call('POST', '/api/admin/login', { email, password, ...more });
    },
  };
}

t.test('a sign-in from a second browser is mailed to the person and the owner, once', async (t) => {
  const { app, mail, owner, arrived } = await openSite(t);
  await addPerson(app, 'office');
  const [first, second] = [openBrowser(app), openBrowser(app, iPhone)];
  await first.signIn('office@example.com');
  t.strictSame(await arrived(), [], 'the first sign-in is not a new device');

  await second.signIn('office@example.com');
  await app.outbox.run();
  const [own, theirs] = mail.mails;
  t.equal(own?.subject, 'Longleaf Fence Company: New sign-in from iPhone');
  t.strictSame(own?.recipients, ['office@example.com']);
  t.match(own?.text, 'Nov 27, 2026 12:05 PM Eastern Time');
  t.match(own?.text, '203.0.113.9');
  t.match(own?.text, '/admin/security');
  t.equal(theirs?.subject, 'Longleaf Fence Company: Pat Office signed in from iPhone');
  t.strictSame(theirs?.recipients, ['boss@example.com']);
  t.match(theirs?.text, '/admin/people');
  t.equal((await arrived()).length, 2);

  await first.signIn('office@example.com');
  await second.call('POST', '/api/admin/logout');
  await second.signIn('office@example.com');
  t.strictSame(await arrived(), [], 'both browsers are known, also after signing out');

  second.cookies.clear();
  await second.signIn('office@example.com');
  t.equal((await arrived()).length, 2, 'a browser without its cookies is new');
  const lines = (await owner('GET', '/api/admin/changes?subject=sessions')).json();
  t.match(lines, [{ by: 'Pat Office', action: 'new device', detail: 'iPhone' }, { detail: 'iPhone' }]);
  t.notMatch(JSON.stringify(lines), '203.0.113.9');
});

t.test('only the owner gets an email about the owner’s new browser', async (t) => {
  const { app, arrived } = await openSite(t);
  await addPerson(app, 'office');
  await openBrowser(app).signIn('BOSS@example.com', adminPassword);
  t.strictSame(await arrived(), ['boss@example.com: Longleaf Fence Company: New sign-in from Chrome on Windows']);
});

t.test('an owner without an email gets the mail at the addresses for leads', async (t) => {
  const mail = await startMailServer(t);
  const app = await build(t, mailSettings(mail.url));
  await signIn(app);
  await openBrowser(app).call('POST', '/api/admin/login', { password: adminPassword });
  await app.outbox.run();
  t.strictSame(
    mail.mails.map(({ recipients }) => recipients),
    [['owner@longleaffence.example']],
  );
});

t.test('someone who only knows the email causes no mail', async (t) => {
  const { app, arrived } = await openSite(t);
  await signInAs(app, 'office');
  const stranger = openBrowser(app);
  await stranger.signIn('office@example.com', 'a wrong guess');
  await stranger.signIn('nobody@example.com');
  stranger.cookies.set('device', 'made up');
  t.equal((await stranger.signIn('office@example.com', 'another guess')).statusCode, 401);
  t.equal(stranger.cookies.get('device'), 'made up', 'a failed sign-in sets no cookie');
  t.strictSame(await arrived(), []);
  t.equal((await stranger.signIn('office@example.com')).statusCode, 200);
  t.equal((await arrived()).length, 2, 'a forged cookie makes no browser known');
});

t.test('a browser that one person has used is still new for another person', async (t) => {
  const { app, arrived } = await openSite(t);
  await signInAs(app, 'office');
  const { id } = await addPerson(app, 'crew');
  const shared = openBrowser(app);
  await shared.signIn('crew@example.com');
  t.strictSame(await arrived(), []);
  await shared.signIn('office@example.com');
  t.equal((await arrived()).length, 2);
  await shared.signIn('crew@example.com');
  t.strictSame(await arrived(), [], 'it stays known for the first person');

  await callAs(app, await signIn(app))('DELETE', `/api/admin/people/${id}`);
  const rows = await app.db.selectFrom('signInDevices').select('personId').where('personId', '=', id).execute();
  t.strictSame(rows, [], 'the browsers of a removed person are forgotten');
});

t.test('a one-time link and a passkey in a new browser are announced too', async (t) => {
  const { app, owner, arrived } = await openSite(t);
  const { id } = await addPerson(app, 'office');
  await signInAs(app, 'office');
  const { link } = (await owner('POST', `/api/admin/people/${id}/link`)).json();
  await arrived();
  const phone = openBrowser(app, iPhone);
  const welcome = new URL(link).pathname;
  const authenticator = makeAuthenticator('https://longleaffence.example', { rpId: 'longleaffence.example' });
  const options = (await phone.call('POST', `${welcome}/passkey/options`)).json();
  const taken = await phone.call('POST', `${welcome}/passkey/verify`, { response: authenticator.create(options) });
  t.equal(taken.statusCode, 200);
  t.match(await arrived(), [/office@example.com: .*iPhone/, /boss@example.com: .*Pat Office/]);

  const laptop = openBrowser(app);
  const asked = (await laptop.call('POST', '/api/admin/passkeys/authentication/options')).json();
  const verified = await laptop.call('POST', '/api/admin/passkeys/authentication/verify', {
    response: authenticator.get(asked),
  });
  t.equal(verified.statusCode, 200);
  t.match(await arrived(), [/office@example.com: .*Chrome on Windows/, /boss@example.com/]);
});

t.test('confirming the password in a session isn’t a new device', async (t) => {
  const { app, arrived } = await openSite(t);
  await addPerson(app, 'office');
  const browser = openBrowser(app);
  await browser.signIn('office@example.com');
  browser.cookies.delete('device');
  await browser.call('POST', '/api/admin/second-factor', { currentPassword: staffPassword });
  t.ok(browser.cookies.get('device'));
  t.strictSame(await arrived(), []);
  await browser.call('POST', '/api/admin/logout');
  await browser.signIn('office@example.com');
  t.strictSame(await arrived(), []);
});

t.test('a failing mail server loses no email, and without mail the log has the sign-in', async (t) => {
  const { app, clock, mail, arrived } = await openSite(t);
  await signInAs(app, 'office');
  await mail.stop();
  await openBrowser(app).signIn('office@example.com');
  t.strictSame(await arrived(), []);
  await mail.start();
  clock.now += 3600_000;
  t.equal((await arrived()).length, 2);

  const silent = await build(t);
  const call = callAs(silent, await signIn(silent));
  await openBrowser(silent).call('POST', '/api/admin/login', { password: adminPassword });
  t.match((await call('GET', '/api/admin/changes')).json(), [{ action: 'new device', detail: 'Chrome on Windows' }]);
  t.strictSame(await silent.db.selectFrom('outbox').selectAll().execute(), []);
});

t.test('known browsers and emails are limited, and a browser is forgotten after 400 days', async (t) => {
  const { app, arrived } = await openSite(t);
  const { id } = await addPerson(app, 'office');
  /** Makes every stored sign-in older, because sessions use the machine's clock. */
  const age = (ms: number) =>
    app.db
      .updateTable('signInDevices')
      .set(({ eb }) => ({ createdAtMs: eb('createdAtMs', '-', ms), seenAtMs: eb('seenAtMs', '-', ms) }))
      .execute();
  const first = openBrowser(app);
  await first.signIn('office@example.com');
  for (let times = 0; times < deviceLimits.perPerson + 2; times += 1) {
    await forgetUses(app, 'login');
    t.equal((await openBrowser(app).signIn('office@example.com')).statusCode, 200);
  }
  const count = async () =>
    (await app.db.selectFrom('signInDevices').select('idHash').where('personId', '=', id).execute()).length;
  t.equal(await count(), deviceLimits.perPerson);
  // The first browser, about which no mail was sent, also counts toward the ten of the day.
  t.equal((await arrived()).length, 2 * (deviceLimits.mailedADay - 1));

  await age(2 * dayMs);
  first.cookies.delete('session');
  await first.signIn('office@example.com');
  t.equal((await arrived()).length, 2, 'the least recently used browser was forgotten');
  await age(deviceLimits.knownMs + dayMs);
  first.cookies.delete('session');
  await first.signIn('office@example.com');
  t.equal((await arrived()).length, 2);
  t.equal(await count(), 1);
});
