import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { build, contactRequest, listen, postContact, signIn } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { breakSchema, fillDisk } from '../fixtures/database.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { makeDirectory } from '../fixtures/store.ts';

const hourMs = 3600_000;
const server = await startMailServer(t, 'first password');
const clock = { now: Date.now() };
const dataDir = makeDirectory(t);
const app = await build(
  t,
  {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'owner@longleaffence.example',
  },
  { now: () => clock.now },
);
let renamedField = '';
app.addHook('onRequest', async (request, reply) => {
  if (!renamedField || request.url !== '/') return;
  const fields = ['name', 'phone', 'email', 'referredBy', 'service', 'message']
    .filter((name) => name !== renamedField)
    .map((name) => `<input name="${name}"/>`);
  return reply
    .type('text/html; charset=utf-8')
    .send(`<html><form action="/api/contact" method="post">${fields.join('')}</form></html>`);
});
const address = await listen(app);

/** A day later everything that happens by itself has happened. */
async function nextCycle(): Promise<string[]> {
  clock.now += 24 * hourMs;
  await app.jobs.runDue();
  return (await app.watch.listAlarms()).map(({ id }) => id);
}

async function listCanaryMails(before: number): Promise<string[]> {
  await app.outbox.run();
  return server.mails.slice(before).map(({ subject }) => subject ?? '');
}

t.test('a day without a fault raises no alarm, and the canary leaves no trace', async (t) => {
  const before = server.mails.length;

  const alarms = await nextCycle();

  t.strictSame(alarms, []);
  t.match(await app.canary.read(), { ranAt: new Date(clock.now).toISOString(), failedStep: undefined });
  t.strictSame(await app.db.selectFrom('submissions').selectAll().execute(), []);
  t.strictSame(await app.db.selectFrom('outbox').selectAll().execute(), []);
  t.equal(server.mails.length, before, 'nobody gets a mail about it');
});

t.test('the canary is in no list while its row exists, and only this process can make one', async (t) => {
  await app.db
    .insertInto('submissions')
    .values({
      ...contactRequest,
      reference: 'CANARY',
      source: 'canary',
      address: '',
      page: '',
      status: 'new',
      spamReasons: '[]',
      createdAt: new Date().toISOString(),
      idempotencyKey: null,
    })
    .execute();
  const cookie = await signIn(app);

  const list = await app.inject({ url: '/api/contact-submissions', headers: { cookie } });
  const file = await app.inject({ url: '/api/admin/leads.csv', headers: { cookie } });
  const forged = await postContact(app, contactRequest, { 'canary-secret': '00'.repeat(32) });

  t.strictSame(list.json(), []);
  t.notMatch(file.body, contactRequest.name);
  t.equal(forged.statusCode, 201);
  const rows = await app.db.selectFrom('submissions').select(['source', 'status']).orderBy('id').execute();
  t.strictSame(
    rows.map(({ source }) => source),
    ['canary', 'contact'],
    'a guessed secret makes an ordinary lead',
  );
  await app.outbox.run();
  await app.db.deleteFrom('submissions').execute();
});

const faults: Record<string, { problem: RegExp; mail: boolean; cause(t: Test): Promise<() => Promise<void> | void> }> =
  {
    'a broken schema': {
      problem: /answered 503/,
      mail: true,
      cause: (t) => breakSchema(t, app, 'submissions'),
    },
    'a full disk': {
      problem: /answered 503|no row/,
      mail: true,
      cause: async (t) => {
        const release = await fillDisk(t, app);
        // The last page's free space may still take a few small rows.
        for (let times = 0; times < 5; times += 1)
          await postContact(app, { ...contactRequest, message: 'x'.repeat(5000) });
        await app.db
          .deleteFrom('outbox')
          .where('state', '=', 'queued')
          .execute()
          .catch(() => {});
        return release;
      },
    },
    'a renamed field of the form': {
      problem: /no field "phone"/,
      mail: true,
      cause: async () => {
        renamedField = 'phone';
        return () => {
          renamedField = '';
        };
      },
    },
    'a changed mail password': {
      problem: /mail server is not accepting mail/,
      mail: false,
      cause: async () => {
        server.password = 'second password';
        return () => {
          server.password = 'first password';
        };
      },
    },
  };

for (const [name, { problem, mail, cause }] of Object.entries(faults))
  t.test(`${name} raises the alarm within one cycle, and its end ends the alarm`, async (t) => {
    const before = server.mails.length;
    const mend = await cause(t);

    const alarms = await nextCycle();
    const failed = await app.canary.read();
    const subjects = await listCanaryMails(before);
    await mend();
    clock.now += hourMs;
    await app.jobs.runDue();

    t.ok(alarms.includes('canary'), `alarms: ${alarms}`);
    if (mail)
      t.ok(
        subjects.some((subject) => subject.includes('The contact form may not work')),
        subjects.join(),
      );
    t.notOk((await app.watch.listAlarms()).some(({ id }) => id === 'canary'));
    t.match(failed?.problem, problem);
    await app.outbox.run();
    await app.db.deleteFrom('submissions').execute();
  });

t.test('mail that stays undelivered for a quarter of an hour is an alarm', async (t) => {
  await app.db.deleteFrom('outbox').execute();
  server.mood = 'answers 4xx';
  await postContact(app);
  clock.now += 14 * 60_000;
  await app.outbox.run();
  t.strictSame(await app.watch.listAlarms(), []);

  clock.now += 2 * 60_000;
  const alarms = await app.watch.listAlarms();
  server.mood = 'takes';
  clock.now += hourMs;
  await app.outbox.run();

  t.match(alarms, [{ id: 'outbox', title: 'A message could not be delivered', text: /Try again later/ }]);
  t.strictSame(await app.watch.listAlarms(), []);
});

t.test('a flipped byte in a kept backup turns the light red', async (t) => {
  await nextCycle();
  const [newest] = (await app.backups.read()).backups;
  if (!newest) return t.fail('there is no backup');
  t.ok(newest.provenAt);
  const path = app.backups.pathOf(newest);
  const bytes = await readFile(path);
  bytes[2000] = (bytes[2000] ?? 0) ^ 1;
  await writeFile(path, bytes);

  const alarms = await nextCycle();

  t.strictSame(alarms, ['backup']);
  t.match(path, join(dataDir, 'backups'));
});

t.test('the daily round empties the bin of pages that nobody can bring back any more', async (t) => {
  const calls = await planCalls(app);
  const { id } = (await calls.add({ kind: 'town', name: 'Mebane', place: 'main' })).json();
  await calls.remove(id);
  const isKept = async () =>
    (await app.db.selectFrom('contentDocuments').select('id').where('id', '=', id).execute()).length === 1;
  const removedAt = clock.now;
  clock.now += 29 * 24 * hourMs;
  await app.jobs.runDue();
  t.equal(await isKept(), true);
  clock.now += 2 * 24 * hourMs;
  await app.jobs.runDue();
  t.equal(await isKept(), false);
  clock.now = removedAt;
});

t.test('spam is kept for ninety days', async (t) => {
  await app.db.deleteFrom('submissions').execute();
  const { id } = (await postContact(app)).json();
  await app.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', id).execute();
  const createdAt = (days: number) => new Date(clock.now - days * 24 * hourMs).toISOString();

  await app.db
    .updateTable('submissions')
    .set({ createdAt: createdAt(89) })
    .execute();
  clock.now += 24 * hourMs - 1;
  await app.jobs.runDue();
  t.equal((await app.db.selectFrom('submissions').select('id').execute()).length, 1);
  clock.now += 24 * hourMs;
  await app.db
    .updateTable('submissions')
    .set({ createdAt: createdAt(91) })
    .execute();
  await app.jobs.runDue();

  t.equal((await app.db.selectFrom('submissions').select('id').execute()).length, 0);
});

t.test('the site answers while all of this happens', async (t) => {
  const [response] = await Promise.all([fetch(`${address}/healthz`), app.jobs.runDue()]);

  t.equal(response.status, 200);
});
