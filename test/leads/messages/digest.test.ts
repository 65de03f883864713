import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { saveLead } from '../../../src/leads/store.ts';
import { callAs, signIn, signInAs } from '../../fixtures/app.ts';
import { lastRuns, openClockSite } from '../../fixtures/clock-site.ts';
import { refuseRows } from '../../fixtures/database.ts';
import { saveProfile } from '../../fixtures/profile.ts';

const { app, mail, runJob, restart } = await openClockSite(t, Date.parse('2026-11-24T15:00:00Z'));
const one = ['Longleaf Fence Company: 1 next step is due today'];

/** Leads left by one test would be overdue in the next. */
t.beforeEach(() => app.db.deleteFrom('submissions').execute());

async function plan(name: string, nextStepOn: string, nextStep = 'Call'): Promise<number> {
  const lead = { source: 'contact', name, phone: '', email: `${name}@example.com`, message: 'A fence' } as const;
  const { id } = await saveLead(app.db, lead);
  // These leads cause no reminders of their own.
  const columns = { nextStep, nextStepOn, waitsSinceMs: null };
  await app.db.updateTable('submissions').set(columns).where('id', '=', id).execute();
  return id;
}

/** @returns the subjects of the mails that leave at a moment */
async function look(at: string, site: FastifyInstance = app) {
  const before = mail.mails.length;
  await runJob('digest', Date.parse(at), site);
  return mail.mails.slice(before).map(({ subject }) => subject);
}

t.test('one digest at 7:30 AM local time names the steps that are due that day', async (t) => {
  await plan('Ann', '2026-11-26', 'Send the quote');
  await plan('Bo', '2026-11-20', 'Call about the gate');
  await plan('Cy', '2026-11-27');

  t.strictSame(await look('2026-11-25T13:00:00Z'), [], 'nothing is due on the 25th, though something is overdue');
  t.strictSame(await look('2026-11-26T12:29:59Z'), []);
  t.strictSame(await look('2026-11-26T12:30:00Z'), one);
  const told = mail.mails.at(-1);
  t.strictSame(told?.recipients, ['owner@longleaffence.example']);
  t.match(
    told?.text,
    /Due today:\n- Ann: Send the quote\n\nOverdue:\n- Bo: Call about the gate\n\nOpen the admin: https:\/\/longleaffence\.example\/admin\/due\n/,
  );
  t.notMatch(told?.text, 'Cy');
  await plan('Di', '2026-11-26');
  for (const at of ['2026-11-26T12:30:15Z', '2026-11-26T18:00:00Z', '2026-11-27T04:59:00Z'])
    t.strictSame(await look(at), [], 'one a day');
  t.strictSame(await look('2026-11-27T12:30:00Z'), one);
});

t.test('each person chooses the daily email, which the crew never gets', async (t) => {
  const owner = callAs(app, await signIn(app));
  const office = callAs(app, await signInAs(app, 'office'));
  const turn = async (call: typeof owner, isOn: boolean) => (await call('PUT', '/api/admin/digest', { isOn })).json();
  const recipients = async (at: string) => {
    const before = mail.mails.length;
    await look(at);
    return mail.mails.slice(before).flatMap(({ recipients }) => recipients);
  };
  for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) await plan('Ann', day);
  t.strictSame((await owner('GET', '/api/admin/digest')).json(), { isOn: true });
  t.strictSame((await office('GET', '/api/admin/digest')).json(), { isOn: false, email: 'office@example.com' });

  t.match(await turn(office, true), { isOn: true });
  t.strictSame(await recipients('2026-12-01T12:30:00Z'), ['owner@longleaffence.example', 'office@example.com']);
  await turn(owner, false);
  t.strictSame(await recipients('2026-12-02T12:30:00Z'), ['office@example.com']);
  await app.db.updateTable('people').set({ role: 'crew' }).where('email', '=', 'office@example.com').execute();
  t.strictSame(await recipients('2026-12-03T12:30:00Z'), []);
  t.equal((await turn(office, true)).message === undefined, false, 'the crew has no such choice');
  await turn(owner, true);
  t.strictSame(await recipients('2026-12-04T12:30:00Z'), ['owner@longleaffence.example']);
});

t.test('a late digest is sent as soon as possible, but not on a later day', async (t) => {
  for (const day of ['2026-12-08', '2026-12-09', '2026-12-12']) await plan('Ann', day);
  t.strictSame(await look('2026-12-08T15:00:00Z'), one, 'three hours late');
  const release = await refuseRows(t, app, 'outbox');
  t.strictSame(await look('2026-12-09T12:30:00Z'), []);
  await release();
  t.strictSame(await look('2026-12-09T12:31:00Z'), one, 'at the next try');
  t.strictSame(await look('2026-12-13T12:30:00Z'), [], 'the 12th is over');
});

t.test('no digest is sent on days off, and the next one includes their steps', async (t) => {
  await saveProfile(app, { daysOff: [{ from: '2027-01-01', until: '2027-01-03', reason: 'New Year' }] });
  await plan('Ann', '2027-01-02');
  await plan('Bo', '2026-12-31');
  await look('2026-12-31T12:30:00Z');
  for (const day of ['01', '02', '03']) t.strictSame(await look(`2027-01-${day}T12:30:00Z`), [], day);
  t.strictSame(await look('2027-01-04T12:30:00Z'), one);
  t.match(mail.mails.at(-1)?.text, /Due today and on your days off:\n- Ann: Call\n\nOverdue:\n- Bo: Call\n/);
  await saveProfile(app, {});
});

t.test('a new time zone changes the hour and repeats no day', async (t) => {
  await plan('Ann', '2026-12-15');
  await plan('Bo', '2026-12-16');
  t.strictSame(await look('2026-12-15T12:30:00Z'), one);
  await saveProfile(app, { state: 'CA', timeZone: 'America/Los_Angeles' });
  t.strictSame(await look('2026-12-15T15:30:00Z'), [], '7:30 in Los Angeles');
  t.strictSame(await look('2026-12-16T12:30:00Z'), []);
  t.strictSame(await look('2026-12-16T15:30:00Z'), one);
  await saveProfile(app, {});
});

t.test('the digest leaves out steps that were done, deleted, or marked as spam later', async (t) => {
  const [deleted, spam] = [await plan('Ann', '2026-12-17'), await plan('Bo', '2026-12-17')];
  await plan('Cy', '2026-12-17');
  await mail.stop();
  await look('2026-12-17T12:30:00Z');
  const row = await app.db.selectFrom('outbox').select('payload').where('state', '=', 'queued').executeTakeFirst();
  t.equal(row?.payload, '{"day":"2026-12-17"}', 'nobody’s name lies in the outbox');
  await app.db.deleteFrom('submissions').where('id', '=', deleted).execute();
  await app.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', spam).execute();
  await mail.start();
  t.strictSame(await look('2026-12-17T13:30:00Z'), one);
  t.match(mail.mails.at(-1)?.text, /Due today:\n- Cy: Call\n\nOpen the admin/);

  const done = await plan('Di', '2026-12-18');
  await mail.stop();
  await look('2026-12-18T12:30:00Z');
  await app.db.updateTable('submissions').set({ nextStepOn: null }).where('id', '=', done).execute();
  await mail.start();
  t.strictSame(await look('2026-12-18T13:30:00Z'), []);
});

t.test('every device gets the number of due steps without names', async (t) => {
  const device = { endpoint: 'https://127.0.0.1/1', p256dh: 'x', auth: 'x', name: 'iPhone', createdAtMs: 1 };
  await app.db.insertInto('pushDevices').values(device).execute();
  await plan('Ann', '2026-12-21');
  await look('2026-12-21T12:30:00Z');
  await look('2026-12-22T12:30:00Z');

  const rows = await app.db.selectFrom('outbox').select('payload').where('kind', '=', 'push').execute();
  t.strictSame(
    rows.map(({ payload }) => JSON.parse(payload)),
    [{ title: '1 next step is due today', body: 'See what’s due', path: '/admin/due', tag: 'due' }],
  );
  await app.db.deleteFrom('pushDevices').execute();
});

t.test('the digest is sent at 7:30 AM local time on days when the clocks change', async (t) => {
  // The clocks go forward in the night to March 14, and back in the night to November 7.
  for (const at of ['2027-03-14T11:30:00Z', '2027-03-15T11:30:00Z', '2027-11-07T12:30:00Z', '2027-11-08T12:30:00Z']) {
    await plan('Ann', at.slice(0, 10));
    t.strictSame(await look(new Date(Date.parse(at) - 60_000).toISOString()), [], at);
    t.strictSame(await look(at), one, at);
  }
});

t.test('a restart, another process, or a clock set back never repeats a digest', async (t) => {
  await plan('Ann', '2027-11-17');
  t.strictSame(await look('2027-11-17T12:30:00Z'), one);

  // The state that a process sees if it took over before the other one recorded its run.
  const { value } = await lastRuns.read(app.db);
  await lastRuns.write(app.db, { ...value, digest: Date.parse('2027-11-16T12:30:00Z') });
  t.strictSame(await look('2027-11-17T12:31:00Z'), []);
  t.strictSame(await look('2027-11-17T12:00:00Z'), [], 'set back');
  t.strictSame(await look('2027-11-17T12:40:00Z'), []);
  const next = await restart();
  t.strictSame(await look('2027-11-17T12:45:00Z', next), []);
});
