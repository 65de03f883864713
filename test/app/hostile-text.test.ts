import t from 'tap';
import { build, callAs, contactRequest, postContact, signIn } from '../fixtures/app.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

const rowOf = (id: number) => app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();

t.test('what looks like HTML comes back as text, in a form that was refused and in its messages', async (t) => {
  const fields = {
    ...contactRequest,
    name: script,
    message: `</textarea>${script}`,
    email: 'nowhere',
    service: script,
  };

  const page = await postContact(app, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    referer: `http://localhost/${script}`,
  });

  t.equal(page.statusCode, 400);
  t.match(page.body, '&lt;script&gt;alert(1)&lt;/script&gt;');
  t.notMatch(page.body, /<script>|<img src=x|<\/textarea>[^<]/);
});

t.test('what looks like HTML in an address is not in the page', async (t) => {
  for (const url of [
    `/${encodeURIComponent(script)}`,
    `/?sent=${encodeURIComponent(script)}`,
    `/gallery?page=${encodeURIComponent(script)}`,
  ])
    t.notMatch((await app.inject({ url })).body, /<script>|<img src=x/, url);
});

t.test('what looks like SQL is stored as it was typed, and does nothing else', async (t) => {
  const message = `'); drop table submissions; -- ' or 1=1 " \\ %27 ; select * from settings`;

  const { id } = (
    await postContact(app, { ...contactRequest, name: "Robert'); --", message }, { 'idempotency-key': "x' or '1'='1" })
  ).json();
  const { id: other } = (await postContact(app, contactRequest, { 'idempotency-key': "y' or '1'='1" })).json();

  t.match(await rowOf(id), { name: "Robert'); --", message });
  t.not(other, id);
  for (const url of ['/api/admin/leads/1%20or%201=1', "/api/admin/leads/1'", '/api/admin/leads/1;--'])
    t.equal((await call('GET', url)).statusCode, 404, url);
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: "' or '1'='1" })).statusCode, 401);
});

t.test(
  'fields that a call does not name are dropped: nobody sets a status, a number, a time or a reason',
  async (t) => {
    const extra = {
      id: 4711,
      reference: 'AAAAAA',
      status: 'won',
      source: 'canary',
      createdAt: '2000-01-01',
      spamScore: 9,
      version: 9,
      firstContactAt: '2000-01-01',
    };

    const { id, reference, photoToken, ...rest } = (await postContact(app, { ...contactRequest, ...extra })).json();
    const row = await rowOf(id);

    t.strictSame(rest, {});
    t.ok(photoToken);
    t.not(id, 4711);
    t.not(reference, 'AAAAAA');
    t.match(row, { status: 'new', source: 'contact', spamScore: 0 });
    t.notMatch(JSON.stringify(row), '2000-01-01');
    const changed = await call('PATCH', `/api/admin/leads/${id}`, {
      status: 'contacted',
      version: row?.version,
      name: 'Else',
      email: 'else@example.com',
    });
    t.equal(changed.statusCode, 200, changed.body);
    t.match(await rowOf(id), { status: 'contacted', name: contactRequest.name, email: contactRequest.email });
  },
);

t.test('a key of the prototype reaches no object but its own', async (t) => {
  const payload = `{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},${JSON.stringify(contactRequest).slice(1)}`;

  const response = await postContact(app, payload, { 'content-type': 'application/json' });
  const form = await postContact(app, `__proto__[polluted]=yes&__proto__=yes&${new URLSearchParams(contactRequest)}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });

  t.ok([201, 400].includes(response.statusCode), String(response.statusCode));
  t.equal(form.statusCode, 303);
  t.equal(({} as { polluted?: string }).polluted, undefined);
});

t.test('a parameter that is given twice is refused or counts once, and never becomes a list', async (t) => {
  const twice = await postContact(app, `${new URLSearchParams(contactRequest)}&name=Second`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const list = await postContact(app, { ...contactRequest, name: ['Ann', 'Ben'] });

  t.equal(twice.statusCode, 400);
  t.equal(list.statusCode, 400);
  t.strictSame(Object.keys(list.json().fields), ['name']);
});

t.test('the public answers hold what they must and no more', async (t) => {
  const contact = await postContact(app);
  const session = await app.inject({ url: '/api/admin/session' });
  const ready = await app.inject({ url: '/readyz' });
  const lead = (await call('GET', '/api/contact-submissions')).json()[0];

  t.strictSame(Object.keys(contact.json()), ['id', 'reference', 'photoToken']);
  t.strictSame(session.json(), { authenticated: false });
  t.strictSame(ready.json(), { status: 'ok', reasons: [] });
  t.notOk(
    ['idempotencyKey', 'nameKey', 'emailKey', 'phoneKey'].some((field) => field in lead),
    Object.keys(lead).join(),
  );
});
