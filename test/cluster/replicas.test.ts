import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { runAsOperator, takeEmptyDatabase } from '../fixtures/postgres.ts';
import { choosePassword, findSetupCode, type SiteProcess, startSite, untilLine } from '../fixtures/site-process.ts';

const mail = await startMailServer(t);
const url = await takeEmptyDatabase();
const sites = await startThree(t);
const [a, b, c] = sites;
/** The password that the first test chooses. */
let password = '';

t.test('each of three simultaneous first starts prints a code, and only one code works', async (t) => {
  for (const site of sites) await untilLine(site, 'The site is ready');
  const codes = sites.map((site) => findSetupCode(site));
  t.equal(new Set(codes).size, 3);
  const opened = await Promise.all(codes.map((code) => fetch(`${a.address}/admin/set-up?code=${code}`)));
  t.strictSame(
    opened.map(({ status }) => status),
    [200, 200, 200],
    'another process accepts it too',
  );
  const chosen = await Promise.allSettled(
    sites.map((site, index) => choosePassword(site.address, codes[index], `gate number ${index}`)),
  );
  const cookies = chosen.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));

  t.equal(cookies.length, 1);
  for (const { address } of sites) {
    const answer = await fetch(`${address}/api/admin/leads`, { headers: { cookie: cookies[0] ?? '' } });
    t.equal(answer.status, 200, 'who has signed in to one has signed in to all');
  }
  t.equal((await runAsOperator(url, 'select name from secrets')).length, 1);
  password = `gate number ${chosen.findIndex(({ status }) => status === 'fulfilled')}`;
});

t.test('each log line names its process, and the lease names its holder', async (t) => {
  for (const [index, { lines }] of sites.entries()) {
    const logged = lines.filter((line) => line.startsWith('{'));
    t.ok(logged.length > 0);
    for (const line of logged) t.equal(JSON.parse(line).replica, `site-${index + 1}`);
  }
  t.match(await runAsOperator(url, 'select holder from leases'), [{ holder: /^site-[123] / }]);
});

t.test('300 posts with one key to three processes cause one row and one notification', async (t) => {
  const references: string[] = [];
  // Each round posts more at once than the limit of one address.
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 30 }, (_none, index) => post(index, 'one-form')));
    t.ok(answers.every(({ status }) => status === 201));
    references.push(...answers.map(({ reference }) => reference));
  }

  t.equal(new Set(references).size, 1);
  t.equal((await runAsOperator(url, 'select id from submissions')).length, 1);
  while (mail.mails.length === 0) await mail.next();
  t.equal((await runAsOperator(url, `select id from outbox where kind = 'notification'`)).length, 1);
  t.match(await runAsOperator(url, `select state, attempts from outbox where kind = 'notification'`), [
    { attempts: '1' },
  ]);
});

t.test('three processes accept 20 of 30 posts from one address', async (t) => {
  await runAsOperator(url, 'delete from limits');
  const answers = await Promise.all(Array.from({ length: 30 }, (_none, index) => post(index, `form-${index}`)));

  t.equal(answers.filter(({ status }) => status === 201).length, 20);
  t.equal(answers.filter(({ status }) => status === 429).length, 10);
  const keys = await runAsOperator<{ key: string }>(url, 'select key from limits');
  t.ok(keys.length > 0);
  for (const { key } of keys) t.match(key, /^[\w-]{43}$/, 'which tells no address');
});

t.test('three processes check five of 30 wrong passwords, and a right one resets that', async (t) => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_none, index) => (await sendPassword(sites[index % 3] ?? a, 'wrong one')).status),
  );

  t.equal(statuses.filter((status) => status === 401).length, 5);
  t.equal(statuses.filter((status) => status === 429).length, 25);
  await runAsOperator(url, 'delete from limits');
  for (let time = 0; time < 6; time += 1) t.equal((await sendPassword(sites[time % 3] ?? a, password)).status, 200);
});

t.test('a change on one process is shown by the others', async (t) => {
  const cookie = await logIn(a);
  for (const name of ['Piedmont Fence One', 'Piedmont Fence Two']) {
    const profile = `${a.address}/api/admin/content/profile`;
    const { words, draftVersion } = await (await fetch(profile, { headers: { cookie } })).json();
    const saved = await fetch(`${profile}/publication`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: a.address },
      body: JSON.stringify({ version: draftVersion, words: { ...words, name } }),
    });
    t.equal(saved.status, 200);
    const opened = await (await fetch(`${b.address}/api/admin/content/profile`, { headers: { cookie } })).json();
    t.equal(opened.words.name, name, 'an editor at another process gets the words that belong to their version');
    for (const { address } of [b, c]) while (!(await (await fetch(address)).text()).includes(name));
    t.pass(`${name} is everywhere`);
  }
});

t.test('a stopping runner hands its jobs to another one, and mail is still sent', async (t) => {
  const [runner] = await findRunners();
  if (!runner) return t.fail('nobody runs');
  const others = sites.filter((site) => site !== runner);

  runner.child.kill('SIGTERM');
  const before = mail.mails.length;
  t.equal((await post(sites.indexOf(others[0] ?? a), 'another-form')).status, 201);
  while (mail.mails.length === before) await mail.next();
  t.equal(await runner.ended, 0);
  let next: SiteProcess[] = [];
  while (next.length === 0) next = await findRunners(others);

  t.equal(next.length, 1);
});

async function startThree(t: Test): Promise<[SiteProcess, SiteProcess, SiteProcess]> {
  const environment = {
    DATABASE_URL: url,
    DATABASE_POOL: '3',
    METRICS_PORT: '0',
    ADMIN_PASSWORD: '',
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
    NOTIFY_EMAIL: 'owner@example.com',
  };
  const folder = makeDirectory(t);
  const start = (replica: string) =>
    startSite(t, mkdtempSync(join(folder, 'site-')), { environment: { ...environment, REPLICA: replica } });
  return Promise.all([start('site-1'), start('site-2'), start('site-3')]);
}

function sendPassword({ address }: SiteProcess, given = ''): Promise<Response> {
  return fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: given }),
  });
}

async function logIn(site: SiteProcess): Promise<string> {
  const answer = await sendPassword(site, password);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function post(index: number, key: string): Promise<{ status: number; reference: string }> {
  const { address } = sites[index % 3] ?? a;
  const answer = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(contactRequest),
  });
  const { reference } = (await answer.json()) as { reference: string };
  return { status: answer.status, reference };
}

/** Lists the processes whose metrics say that they are the runner. */
async function findRunners(among: readonly SiteProcess[] = sites): Promise<SiteProcess[]> {
  const answers = await Promise.all(
    among.map(async (site) => {
      const line = site.lines.find((line) => line.includes('serving metrics')) ?? '{}';
      const text = await (await fetch(JSON.parse(line).address)).text();
      return /^runner 1$/m.test(text) ? [site] : [];
    }),
  );
  return answers.flat();
}
