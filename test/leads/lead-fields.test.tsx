import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import t from 'tap';
import { addGateCode } from '../fixtures/gate-code.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { loadTestingLibrary } from '../fixtures/testing-library.ts';

addGateCode();
const { render, screen, cleanup } = await loadTestingLibrary(t);
const { build, callAs, contactRequest, listen, postContact, signIn } = await import('../fixtures/app.ts');
const { connect } = await import('../fixtures/connection.ts');
const { saveDeliverySettings } = await import('../../src/delivery/channel.ts');
const { deskAt } = await import('../fixtures/desk.tsx');

t.test('a field that is added to the list of fields is there in everything that a lead passes through', async (t) => {
  const mailServer = await startMailServer(t);
  const hook = await startReceiver();
  const app = await build(t, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'owner@longleaffence.example',
    WEBHOOK_PRIVATE: 'true',
  });
  await saveDeliverySettings(app.db, { acknowledge: false, webhook: { url: hook.url, secret: 'whsec_c2VjcmV0' } });
  const call = callAs(app, await signIn(app));
  const key = { 'idempotency-key': 'one-filled-form' };
  const event = hook.next();
  const mail = mailServer.next();

  const posted = await postContact(app, { ...contactRequest, gateCode: ' 4711 ' }, key);
  const { id } = posted.json();

  t.equal(posted.statusCode, 201);
  const { rows } = await sql`select "gateCode" from "submissions" where "id" = ${id}`.execute(app.db);
  t.strictSame(rows, [{ gateCode: '4711' }], 'the column');
  const refused = await postContact(app, { ...contactRequest, gateCode: 'x'.repeat(21) });
  t.strictSame(refused.json().fields, { gateCode: ['Gate Code must be at most 20 characters.'] }, 'the schema');
  const home = (await app.inject('/')).body;
  t.match(home, /<label class="field__label" for="contact-gate-code">Gate Code<\/label>/, 'the form');
  t.match(home, /<input [^>]*name="gateCode"/);
  t.match((await mail).text, /^Gate Code: 4711$/m, 'the mail');
  t.equal((await event).data.gateCode, '4711', 'the webhook');

  await postContact(app, { ...contactRequest, gateCode: '4712' }, key);
  const { submission } = (await call('GET', `/api/admin/leads/${id}`)).json();
  t.match(submission.message, /--- Sent again with changes ---\ngateCode: 4712\n/, 'the hash tells a change');

  const [titles, lead] = (await call('GET', '/api/admin/leads.csv')).body.trim().split('\r\n');
  t.equal(titles?.split(',').indexOf('Gate Code'), 9, 'the export: after the other typed fields');
  t.match(lead, ',4711,');
  t.equal((await call('GET', '/api/admin/leads?search=4711')).json().leads.length, 1, 'the search');

  t.teardown(cleanup);
  connect(t, await listen(app), await signIn(app));
  render(deskAt(`/admin/leads/${id}`));
  const title = await screen.findByText('Gate code');
  t.equal(title.nextElementSibling?.textContent, '4711', 'the details of the desk');
});

t.test(
  'statement 7: the yard’s address of a plan is in the mail, the webhook, the search and the details',
  async (t) => {
    const mailServer = await startMailServer(t);
    const hook = await startReceiver();
    const app = await build(t, {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@longleaffence.example',
      NOTIFY_EMAIL: 'owner@longleaffence.example',
      WEBHOOK_PRIVATE: 'true',
    });
    await saveDeliverySettings(app.db, { acknowledge: false, webhook: { url: hook.url, secret: 'whsec_c2VjcmV0' } });
    const call = callAs(app, await signIn(app));
    const [event, mail] = [hook.next(), mailServer.next()];
    const payload = { name: 'Ann Carter', phone: '336.555.0108', address: ' 218 Mill Creek Road ', prices: 0 };

    const { id } = (await app.inject({ method: 'POST', url: '/api/price-request', payload })).json();

    t.match((await mail).text, /^Property Address: 218 Mill Creek Road$/m);
    t.equal((await event).data.address, '218 Mill Creek Road');
    t.match((await call('GET', '/api/admin/leads?search=MILL+creek')).json().leads, [{ id }]);
    t.teardown(cleanup);
    connect(t, await listen(app), await signIn(app));
    render(deskAt(`/admin/leads/${id}`));
    const title = await screen.findByText('Property address');
    t.equal(title.nextElementSibling?.textContent, '218 Mill Creek Road');
  },
);

t.test(
  'statement 4: the webhook alone hears of a lead that the owner added, and no limit or mark stops one',
  async (t) => {
    const mailServer = await startMailServer(t);
    const hook = await startReceiver();
    const app = await build(t, {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@longleaffence.example',
      NOTIFY_EMAIL: 'owner@longleaffence.example',
      WEBHOOK_PRIVATE: 'true',
    });
    await saveDeliverySettings(app.db, { acknowledge: true, webhook: { url: hook.url, secret: 'whsec_c2VjcmV0' } });
    const call = callAs(app, await signIn(app));
    const event = hook.next();
    const typed = {
      name: 'Ann Carter',
      phone: '336.555.0108',
      email: 'ann@example.com',
      came: 'text',
      contacted: false,
    };

    const first = await call('POST', '/api/admin/leads', typed);

    t.match((await event).data, { source: 'owner', came: 'text', address: '', name: 'Ann Carter' });
    await app.outbox.run();
    const { submission } = (await call('GET', `/api/admin/leads/${first.json().id}`)).json();
    t.strictSame(
      submission.deliveries.map(({ kind }: { kind: string }) => kind),
      ['webhook'],
    );
    const spam = { ...typed, message: 'Cheap SEO! Casino https://a.example https://b.example viagra crypto' };
    for (let count = 0; count < 25; count += 1) t.equal((await call('POST', '/api/admin/leads', spam)).statusCode, 201);
    const { leads, counts } = (await call('GET', '/api/admin/leads')).json();
    t.match(counts, { all: 26, spam: 0 });
    t.equal(
      leads.some(({ spamScore, spamReasons }: Record<string, unknown>) => spamScore ?? spamReasons),
      false,
    );
  },
);

/** A real receiver of the webhook. */
async function startReceiver() {
  const { promise, resolve } = Promise.withResolvers<{ data: Record<string, unknown> }>();
  const server = createServer(async (request, response) => {
    resolve(JSON.parse(await text(request)));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, next: () => promise };
}
