import t from 'tap';
import { setPassword } from '../../src/accounts/passwords.ts';
import { adminPassword, build, callAs, cheap, configOf, forgetUses, ownerId, start } from '../fixtures/app.ts';

const hourMs = 3600_000;
const path = '/admin/set-up';
const chosen = 'a gate of my own';

/** Opens a site without a password, with the calls of a stranger. */
async function buildNew(options: Parameters<typeof build>[2] = {}) {
  const app = await build(t, { ADMIN_PASSWORD: '' }, options);
  await app.applyPasswords();
  return { app, code: app.setupCode ?? '', ...strangerOf(app) };
}

function strangerOf(app: Awaited<ReturnType<typeof build>>) {
  return {
    open: (code: string) => app.inject({ url: `${path}?code=${encodeURIComponent(code)}` }),
    choose: (code: string, password = chosen) =>
      app.inject({
        method: 'POST',
        url: path,
        payload: new URLSearchParams({ code, password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
}

t.test('the code opens a form without JavaScript, and the chosen password signs in', async (t) => {
  const { app, code, open, choose } = await buildNew();

  const page = await open(code);
  t.equal(page.statusCode, 200);
  t.match(page.headers, { 'cache-control': 'no-store', 'x-robots-tag': /noindex/ });
  t.match(page.body, new RegExp(`<form[^>]*action="${path}" method="post">.*name="code" value="${code}"`));
  t.equal((await open(code)).statusCode, 200, 'opening it changes nothing');
  const answer = await choose(code);

  t.match(answer, { statusCode: 303, headers: { location: path } });
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: chosen })).statusCode, 200);
  const session = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const setUp = (await callAs(app, session)('GET', '/api/admin/set-up')).json();
  t.match(
    setUp.steps.find(({ name }: { name: string }) => name === 'password'),
    { done: true },
  );
  t.match(await open(code), { statusCode: 410, body: /This site already has a password/ });
  t.match(await choose(code, 'the gate of a stranger'), { statusCode: 410 });
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: chosen })).statusCode, 200, 'it works once');
  await app.db
    .deleteFrom('settings')
    .where('key', '=', `password:${await ownerId(app)}`)
    .execute();
  t.equal((await open(code)).statusCode, 403, 'also if the password is removed within the hour');
});

t.test('without the code no one can claim a site, and the card says where the code is', async (t) => {
  const { app, open, choose } = await buildNew();
  const where = /The link with your code is in the terminal window or log where you started the site/;

  t.match((await app.inject({ url: '/api/admin/session' })).json(), {
    authenticated: false,
    signIn: { setupCode: true, email: false, passkey: false },
  });
  for (const address of ['/admin', path]) {
    const page = await app.inject({ url: address });
    t.match(page, { statusCode: 200, body: where });
    t.notMatch(page.body, 'type="password"');
  }
  for (const code of ['', 'aaaa-aaaa-aaaa-aaaa-aaaa', '../..', "' or 1=1"]) {
    t.match(await open(code), { statusCode: 403, body: where }, `an open page for ${code}`);
    await forgetUses(app, 'login');
    t.match(await choose(code), { statusCode: 403, body: where }, `a choice with ${code}`);
    await forgetUses(app, 'login');
  }
  const json = await callAs(app)('POST', path, { code: { $ne: '' }, password: chosen });
  t.equal(json.statusCode, 403);
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: chosen })).statusCode, 401);
});

t.test('wrong codes count like wrong passwords, and an old code isn’t a guess', async (t) => {
  const { app, code, open, choose } = await buildNew();
  const endAt = async (endsAtMs: number) => {
    const { key, value } = await app.db
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', 'setup-codes')
      .executeTakeFirstOrThrow();
    const ending = JSON.stringify(JSON.parse(value).map((known: object) => ({ ...known, endsAtMs })));
    await app.db.updateTable('settings').set({ value: ending }).where('key', '=', key).execute();
  };

  for (let guess = 0; guess < 5; guess += 1) t.equal((await open(`wrong-${guess}`)).statusCode, 403);
  t.match(await open(code), { statusCode: 429, headers: { 'retry-after': /\d+/ } });
  t.equal((await choose(code)).statusCode, 429);
  await forgetUses(app, 'login');
  t.equal((await open(code)).statusCode, 200);
  await endAt(Date.now() - 60_000);
  for (let again = 0; again < 8; again += 1)
    t.match(await open(code), { statusCode: 410, body: /This code has expired/ });
  t.equal((await choose(code)).statusCode, 410);
  await endAt(Date.now() + 2 * hourMs);
  t.equal((await open(code)).statusCode, 410, 'a clock that was ahead leaves no longer code');
});

t.test('each start voids the previous code until a password exists', async (t) => {
  const { app, code } = await buildNew();
  const config = configOf(app);
  if (config.databaseUrl) return t.end();
  await app.close();
  const again = await start(t, config);
  await again.applyPasswords();
  const { open, choose } = strangerOf(again);

  t.match(await open(code), { statusCode: 410, body: /This code has expired/ });
  t.equal((await open((again.setupCode ?? '').toUpperCase())).statusCode, 200, 'typed in capitals');
  t.equal((await choose(again.setupCode ?? '')).statusCode, 303);
  await again.close();
  const last = await start(t, config);
  await last.applyPasswords();
  t.equal(last.setupCode, undefined);
});

t.test('a short or common password is refused at its field, and the code stays open', async (t) => {
  const { code, choose } = await buildNew();

  for (const password of ['short', 'Password1', ''])
    t.match(await choose(code, password), {
      statusCode: 400,
      body: new RegExp(`value="${code}".*class="field__message"`),
    });
  t.equal((await choose(code)).statusCode, 303);
});

t.test('only one of several simultaneous uses of a code sets the password', async (t) => {
  const { app, code, choose } = await buildNew();
  const passwords = ['gate one here', 'gate two here', 'gate three here'];

  const statuses = (await Promise.all(passwords.map((password) => choose(code, password)))).map(
    ({ statusCode }) => statusCode,
  );

  t.strictSame(statuses.toSorted(), [303, 410, 410]);
  const winner = passwords[statuses.indexOf(303)];
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: winner })).statusCode, 200);
});

t.test('no code works once a password is configured or set by a command', async (t) => {
  const configured = await build(t);
  await configured.applyPasswords();
  t.equal(configured.setupCode, undefined);
  const card = await configured.inject({ url: '/admin' });
  t.match(card.body, 'Enter your password to access the admin panel');

  const { app, code, open, choose } = await buildNew();
  await setPassword(app.db, await ownerId(app), adminPassword, { cost: cheap.passwordCost });
  t.equal((await open(code)).statusCode, 410);
  t.equal((await choose(code)).statusCode, 410);
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: adminPassword })).statusCode, 200);
});
