import { createPublicKey, verify } from 'node:crypto';
import t, { type Test } from 'tap';
import { enqueuePushes } from '../../src/delivery/outbox-store.ts';
import { noteShown, saveDevice } from '../../src/delivery/push-devices.ts';
import { listLeadDeliveries } from '../../src/delivery/status-store.ts';
import { changeLeadStatus } from '../../src/leads/desk-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import type { PageRoute } from '../../src/shared/site-map.ts';
import { contactRequest } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { openOutbox } from '../fixtures/outbox.ts';
import { startPushService } from '../fixtures/push-service.ts';
import { siteMap } from '../fixtures/site-map.ts';

/** An outbox with a mail server and devices. */
async function arrange(t: Test, names: readonly string[]) {
  const service = await startPushService(t);
  const mail = await startMailServer(t);
  const site = await openOutbox(t, mail);
  for (const name of names) await saveDevice(site.db, service.subscribe(name), name, site.clock.now);
  const listRows = () =>
    site.db.selectFrom('outbox').select(['kind', 'deviceId', 'state', 'attempts', 'lastError']).orderBy('id').execute();
  return { service, mail, site, listRows };
}

const ring = (site: Awaited<ReturnType<typeof openOutbox>>, change: Partial<typeof contactRequest> = {}) =>
  saveLead(
    site.db,
    { ...contactRequest, ...change, source: 'contact', landingPage: townPage.path },
    ['notification', 'push'],
    site.clock.now,
  );

const townPage = [...siteMap.routes.values()].find(({ screen }) => screen === 'town') as PageRoute & { screen: 'town' };

t.test(
  'a new lead rings on every device with its name, service and town, encrypted for it and signed by the site',
  async (t) => {
    const { service, site } = await arrange(t, ['phone', 'desk']);
    const { id } = await ring(site);

    await site.worker.run();

    t.strictSame(service.arrivals.map(({ device }) => device).sort(), ['desk', 'phone']);
    for (const { headers, message } of service.arrivals) {
      t.match(message, { title: 'Ann Carter', path: `/admin/leads/${id}`, tag: `lead-${id}` });
      t.equal(message.body, `Wood Fence Installation, ${townPage.document.town}`);
      t.match(headers, { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
      const { claims, isSigned } = readSignature(headers.authorization ?? '');
      t.ok(isSigned, 'the site has signed it');
      t.match(claims, { aud: service.origin, sub: `mailto:${defaultProfile.email}` });
    }
    const deliveries = (await listLeadDeliveries(site.db, id)).get(id) ?? [];
    t.match(
      deliveries.filter(({ kind }) => kind === 'push').map(({ state, device }) => [state, device]),
      [
        ['sent', 'phone'],
        ['sent', 'desk'],
      ],
      'the lead tells the state of each',
    );
  },
);

t.test('a town that no page names is absent, and so is a service that was not chosen', async (t) => {
  const { service, site } = await arrange(t, ['phone']);
  await saveLead(site.db, { ...contactRequest, service: '', source: 'contact', town: 'Raleigh' }, ['push']);
  await site.worker.run();

  t.strictSame(
    service.arrivals.map(({ message }) => message.body),
    ['New lead'],
  );
});

for (const mood of ['hangs', 500, 503, 429] as const)
  t.test(
    `a device whose push service ${mood === 'hangs' ? mood : `answers ${mood}`} holds up neither mail nor other devices, and is tried again`,
    async (t) => {
      const { service, mail, site, listRows } = await arrange(t, ['dead', 'phone']);
      service.setMood('dead', mood);
      await ring(site);
      const ended = site.worker.run();
      // The second lead comes while the first one's notice hangs.
      await ring(site, { name: 'Ben Howell' });
      await site.worker.start();
      await Promise.race([ended, until(() => mail.mails.length === 2 && service.arrivals.length === 2)]);

      t.equal(mail.mails.length, 2, 'both mails have left');
      t.strictSame(
        service.arrivals.map(({ device }) => device),
        ['phone', 'phone'],
      );
      await site.worker.settled();
      const dead = (await listRows()).filter(({ deviceId }) => deviceId === 1);
      t.ok(dead.every(({ state, attempts }) => state === 'queued' && attempts === 1));
      t.match(
        dead[0]?.lastError,
        mood === 'hangs' ? 'The push service did not answer' : `The push service answered ${mood}`,
      );

      service.setMood('dead', 201);
      site.clock.now += 2 * 3600_000;
      await site.worker.run();
      t.equal(service.arrivals.filter(({ device }) => device === 'dead').length, 2, 'nothing is lost');
    },
  );

t.test('a push service that asks for patience is left alone for that long', async (t) => {
  const { service, site } = await arrange(t, ['phone']);
  service.setMood('phone', { status: 429, headers: { 'retry-after': '7200' } });
  await ring(site);
  await site.worker.run();
  service.setMood('phone', 201);

  site.clock.now += 7_190_000;
  await site.worker.run();
  t.equal(service.arrivals.length, 0);
  site.clock.now += 20_000;
  await site.worker.run();
  t.equal(service.arrivals.length, 1);
});

for (const status of [404, 410])
  t.test(`a push service that answers ${status} has its device removed with what waits for it`, async (t) => {
    const { service, site, listRows } = await arrange(t, ['gone', 'phone']);
    service.setMood('gone', status);
    await ring(site);
    await ring(site, { name: 'Ben Howell' });
    await site.worker.run();

    const devices = await site.db.selectFrom('pushDevices').select('name').execute();
    t.strictSame(devices, [{ name: 'phone' }]);
    t.strictSame(
      (await listRows()).filter(({ deviceId }) => deviceId === 1),
      [],
    );
    t.equal(service.arrivals.length, 2);
  });

t.test('a lead in the spam tray rings once it is released', async (t) => {
  const { service, site } = await arrange(t, ['phone']);
  const spam = { ...contactRequest, source: 'contact' as const, status: 'spam' as const };
  const { id } = await saveLead(site.db, spam, ['push']);
  await site.worker.run();
  t.equal(service.arrivals.length, 0);

  await changeLeadStatus(site.db, id, 'new', 1);
  await site.worker.run();
  t.equal(service.arrivals.length, 1);
});

t.test('a lead that is sent again with changes says so', async (t) => {
  const { service, site } = await arrange(t, ['phone']);
  const first = { ...contactRequest, source: 'contact' as const, idempotencyKey: 'one' };
  await saveLead(site.db, first, ['push']);
  await saveLead(site.db, { ...first, message: 'It is 200 feet.' }, ['push']);
  await site.worker.run();

  t.strictSame(
    service.arrivals.map(({ message }) => message.title),
    ['Ann Carter', 'Changed: Ann Carter'],
  );
});

t.test('the word of a device counts, also where it comes before the answer of its push service', async (t) => {
  const { service, site } = await arrange(t, ['phone']);
  await ring(site);
  await noteShown(site.db, `${service.origin}/phone`, site.clock.now + 1);
  await site.worker.run();
  const read = () => site.db.selectFrom('pushDevices').select('unconfirmedSinceMs').executeTakeFirstOrThrow();
  t.strictSame(await read(), { unconfirmedSinceMs: null });

  site.clock.now += 10;
  await ring(site, { name: 'Ben Howell' });
  await site.worker.run();
  t.strictSame(await read(), { unconfirmedSinceMs: site.clock.now });
});

t.test('of a lead stored on an idle site, 20 devices and mail hear in at most two seconds', async (t) => {
  const names = Array.from({ length: 20 }, (_none, index) => `device-${index}`);
  const { service, site } = await arrange(t, names);
  const took: number[] = [];
  for (let lead = 0; lead < 50; lead += 1) {
    const startedAt = performance.now();
    await ring(site, { name: `Lead ${lead}` });
    await site.worker.run();
    took.push((service.arrivals.at(-1)?.atMs ?? Number.POSITIVE_INFINITY) - startedAt);
  }

  t.equal(service.arrivals.length, 1000);
  const p95 = took.sort((one, other) => one - other)[47] ?? 0;
  t.ok(p95 <= 2000, `p95 is ${Math.round(p95)} ms`);
  t.comment(`stored until handed over to the last of 20 devices: p95 ${Math.round(p95)} ms`);
});

t.test('an alarm is shown on devices as its words say', async (t) => {
  const { service, site } = await arrange(t, ['phone']);
  const words = { title: `Alarm ${'x'.repeat(200)}`, body: 'Please look.', path: '/admin/delivery' };
  await enqueuePushes(site.db, words, site.clock.now);
  await site.worker.run();

  t.match(service.arrivals[0]?.message, { body: 'Please look.', path: '/admin/delivery' });
  t.equal(service.arrivals[0]?.message.title.length, 120, 'what is too long for a push is cut');
});

/** The claims of the signature, and whether the key that stands beside them has signed them (RFC 8292). */
function readSignature(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const bytes = Buffer.from(signature, 'base64url');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes,
  );
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), isSigned };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
