import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { enqueueDeliveries } from '../../src/delivery/outbox-store.ts';
import type { Lead } from '../../src/shared/lead/lead.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { readCsv } from '../fixtures/csv.ts';

t.test('leads', async (t) => {
  const app = await build(t);
  const owner = await signIn(app);
  const call = callAs(app, owner);

  t.test('every answer behind the login says no-store', async (t) => {
    const { id } = await storeLead(app);

    for (const url of ['/api/contact-submissions', `/api/admin/leads/${id}`, '/api/admin/leads.csv'])
      t.equal((await call('GET', url)).headers['cache-control'], 'no-store', url);
  });

  t.test('a status change is stored with its time among the notes', async (t) => {
    const { id } = await storeLead(app);

    const changed = await call('PATCH', `/api/admin/leads/${id}`, { status: 'quoted', version: 1 });

    t.equal(changed.statusCode, 200);
    t.match(changed.json(), { id, status: 'quoted', version: 2 });
    const lead = (await call('GET', `/api/admin/leads/${id}`)).json();
    t.match(lead.notes, [{ kind: 'status', text: 'quoted', createdAt: /^\d{4}-/ }]);
  });

  t.test('the second of two windows is told and overwrites nothing', async (t) => {
    const { id } = await storeLead(app);
    await call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 });

    const second = await call('PATCH', `/api/admin/leads/${id}`, { status: 'lost', version: 1 });

    t.equal(second.statusCode, 409);
    t.match(second.json().message, /another window.*won/);
    t.equal((await call('GET', `/api/admin/leads/${id}`)).json().submission.status, 'won');
  });

  t.test('the first call stamps a new lead once and makes it contacted', async (t) => {
    const { id } = await storeLead(app);

    const first = (await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'call' })).json();
    const second = (await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'mail' })).json();

    t.match(first, { status: 'contacted', firstContactAt: /^\d{4}-/ });
    t.equal(second.firstContactAt, first.firstContactAt);
    const { notes } = (await call('GET', `/api/admin/leads/${id}`)).json();
    t.match(notes, [{ kind: 'mail' }, { kind: 'call' }]);
  });

  t.test('a note is kept with its time', async (t) => {
    const { id } = await storeLead(app);

    const note = await call('POST', `/api/admin/leads/${id}/notes`, { text: '  Wants it before July.  ' });

    t.equal(note.statusCode, 201);
    t.match(note.json(), { kind: 'note', text: 'Wants it before July.', createdAt: /^\d{4}-/ });
  });

  t.test('a bad number, a missing record and a bad body are told apart', async (t) => {
    const { id } = await storeLead(app);

    for (const bad of ['0', 'abc', '-1', '1e3', '99999999999999999999', '%00', '999999'])
      t.equal((await call('GET', `/api/admin/leads/${bad}`)).statusCode, 404, bad);
    t.equal((await call('PATCH', '/api/admin/leads/999999', { status: 'won', version: 1 })).statusCode, 404);
    t.equal((await call('POST', '/api/admin/leads/999999/notes', { text: 'x' })).statusCode, 404);
    const bodies: [Parameters<typeof call>[0], string, object, string][] = [
      ['PATCH', `/api/admin/leads/${id}`, { status: 'sold', version: 1 }, 'status'],
      ['PATCH', `/api/admin/leads/${id}`, { status: 'won' }, 'version'],
      ['POST', `/api/admin/leads/${id}/notes`, { text: '   ' }, 'text'],
      ['POST', `/api/admin/leads/${id}/notes`, { text: 'x'.repeat(5001) }, 'text'],
      ['POST', `/api/admin/leads/${id}/contacts`, { channel: 'pigeon' }, 'channel'],
      ['DELETE', '/api/admin/leads', { ids: [] }, 'ids'],
      ['DELETE', '/api/admin/leads', { ids: ['1 or 1=1'] }, 'ids'],
    ];
    for (const [method, url, body, field] of bodies) {
      const response = await call(method, url, body);
      t.equal(response.statusCode, 400, `${method} ${url} ${field}`);
      t.strictSame(Object.keys(response.json().fields), [field]);
    }
  });

  t.test('a lead knows the other requests of the same person, and they go together', async (t) => {
    const first = await storeLead(app, { email: 'Robin@Example.com', phone: '336-555-0111' });
    const second = await storeLead(app, { email: 'robin@example.com', phone: '(910) 555-0122' });
    const third = await storeLead(app, { email: 'other@example.com', phone: '+1 336 555 0111' });
    await call('POST', `/api/admin/leads/${third.id}/notes`, { text: 'Gate code 1234' });
    await enqueueDeliveries(app.db, [{ kind: 'notification', submissionId: second.id }], Date.now());

    const lead = (await call('GET', `/api/admin/leads/${first.id}`)).json();
    const ids = [first.id, ...lead.samePerson.map((other: { id: number }) => other.id)];
    const deleted = await call('DELETE', '/api/admin/leads', { ids });

    t.strictSame(ids, [first.id, third.id, second.id]);
    t.strictSame(deleted.json(), { deleted: 3 });
    for (const id of ids) t.equal((await call('GET', `/api/admin/leads/${id}`)).statusCode, 404);
    const notes = await app.db.selectFrom('notes').selectAll().where('submissionId', 'in', ids).execute();
    t.strictSame(notes, []);
    const mails = await app.db.selectFrom('outbox').selectAll().where('submissionId', 'in', ids).execute();
    t.strictSame(mails, []);
  });

  t.test(
    'statement 9: the yard’s address is set over the version that was read, found, exported and erased',
    async (t) => {
      const { id } = await storeLead(app, {
        name: 'Yara Yard',
        address: 'Nowhere, because the contact form does not ask',
      });
      const put = (body: object) => call('PUT', `/api/admin/leads/${id}/address`, body);
      t.equal((await call('GET', `/api/admin/leads/${id}`)).json().submission.address, undefined, 'statement 8');

      const set = await put({ address: '  218 Mill\nCreek Road ', version: 1 });
      t.equal(set.statusCode, 200);
      t.match(set.json(), { id, address: '218 Mill Creek Road', version: 2 });
      const second = await put({ address: 'Elsewhere', version: 1 });
      t.equal(second.statusCode, 409);
      t.match(second.json().message, /another window/);
      t.strictSame((await put({ address: 'x'.repeat(201), version: 2 })).json().fields, {
        address: ['Property address must be at most 200 characters.'],
      });
      t.equal((await put({ version: 2 })).statusCode, 400, 'nothing is taken away by a body without an address');
      const none = await call('PUT', '/api/admin/leads/999999/address', { address: 'Elsewhere', version: 1 });
      t.equal(none.statusCode, 404);

      const found = (search: string) =>
        call('GET', `/api/admin/leads?search=${search}`).then((list) => list.json().leads);
      t.match(await found('mill+creek'), [{ id, address: '218 Mill Creek Road' }]);
      const [titles, row] = readCsv((await call('GET', '/api/admin/leads.csv?search=mill+creek')).body);
      t.equal(row?.[titles?.indexOf('Property Address') ?? -1], '218 Mill Creek Road', 'statement 7: the export');

      const changed = (await put({ address: '', version: 2 })).json();
      t.equal(changed.address, undefined);
      t.strictSame(await found('mill+creek'), []);
      await put({ address: '218 Mill Creek Road', version: 3 });
      await call('DELETE', '/api/admin/leads', { ids: [id] });
      t.strictSame(await found('mill+creek'), []);
    },
  );

  t.test('statements 2 and 3: a lead of the owner’s own is one row under its key, with how it came', async (t) => {
    const key = { 'idempotency-key': 'typed-in-the-truck' };
    const words = {
      ...typed,
      email: ' dana@example.com ',
      address: ' 218 Mill Creek Road',
      service: contactRequest.service,
    };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/admin/leads', words, key)));
    const later = await call('POST', '/api/admin/leads', words, key);

    const [first] = answers;
    t.equal(first?.statusCode, 201);
    t.match(first?.json(), { id: Number, reference: /^[A-Z2-9]{6}$/ });
    t.strictSame(Object.keys(first?.json() ?? {}), ['id', 'reference']);
    for (const answer of [...answers, later]) t.strictSame([answer.statusCode, answer.json()], [201, first?.json()]);
    const { submission } = (await call('GET', `/api/admin/leads/${first?.json().id}`)).json();
    t.match(submission, {
      ...{ source: 'owner', came: 'phone', status: 'contacted', name: 'Dana Field', phone: '336 555 0108' },
      ...{ email: 'dana@example.com', address: '218 Mill Creek Road', service: contactRequest.service, message: '' },
    });
    t.equal(submission.firstContactAt, submission.createdAt);
    const listed = (await call('GET', '/api/contact-submissions'))
      .json()
      .filter(({ name }: Lead) => name === typed.name);
    t.strictSame(
      listed.map(({ id, message }: Lead) => [id, message]),
      [[submission.id, '']],
    );

    const { id } = (await call('POST', '/api/admin/leads', { ...typed, came: 'in-person', contacted: false })).json();
    const open = (await call('GET', `/api/admin/leads/${id}`)).json();
    t.match(open.submission, { status: 'new', came: 'in-person' });
    t.equal(open.submission.firstContactAt, undefined);
    t.match(open.samePerson, [{ id: submission.id }], 'statement 4: the same person');
    const [titles, ...rows] = readCsv((await call('GET', '/api/admin/leads.csv?source=owner&search=dana')).body);
    const came = titles?.indexOf('How It Came') ?? -1;
    t.strictSame(
      rows.map((row) => row[came]),
      ['in-person', 'phone'],
      'statement 4: search and export',
    );
    await call('DELETE', '/api/admin/leads', { ids: [id, submission.id] });
    t.equal((await call('GET', `/api/admin/leads/${submission.id}`)).statusCode, 404, 'statement 4: erasure');
  });

  t.test('statements 1 and 2: what is wrong with a lead of the owner’s own is told by field', async (t) => {
    const fieldsOf = async (body: object) => {
      const answer = await call('POST', '/api/admin/leads', body);
      return [answer.statusCode, answer.json().fields];
    };
    const neither = ['Enter a phone number or an email address.'];
    const { phone: _, ...unreachable } = typed;
    t.strictSame(await fieldsOf(unreachable), [400, { phone: neither }]);
    t.strictSame(await fieldsOf({ ...typed, phone: ' ', email: '', name: 'D' }), [
      400,
      { name: ['Name must be at least 2 characters.'], phone: neither },
    ]);
    t.strictSame(await fieldsOf({ ...typed, phone: '12' }), [400, { phone: ['Please enter a valid phone number.'] }]);
    t.strictSame(await fieldsOf({ ...unreachable, email: 'dana' }), [
      400,
      { email: ['Please enter a valid email address.'] },
    ]);
    t.strictSame(await fieldsOf({ ...typed, service: 'Roofing', message: null }), [
      400,
      { service: ['Please choose one of the services.'] },
    ]);
    t.strictSame(await fieldsOf({ ...typed, came: 'pigeon' }), [400, { came: ['Please choose how it came.'] }]);
    const { contacted: __, ...unsaid } = typed;
    t.strictSame(await fieldsOf(unsaid), [400, { contacted: ['contacted must be true or false.'] }]);
    for (const body of [null, [], 'words'])
      t.equal(
        (
          await app.inject({
            method: 'POST',
            url: '/api/admin/leads',
            payload: JSON.stringify(body),
            headers: { cookie: owner, 'content-type': 'application/json' },
          })
        ).statusCode,
        400,
      );
    t.equal((await app.inject({ method: 'POST', url: '/api/admin/leads', payload: typed })).statusCode, 401);
  });

  t.test('the export holds what the filter shows and refuses a bad filter', async (t) => {
    await storeLead(app, { name: 'Zebulon Exporter' });
    const spam = await storeLead(app, { name: 'Zebulon Spammer' });
    await call('PATCH', `/api/admin/leads/${spam.id}`, { status: 'spam', version: 1 });

    const file = await call('GET', '/api/admin/leads.csv?search=zebulon');

    t.match(file.headers['content-type'], 'text/csv');
    t.match(file.headers['content-disposition'], 'attachment');
    const lines = file.body.trim().split('\r\n');
    t.equal(lines.length, 2, 'the titles and one lead');
    t.match(lines[1], /Zebulon Exporter/);
    t.equal((await call('GET', '/api/admin/leads.csv?status=sold')).statusCode, 400);
  });
});

/** What the owner typed after a call. */
const typed = { name: 'Dana Field', phone: '336 555 0108', came: 'phone', contacted: true };

/** The limit on posts is for visitors; it is lifted for the leads that a test needs. */
async function storeLead(app: FastifyInstance, change: object = {}): Promise<{ id: number }> {
  await forgetPosts(app);
  return (await postContact(app, { ...contactRequest, ...change })).json();
}
