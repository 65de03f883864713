import { createPublicKey, verify } from 'node:crypto';
import t, { type Test } from 'tap';
import type { LeadInput } from '../../src/leads/lead-row.ts';
import { saveLead } from '../../src/leads/store.ts';
import { enqueuePushes } from '../../src/outbox/outbox-store.ts';
import { createPush, readPushKeys } from '../../src/outbox/push.ts';
import { listEndedDevices, noteShown, saveDevice } from '../../src/outbox/push-devices.ts';
import { listLeadDeliveries } from '../../src/outbox/status-store.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import type { PageRoute } from '../../src/shared/site-map.ts';
import { contactRequest } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { openOutbox } from '../fixtures/outbox.ts';
import { startPushService } from '../fixtures/push-service.ts';
import { siteMap } from '../fixtures/site-map.ts';

const townPage = [...siteMap.routes.values()].find(({ screen }) => screen === 'town') as PageRoute & { screen: 'town' };
const mail = await startMailServer(t);

/** Creates an outbox with a mail server and devices. */
async function arrange(t: Test, ...names: readonly string[]) {
  mail.mails.length = 0;
  const service = await startPushService(t);
  const site = await openOutbox(t, mail);
  const { db, clock, worker } = site;
  const { publicKey } = await readPushKeys(db);
  for (const name of names) await saveDevice(db, service.subscribe(name), { name, siteKey: publicKey }, clock.now);
  const ring = (change: Partial<LeadInput> = {}) =>
    saveLead(
      db,
      { ...contactRequest, source: 'contact', landingPage: townPage.path, ...change },
      ['notification', 'push'],
      clock.now,
    );
  const listTitles = () => service.arrivals.map(({ message }) => message.title);
  return { service, db, clock, worker, ring, listTitles };
}

t.test('a new lead sends every device an encrypted, signed notification', async (t) => {
  const { service, db, worker, ring } = await arrange(t, 'phone', 'admin');
  const { id } = await ring();

  await worker.run();

  t.strictSame(service.arrivals.map(({ device }) => device).sort(), ['admin', 'phone']);
  for (const { headers, message } of service.arrivals) {
    t.match(message, { title: 'Ann Carter', path: `/admin/leads/${id}`, tag: `lead-${id}` });
    t.equal(message.body, `Wood Fence Installation, ${townPage.document.town}`);
    t.match(headers, { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm', topic: /^[\w-]{32}$/ });
    const { claims, isSigned } = readSignature(headers.authorization ?? '');
    t.ok(isSigned, 'the site has signed it');
    t.match(claims, { aud: service.origin, sub: service.origin.replace('http:', 'https:') });
  }
  const deliveries = (await listLeadDeliveries(db, id)).get(id) ?? [];
  t.match(
    deliveries.filter(({ kind }) => kind === 'push').map(({ state, device }) => [state, device]),
    [
      ['sent', 'phone'],
      ['sent', 'admin'],
    ],
    'the lead tells the state of each',
  );
});

t.test('a notification omits unknown facts, fits the size limit, and says what is new', async (t) => {
  const { service, db, clock, worker, ring, listTitles } = await arrange(t, 'phone');
  await ring({ service: '', landingPage: '/', town: 'Raleigh', idempotencyKey: 'one' });
  await ring({ service: '', landingPage: '/', message: 'It is 200 feet.', idempotencyKey: 'one' });
  const alarm = { title: `Alarm ${'x'.repeat(200)}`, body: 'Please look.', path: '/admin/health' };
  await enqueuePushes(db, alarm, clock.now);
  await worker.run();

  t.strictSame(
    service.arrivals.map(({ message }) => message.body),
    ['New lead', 'New lead', 'Please look.'],
    'neither a town that no page names nor a service that was not chosen',
  );
  t.strictSame(listTitles().slice(0, 2), ['Ann Carter', 'Changed: Ann Carter']);
  t.match(service.arrivals[2]?.message, { title: /^Alarm x{113}…$/, path: '/admin/health' });
});

for (const [mood, error] of [
  ['hangs', 'The push service didn’t respond'],
  [429, 'The push service returned 429'],
  [500, 'The push service returned 500'],
] as const)
  t.test(
    `a device whose push service ${mood === 'hangs' ? mood : `answers ${mood}`} holds up neither mail nor other devices, and is tried again`,
    async (t) => {
      const { service, db, clock, worker, ring } = await arrange(t, 'dead', 'phone');
      service.setMood('dead', mood);
      await ring();
      const ended = worker.run();
      // The second lead arrives while the first notification hangs.
      await ring({ name: 'Ben Howell' });
      await worker.start();
      const left = until(() => mail.mails.length === 2 && service.arrivals.length === 2);
      // If mail is sent only after the hanging push ended, the push held it up. In the other modes, the service responds immediately.
      await (mood === 'hangs' ? Promise.race([ended, left]) : left);

      t.equal(mail.mails.length, 2, 'both mails have left');
      t.strictSame(
        service.arrivals.map(({ device }) => device),
        ['phone', 'phone'],
      );
      await worker.settled();
      const dead = await db
        .selectFrom('outbox')
        .select(['state', 'attempts', 'lastError'])
        .where('deviceId', '=', 1)
        .execute();
      t.strictSame(dead, Array(2).fill({ state: 'queued', attempts: 1, lastError: error }));

      service.setMood('dead', 201);
      clock.now += 2 * 3600_000;
      await worker.run();
      t.equal(service.arrivals.filter(({ device }) => device === 'dead').length, 2, 'nothing is lost');
    },
  );

t.test('a push service that asks for a pause gets one', async (t) => {
  const { service, clock, worker, ring } = await arrange(t, 'phone');
  service.setMood('phone', { status: 429, headers: { 'retry-after': '7200' } });
  await ring();
  await worker.run();
  service.setMood('phone', 201);

  clock.now += 7_190_000;
  await worker.run();
  t.equal(service.arrivals.length, 0);
  clock.now += 20_000;
  await worker.run();
  t.equal(service.arrivals.length, 1);

  service.setMood('phone', { status: 429, headers: { 'retry-after': '2592000' } });
  await ring({ name: 'Ben Howell' });
  await worker.run();
  service.setMood('phone', 201);
  clock.now += 24 * 3600_000 + 1;
  await worker.run();
  t.equal(service.arrivals.length, 2, 'a day at most');
});

t.test('a device that its push service no longer knows is removed with its queue', async (t) => {
  const { service, db, worker, ring } = await arrange(t, 'gone', 'phone', 'unknown');
  service.setMood('gone', 410);
  service.setMood('unknown', 404);
  await ring();
  await ring({ name: 'Ben Howell' });
  await worker.run();

  t.strictSame(await db.selectFrom('pushDevices').select('name').execute(), [{ name: 'phone' }]);
  const pushes = db.selectFrom('outbox').select('deviceId').distinct().where('kind', '=', 'push');
  t.strictSame(await pushes.execute(), [{ deviceId: 2 }]);
  t.equal(service.arrivals.length, 2);
});

t.test('a device that its push service refuses permanently is dropped with the reason', async (t) => {
  const { service, db, worker, ring } = await arrange(t, 'one', 'two', 'three', 'large', 'phone');
  const moods = { one: 400, two: 401, three: 403, large: 413 };
  for (const [name, mood] of Object.entries(moods)) service.setMood(name, mood);
  await ring();
  await worker.run();

  t.match(await listEndedDevices(db), [
    { name: 'one', reason: 'Its push service rejected the subscription (400).' },
    { name: 'two', reason: /rejected this site’s key \(401\)/ },
    { name: 'three', reason: /rejected this site’s key \(403\)/ },
  ]);
  const pushes = () =>
    db.selectFrom('outbox').select(['deviceId', 'state']).where('kind', '=', 'push').orderBy('id').execute();
  t.strictSame(await pushes(), [
    { deviceId: 4, state: 'queued' },
    { deviceId: 5, state: 'sent' },
  ]);
  await ring({ name: 'Ben Howell' });
  t.equal((await pushes()).length, 4, 'nothing more is queued for what was given up');

  service.setMood('two', 201);
  const { publicKey } = await readPushKeys(db);
  await saveDevice(db, service.subscribe('two'), { name: 'another name', siteKey: publicKey }, Date.now());
  await ring({ name: 'Cy Young' });
  await worker.run();
  t.match(service.arrivals.at(-1)?.message.title ?? '', 'Cy Young');
  t.strictSame(
    (await listEndedDevices(db)).map(({ name }) => name),
    ['one', 'three'],
  );
});

t.test('a device added under another site key is reported as such', async (t) => {
  const { service, db, worker, ring } = await arrange(t, 'phone');
  await db.updateTable('pushDevices').set({ siteKey: 'the key before the data was lost' }).execute();
  service.setMood('phone', 403);
  await ring();
  await worker.run();
  t.match(await listEndedDevices(db), [{ reason: 'This device was added with an earlier key of this site (403).' }]);
});

t.test('no push service gets an invalid mailto or address', async (t) => {
  const { service, db } = await arrange(t, 'phone');
  const device = await db.selectFrom('pushDevices').selectAll().executeTakeFirstOrThrow();
  const words = { title: 'Test', body: '', path: '/admin' };
  for (const [email, publicUrl, subject] of [
    ['hello@longleaf-fence.com', 'http://127.0.0.1:4311', 'mailto:hello@longleaf-fence.com'],
    ['hello@longleaf.example', 'https://www.longleaf-fence.com', 'https://www.longleaf-fence.com'],
    ['hello@longleaf.example', 'http://vm.local', service.origin.replace('http:', 'https:')],
    ['hello@localhost', 'https://longleaf.example', service.origin.replace('http:', 'https:')],
  ] as const) {
    const site = { profile: { ...defaultProfile, email }, publicUrl, map: siteMap };
    const options = { db, allowPrivate: true, timeoutMs: 5000, now: Date.now, readSite: () => site };
    t.match(await createPush(options).test(device, words), { result: 'sent' });
    t.equal(readSignature(service.arrivals.at(-1)?.headers.authorization ?? '').claims.sub, subject);
  }
});

t.test('a device’s confirmation counts even if it precedes the push service’s response', async (t) => {
  const { service, db, clock, worker, ring } = await arrange(t, 'phone');
  await ring();
  await noteShown(db, `${service.origin}/phone`, clock.now + 1);
  await worker.run();
  const read = () => db.selectFrom('pushDevices').select('unconfirmedSinceMs').executeTakeFirstOrThrow();
  t.strictSame(await read(), { unconfirmedSinceMs: null });

  clock.now += 10;
  await ring({ name: 'Ben Howell' });
  await worker.run();
  t.strictSame(await read(), { unconfirmedSinceMs: clock.now });

  const since = clock.now;
  clock.now += 10;
  await ring({ name: 'Cora Diaz' });
  await worker.run();
  t.strictSame(await read(), { unconfirmedSinceMs: since }, 'since the first one that it didn’t confirm');
});

t.test('one run of the worker notifies all of 20 devices about a lead once', async (t) => {
  const names = Array.from({ length: 20 }, (_none, index) => `device-${index}`);
  const { service, worker, ring } = await arrange(t, ...names);
  const leads = ['Ann Carter', 'Ben Howell', 'Cora Diaz'];
  for (const name of leads) {
    await ring({ name });
    await worker.run();
    const told = service.arrivals.filter(({ message }) => message.title === name).map(({ device }) => device);
    t.strictSame(told.toSorted(), names.toSorted(), name);
  }
});

/** Returns the claims of the signature, and whether the key sent with them signed them (RFC 8292). */
function readSignature(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', signed, options, Buffer.from(signature, 'base64url'));
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), isSigned };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
