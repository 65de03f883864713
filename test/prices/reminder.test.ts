import t from 'tap';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const dayMs = 24 * 3600_000;
const server = await startMailServer(t);
const clock = { now: Date.parse('2026-11-02T15:00:00Z') };
const app = await build(
  t,
  {
    BACKUP_DIR: makeDirectory(t),
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'owner@longleaffence.example',
  },
  { now: () => clock.now },
);
const call = callAs(app, await signIn(app));

/** Moves the clock ahead. @returns the current alarms, and the reminders mailed so far */
async function nextDay(days: number) {
  clock.now += days * dayMs;
  await app.jobs.runDue();
  await app.outbox.run();
  const alarms = (await app.watch.listAlarms()).filter(({ id }) => id === 'prices');
  return { alarms, mails: server.mails.filter(({ subject }) => subject?.includes('prices')) };
}

t.test('default prices raise no alarm at any age', async (t) => {
  t.strictSame(await nextDay(400), { alarms: [], mails: [] });
});

t.test('183 days after the check the notice shows and one mail is sent', async (t) => {
  await call('POST', '/api/admin/prices/checked', { version: 0 });
  t.strictSame(await nextDay(182), { alarms: [], mails: [] });

  const { alarms, mails } = await nextDay(1);

  t.match(alarms, [{ title: 'Are your prices still correct?', link: { path: '/admin/prices' } }]);
  t.equal(alarms[0]?.since, new Date(clock.now).toISOString());
  t.equal(mails.length, 1);
  t.match(mails[0]?.subject, 'Are your prices still correct?');
  t.match(mails[0]?.text, '/admin/prices');
  const again = await nextDay(30);
  t.equal(again.alarms.length, 1);
  t.equal(again.mails.length, 1, 'no second mail about the same');
  t.match(
    (await call('GET', '/api/admin/notices')).json().alarms.map(({ id }: { id: string }) => id),
    ['prices'],
  );
});

t.test('“Prices are still correct” ends the alarm until half a year later', async (t) => {
  await call('POST', '/api/admin/prices/checked', { version: 1 });
  t.strictSame((await nextDay(1)).alarms, []);

  const { alarms, mails } = await nextDay(183);

  t.equal(alarms.length, 1);
  t.equal(mails.length, 2);
});
