import t from 'tap';
import { build, callAs, postContact, signIn } from '../fixtures/app.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { fileCalls } from '../fixtures/transfer.ts';

const clock = { now: Date.parse('2040-05-01T08:00:00.000Z') };
const app = await build(t, {}, { now: () => clock.now });
const call = callAs(app, await signIn(app));

/** @returns the new time, ISO 8601 */
function passHours(hours: number): string {
  clock.now += hours * 3600_000;
  return new Date(clock.now).toISOString();
}

t.test('first contacts and notes use the clock that processes share', async (t) => {
  const { id } = (await postContact(app)).json();
  const lead = `/api/admin/leads/${id}`;
  const answered = passHours(2);
  await call('POST', `${lead}/contacts`, { channel: 'call' });
  const noted = passHours(1);
  await call('POST', `${lead}/notes`, { text: 'Call again on Monday.' });
  const decided = passHours(1);
  await call('PATCH', lead, { status: 'won', version: 2 });

  const { submission, notes } = (await call('GET', lead)).json();
  t.equal(submission.firstContactAt, answered);
  const times = notes.map(({ createdAt }: { createdAt: string }) => createdAt);
  t.strictSame(times, [decided, noted, answered]);
  const row = await app.db.selectFrom('submissions').select('answeredAfterMs').executeTakeFirstOrThrow();
  t.equal(row.answeredAfterMs, 2 * 3600_000);
});

t.test('pictures, their order, and their end in the trash use the database clock', async (t) => {
  const { upload } = await fileCalls(app);
  const drawn = await drawPicture(60, 40).png().toBuffer();
  const images = app.db.selectFrom('images');
  const added = passHours(1);
  await upload(drawn, 'gate.png');
  await upload(drawn, 'logo.png');
  const replaced = passHours(1);
  await upload(drawn, 'logo.png');
  const { id } = await images.select('id').where('name', '=', 'gate.png').executeTakeFirstOrThrow();
  const deleted = passHours(1);
  await call('DELETE', `/api/admin/images/${id}`);

  t.strictSame(await images.select(['name', 'createdAt', 'deletedAt']).orderBy('id').execute(), [
    { name: 'gate.png', createdAt: added, deletedAt: deleted },
    { name: 'logo.png', createdAt: added, deletedAt: null },
    { name: 'logo.png', createdAt: added, deletedAt: replaced },
  ]);
});
