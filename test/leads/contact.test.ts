import t from 'tap';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import { build, configOf, contactRequest, postContact, signIn, start } from '../fixtures/app.ts';
import { breakSchema, fillDisk } from '../fixtures/database.ts';

const app = await build(t);
const { phone } = app.site.current.profile;
const estimate = { name: 'Ann Carter', phone: '(336) 555-0187', details: 'Two gates.', page: '/pool-fencing' };
const forms = { '/api/contact': contactRequest, '/api/estimate': estimate, '/api/price-request': estimate };
let addresses = 0;

/** Returns a visitor with their own address, and so their own limit. */
function visitor(site = app) {
  addresses += 1;
  const remoteAddress = `192.0.2.${addresses}`;
  const send = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
    site.inject({ method: 'POST', url, payload, remoteAddress, headers });
  return {
    post: (payload: string | object = contactRequest, key = '', url = '/api/contact') =>
      send(url, payload, key ? { 'idempotency-key': key } : {}),
    postAs: (type: string, payload: string) => send('/api/contact', payload, { 'content-type': type }),
    postForm: (fields: Record<string, string> = contactRequest, headers = {}, url = '/api/contact') =>
      send(url, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        ...headers,
      }),
  };
}

const readRow = (id: number) =>
  app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countRows = async (site = app) => (await site.db.selectFrom('submissions').select('id').execute()).length;

t.test('a valid request is stored, and its response has the number and reference', async (t) => {
  const response = await visitor().post();

  t.equal(response.statusCode, 201);
  t.match(response.json(), { id: Number, reference: /^[A-Z2-9]{6}$/ });
  const list = await app.inject({ url: '/api/contact-submissions', headers: { cookie: await signIn(app) } });
  t.match(list.json(), [{ ...contactRequest, source: 'contact', status: 'new' }]);
});

t.test('an invalid request is refused with the specified messages', async (t) => {
  const response = await visitor().post({ name: 'A', phone: '123', email: 'nowhere', message: 'short' });

  t.equal(response.statusCode, 400);
  t.strictSame(response.json().fields, {
    name: ['Name must be at least 2 characters.'],
    phone: ['Please enter a valid phone number.'],
    email: ['Please enter a valid email address.'],
    message: ['Message must be at least 10 characters.'],
  });
});

t.test('a wrong type gets 400 with the name of the field', async (t) => {
  const wrong: [url: string, body: object, fields: Record<string, string[]>][] = [
    ['/api/contact', [], { body: ['The body must be an object.'] }],
    [
      '/api/contact',
      { ...contactRequest, phone: 3365550187, referredBy: 7 },
      {
        phone: ['Please enter a valid phone number.'],
        referredBy: ['Referred By must be text.'],
      },
    ],
    [
      '/api/estimate',
      { ...estimate, details: 7, page: {} },
      { details: ['Project details must be text.'], page: ['The page must be text.'] },
    ],
  ];
  for (const [url, body, fields] of wrong) {
    const { statusCode, json } = await visitor().post(body, '', url);
    t.strictSame([statusCode, json().fields], [400, fields], url);
  }
});

t.test('malformed bodies get a 4xx and never a 500', async (t) => {
  const oversize = JSON.stringify({ message: 'x'.repeat(300_000) });
  const bodies: [what: string, status: number, type: string, body: string][] = [
    ['malformed JSON', 400, 'application/json', '{"name":'],
    ['null', 400, 'application/json', 'null'],
    ['plain text', 415, 'text/plain', 'name=x'],
    ['oversize', 413, 'application/json', oversize],
  ];
  for (const [what, status, type, body] of bodies)
    t.equal((await visitor().postAs(type, body)).statusCode, status, what);
});

t.test('a form sent thirty times at once is one row, and unstored ones don’t count', async (t) => {
  const { post, postForm } = visitor();
  const release = await fillDisk(t, app);
  t.equal((await post({ ...contactRequest, message: 'y'.repeat(5000) })).statusCode, 503);
  await release();
  t.equal((await post({ name: '' }, 'one')).statusCode, 400);
  const before = await countRows();

  const answers = await Promise.all(Array.from({ length: 30 }, () => post(contactRequest, 'one')));

  const [first] = answers;
  t.equal(first?.statusCode, 201, 'a refused request does not use up its key');
  for (const answer of answers) t.strictSame([answer.statusCode, answer.json()], [201, first?.json()]);
  t.equal(await countRows(), before + 1);
  for (let times = 1; times < 20; times += 1) t.equal((await post()).statusCode, 201, `post ${times}`);
  for (const answer of await Promise.all(Array.from({ length: 5 }, () => post(contactRequest, 'above')))) {
    t.equal(answer.statusCode, 429, 'above the limit all that are sent at once are refused');
    t.ok(Number(answer.headers['retry-after']) > 0);
  }
  t.equal((await post(contactRequest, 'one')).statusCode, 201, 'what was stored is still answered');
  const plain = await postForm();
  t.equal(plain.statusCode, 429);
  t.match(plain.body, /Too many requests\./);
  t.match(plain.body, contactRequest.message, 'the form keeps what was typed');
});

t.test('a changed text with the same key keeps its row and response and loses nothing', async (t) => {
  const { post } = visitor();
  const first = await post(contactRequest, 'changed');
  const changed = { ...contactRequest, phone: '336-555-0199', message: 'Two gates, not one. Please call after five.' };

  for (const again of [await post(changed, 'changed'), await post(changed, 'changed')])
    t.strictSame(again.json(), first.json());

  const words = `${contactRequest.message}\n--- Sent again with changes ---\nphone: 336-555-0199\n${changed.message}`;
  t.equal((await readRow(first.json().id)).message, words);
});

t.test('a visitor’s key can’t collide with another kind of key', async (t) => {
  const words = { ...contactRequest, message: 'Plain words that a form without a script will send.' };
  const { postForm, post } = visitor();
  await postForm(words);
  const { idempotencyKey } = await app.db
    .selectFrom('submissions')
    .select('idempotencyKey')
    .where('message', '=', words.message)
    .executeTakeFirstOrThrow();
  await app.db.deleteFrom('submissions').where('idempotencyKey', '=', idempotencyKey).execute();
  const taken = (await post({ ...words, message: 'A stranger took this key before.' }, idempotencyKey ?? '')).json();

  const { headers } = await postForm(words);

  const stored = await app.db
    .selectFrom('submissions')
    .selectAll()
    .where('message', '=', words.message)
    .executeTakeFirstOrThrow();
  t.not(stored.id, taken.id);
  t.match(headers.location, `sent=${stored.reference}`);
  const add = (key: string, cookie: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/leads',
      payload: { ...contactRequest, came: 'phone', contacted: false },
      headers: { cookie, 'idempotency-key': key },
    });
  const visitors = (await post(contactRequest, 'a key that both chose')).json();
  const owners = (await add('a key that both chose', await signIn(app))).json();
  t.not(visitors.id, owners.id, 'the owner adds a lead of their own');
});

t.test('a changed text that looks like spam becomes a separate held lead', async (t) => {
  const { post } = visitor();
  const spam = { ...contactRequest, message: 'Buy SEO backlinks http://a.example http://b.example casino crypto' };
  const filled = { ...spam, [honeypotName]: 'x' };
  const first = (await post(contactRequest, 'one-message')).json();

  const [second, again] = [(await post(filled, 'one-message')).json(), (await post(filled, 'one-message')).json()];

  t.strictSame([again.id, again.reference], [second.id, second.reference], 'sent twice, stored once');
  t.match(await readRow(first.id), { status: 'new', message: contactRequest.message });
  t.match(await readRow(second.id), { status: 'spam', message: spam.message });
  const held = await app.db.selectFrom('outbox').select('state').where('submissionId', '=', second.id).execute();
  t.ok(held.every(({ state }) => state === 'held'));
  const changed = { ...contactRequest, message: 'And a gate of cedar, please.' };
  t.equal((await post(changed, 'one-message')).json().id, first.id, 'what does not look like spam is added as before');
  t.match((await readRow(first.id)).message, changed.message);
});

t.test('a plain form post is redirected to a confirmation', async (t) => {
  const response = await visitor().postForm();

  t.equal(response.statusCode, 303);
  t.match(response.headers.location, /^\/\?sent=[A-Z2-9]{6}#contact$/);
  const page = await app.inject({ url: String(response.headers.location).split('#')[0] ?? '' });
  t.match(page.body, /Message Sent!/);
});

t.test('with a read-only database, a form gets 503 with the phone number and its text', async (t) => {
  const mend = await breakSchema(t, app, 'submissions');

  const response = await visitor().post(contactRequest, 'while-broken');
  const plain = await visitor().postForm();

  t.equal(response.statusCode, 503);
  t.match(response.json().message, phone);
  t.notMatch(response.body, /thank you|message sent/i);
  t.equal(plain.statusCode, 503);
  const { name, email, message } = contactRequest;
  for (const words of ['Your message could not be stored. Nothing was sent.', phone, name, email, message])
    t.match(plain.body, words);
  t.match(plain.body, contactRequest.phone);
  t.notMatch(plain.body, /Message Sent/);
  await mend();
  const retry = await visitor().post(contactRequest, 'while-broken');
  t.equal(retry.statusCode, 201, 'the same key works once the database does');
});

t.test('a text of 5,000 characters is accepted with any kind of line break', async (t) => {
  const text = 'A line of the yard.\n'.repeat(250).slice(0, 4999).concat('.');
  t.equal(text.length, 5000);
  for (const end of ['\n', '\r\n', '\r']) {
    const { post, postForm } = visitor();
    const message = text.replaceAll('\n', end);
    for (const [url, fields] of Object.entries(forms))
      t.equal((await postForm({ ...fields, message, details: message }, {}, url)).statusCode, 303, url);
    const { id } = (await post({ ...contactRequest, message })).json();
    t.equal((await readRow(id)).message, text, 'one kind of line break is stored');
    const tooLong = await postForm({ ...contactRequest, message: `${message}!` });
    t.match([tooLong.statusCode, tooLong.body], [400, 'Keep the message to 5,000 characters or less.']);
    t.match(tooLong.body, 'value="Ann Carter"', 'the form shows again with what was typed');
  }
});

t.test('the same text sent again within ten minutes without a script is one lead', async (t) => {
  const clock = { now: Date.parse('2026-11-24T12:09:30Z') };
  const site = await build(t, {}, { now: () => clock.now });
  const { postForm } = visitor(site);
  const from = (referer: string) => ({ referer: `http://localhost${referer}` });

  const first = await postForm(contactRequest, from('/'));
  const atOnce = await Promise.all([postForm(contactRequest), postForm(contactRequest, from('/?sent=ABC234'))]);
  clock.now += 9 * 60_000;
  const later = await postForm(contactRequest, from('/api/contact'));
  t.strictSame(new Set([first, ...atOnce, later].map(({ headers }) => headers.location)).size, 1, 'one confirmation');
  t.equal(await countRows(site), 1);

  await postForm({ ...contactRequest, message: 'Other words, ten characters or more.' });
  t.equal(await countRows(site), 2, 'other words are another lead');
  clock.now += 61_000;
  await postForm();
  t.equal(await countRows(site), 3, 'ten minutes later the same words are another lead');
  for (const url of ['/api/estimate', '/api/price-request'])
    for (let time = 0; time < 2; time += 1) await postForm(estimate, {}, url);
  t.equal(await countRows(site), 5, 'the other forms keep the same rule');
});

t.test('a form without an origin is shown again with its text and isn’t stored', async (t) => {
  const { post, postForm } = visitor();
  const before = await countRows();

  for (const [url, fields] of Object.entries(forms)) {
    const words = { ...fields, message: 'Twelve lines <about> my yard.', details: 'Twelve lines <about> my yard.' };
    const hidden = await postForm(words, { origin: 'null' }, url);
    t.match(hidden.body, 'Twelve lines &lt;about&gt; my yard.', url);
    t.match(hidden.body, `value="${fields.name}"`, url);
    t.match(hidden.body, 'This request came from another website', url);
    const foreign = await postForm(words, { origin: 'https://elsewhere.example' }, url);
    t.notMatch(foreign.body, 'Twelve lines', 'another site fills in no form of ours');
    const named = await postForm(words, { origin: 'null', 'sec-fetch-site': 'cross-site' }, url);
    t.notMatch(named.body, 'Twelve lines', 'a browser that says where it comes from is believed');
    t.strictSame([hidden.statusCode, foreign.statusCode, named.statusCode], [403, 403, 403]);
  }
  const call = await postContact(app, contactRequest, { origin: 'null' });
  t.match([call.statusCode, call.json()], [403, { message: String }]);
  t.equal(await countRows(), before);
  t.equal((await post()).statusCode, 201);
});

t.test('a key gets the same response after a restart, and each stored request is listed', async (t) => {
  const first = await visitor().post(contactRequest, 'across-a-restart');
  const rows = await countRows();
  await app.close();

  const site = await start(t, configOf(app));
  const second = await visitor(site).post(contactRequest, 'across-a-restart');

  t.strictSame([second.statusCode, second.json()], [201, first.json()]);
  t.equal(await countRows(site), rows);
  const list = await site.inject({ url: '/api/contact-submissions', headers: { cookie: await signIn(site) } });
  t.equal(list.json().length, rows);
});
