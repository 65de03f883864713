import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { adminPassword, build, cheap, contactRequest, testConfig } from '../fixtures/app.ts';
import { breakSchema, fillDisk } from '../fixtures/database.ts';

const app = await build(t);
const phone = app.site.current.profile.phone;
let addresses = 0;

/** A visitor with an address, and thus a limit, of their own. */
function visitor(site: FastifyInstance = app) {
  addresses += 1;
  const remoteAddress = `192.0.2.${addresses}`;
  return {
    post: (payload: object = contactRequest, key?: string, url = '/api/contact') =>
      site.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress,
        headers: key ? { 'idempotency-key': key } : {},
      }),
    postForm: (
      fields: Record<string, string> = contactRequest,
      headers: Record<string, string> = {},
      url = '/api/contact',
    ) =>
      site.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      }),
  };
}

async function countRows(site: FastifyInstance = app): Promise<number> {
  return (await site.db.selectFrom('submissions').select('id').execute()).length;
}

t.test('a changed text under the same key keeps the one row and answer, and loses no word', async (t) => {
  const { post } = visitor();
  const first = await post(contactRequest, 'changed');
  const changed = { ...contactRequest, phone: '336-555-0199', message: 'Two gates, not one. Please call after five.' };

  const second = await post(changed, 'changed');
  const repeated = await post(changed, 'changed');

  t.strictSame(second.json(), first.json());
  t.strictSame(repeated.json(), first.json());
  const row = await app.db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', first.json().id)
    .executeTakeFirstOrThrow();
  t.equal(
    row.message,
    `${contactRequest.message}\n--- Sent again with changes ---\nphone: 336-555-0199\n${changed.message}`,
  );
});

t.test('a key answers the same after a restart', async (t) => {
  const config = await testConfig(t);
  const before = await buildApp(config, cheap);
  const first = await visitor(before).post(contactRequest, 'across-a-restart');
  await before.close();

  const after = await buildApp(config, cheap);
  t.teardown(() => after.close());
  const second = await visitor(after).post(contactRequest, 'across-a-restart');

  t.equal(second.statusCode, 201);
  t.strictSame(second.json(), first.json());
  t.equal(await countRows(after), 1);
});

t.test('a refused request does not use up its key', async (t) => {
  const { post } = visitor();

  const refused = await post({ ...contactRequest, email: 'nowhere' }, 'refused-first');
  const accepted = await post(contactRequest, 'refused-first');

  t.equal(refused.statusCode, 400);
  t.equal(accepted.statusCode, 201);
});

t.test('only stored posts count toward the limit: refusals, repetitions and failures do not', async (t) => {
  const { post } = visitor();
  const release = await fillDisk(t, app);
  for (let times = 0; times < 25; times += 1)
    t.equal((await post({ ...contactRequest, message: 'y'.repeat(5000) })).statusCode, 503);
  await release();
  for (let times = 0; times < 25; times += 1) t.equal((await post({ name: '' })).statusCode, 400);
  for (let times = 0; times < 25; times += 1) t.equal((await post(contactRequest, 'one')).statusCode, 201);

  for (let times = 0; times < 19; times += 1) t.equal((await post(contactRequest)).statusCode, 201, `post ${times}`);
  const tooMany = await post(contactRequest);
  const repetition = await post(contactRequest, 'one');

  t.equal(tooMany.statusCode, 429);
  t.equal(repetition.statusCode, 201, 'what was stored is still answered');
});

t.test('a database that cannot write answers 503 with the telephone number and stores nothing', async (t) => {
  const mend = await breakSchema(t, app, 'submissions');

  const response = await visitor().post(contactRequest, 'while-broken');
  await mend();
  const retry = await visitor().post(contactRequest, 'while-broken');

  t.equal(response.statusCode, 503);
  t.match(response.json().message, phone);
  t.notMatch(response.body, /thank you|message sent/i);
  t.equal(retry.statusCode, 201, 'the same key works once the database does');
});

t.test('a plain post that cannot be stored gets its page back with the number and every typed word', async (t) => {
  await breakSchema(t, app, 'submissions');

  const response = await visitor().postForm();

  t.equal(response.statusCode, 503);
  t.match(response.headers['content-type'], 'text/html');
  t.match(response.body, 'Your message could not be stored. Nothing was sent.');
  t.match(response.body, phone);
  for (const word of [contactRequest.name, contactRequest.phone, contactRequest.email, contactRequest.message])
    t.match(response.body, word);
  t.notMatch(response.body, /Message Sent/);
});

t.test('a plain post over the limit keeps every typed word too', async (t) => {
  const { post, postForm } = visitor();
  for (let times = 0; times < 20; times += 1) await post();

  const response = await postForm();

  t.equal(response.statusCode, 429);
  t.match(response.body, /Too many requests\./);
  t.match(response.body, contactRequest.message);
});

const estimate = { name: 'Ann Carter', phone: '(336) 555-0187', details: 'Two gates.', page: '/pool-fencing' };

t.test('five thousand characters are five thousand, however a browser posts their line breaks', async (t) => {
  const text = 'A line of the yard.\n'.repeat(250).slice(0, 4999).concat('.');
  t.equal(text.length, 5000);
  for (const end of ['\n', '\r\n', '\r']) {
    const { post, postForm } = visitor();
    const message = text.replaceAll('\n', end);
    t.equal((await postForm({ ...contactRequest, message })).statusCode, 303, 'contact');
    t.equal((await postForm({ ...estimate, details: message }, {}, '/api/estimate')).statusCode, 303, 'estimate');
    t.equal((await postForm({ ...estimate, details: message }, {}, '/api/price-request')).statusCode, 303, 'planner');
    const { id } = (await post({ ...contactRequest, message })).json();
    const row = await app.db.selectFrom('submissions').select('message').where('id', '=', id).executeTakeFirstOrThrow();
    t.equal(row.message, text, 'one kind of line break is stored');
    const tooLong = await postForm({ ...contactRequest, message: `${message}!` });
    t.match([tooLong.statusCode, tooLong.body], [400, 'Message must be at most 5000 characters.']);
  }
});

t.test('back and send again without a script: the same words within ten minutes are one lead', async (t) => {
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

t.test(
  'where an old browser hides its origin the form comes back with every typed word, and nothing is stored',
  async (t) => {
    const { post, postForm } = visitor();
    const before = await countRows();
    const forms = { '/api/contact': contactRequest, '/api/estimate': estimate, '/api/price-request': estimate };

    for (const [url, fields] of Object.entries(forms)) {
      const words = { ...fields, message: 'Twelve lines <about> my yard.', details: 'Twelve lines <about> my yard.' };
      const { statusCode, body } = await postForm(words, { origin: 'null' }, url);
      t.equal(statusCode, 403, url);
      t.match(body, 'Twelve lines &lt;about&gt; my yard.', url);
      t.match(body, `value="${fields.name}"`, url);
      t.match(body, 'This request came from another website', url);
      const foreign = await postForm(words, { origin: 'https://elsewhere.example' }, url);
      t.notMatch(foreign.body, 'Twelve lines', 'another site fills in no form of ours');
      const named = await postForm(words, { origin: 'null', 'sec-fetch-site': 'cross-site' }, url);
      t.notMatch(named.body, 'Twelve lines', 'a browser that says where it comes from is believed');
      t.strictSame([foreign.statusCode, named.statusCode], [403, 403]);
    }
    const call = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactRequest,
      headers: { origin: 'null' },
    });
    t.match([call.statusCode, call.json()], [403, { message: String }]);
    t.equal(await countRows(), before);
    t.equal((await post()).statusCode, 201);
  },
);

t.test('the owner finds every stored request', async (t) => {
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload: { password: adminPassword } });
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));

  const list = await app.inject({ url: '/api/contact-submissions', cookies });

  t.equal(list.json().length, await countRows());
});
