import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { adminPassword, build, contactRequest, testConfig } from '../fixtures/app.ts';
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
    postForm: (fields: Record<string, string> = contactRequest) =>
      site.inject({
        method: 'POST',
        url: '/api/contact',
        payload: new URLSearchParams(fields).toString(),
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      }),
  };
}

async function countRows(site: FastifyInstance = app): Promise<number> {
  return (await site.db.selectFrom('submissions').select('id').execute()).length;
}

t.test('the same post sent twenty times at once is one row and one answer', async (t) => {
  const { post } = visitor();
  const before = await countRows();

  const responses = await Promise.all(Array.from({ length: 20 }, () => post(contactRequest, 'at-once')));

  t.strictSame(new Set(responses.map(({ statusCode }) => statusCode)), new Set([201]));
  t.equal(new Set(responses.map(({ body }) => body)).size, 1);
  t.equal((await countRows()) - before, 1);
});

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
  const before = await buildApp(config);
  const first = await visitor(before).post(contactRequest, 'across-a-restart');
  await before.close();

  const after = await buildApp(config);
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

t.test('thirty posts at once from one address store twenty', async (t) => {
  const { post } = visitor();

  const responses = await Promise.all(Array.from({ length: 30 }, () => post()));

  t.equal(responses.filter(({ statusCode }) => statusCode === 201).length, 20);
  t.equal(responses.filter(({ statusCode }) => statusCode === 429).length, 10);
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

t.test('the owner finds every stored request', async (t) => {
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload: { password: adminPassword } });
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));

  const list = await app.inject({ url: '/api/contact-submissions', cookies });

  t.equal(list.json().length, await countRows());
});
