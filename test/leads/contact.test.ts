import t from 'tap';
import { build, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';

const app = await build(t);
t.beforeEach(async () => {
  await app.db.deleteFrom('submissions').execute();
  await forgetPosts(app);
});

t.test('a valid request is stored and answered with its number and reference', async (t) => {
  const response = await postContact(app);

  t.equal(response.statusCode, 201);
  t.match(response.json(), { id: Number, reference: /^[A-Z2-9]{6}$/ });
  const list = await app.inject({ url: '/api/contact-submissions', headers: { cookie: await signIn(app) } });
  t.match(list.json(), [{ ...contactRequest, source: 'contact', status: 'new' }]);
});

t.test('a request that breaks the rules is refused with the specified messages', async (t) => {
  const response = await postContact(app, { name: 'A', phone: '123', email: 'nowhere', message: 'short' });

  t.equal(response.statusCode, 400);
  t.strictSame(response.json().fields, {
    name: ['Name must be at least 2 characters.'],
    phone: ['Please enter a valid phone number.'],
    email: ['Please enter a valid email address.'],
    message: ['Message must be at least 10 characters.'],
  });
});

t.test('a wrong type is a 400 that names the field', async (t) => {
  t.equal((await postContact(app, { ...contactRequest, phone: 3365550187 })).statusCode, 400);
  const fieldsOf = async (body: object) => (await postContact(app, body)).json().fields;

  t.strictSame(await fieldsOf([]), { body: ['The body must be an object.'] });
  t.strictSame(await fieldsOf({ ...contactRequest, referredBy: 7, service: [] }), {
    referredBy: ['Referred By must be text.'],
    service: ['Service must be text.'],
  });
  const estimate = await app.inject({
    method: 'POST',
    url: '/api/estimate',
    payload: { name: 'Ann Carter', phone: '3365550187', details: 7, page: {} },
  });
  t.strictSame(estimate.json().fields, {
    details: ['Project details must be text.'],
    page: ['The page must be text.'],
  });
});

t.test('bodies that are no request get a 4xx and never a 500', async (t) => {
  const post = (payload: string, type: string) => postContact(app, payload, { 'content-type': type });

  t.equal((await post('{"name":', 'application/json')).statusCode, 400, 'malformed JSON');
  t.equal((await post('[]', 'application/json')).statusCode, 400, 'an array');
  t.equal((await post('null', 'application/json')).statusCode, 400, 'null');
  t.equal((await post('name=x', 'text/plain')).statusCode, 415, 'plain text');
  t.equal(
    (await post(JSON.stringify({ message: 'x'.repeat(300_000) }), 'application/json')).statusCode,
    413,
    'oversize',
  );
});

t.test('5: a form that is sent thirty times at once is one row, and all are answered alike', async (t) => {
  const headers = { 'idempotency-key': 'one-filled-form' };

  const answers = await Promise.all(Array.from({ length: 30 }, () => postContact(app, contactRequest, headers)));

  for (const answer of answers) {
    t.equal(answer.statusCode, 201);
    t.strictSame(answer.json(), answers[0]?.json());
  }
  t.equal((await app.db.selectFrom('submissions').select('id').execute()).length, 1);
  for (let post = 1; post < 20; post += 1) t.equal((await postContact(app)).statusCode, 201, 'it has counted once');
});

t.test('a form that is sent several times at once by a visitor above the limit is refused as often', async (t) => {
  for (let post = 0; post < 20; post += 1) t.equal((await postContact(app)).statusCode, 201);
  const headers = { 'idempotency-key': 'one-filled-form' };

  const answers = await Promise.all(Array.from({ length: 5 }, () => postContact(app, contactRequest, headers)));

  for (const answer of answers) {
    t.equal(answer.statusCode, 429);
    t.ok(Number(answer.headers['retry-after']) > 0);
  }
});

t.test('a plain form post is redirected to a confirmation', async (t) => {
  const payload = new URLSearchParams(contactRequest).toString();

  const response = await postContact(app, payload, { 'content-type': 'application/x-www-form-urlencoded' });

  t.equal(response.statusCode, 303);
  t.match(response.headers.location, /^\/\?sent=[A-Z2-9]{6}#contact$/);
  const page = await app.inject({ url: String(response.headers.location).split('#')[0] ?? '' });
  t.match(page.body, /Message Sent!/);
});

t.test('a plain form post that breaks a rule shows the form again with messages and values', async (t) => {
  const payload = new URLSearchParams({ ...contactRequest, email: 'nowhere' }).toString();

  const response = await postContact(app, payload, { 'content-type': 'application/x-www-form-urlencoded' });

  t.equal(response.statusCode, 400);
  t.match(response.body, /Please enter a valid email address\./);
  t.match(response.body, /value="Ann Carter"/);
});
