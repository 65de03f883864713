import type { FastifyInstance } from 'fastify';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import t, { type Test } from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { configOf, contactRequest } from '../fixtures/app.ts';
import { mailSettings, openPhotoSite, postForm, storeLead } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { drawNoise, takePhoto } from '../fixtures/pictures.ts';
import { listSiteFiles } from '../fixtures/site-files.ts';

const minuteMs = 60_000;

t.test('photos that come with a plain form are in the mail about its lead', async (t) => {
  const { app, address, mail } = await openMailSite(t);
  const told = mail.next();

  await postForm(address, contactRequest, [
    { name: 'gate.jpg', bytes: await takePhoto(800, 600) },
    { name: 'yard.jpg', bytes: await takePhoto(900, 600) },
  ]);

  const { subject, html = '', text, attachments } = await told;
  t.match(subject, /^Message from Ann Carter/);
  t.match(text, /Photos: 2/);
  t.equal(attachments.length, 2);
  for (const { contentId = '', mimeType, content } of attachments) {
    t.equal(mimeType, 'image/jpeg');
    t.match(html, `src="cid:${contentId.slice(1, -1)}"`);
    t.match(await sharp(Buffer.from(content as ArrayBuffer)).metadata(), { width: 400, exif: undefined });
  }
  await app.outbox.run();
  t.equal(mail.mails.length, 2, 'one for each lead, and nothing is left to tell');
  t.match(await app.db.selectFrom('outbox').select('kind').execute(), [
    { kind: 'notification' },
    { kind: 'notification' },
  ]);
});

t.test(
  'the mail about a plain form waits until its photos are kept, however often the outbox is looked at',
  async (t) => {
    const { app, address, mail } = await openMailSite(t);
    await app.outbox.run();
    const photos = await Promise.all([700, 800, 900].map((width) => takePhoto(width, 600)));
    const { leadPhotos } = app;
    const { add } = leadPhotos;
    leadPhotos.add = async (...photo) => {
      await app.outbox.run();
      return add(...photo).finally(app.outbox.run);
    };

    await postForm(
      address,
      contactRequest,
      photos.map((bytes, index) => ({ name: `${index}.jpg`, bytes })),
    );
    await app.outbox.run();

    t.equal(mail.mails.length, 2, 'one for each lead');
    t.match(mail.mails[1]?.text, /Photos: 3/);
    t.equal(await countWaiting(app), 0);
  },
);

t.test('a process that dies while it keeps photos holds the mail up for four minutes, and loses nothing', async (t) => {
  const { app, mail, clock } = await openMailSite(t);
  await app.outbox.run();
  await saveLead(app.db, { ...contactRequest, source: 'contact', hasPhotos: true }, ['notification'], clock.now);

  clock.now += 4 * minuteMs - 1;
  await app.outbox.run();
  t.equal(mail.mails.length, 1);
  clock.now += 1;
  await app.outbox.run();

  t.equal(mail.mails.length, 2);
  t.equal(await countWaiting(app), 0);
});

t.test('photos that come after the mail come in a further one, two minutes after the first of them', async (t) => {
  const { app, mail, clock, send } = await openMailSite(t);
  await app.outbox.run();
  t.equal(mail.mails.length, 1);
  for (let count = 1; count <= 3; count += 1) {
    t.equal((await send(await takePhoto(200 + count, 100))).status, 201);
    clock.now += 0.6 * minuteMs;
    await app.outbox.run();
  }
  t.equal(mail.mails.length, 1, 'the mail waits for the photos that follow');

  clock.now += 0.2 * minuteMs;
  await app.outbox.run();
  t.equal(mail.mails.length, 2);
  t.match(mail.mails[1], { subject: /^Photos from Ann Carter \(\w{6}\)$/, text: /Photos: 3.*/s });
  t.match(mail.mails[1]?.text, /longleaffence\.example\/admin\/leads\/1/);
  t.equal(mail.mails[1]?.attachments.length, 3);

  await t.test('those that this one missed come in a third', async (t) => {
    t.equal((await send(await takePhoto(300, 100))).status, 201);
    clock.now += 2 * minuteMs;
    await app.outbox.run();
    t.match(mail.mails[2], { text: /Photos: 1/ });
    t.equal(await countWaiting(app), 0);
  });
});

t.test('a photo that comes while the mail about its lead is being sent comes in a further one', async (t) => {
  const { app, mail, clock, send } = await openMailSite(t);
  const { files } = app;
  const { read } = files;
  await send(await takePhoto(300, 100));
  await app.outbox.run();
  clock.now += 2 * minuteMs;
  files.read = async (name) => {
    files.read = read;
    t.equal((await send(await takePhoto(400, 100))).status, 201);
    return read(name);
  };

  await app.outbox.run();
  clock.now += 2 * minuteMs;
  await app.outbox.run();

  t.match(
    mail.mails.map(({ text }) => /Photos: \d/.exec(text ?? '')?.[0]),
    [undefined, 'Photos: 1', 'Photos: 1'],
  );
});

t.test('while the mail server is down, the photos join the mail about their lead', async (t) => {
  const mail = await startMailServer(t);
  mail.mood = 'answers 4xx';
  const { app, clock, send } = await openMailSite(t, mail);
  await send(await takePhoto());
  await app.outbox.run();
  mail.mood = 'takes';

  clock.now += 60 * minuteMs;
  await app.outbox.run();

  t.equal(mail.mails.length, 1);
  t.equal(mail.mails[0]?.attachments.length, 1);
});

t.test('the thumbnails of a mail weigh at most 1 MB together, and the mail says what it leaves out', async (t) => {
  const { address, mail } = await openMailSite(t);
  const told = mail.next();
  // Noise in a tall strip: 400 pixels wide, thousands high, and hardly compressible.
  const strips = await Promise.all([2400, 2410, 2420].map((height) => drawNoise(400, height)));

  await postForm(
    address,
    contactRequest,
    strips.map((bytes, index) => ({ name: `${index}.png`, bytes })),
  );

  const { attachments, text } = await told;
  t.ok(attachments.length > 0 && attachments.length < 3, `${attachments.length} of 3`);
  t.ok(weigh(attachments) <= 1_000_000);
  t.match(text, new RegExp(`Photos: 3 \\(${attachments.length} of them in this email, all of them in the lead\\)`));
});

t.test('a file that is gone does not hold up the words', async (t) => {
  const mail = await startMailServer(t);
  mail.mood = 'answers 4xx';
  const { app, clock, send, lead } = await openMailSite(t, mail);
  await send(await takePhoto());
  await app.outbox.run();
  await app.leadPhotos.erase([lead.id]);
  mail.mood = 'takes';

  clock.now += 60 * minuteMs;
  await app.outbox.run();

  t.match(mail.mails, [{ subject: /^Message from/, attachments: [] }]);
});

t.test("spam's photos are held with it, and nothing is left of them when it is deleted", async (t) => {
  const { app, mail, clock, cookie, send } = await openMailSite(t);
  await app.outbox.run();
  const spam = await storeLead(app, {
    message: 'Buy SEO backlinks and crypto casino traffic at http://spam.example http://a.example http://b.example',
  });
  const row = await app.db.selectFrom('submissions').select('status').where('id', '=', spam.id).executeTakeFirst();
  t.equal(row?.status, 'spam');
  t.equal((await send(await takePhoto(), { token: spam.photoToken })).status, 201, 'the sender is told nothing');
  clock.now += 20 * minuteMs;
  await app.outbox.run();
  t.equal(mail.mails.length, 1);

  await app.inject({ method: 'DELETE', url: '/api/admin/leads', payload: { ids: [spam.id] }, headers: { cookie } });
  t.same(await listSiteFiles(configOf(app), 'lead-photos'), []);
  t.same(await app.db.selectFrom('outbox').select('id').where('submissionId', '=', spam.id).execute(), []);
});

/** A site that mails, with one lead; time passes when the test says so. */
async function openMailSite(t: Test, server?: Awaited<ReturnType<typeof startMailServer>>) {
  const mail = server ?? (await startMailServer(t));
  const clock = { now: Date.now() };
  const site = await openPhotoSite(t, mailSettings(mail.url), { now: () => clock.now });
  await site.app.outbox.run();
  return { ...site, mail, clock };
}

async function countWaiting({ db }: FastifyInstance): Promise<number> {
  const waiting = await db.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute();
  return waiting.length;
}

function weigh(attachments: Email['attachments']): number {
  return attachments.reduce((sum, { content }) => sum + (content as ArrayBuffer).byteLength, 0);
}
