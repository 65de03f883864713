import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import t from 'tap';
import { listPhotos } from '../../../src/leads/lead-photos.ts';
import { saveLead } from '../../../src/leads/store.ts';
import { configOf, contactRequest } from '../../fixtures/app.ts';
import { refuseRows } from '../../fixtures/database.ts';
import { mailSettings, openPhotoSite, postForm, sendLead } from '../../fixtures/lead-photos.ts';
import { startMailServer } from '../../fixtures/mail-server.ts';
import { takePhoto } from '../../fixtures/pictures.ts';
import { listSiteFolders } from '../../fixtures/site-files.ts';

const minuteMs = 60_000;
const mail = await startMailServer(t);
// A Saturday evening. During business hours, the jobs of a slow test run would add reminders about the leads.
const clock = { now: Date.parse('2027-01-02T23:00:00Z') };
const { app, address, cookie, send } = await openPhotoSite(t, mailSettings(mail.url), { now: () => clock.now });
const { files, leadPhotos } = app;
const [photo, second, third, large] = await Promise.all([
  takePhoto(200, 100),
  takePhoto(210, 100),
  takePhoto(220, 100),
  takePhoto(500, 600),
]);
const gate = { name: 'gate.jpg', bytes: large };
const yard = { name: 'yard.jpg', bytes: photo };

t.beforeEach(async () => {
  mail.mood = 'takes';
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  mail.mails.length = 0;
});

/** Opens a lead whose mail the server accepts or refuses. @returns a function that sends photos after it */
async function openLead(mood: typeof mail.mood = 'takes') {
  mail.mood = mood;
  const { id, photoToken: token } = await sendLead(app);
  await app.outbox.run();
  const add = async (bytes: Buffer) => {
    const { status } = await send(bytes, { token });
    if (status !== 201) throw new Error(`A photo was answered ${status}`);
  };
  return { id, add };
}

async function pass(minutes: number): Promise<void> {
  clock.now += minutes * minuteMs;
  await app.outbox.run();
}

const countPhotos = () => mail.mails.map(({ text }) => /Photos: (\d)/.exec(text ?? '')?.[1]);

async function countWaiting({ db }: FastifyInstance): Promise<number> {
  return (await db.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute()).length;
}

t.test('photos that come with a form are in the mail about its lead', async (t) => {
  await postForm(address, contactRequest, [gate, yard]);
  await app.outbox.run();

  t.equal(mail.mails.length, 1, 'nothing is left to tell');
  const { subject, html = '', text, attachments = [] } = mail.mails[0] ?? {};
  t.match(subject, /^New lead: Ann Carter/);
  t.match(text, /Photos: 2/);
  t.equal(attachments.length, 2);
  for (const { contentId = '', mimeType, content } of attachments) {
    t.equal(mimeType, 'image/jpeg');
    t.match(html, `src="cid:${contentId.slice(1, -1)}"`);
    t.match(await sharp(Buffer.from(content as ArrayBuffer)).metadata(), { exif: undefined });
  }
  t.equal((await sharp(Buffer.from(attachments[0]?.content as ArrayBuffer)).metadata()).width, 400);
  t.match(await app.db.selectFrom('outbox').select('kind').execute(), [{ kind: 'notification' }]);
});

t.test('the mail about a form with photos waits until the photos are stored', async (t) => {
  const { add } = leadPhotos;
  leadPhotos.add = async (...given) => {
    await app.outbox.run();
    return add(...given).finally(app.outbox.run);
  };
  await postForm(address, { ...contactRequest, name: 'Ben Howell' }, [gate, yard]);
  leadPhotos.add = add;
  await app.outbox.run();

  t.strictSame(countPhotos(), ['2']);
  t.equal(await countWaiting(app), 0);
});

t.test('a process that dies while it stores photos delays the mail by four minutes', async (t) => {
  await saveLead(app.db, { ...contactRequest, source: 'contact', hasPhotos: true }, ['notification'], clock.now);

  clock.now += 4 * minuteMs - 1;
  await app.outbox.run();
  t.equal(mail.mails.length, 0);
  clock.now += 1;
  await app.outbox.run();

  t.equal(mail.mails.length, 1);
  t.equal(await countWaiting(app), 0);
});

t.test('photos that arrive after the mail are sent in another one two minutes later', async (t) => {
  const { id, add } = await openLead();
  t.equal(mail.mails.length, 1);
  await add(photo);
  await pass(1.2);
  await add(second);
  await pass(0.6);
  t.equal(mail.mails.length, 1, 'the mail waits for the photos that follow');

  await pass(0.2);
  t.match(mail.mails[1], { subject: /^New photos: Ann Carter, /, text: /Photos: 2.*/s });
  t.match(mail.mails[1]?.text, `longleaffence.example/admin/leads/${id}`);
  t.equal(mail.mails[1]?.attachments.length, 2);

  await add(third);
  await pass(2);
  t.strictSame(countPhotos(), [undefined, '2', '1'], 'what this one missed comes in a third');
  t.equal(await countWaiting(app), 0);
});

t.test('a photo whose mail could not be queued is not stored and is sent again', async (t) => {
  const { id, photoToken: token } = await sendLead(app);
  await app.outbox.run();
  const release = await refuseRows(t, app, 'outbox');
  t.equal((await send(photo, { token })).status, 503);
  t.strictSame(await listPhotos(app.db, id), []);

  await release();
  t.equal((await send(photo, { token })).status, 201);
  await pass(2);
  t.equal(countPhotos().at(-1), '1');
});

t.test('a photo that arrives while the mail is sent gets another mail', async (t) => {
  const { add } = await openLead();
  const { read } = files;
  await add(photo);
  files.read = async (name) => {
    files.read = read;
    await add(second);
    return read(name);
  };

  await pass(2);
  await pass(2);

  t.strictSame(countPhotos(), [undefined, '1', '1']);
});

t.test('photos that arrive while the mail server is down join the mail about their lead', async (t) => {
  const [kept, lost] = [await openLead('answers 4xx'), await openLead('answers 4xx')];
  await kept.add(photo);
  await lost.add(photo);
  await leadPhotos.remove([lost.id]);
  mail.mood = 'takes';
  await pass(60);

  t.match(mail.mails, [
    { subject: /^New lead: /, attachments: [{}] },
    { subject: /^New lead: /, attachments: [] },
  ]);
  t.equal(mail.mails.length, 2);
});

t.test('a mail’s thumbnails weigh at most 1 MB, and the mail names what it leaves out', async (t) => {
  const { add } = await openLead('answers 4xx');
  await add(photo);
  await add(second);
  const { read } = files;
  // The first is 1 MB, as a mail carries it.
  const sizes = [750_000, 1];
  files.read = async () => Buffer.alloc(sizes.shift() ?? 0);
  mail.mood = 'takes';
  await pass(60);
  files.read = read;

  t.equal(mail.mails[0]?.attachments.length, 1);
  t.match(mail.mails[0]?.text, 'Photos: 2 (1 of them in this email, all of them in the lead)');
});

t.test('photos of spam are held with it and deleted with it', async (t) => {
  const spam = await sendLead(app, {
    message: 'Buy SEO backlinks and crypto casino traffic at http://spam.example http://a.example http://b.example',
  });
  const { status } = await app.db
    .selectFrom('submissions')
    .select('status')
    .where('id', '=', spam.id)
    .executeTakeFirstOrThrow();
  t.equal(status, 'spam');
  t.equal((await send(photo, { token: spam.photoToken })).status, 201, 'the sender is told nothing');
  const isKept = async () => (await listSiteFolders(configOf(app), 'lead-photos')).includes(String(spam.id));
  t.ok(await isKept());
  await pass(20);
  t.equal(mail.mails.length, 0);

  await app.inject({ method: 'DELETE', url: '/api/admin/leads', payload: { ids: [spam.id] }, headers: { cookie } });
  t.notOk(await isKept());
  t.same(await app.db.selectFrom('outbox').select('id').where('submissionId', '=', spam.id).execute(), []);
});
