import { sql } from 'kysely';
import t from 'tap';
import { migrations } from '../../src/database/migrate.ts';
import { fieldNotes } from '../../src/shared/field.ts';
import { optionalText } from '../../src/shared/lead/form-fields.ts';
import { type LeadField, leadFields } from '../../src/shared/lead/lead-fields.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { loadTestingLibrary } from '../fixtures/testing-library.ts';

// A new field as a developer would add it, before the app is loaded: one entry in the list, and the migration of its column.
const gateCode: LeadField = {
  name: 'gateCode',
  origin: 'typed',
  optional: true,
  posted: true,
  form: optionalText(20, 'Keep the gate code to 20 characters or less.', 'Gate Code must be text.').register(
    fieldNotes,
    {
      label: 'Gate Code',
    },
  ),
  mail: 'Gate Code',
  csv: { label: 'Gate Code' },
  detail: { label: 'Gate code' },
};
(leadFields as unknown as LeadField[]).push(gateCode);
migrations['999-gate-code'] = {
  up: ({ addColumn, emptyText }) => addColumn('submissions', 'gateCode', emptyText),
};

const { render, screen, cleanup } = await loadTestingLibrary(t);
const { build, callAs, contactRequest, listen, postContact, signIn } = await import('../fixtures/app.ts');
const { connectIslands } = await import('../fixtures/connection.ts');
const { mailSettings } = await import('../fixtures/lead-photos.ts');
const { adminAt } = await import('../fixtures/admin.tsx');
const { receiveWebhook } = await import('../fixtures/webhook-receiver.ts');

const mailServer = await startMailServer(t);
const app = await build(t, { ...mailSettings(mailServer.url), WEBHOOK_PRIVATE: 'true' });
const address = await listen(app);
const cookie = await signIn(app);
const call = callAs(app, cookie);
const find = async (search: string) => (await call('GET', `/api/admin/leads?search=${search}`)).json().leads;

t.test('a field added to the list of fields is in every view, mail, and export of a lead', async (t) => {
  const received = await receiveWebhook(t, app);
  const key = { 'idempotency-key': 'one-filled-form' };
  const mail = mailServer.next();

  const { id } = (await postContact(app, { ...contactRequest, gateCode: ' 4711 ' }, key)).json();

  const { rows } = await sql`select "gateCode" from "submissions" where "id" = ${id}`.execute(app.db);
  t.strictSame(rows, [{ gateCode: '4711' }], 'the column');
  const refused = await postContact(app, { ...contactRequest, gateCode: 'x'.repeat(21) });
  t.strictSame(refused.json().fields, { gateCode: ['Keep the gate code to 20 characters or less.'] }, 'the schema');
  const home = (await app.inject('/')).body;
  t.match(home, /<label class="field__label" for="contact-gate-code">Gate Code<\/label>/, 'the form');
  t.match(home, /<input [^>]*name="gateCode"/);
  t.match((await mail).text, /^Gate Code: 4711$/m, 'the mail');
  await app.outbox.run();
  t.match(received, [{ gateCode: '4711' }], 'the webhook');

  await postContact(app, { ...contactRequest, gateCode: '4712' }, key);
  const { submission } = (await call('GET', `/api/admin/leads/${id}`)).json();
  t.match(submission.message, /--- Sent again with changes ---\ngateCode: 4712\n/, 'the hash tells a change');

  const [titles, lead] = (await call('GET', '/api/admin/leads.csv')).body.trim().split('\r\n');
  t.equal(titles?.split(',').indexOf('Gate Code'), 9, 'the export: after the other typed fields');
  t.match(lead, ',4711,');
  t.equal((await find('4711')).length, 1, 'the search');
  t.equal(await shownDetail(id, 'Gate code'), '4711', 'the details of the admin');
});

t.test('a plan’s property address is in mail, webhook, search, and details', async (t) => {
  await app.outbox.run();
  const received = await receiveWebhook(t, app);
  const mail = mailServer.next();
  const payload = { name: 'Ann Carter', phone: '336.555.0108', address: ' 218 Mill Creek Road ', prices: 0 };

  const { id } = (await app.inject({ method: 'POST', url: '/api/price-request', payload })).json();

  t.match((await mail).text, /^Property Address: 218 Mill Creek Road$/m);
  await app.outbox.run();
  t.match(received, [{ address: '218 Mill Creek Road' }]);
  t.match(await find('MILL+creek'), [{ id }]);
  t.equal(await shownDetail(id, 'Property address'), '218 Mill Creek Road');
});

t.test('only the webhook reports a lead that the owner added, and no limit applies', async (t) => {
  await app.db.deleteFrom('submissions').execute();
  const received = await receiveWebhook(t, app, true);
  const person = { name: 'Ann Carter', phone: '336.555.0108', email: 'ann@example.com' };
  const add = (message?: string) =>
    call('POST', '/api/admin/leads', { ...person, came: 'text', contacted: false, message });

  const { id } = (await add()).json();
  await app.outbox.run();

  t.match(received, [{ source: 'owner', came: 'text', address: '', name: 'Ann Carter' }]);
  const { submission } = (await call('GET', `/api/admin/leads/${id}`)).json();
  t.match(submission.deliveries, [{ kind: 'webhook' }]);
  t.equal(submission.deliveries.length, 1);
  for (let count = 0; count < 21; count += 1)
    await add('Cheap SEO! Casino https://a.example https://b.example viagra crypto');
  const { leads, counts } = (await call('GET', '/api/admin/leads')).json();
  t.match(counts, { all: 22, spam: 0 });
  t.notOk(leads.some((lead: object) => 'spamScore' in lead || 'spamReasons' in lead));
});

/** Returns the details of a lead as the admin shows them. */
async function shownDetail(id: number, label: string) {
  connectIslands(t, address, cookie);
  render(adminAt(`/admin/leads/${id}`));
  const title = await screen.findByText(label);
  const shown = title.nextElementSibling?.textContent;
  cleanup();
  return shown;
}
