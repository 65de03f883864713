import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { build, contactRequest, postContact, signIn } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { breakSchema, fillDisk } from '../fixtures/database.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3600_000, 24 * 3600_000];
const server = await startMailServer(t, 'first password');
const clock = { now: Date.now() };
const dataDir = makeDirectory(t);
const environment = { ...mailSettings(server.url), DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') };
const app = await build(t, environment, { now: () => clock.now });
let renamedField = '';
app.addHook('onRequest', async (request, reply) => {
  if (!renamedField || request.url !== '/') return;
  const names = ['name', 'phone', 'email', 'referredBy', 'service', 'message'].filter((name) => name !== renamedField);
  const fields = names.map((name) => `<input name="${name}"/>`).join('');
  return reply.type('html').send(`<html><form action="/api/contact" method="post">${fields}</form></html>`);
});
await app.ready();

const listAlarms = async () => (await app.watch.listAlarms()).map(({ id }) => id);
const forgetLeads = () => app.db.deleteFrom('submissions').execute();

async function pass(ms: number): Promise<void> {
  clock.now += ms;
  await app.jobs.runDue();
}

/** Goes to the next day and returns its alarms. By then all jobs have run. */
async function nextCycle(): Promise<string[]> {
  await pass(dayMs);
  return listAlarms();
}

t.test('a day without a fault raises no alarm, and the form check leaves no data', async (t) => {
  t.strictSame(await nextCycle(), []);

  t.match(await app.formCheck.read(), { ranAt: new Date(clock.now).toISOString(), failedStep: undefined });
  t.strictSame(await app.db.selectFrom('submissions').selectAll().execute(), []);
  t.strictSame(await app.db.selectFrom('outbox').selectAll().execute(), []);
  t.strictSame(server.mails, [], 'nobody gets a mail about it');
});

t.test('the form check is in no list while its row exists, and outsiders can’t add one', async (t) => {
  const forged = await postContact(app, contactRequest, { 'form-check-secret': '00'.repeat(32) });
  t.equal(forged.statusCode, 201);
  const { id, ...row } = await app.db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
  t.equal(row.source, 'contact', 'a guessed secret makes an ordinary lead');
  const proof = {
    ...row,
    name: 'Daily Check',
    reference: 'CHECK',
    source: 'form-check',
    idempotencyKey: null,
  } as const;
  await app.db.insertInto('submissions').values(proof).execute();

  const headers = { cookie: await signIn(app) };
  for (const url of ['/api/contact-submissions', '/api/admin/leads.csv']) {
    const { body } = await app.inject({ url, headers });
    t.match(body, contactRequest.name, url);
    t.notMatch(body, 'Daily Check', url);
  }
  await app.outbox.run();
  await forgetLeads();
});

/** Faults in the path of a lead, and how each one ends. Without mail, no alarm about it can be mailed. */
const faults: {
  what: string;
  problem: RegExp;
  hasMail?: false;
  cause(t: Test): Promise<() => unknown> | (() => unknown);
}[] = [
  { what: 'a broken schema', problem: /returned 503/, cause: (t) => breakSchema(t, app, 'submissions') },
  {
    what: 'a full disk',
    problem: /returned 503|no row/,
    async cause(t) {
      const release = await fillDisk(t, app);
      // A few small rows may still fit into the last page.
      for (let times = 0; times < 5; times += 1)
        await postContact(app, { ...contactRequest, message: 'x'.repeat(5000) });
      const queued = app.db.deleteFrom('outbox').where('state', '=', 'queued');
      await queued.execute().catch(() => {});
      return release;
    },
  },
  {
    what: 'a renamed field of the form',
    problem: /no field "phone"/,
    cause() {
      renamedField = 'phone';
      return () => {
        renamedField = '';
      };
    },
  },
  {
    what: 'a changed mail password',
    problem: /mail server is not accepting mail/,
    hasMail: false,
    cause() {
      server.password = 'second password';
      return () => {
        server.password = 'first password';
      };
    },
  },
];

for (const { what, problem, hasMail = true, cause } of faults)
  t.test(`${what} raises the alarm within one cycle and ends it when fixed`, async (t) => {
    server.mails.length = 0;
    const mend = await cause(t);

    const alarms = await nextCycle();
    const failed = await app.formCheck.read();
    await app.outbox.run();
    const subjects = server.mails.map(({ subject }) => subject);
    await mend();
    await pass(hourMs);

    t.ok(alarms.includes('form-check'), `alarms: ${alarms}`);
    if (hasMail) t.match(subjects.join(), 'The contact form may not work');
    t.notOk((await listAlarms()).includes('form-check'));
    t.match(failed?.problem, problem);
    await app.outbox.run();
    await forgetLeads();
  });

t.test('mail undelivered for fifteen minutes raises an alarm', async (t) => {
  await app.db.deleteFrom('outbox').execute();
  await pass(5 * minuteMs);
  server.mood = 'answers 4xx';
  await postContact(app);
  clock.now += 15 * minuteMs - 1;
  await app.outbox.run();
  t.strictSame(await listAlarms(), []);

  clock.now += 1;
  t.match(await app.watch.listAlarms(), [
    { id: 'outbox', title: 'A message could not be delivered', text: /Try again later/ },
  ]);
  clock.now += 5 * minuteMs;
  await app.jobs.runDue();
  const mails = await app.db.selectFrom('outbox').select('payload').where('kind', '=', 'alarm').execute();
  t.notMatch(JSON.stringify(mails), /could not be delivered/, 'no mail says that mail doesn’t arrive');
  server.mood = 'takes';
  clock.now += hourMs;
  await app.outbox.run();
  t.strictSame(await listAlarms(), []);
});

t.test('the mail alarm counts and quotes only the messages that it is about', async (t) => {
  await app.db.deleteFrom('outbox').execute();
  await postContact(app);
  const [first, ...others] = await app.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  t.ok(first);
  if (!first) return;
  for (const { id } of others) await app.db.deleteFrom('outbox').where('id', '=', id).execute();
  const { id: _id, ...row } = first;
  const stuck = { ...row, state: 'queued' as const, lastError: '550 <ann@person.example>: Mail server: try again' };
  const bounced = { ...row, kind: 'acknowledgement' as const, state: 'failed' as const, lastError: 'No such mailbox' };
  const push = { ...row, kind: 'push' as const, state: 'queued' as const, lastError: 'Push service: 500' };
  await app.db.deleteFrom('outbox').execute();
  const rows = [stuck, bounced, bounced, push].map((each, index) => ({ ...each, messageId: `message ${index}` }));
  for (const each of rows) await app.db.insertInto('outbox').values(each).execute();
  clock.now += 15 * minuteMs;

  const alarms = await app.watch.listAlarms();
  const find = (name: string) => alarms.find(({ id }) => id === name);
  t.match(find('outbox'), { title: 'A message could not be delivered', text: /Mail server: try again$/ });
  t.match(find('push'), { text: /Push service: 500$/ });
  t.notMatch(JSON.stringify(alarms), /person\.example/, 'a notification holds no address of a visitor');
  await app.db.deleteFrom('outbox').execute();
  t.strictSame(await listAlarms(), []);
});

t.test('a flipped byte in a stored backup raises an alarm', async (t) => {
  await nextCycle();
  const [newest] = (await app.backups.read()).backups;
  if (!newest) return t.fail('there is no backup');
  t.ok(newest.provenAt);
  const path = app.backups.pathOf(newest);
  const bytes = await readFile(path);
  bytes[2000] = (bytes[2000] ?? 0) ^ 1;
  await writeFile(path, bytes);

  t.strictSame(await nextCycle(), ['backup']);
  t.match(path, join(dataDir, 'backups'));
});

t.test('the daily job empties the trash after thirty days and spam after ninety', async (t) => {
  await forgetLeads();
  const { add, remove } = await planCalls(app);
  const page = (await add({ kind: 'town', name: 'Mebane', place: 'main' })).json();
  await remove(page.id);
  const isKept = async () =>
    (await app.db.selectFrom('contentDocuments').select('id').where('id', '=', page.id).execute()).length === 1;
  await pass(29 * dayMs);
  t.equal(await isKept(), true);
  await pass(2 * dayMs);
  t.equal(await isKept(), false);

  await postContact(app);
  const countAfter = async (days: number) => {
    await pass(dayMs);
    const createdAt = new Date(clock.now + dayMs - days * dayMs).toISOString();
    await app.db.updateTable('submissions').set({ status: 'spam', createdAt }).execute();
    await pass(dayMs);
    return (await app.db.selectFrom('submissions').select('id').execute()).length;
  };
  t.strictSame([await countAfter(89), await countAfter(91)], [1, 0]);
});
