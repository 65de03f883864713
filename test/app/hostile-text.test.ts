import t from 'tap';
import { build, callAs, contactRequest, postContact, signIn } from '../fixtures/app.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

const rowOf = (id: number) => app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();

t.test('HTML in a refused form is shown as text, in the fields and in the messages', async (t) => {
  const hostile = { name: script, message: `</textarea>${script}`, email: 'nowhere', service: script };
  const fields = new URLSearchParams({ ...contactRequest, ...hostile }).toString();

  const page = await postContact(app, fields, { ...asForm, referer: `http://localhost/${script}` });

  t.equal(page.statusCode, 400);
  t.match(page.body, '&lt;script&gt;alert(1)&lt;/script&gt;');
  t.notMatch(page.body, /<script>|<img src=x|<\/textarea>[^<]/);
});

t.test('HTML in an address is not in the page', async (t) => {
  for (const path of ['/', '/?sent=', '/gallery?page='])
    t.notMatch((await app.inject(path + encodeURIComponent(script))).body, /<script>|<img src=x/, path);
});

t.test('SQL in a form is stored as text and does nothing else', async (t) => {
  const typed = {
    name: "Robert'); --",
    message: `'); drop table submissions; -- ' or 1=1 " \\ %27 ; select * from settings`,
  };
  const post = async (fields: object, key: string) =>
    (await postContact(app, { ...contactRequest, ...fields }, { 'idempotency-key': key })).json().id;

  const id = await post(typed, "x' or '1'='1");

  t.not(await post({}, "y' or '1'='1"), id);
  t.match(await rowOf(id), typed);
  for (const url of ['/api/admin/leads/1%20or%201=1', "/api/admin/leads/1'", '/api/admin/leads/1;--'])
    t.equal((await call('GET', url)).statusCode, 404, url);
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: "' or '1'='1" })).statusCode, 401);
});

t.test('unknown fields are dropped, so nobody sets a status, number, time, or reason', async (t) => {
  const times = { createdAt: '2000-01-01', firstContactAt: '2000-01-01' };
  const extra = {
    id: 4711,
    reference: 'AAAAAA',
    status: 'won',
    source: 'form-check',
    spamScore: 9,
    version: 9,
    ...times,
  };

  const { id } = (await postContact(app, { ...contactRequest, ...extra })).json();
  const row = await rowOf(id);

  t.match(row, { status: 'new', source: 'contact', spamScore: 0 });
  t.notOk(row?.id === extra.id || row?.reference === extra.reference || JSON.stringify(row).includes('2000-01-01'));
  const change = { status: 'contacted', version: row?.version, name: 'Else', email: 'else@example.com' };
  await call('PATCH', `/api/admin/leads/${id}`, change);
  t.match(await rowOf(id), { status: 'contacted', name: contactRequest.name, email: contactRequest.email });
});

t.test('a prototype key changes no other object', async (t) => {
  const polluting = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},';
  const fields = new URLSearchParams(contactRequest);

  const json = await postContact(app, polluting + JSON.stringify(contactRequest).slice(1), {
    'content-type': 'application/json',
  });
  const form = await postContact(app, `__proto__[polluted]=yes&__proto__=yes&${fields}`, asForm);

  t.ok([201, 400].includes(json.statusCode), String(json.statusCode));
  t.equal(form.statusCode, 303);
  t.equal(({} as { polluted?: string }).polluted, undefined);
});

t.test('a repeated parameter is refused or counts once and never becomes a list', async (t) => {
  const twice = await postContact(app, `${new URLSearchParams(contactRequest)}&name=Second`, asForm);
  const list = await postContact(app, { ...contactRequest, name: ['Ann', 'Ben'] });

  t.strictSame([twice.statusCode, list.statusCode], [400, 400]);
  t.strictSame(Object.keys(list.json().fields), ['name']);
});

t.test('public responses contain only the listed fields', async (t) => {
  t.strictSame(Object.keys((await postContact(app)).json()), ['id', 'reference', 'photoToken']);
  t.strictSame((await app.inject('/api/admin/session')).json(), { authenticated: false });
  t.strictSame((await app.inject('/readyz')).json(), { status: 'ok', reasons: [] });
  const [lead] = (await call('GET', '/api/contact-submissions')).json();
  t.notOk(['idempotencyKey', 'nameKey', 'emailKey', 'phoneKey'].some((field) => field in lead));
});
