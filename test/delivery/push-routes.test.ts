import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { readPushKeys } from '../../src/delivery/push.ts';
import { deviceLimit, type PushOverview } from '../../src/shared/desk/push.ts';
import { build, callAs, configOf, postContact, signIn, start } from '../fixtures/app.ts';
import { startPushService } from '../fixtures/push-service.ts';

const path = '/api/admin/notifications';
const [hourMs, dayMs] = [3600_000, 24 * 3600_000];

/** A site whose owner is signed in, under a clock of the test's own, with push services on this machine. */
async function arrange(t: Test, environment: Record<string, string> = { PUSH_PRIVATE: 'true' }) {
  const service = await startPushService(t);
  const clock = { now: Date.UTC(2026, 10, 25, 15) };
  const app = await build(t, environment, { now: () => clock.now });
  const call = callAs(app, await signIn(app));
  const readDevices = async () => ((await call('GET', path)).json() as PushOverview).devices;
  return { app, call, clock, readDevices, service };
}

t.test('a device is added under the name of its browser, once however often it says so, and removed', async (t) => {
  const { call, readDevices, service } = await arrange(t);
  const agents = {
    iPhone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Chrome on Android': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    'Edge on Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Safari on Mac':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'A browser': 'curl/8',
  };
  for (const [name, agent] of Object.entries(agents)) {
    const subscription = service.subscribe(name.replaceAll(' ', '-'));
    for (const _time of [1, 2])
      t.equal((await call('POST', `${path}/devices`, subscription, { 'user-agent': agent })).statusCode, 201);
  }
  t.strictSame(
    (await readDevices()).map(({ name }) => name),
    Object.keys(agents),
  );

  const [first] = await readDevices();
  t.equal((await call('DELETE', `${path}/devices/${first?.id}`)).statusCode, 200);
  t.equal((await call('DELETE', `${path}/devices/${first?.id}`)).statusCode, 404);
  t.equal((await readDevices()).length, 5);
});

t.test('a subscription that the browser has changed takes the place of the former one', async (t) => {
  const { app, call, readDevices, service } = await arrange(t);
  const former = service.subscribe('former');
  await call('POST', `${path}/devices`, former);
  const [before] = await readDevices();

  const renewed = { ...service.subscribe('renewed'), former: former.endpoint };
  t.equal((await call('POST', `${path}/devices`, renewed)).statusCode, 201);
  t.match(await readDevices(), [{ id: before?.id, endpoint: renewed.endpoint }]);
  t.equal((await readDevices()).length, 1);
  const lines = await app.db
    .selectFrom('changes')
    .select(['action', 'detail'])
    .where('subject', '=', 'notifications')
    .execute();
  t.strictSame(lines, [
    { action: 'add', detail: '' },
    { action: 'add', detail: 'renewed' },
  ]);
});

t.test('the site notifies twenty devices, and refuses the next one in words', async (t) => {
  const { call, readDevices, service } = await arrange(t);
  for (let device = 0; device < deviceLimit; device += 1)
    await call('POST', `${path}/devices`, service.subscribe(`device-${device}`));

  const refused = await call('POST', `${path}/devices`, service.subscribe('one-more'));
  t.equal(refused.statusCode, 422);
  t.equal(refused.json().message, 'The site notifies at most 20 devices. Remove one that you no longer use.');
  t.equal((await readDevices()).length, deviceLimit);
  t.equal((await call('POST', `${path}/devices`, service.subscribe('device-3'))).statusCode, 201, 'nor a known one');
});

t.test('what is no subscription is refused by field', async (t) => {
  const { call, service } = await arrange(t);
  const good = service.subscribe('phone');
  const bad = [
    {},
    { ...good, endpoint: 'ftp://push.example.com/1' },
    { ...good, endpoint: 'https://user:secret@push.example.com/1' },
    { ...good, endpoint: `https://push.example.com/${'x'.repeat(1000)}` },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, keys: { ...good.keys, p256dh: `${good.keys.p256dh}AA` } },
  ];
  for (const subscription of bad) {
    const answer = await call('POST', `${path}/devices`, subscription);
    t.equal(answer.statusCode, 400, JSON.stringify(subscription).slice(0, 80));
    t.ok(answer.json().fields);
  }
});

t.test('notices leave by public https addresses only', async (t) => {
  const { app, call, readDevices, service } = await arrange(t, {});
  const { keys } = service.subscribe('phone');
  for (const endpoint of [
    `${service.origin}/phone`,
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/1',
    'https://localhost/1',
  ]) {
    const answer = await call('POST', `${path}/devices`, { endpoint, keys });
    t.equal(answer.statusCode, 400, endpoint);
    t.match(answer.json().fields.endpoint, ['Notices leave by public https addresses only.']);
  }
  t.equal((await readDevices()).length, 0);

  // A name may lead elsewhere once it is stored, so the address is looked at again with every notice.
  const row = { endpoint: 'https://localhost/1', p256dh: keys.p256dh, auth: keys.auth, name: 'phone', createdAtMs: 0 };
  await app.db.insertInto('pushDevices').values(row).execute();
  const [result] = (await call('POST', `${path}/tests`)).json();
  t.match(result, { name: 'phone', error: /private network/ });
});

t.test('the desk’s calls about devices need the owner, and no other site can make them', async (t) => {
  const { app, call, service } = await arrange(t);
  const calls = [
    ['GET', path],
    ['POST', `${path}/devices`],
    ['DELETE', `${path}/devices/1`],
    ['POST', `${path}/tests`],
  ] as const;
  for (const [method, url] of calls) t.equal((await app.inject({ method, url })).statusCode, 401, `${method} ${url}`);
  const foreign = await call('POST', `${path}/devices`, service.subscribe('phone'), { 'sec-fetch-site': 'cross-site' });
  t.equal(foreign.statusCode, 403);
});

t.test('a device confirms its notices without a session, by an address that nobody can guess', async (t) => {
  const { app, call, clock, readDevices, service } = await arrange(t);
  const { endpoint } = service.subscribe('phone');
  await call('POST', `${path}/devices`, service.subscribe('phone'));
  await call('POST', `${path}/tests`);
  t.equal((await readDevices())[0]?.silentSince, undefined);
  clock.now += 7 * dayMs - 1;
  t.equal((await readDevices())[0]?.silentSince, undefined, 'a week is not over');
  clock.now += 1;
  t.equal((await readDevices())[0]?.silentSince, new Date(clock.now - 7 * dayMs).toISOString());
  const alarms = (await call('GET', '/api/admin/alarms')).json();
  t.match(
    alarms.find(({ id }: { id: string }) => id.startsWith('device-')),
    { title: 'A browser has confirmed no notice', link: { path: '/admin/notifications' } },
    'a banner names it',
  );

  const confirm = (body: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/push-confirmations', payload: body, headers });
  t.equal((await confirm({ endpoint }, { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
  t.equal((await confirm({ endpoint: `${endpoint}x` })).statusCode, 204, 'it does not say which devices there are');
  t.ok((await readDevices())[0]?.silentSince);
  t.equal((await confirm({})).statusCode, 400);
  t.equal((await confirm({ endpoint, more: 'x'.repeat(5000) })).statusCode, 413);

  t.equal((await confirm({ endpoint })).statusCode, 204);
  t.equal((await readDevices())[0]?.silentSince, undefined);
});

t.test('a test reaches every device, says what became of each, and removes one that is gone', async (t) => {
  const { call, readDevices, service } = await arrange(t);
  for (const name of ['good', 'gone', 'busy']) await call('POST', `${path}/devices`, service.subscribe(name));
  service.setMood('gone', 410);
  service.setMood('busy', 503);

  const results = (await call('POST', `${path}/tests`)).json();
  t.match(results, [
    { name: 'A browser' },
    { error: 'The push service answered 410' },
    { error: 'The push service answered 503' },
  ]);
  t.equal(results[0].error, undefined);
  t.match(service.arrivals[0]?.message, { title: 'This is a test', path: '/admin/notifications' });
  const devices = await readDevices();
  t.strictSame(
    devices.map(({ sentAt }) => sentAt !== undefined),
    [true, false],
  );
});

t.test('a lead that a visitor sends rings, one that the owner types in rings nobody', async (t) => {
  const { app, call, service } = await arrange(t);
  await call('POST', `${path}/devices`, service.subscribe('phone'));
  const owner = { name: 'Ben Howell', phone: '(336) 555-0188', came: 'phone', contacted: false };
  t.equal((await call('POST', '/api/admin/leads', owner)).statusCode, 201);
  t.equal((await postContact(app)).statusCode, 201);
  await app.outbox.run();

  t.strictSame(
    service.arrivals.map(({ message }) => message.title),
    ['Ann Carter'],
  );
});

t.test('a notice that no push service takes for a quarter of an hour is an alarm', async (t) => {
  const { app, call, clock, service } = await arrange(t);
  await call('POST', `${path}/devices`, service.subscribe('phone', 500));
  await postContact(app);
  await app.outbox.run();
  const findAlarm = async () => {
    const alarms: { id: string }[] = (await call('GET', '/api/admin/alarms')).json();
    return alarms.find(({ id }) => id === 'push');
  };
  clock.now += hourMs / 4 - 1;
  t.equal(await findAlarm(), undefined);
  clock.now += 1;
  t.match(await findAlarm(), { text: /The push service answered 500/, link: { path: '/admin/notifications' } });
});

t.test('the keys of the site are made at its first start, once, and outlive it', async (t) => {
  const { app } = await arrange(t);
  const stored = await app.db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', 'push-keys')
    .execute();
  t.equal(stored.length, 1, 'before anybody asked');
  const made = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(app.db)));
  t.strictSame(new Set(made.map(({ publicKey }) => publicKey)).size, 1);

  await app.db.deleteFrom('settings').where('key', '=', 'push-keys').execute();
  const raced = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(app.db)));
  t.strictSame(new Set(raced.map(({ privateKey }) => privateKey)).size, 1, 'of several processes one makes them');
  const again = await restart(t, app);
  t.strictSame(await readPushKeys(again.db), raced[0]);
});

async function restart(t: Test, app: FastifyInstance): Promise<FastifyInstance> {
  const config = configOf(app);
  await app.close();
  return start(t, config);
}

t.test('the desk is an app of its own, whose worker can reach no public page', async (t) => {
  const { app } = await arrange(t);
  const manifest = await app.inject('/admin.webmanifest');
  t.match(manifest.headers['content-type'], 'application/manifest+json');
  t.match(manifest.json(), { id: '/admin', start_url: '/admin', scope: '/admin', display: 'standalone' });
  for (const { src } of manifest.json().icons) t.equal((await app.inject(src)).statusCode, 200);

  const worker = await app.inject('/admin/worker.js');
  t.match(worker.headers, {
    'content-type': /javascript/,
    'service-worker-allowed': '/admin',
    'cache-control': 'no-cache',
  });
  t.notMatch(worker.body, /addEventListener\("fetch"/, 'it keeps no page');
  t.match((await app.inject('/admin/leads/7')).body, '<link rel="manifest" href="/admin.webmanifest"/>');
  const home = await app.inject('/');
  t.match(home.body, '<link rel="manifest" href="/site.webmanifest"/>');
  t.notMatch(home.body, /admin\.webmanifest|worker/);
});
