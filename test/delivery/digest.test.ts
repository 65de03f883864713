import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { setting } from '../../src/database/index.ts';
import { saveLead } from '../../src/leads/store.ts';
import { build, configOf, start } from '../fixtures/app.ts';
import { refuseRows } from '../fixtures/database.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';

const lastRuns = setting<Record<string, number>>('jobs');

/** A site with a clock and a mail server of the test's own. */
async function arrange(t: Test, at: string, environment?: Record<string, string>) {
  const server = await startMailServer(t);
  const clock = { now: Date.parse(at) };
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'site@longleaf.example', NOTIFY_EMAIL: 'owner@longleaf.example' };
  const now = () => clock.now;
  const app = await build(t, environment ?? { ...mail, PUBLIC_URL: 'https://longleaf.example' }, { now });
  // Of several processes one runs jobs, once it is ready.
  await app.ready();
  await app.jobs.runDue();
  await app.outbox.run();
  server.mails.length = 0;
  const plan = async (name: string, nextStepOn: string, nextStep = 'Call') => {
    const { id } = await saveLead(app.db, {
      source: 'contact',
      name,
      phone: '',
      email: `${name}@example.com`,
      message: 'A fence',
    });
    // Nobody is reminded of these leads themselves.
    const columns = { nextStep, nextStepOn, waitsSinceMs: null };
    await app.db.updateTable('submissions').set(columns).where('id', '=', id).execute();
    return id;
  };
  /** Lets the clock show a moment, with no other job due than the digest. @returns the subjects of the mails that came of it */
  const look = async (at: string, site: FastifyInstance = app) => {
    clock.now = Date.parse(at);
    const { value = {} } = await lastRuns.read(site.db);
    const others = Object.keys(value).filter((name) => name !== 'digest');
    await lastRuns.write(site.db, { ...value, ...Object.fromEntries(others.map((name) => [name, clock.now])) });
    await site.jobs.runDue();
    const before = server.mails.length;
    await site.outbox.run();
    return server.mails.slice(before).map(({ subject }) => subject);
  };
  return { app, server, clock, now, plan, look };
}

const one = ['Longleaf Fence Company: 1 next step is due today'];

t.test('at 7:30 local time one digest names what is due that day, and only when something is', async (t) => {
  const { server, plan, look } = await arrange(t, '2026-11-24T15:00:00Z');
  await plan('Ann', '2026-11-26', 'Send the quote');
  await plan('Bo', '2026-11-20', 'Call about the gate');
  await plan('Cy', '2026-11-27');

  t.strictSame(await look('2026-11-25T13:00:00Z'), [], 'nothing is due on the 25th, though something is overdue');
  t.strictSame(await look('2026-11-26T12:29:59Z'), []);
  t.strictSame(await look('2026-11-26T12:30:00Z'), one);
  const [mail] = server.mails;
  t.strictSame(mail?.recipients, ['owner@longleaf.example']);
  t.match(
    mail?.text,
    /Due today:\n- Ann: Send the quote\n\nOverdue:\n- Bo: Call about the gate\n\nSee https:\/\/longleaf\.example\/admin\?view=due\n/,
  );
  t.notMatch(mail?.text, 'Cy');
  await plan('Di', '2026-11-26');
  for (const at of ['2026-11-26T12:30:15Z', '2026-11-26T18:00:00Z', '2026-11-27T04:59:00Z'])
    t.strictSame(await look(at), [], 'one a day');
  t.strictSame(await look('2026-11-27T12:30:00Z'), one);
});

t.test('it leaves at 7:30 of the wall clock on the days on which the clocks change', async (t) => {
  const { plan, look } = await arrange(t, '2026-10-31T18:00:00Z');
  for (const day of ['2026-11-01', '2026-11-02', '2027-03-14', '2027-03-15']) await plan(day, day);
  // Back by an hour in the night to November 1, and forward in the one to March 14.
  for (const at of ['2026-11-01T12:30:00Z', '2026-11-02T12:30:00Z', '2027-03-14T11:30:00Z', '2027-03-15T11:30:00Z']) {
    t.strictSame(await look(new Date(Date.parse(at) - 60_000).toISOString()), [], at);
    t.strictSame(await look(at), one, at);
  }
});

t.test('a restart, a process that took over and a clock that is set back repeat no digest', async (t) => {
  const { app, plan, look, now } = await arrange(t, '2026-11-25T18:00:00Z');
  await plan('Ann', '2026-11-26');
  t.strictSame(await look('2026-11-26T12:30:00Z'), one);

  // As a process sees it that took over before the other one had noted its run.
  const { value } = await lastRuns.read(app.db);
  await lastRuns.write(app.db, { ...value, digest: Date.parse('2026-11-25T12:30:00Z') });
  t.strictSame(await look('2026-11-26T12:31:00Z'), []);
  t.strictSame(await look('2026-11-26T12:00:00Z'), [], 'set back');
  t.strictSame(await look('2026-11-26T12:40:00Z'), []);
  const config = configOf(app);
  await app.close();
  const next = await start(t, config, { now });
  await next.ready();
  t.strictSame(await look('2026-11-26T12:45:00Z', next), []);
});

t.test('a site that was away at 7:30, or whose disk was full, tells as soon as it can, and no day later', async (t) => {
  const { app, plan, look } = await arrange(t, '2026-11-25T18:00:00Z');
  await plan('Ann', '2026-11-26');
  await plan('Bo', '2026-11-27');
  await plan('Cy', '2026-11-30');
  t.strictSame(await look('2026-11-26T15:00:00Z'), one, 'three hours late');
  const release = await refuseRows(t, app, 'outbox');
  t.strictSame(await look('2026-11-27T12:30:00Z'), []);
  await release();
  t.strictSame(await look('2026-11-27T12:31:00Z'), one, 'at the next try');
  t.strictSame(await look('2026-12-01T12:30:00Z'), [], 'the 30th is over');
});

t.test('another time zone moves the hour, and repeats no day', async (t) => {
  const { app, plan, look } = await arrange(t, '2026-11-25T18:00:00Z');
  await plan('Ann', '2026-11-26');
  await plan('Bo', '2026-11-27');
  t.strictSame(await look('2026-11-26T12:30:00Z'), one);
  await saveProfile(app, { state: 'CA', timeZone: 'America/Los_Angeles' });
  t.strictSame(await look('2026-11-26T15:30:00Z'), [], '7:30 in Los Angeles');
  t.strictSame(await look('2026-11-27T12:30:00Z'), []);
  t.strictSame(await look('2026-11-27T15:30:00Z'), one);
});

t.test(
  'what was done, deleted or marked as spam before a digest leaves is in none, and its words are read only then',
  async (t) => {
    const { app, server, plan, look } = await arrange(t, '2026-11-25T18:00:00Z');
    const ids = [await plan('Ann', '2026-11-26'), await plan('Bo', '2026-11-26'), await plan('Cy', '2026-11-26')];
    await server.stop();
    await look('2026-11-26T12:30:00Z');
    const row = await app.db.selectFrom('outbox').selectAll().where('kind', '=', 'digest').executeTakeFirst();
    t.equal(row?.payload, '{"day":"2026-11-26"}', 'nobody’s name lies in the outbox');
    await app.db
      .deleteFrom('submissions')
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await app.db
      .updateTable('submissions')
      .set({ status: 'spam' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    await server.start();
    t.strictSame(await look('2026-11-26T13:30:00Z'), one);
    t.match(server.mails.at(-1)?.text, /Due today:\n- Cy: Call\n\nSee/);

    const all = await plan('Di', '2026-11-27');
    await server.stop();
    await look('2026-11-27T12:30:00Z');
    await app.db.updateTable('submissions').set({ nextStepOn: null }).where('id', '=', all).execute();
    await server.start();
    t.strictSame(await look('2026-11-27T13:30:00Z'), []);
  },
);

t.test(
  'a digest goes to every device too, by number and without names, and to none where nothing is due',
  async (t) => {
    const { app, plan, look } = await arrange(t, '2026-11-25T18:00:00Z', {});
    const device = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'x', name: 'iPhone', createdAtMs: 1 };
    await app.db.insertInto('pushDevices').values(device).execute();
    await plan('Ann', '2026-11-26');
    await look('2026-11-26T12:30:00Z');
    await look('2026-11-27T12:30:00Z');
    const rows = await app.db.selectFrom('outbox').select(['kind', 'payload']).execute();
    t.strictSame(
      rows.map(({ kind, payload }) => ({ kind, ...JSON.parse(payload) })),
      [
        {
          kind: 'push',
          title: '1 next step is due today',
          body: 'See what is due',
          path: '/admin?view=due',
          tag: 'due',
        },
      ],
    );
  },
);
