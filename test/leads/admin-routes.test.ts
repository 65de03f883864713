import t from 'tap';
import { changeLeadStatus, recordContact } from '../../src/leads/admin-store.ts';
import { toCsv } from '../../src/leads/export.ts';
import { saveLead } from '../../src/leads/store.ts';
import { enqueueDeliveries } from '../../src/outbox/outbox-store.ts';
import type { Lead } from '../../src/shared/lead/lead.ts';
import { build, callAs, contactRequest, signIn } from '../fixtures/app.ts';
import { readCsv } from '../fixtures/csv.ts';
import { seedLeads } from '../fixtures/leads.ts';

const app = await build(t);
const cookie = await signIn(app);
const call = callAs(app, cookie);
const request = { ...contactRequest, source: 'contact' } as const;
const store = async (change: object = {}) => (await saveLead(app.db, { ...request, ...change })).id;
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const find = async (search: string) => (await call('GET', `/api/admin/leads?search=${search}`)).json().leads;
const statusOf = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).statusCode;
const readExport = async (query: string) => {
  const [titles = [], ...rows] = readCsv((await call('GET', `/api/admin/leads.csv?${query}`)).body);
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]])));
};

t.test('a status change is stored with its time, and a second window overwrites nothing', async (t) => {
  const id = await store();

  const changed = await call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 });
  const second = await call('PATCH', `/api/admin/leads/${id}`, { status: 'lost', version: 1 });

  t.equal(changed.statusCode, 200);
  t.match(changed.json(), { id, status: 'won', version: 2 });
  t.equal(second.statusCode, 409);
  t.match(second.json().message, /another window.*won/);
  const { submission, notes } = await read(id);
  t.equal(submission.status, 'won');
  t.match(notes, [{ kind: 'status', text: 'won', createdAt: /^\d{4}-/ }]);
});

t.test('the first contact stamps a new lead once and marks it contacted', async (t) => {
  const id = await store();
  const contact = async (channel: string) =>
    (await call('POST', `/api/admin/leads/${id}/contacts`, { channel })).json();

  const first = await contact('call');
  t.match(first, { status: 'contacted', firstContactAt: /^\d{4}-/ });
  t.match(await contact('mail'), { firstContactAt: first.firstContactAt, version: first.version });
  t.match((await read(id)).notes, [{ kind: 'mail' }, { kind: 'call' }]);

  const won = await store({ status: 'won' });
  t.equal((await call('POST', `/api/admin/leads/${won}/contacts`, { channel: 'call' })).json().status, 'won');
});

t.test('a note is kept with its time', async (t) => {
  const note = await call('POST', `/api/admin/leads/${await store()}/notes`, { text: '  Wants it before July.  ' });

  t.equal(note.statusCode, 201);
  t.match(note.json(), { kind: 'note', text: 'Wants it before July.', createdAt: /^\d{4}-/ });
});

t.test('a bad number, a missing record, and a bad body get different responses', async (t) => {
  const id = await store();
  const missing = '/api/admin/leads/999999';
  const refused: [Parameters<typeof call>[0], url: string, body: object | undefined, status: number, field?: string][] =
    [
      ['GET', '/api/admin/leads/abc', undefined, 404],
      ['GET', missing, undefined, 404],
      ['PATCH', missing, { status: 'won', version: 1 }, 404],
      ['POST', `${missing}/notes`, { text: 'x' }, 404],
      ['POST', `${missing}/contacts`, { channel: 'call' }, 404],
      ['PUT', missing, { address: 'Elsewhere', version: 1 }, 404],
      ['PATCH', `/api/admin/leads/${id}`, { status: 'sold', version: 1 }, 400, 'status'],
      ['PATCH', `/api/admin/leads/${id}`, { status: 'won' }, 400, 'version'],
      ['POST', `/api/admin/leads/${id}/notes`, { text: '   ' }, 400, 'text'],
      ['POST', `/api/admin/leads/${id}/notes`, { text: 'x'.repeat(5001) }, 400, 'text'],
      ['POST', `/api/admin/leads/${id}/contacts`, { channel: 'pigeon' }, 400, 'channel'],
      ['PUT', `/api/admin/leads/${id}`, { address: 'Elsewhere' }, 400, 'version'],
      ['DELETE', '/api/admin/leads', { ids: [] }, 400, 'ids'],
      ['DELETE', '/api/admin/leads', { ids: ['1 or 1=1'] }, 400, 'ids'],
    ];
  for (const [method, url, body, status, field] of refused) {
    const { statusCode, json } = await call(method, url, body);
    const fields = field ? [field] : [];
    t.strictSame([statusCode, Object.keys(json().fields ?? {})], [status, fields], `${method} ${url} ${field}`);
  }
  t.strictSame((await call('DELETE', '/api/admin/leads', { ids: [999_999] })).json(), { deleted: 0 });
});

t.test('a lead lists other requests of the same person, and they are deleted together', async (t) => {
  const first = await store({ email: 'Robin@Example.com', phone: '336-555-2111' });
  await seedLeads(app.db, 300);
  const second = await store({ email: 'robin@example.com', phone: '(910) 555-0122' });
  const third = await store({ email: 'other@example.com', phone: '+1 336 555 2111' });
  await call('POST', `/api/admin/leads/${third}/notes`, { text: 'Gate code 1234' });
  await enqueueDeliveries(app.db, [{ kind: 'notification', submissionId: second }], Date.now());

  const { samePerson } = await read(first);
  const ids = [first, ...samePerson.map(({ id }: Lead) => id)];
  const deleted = await call('DELETE', '/api/admin/leads', { ids });

  t.strictSame(ids, [first, third, second], 'however many others came between');
  t.strictSame(deleted.json(), { deleted: 3 });
  for (const id of ids) t.equal(await statusOf(id), 404);
  for (const table of ['notes', 'outbox'] as const)
    t.strictSame(await app.db.selectFrom(table).select('id').where('submissionId', 'in', ids).execute(), []);
});

t.test('people who share only a short number are not one person', async (t) => {
  const one = await store({ email: 'x@example.com', phone: 'ext. 55501 or call' });
  const other = await store({ email: '', phone: 'ext. 55501 at noon' });

  for (const id of [one, other]) t.strictSame((await read(id)).samePerson, []);
});

t.test('marking as spam holds queued messages, and unmarking sends them at once', async (t) => {
  const spam = { ...request, status: 'spam' } as const;
  const { id } = await saveLead(app.db, spam, ['notification', 'webhook'], 1);
  const other = await saveLead(app.db, spam, ['notification'], 1);
  const deliveriesOf = (submissionId: number) =>
    app.db
      .selectFrom('outbox')
      .select(['state', 'createdAtMs', 'nextAttemptAtMs'])
      .where('submissionId', '=', submissionId)
      .orderBy('id')
      .execute();
  const held = { state: 'held', createdAtMs: 1, nextAttemptAtMs: 1 } as const;
  const released = { state: 'queued', createdAtMs: 5000, nextAttemptAtMs: 0 } as const;
  const sent = { ...released, state: 'sent' } as const;

  await t.rejects(changeLeadStatus(app.db, id, 'new', 7, { by: 'Pat', nowMs: 5000 }), {
    message: /changed in another window/,
  });
  t.strictSame(await deliveriesOf(id), [held, held], 'a refused change leaves them');
  await changeLeadStatus(app.db, id, 'new', 1, { by: 'Pat', nowMs: 5000 });
  t.strictSame(await deliveriesOf(id), [released, released]);
  const webhook = app.db.updateTable('outbox').where('submissionId', '=', id).where('kind', '=', 'webhook');
  await webhook.set({ state: 'sent' }).execute();
  await changeLeadStatus(app.db, id, 'quoted', 2, { by: 'Pat', nowMs: 6000 });
  await recordContact(app.db, id, 'call', { by: 'Pat', nowMs: 6500 });
  t.strictSame(await deliveriesOf(id), [released, sent], 'another status is no release');
  await changeLeadStatus(app.db, id, 'spam', 4, { by: 'Pat', nowMs: 7000 });
  t.strictSame(await deliveriesOf(id), [{ ...released, state: 'held' }, sent]);
  t.strictSame(await deliveriesOf(other.id), [held], 'another lead keeps its own');
});

t.test('the property address is saved over its version, searched, exported, and erased', async (t) => {
  const id = await store({ name: 'Yara Yard' });
  const put = (body: object) => call('PUT', `/api/admin/leads/${id}`, body);

  const set = await put({ address: '  218 Mill\nCreek Road ', version: 1 });
  t.match(set.json(), { id, address: '218 Mill Creek Road', version: 2 });
  const second = await put({ address: 'Elsewhere', version: 1 });
  t.equal(second.statusCode, 409);
  t.match(second.json().message, /another window/);
  t.strictSame((await put({ address: 'x'.repeat(201), version: 2 })).json().fields, {
    address: ['Keep the property address to 200 characters or less.'],
  });

  t.match(await find('mill+creek'), [{ id, address: '218 Mill Creek Road' }]);
  const exported = [{ 'Property Address': '218 Mill Creek Road' }];
  t.match(await readExport('search=mill+creek'), exported, 'the export');

  t.equal((await put({ address: '', version: 2 })).json().address, undefined);
  t.strictSame(await find('mill+creek'), []);
  await put({ address: '218 Mill Creek Road', version: 3 });
  await call('DELETE', '/api/admin/leads', { ids: [id] });
  t.strictSame(await find('mill+creek'), []);
});

/** A lead that the owner typed after a call. */
const typed = { name: 'Dana Field', phone: '336 555 0108', came: 'phone', contacted: true };
const { phone: _phone, ...unreachable } = typed;
const { contacted: _contacted, ...unsaid } = typed;

t.test('a lead that the owner adds is one row under its key, with its source', async (t) => {
  const key = { 'idempotency-key': 'typed-in-the-truck' };
  const { service } = request;
  const words = { ...typed, email: ' dana@example.com ', address: ' 218 Mill Creek Road', service };
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/admin/leads', words, key)));
  const later = await call('POST', '/api/admin/leads', words, key);

  const [first] = answers;
  t.match(first?.json(), { id: Number, reference: /^[A-Z2-9]{6}$/ });
  t.strictSame(Object.keys(first?.json() ?? {}), ['id', 'reference']);
  for (const answer of [...answers, later]) t.strictSame([answer.statusCode, answer.json()], [201, first?.json()]);
  const { submission } = await read(first?.json().id);
  t.match(submission, {
    source: 'owner',
    came: 'phone',
    status: 'contacted',
    name: 'Dana Field',
    phone: '336 555 0108',
    email: 'dana@example.com',
    address: '218 Mill Creek Road',
    service,
    message: '',
  });
  t.equal(submission.firstContactAt, submission.createdAt);
  const listed: Lead[] = (await call('GET', '/api/contact-submissions')).json();
  t.match(
    listed.filter(({ name }) => name === typed.name),
    [{ id: submission.id, message: '' }],
  );

  const { id } = (await call('POST', '/api/admin/leads', { ...typed, came: 'in-person', contacted: false })).json();
  const open = await read(id);
  t.match(open.submission, { status: 'new', came: 'in-person' });
  t.equal(open.submission.firstContactAt, undefined);
  t.match(open.samePerson, [{ id: submission.id }], 'the same person');
  const exported = await readExport('source=owner&search=dana');
  t.match(exported, [{ 'How It Came': 'in-person' }, { 'How It Came': 'phone' }], 'search and export');
  await call('DELETE', '/api/admin/leads', { ids: [id, submission.id] });
  t.equal(await statusOf(submission.id), 404, 'erasure');
});

t.test('mistakes in a lead that the owner adds are reported by field', async (t) => {
  const neither = ['Enter a phone number or an email address.'];
  const wrong: [body: object, fields: Record<string, string[]>][] = [
    [unreachable, { phone: neither }],
    [
      { ...typed, phone: ' ', email: '', name: 'D' },
      { name: ['Name must be at least 2 characters.'], phone: neither },
    ],
    [{ ...typed, phone: '1'.repeat(101) }, { phone: ['Keep the phone number to 100 characters or less.'] }],
    [{ ...unreachable, email: 'dana' }, { email: ['Please enter a valid email address.'] }],
    [{ ...typed, came: 'pigeon' }, { came: ['Choose how you got this lead.'] }],
    [unsaid, { contacted: ['contacted must be true or false.'] }],
  ];
  for (const [body, fields] of wrong) {
    const { statusCode, json } = await call('POST', '/api/admin/leads', body);
    t.strictSame([statusCode, json().fields], [400, fields], JSON.stringify(body));
  }
  const headers = { cookie, 'content-type': 'application/json' };
  for (const payload of ['null', '[]', '"words"'])
    t.equal((await app.inject({ method: 'POST', url: '/api/admin/leads', payload, headers })).statusCode, 400, payload);
});

t.test('the export contains what the filter shows and refuses a bad filter', async (t) => {
  await store({ name: 'Zebulon Exporter' });
  await store({ name: 'Zebulon Spammer', status: 'spam' });

  const file = await call('GET', '/api/admin/leads.csv?search=zebulon');

  t.match(file.headers['content-type'], 'text/csv');
  t.match(file.headers['content-disposition'], 'attachment');
  t.match(await readExport('search=zebulon'), [{ Name: 'Zebulon Exporter' }]);
  t.equal((await call('GET', '/api/admin/leads.csv?status=sold')).statusCode, 400);
});

t.test('the CSV file has CRLF line ends and doubled quotes', async (t) => {
  const rows = [
    ['a', 'b'],
    ['say "hi"', 'one,\r\ntwo'],
  ];
  t.equal(toCsv(rows), 'a,b\r\n"say ""hi""","one,\r\ntwo"\r\n');
});

t.test('no formula runs in a spreadsheet, and none gets its own cell', async (t) => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
    t.match(toCsv([[formula]]).replace('"', ''), /^'/, JSON.stringify(formula));
  for (const mark of [',', ';', '\t', '\n', '\r', '"'])
    t.match(toCsv([[`x${mark}=1+1`]]), /^"x.{1,2}=1\+1"\r\n$/s, JSON.stringify(mark));
  t.equal(toCsv([['(336) 555-0142']]), '(336) 555-0142\r\n');
});
