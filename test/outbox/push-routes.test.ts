import t from 'tap';
import { limits } from '../../src/http/rate-limit.ts';
import { readPushKeys } from '../../src/outbox/push.ts';
import { saveDevice } from '../../src/outbox/push-devices.ts';
import { deviceLimit, type PushOverview } from '../../src/shared/admin/push.ts';
import { build, callAs, configOf, postContact, signIn, signInAs, start } from '../fixtures/app.ts';
import { startPushService } from '../fixtures/push-service.ts';
import agents from '../fixtures/user-agents.json' with { type: 'json' };

const path = '/api/admin/notifications';
const [hourMs, dayMs] = [3600_000, 24 * 3600_000];
const service = await startPushService(t);
const clock = { now: Date.UTC(2026, 10, 25, 15) };
const app = await build(t, { PUSH_PRIVATE: 'true' }, { now: () => clock.now });
const call = callAs(app, await signIn(app));
const readDevices = async () => ((await call('GET', path)).json() as PushOverview).devices;
const add = (subscription: object, headers?: object) => call('POST', `${path}/devices`, subscription, headers);
const findAlarm = async (name: string) => {
  const alarms: { id: string }[] = (await call('GET', '/api/admin/notices')).json().alarms;
  return alarms.find(({ id }) => id.startsWith(name));
};

t.beforeEach(async () => {
  // Waits until messages in progress have arrived.
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  await app.db.deleteFrom('pushDevices').execute();
  await app.db.deleteFrom('changes').execute();
  service.arrivals.length = 0;
});

t.test('a device is added once under its browser’s name and can be removed', async (t) => {
  for (const [name, agent] of Object.entries(agents)) {
    const subscription = service.subscribe(name.replaceAll(' ', '-'));
    for (const _time of [1, 2]) t.equal((await add(subscription, { 'user-agent': agent })).statusCode, 201);
  }
  const devices = await readDevices();
  t.strictSame(
    devices.map(({ name }) => name),
    Object.keys(agents),
  );

  const first = `${path}/devices/${devices[0]?.id}`;
  t.strictSame([(await call('DELETE', first)).statusCode, (await call('DELETE', first)).statusCode], [200, 404]);
  t.equal((await readDevices()).length, 5);
});

t.test('a changed subscription replaces the earlier one', async (t) => {
  const former = service.subscribe('former');
  await add(former);
  const [before] = await readDevices();

  const renewed = service.subscribe('renewed');
  await add({ ...renewed, former: former.endpoint });
  t.match(await readDevices(), [{ id: before?.id, endpoint: renewed.endpoint }]);
  t.equal((await readDevices()).length, 1);
  t.strictSame(await app.db.selectFrom('changes').select(['subject', 'action', 'detail']).orderBy('id').execute(), [
    { subject: 'notifications', action: 'add', detail: '' },
    { subject: 'notifications', action: 'add', detail: 'renewed' },
  ]);
});

t.test('each person manages their own devices, and gets what their role may see', async (t) => {
  const office = callAs(app, await signInAs(app, 'office'));
  await add(service.subscribe('owner'), { 'user-agent': agents['Edge on Windows'] });
  await office('POST', `${path}/devices`, service.subscribe('office'), { 'user-agent': agents['Edge on Windows'] });
  const all = await readDevices();
  t.strictSame(
    all.map(({ person }) => person),
    [undefined, 'Pat Office'],
    'an owner sees whose devices they are',
  );
  const own = (await office('GET', path)).json().devices;
  t.strictSame(
    own.map(({ id }: { id: number }) => id),
    [all[1]?.id],
  );
  t.equal((await office('DELETE', `${path}/devices/${all[0]?.id}`)).statusCode, 404);
  t.strictSame(
    (await office('POST', `${path}/tests`)).json().map(({ name }: { name: string }) => name),
    [all[1]?.name],
  );

  const arrivals = async () => {
    await app.outbox.run();
    return service.arrivals.splice(0).map(({ device }) => device);
  };
  await arrivals();
  await postContact(app);
  t.strictSame((await arrivals()).sort(), ['office', 'owner'], 'both see leads');
  await call('POST', '/api/admin/calendar-feed');
  t.strictSame(await arrivals(), ['owner'], 'the site’s own news is for owners');
  t.equal((await office('DELETE', `${path}/devices/${all[1]?.id}`)).statusCode, 200);
  await app.db.deleteFrom('people').where('email', '=', 'office@example.com').execute();
});

t.test('the site notifies twenty devices and refuses another one with a message', async (t) => {
  for (let device = 0; device < deviceLimit; device += 1) await add(service.subscribe(`device-${device}`));

  const refused = await add(service.subscribe('one-more'));
  t.equal(refused.statusCode, 422);
  t.equal(refused.json().message, 'You can add up to 20 devices. Remove one that you no longer use.');
  t.equal((await readDevices()).length, 20);
  t.equal((await add(service.subscribe('device-3'))).statusCode, 201, 'nor a known one');
});

t.test('a new device is announced on the other devices, and a renewed one isn’t', async (t) => {
  await add(service.subscribe('phone'), { 'user-agent': agents.iPhone });
  const count = async () => (await app.db.selectFrom('outbox').select(['deviceId', 'payload']).execute()).length;
  t.equal(await count(), 0, 'the first device has nobody to tell');
  await add(service.subscribe('thief'), { 'user-agent': agents['Chrome on Android'] });
  const [phone] = await readDevices();
  const notices = await app.db.selectFrom('outbox').select(['deviceId', 'payload']).execute();
  t.match(notices, [{ deviceId: phone?.id, payload: /Chrome on Android was just added\./ }]);
  await add(service.subscribe('thief'));
  t.equal(await count(), 1);
});

t.test('an invalid subscription is refused by field', async (t) => {
  const good = service.subscribe('phone');
  const bad: Record<string, object> = {
    'nothing at all': {},
    'another protocol': { ...good, endpoint: 'ftp://push.example.com/1' },
    'a password': { ...good, endpoint: 'https://user:secret@push.example.com/1' },
    'a long address': { ...good, endpoint: `https://push.example.com/${'x'.repeat(1000)}` },
    'a character that no address has': { ...good, endpoint: 'https://push.example.com/\u0000' },
    'a letter that is not encoded': { ...good, endpoint: 'https://push.example.com/\u00e9' },
    'no host': { ...good, endpoint: 'https://%/1' },
    'half a bracket': { ...good, endpoint: 'https://[/1' },
    'no port': { ...good, endpoint: 'https://push.example.com:a/1' },
    'a port too high': { ...good, endpoint: 'https://push.example.com:99999/1' },
    'a former one without a host': { ...good, former: 'https://%/1' },
    'a short key': { ...good, keys: { ...good.keys, auth: 'short' } },
    'a long key': { ...good, keys: { ...good.keys, p256dh: `${good.keys.p256dh}AA` } },
  };
  for (const [what, subscription] of Object.entries(bad)) {
    const answer = await add(subscription);
    t.equal(answer.statusCode, 400, what);
    t.ok(answer.json().fields, what);
  }
});

t.test('notifications go only to public https addresses', async (t) => {
  const guarded = await build(t);
  const ask = callAs(guarded, await signIn(guarded));
  const { keys } = service.subscribe('phone');
  for (const endpoint of [
    `${service.origin}/phone`,
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/1',
    'https://localhost/1',
    'https://localhost./1',
    'https://router/1',
    'https://../1',
    'https://xn--/1',
    'https://a..b/1',
  ]) {
    const answer = await ask('POST', `${path}/devices`, { endpoint, keys });
    t.equal(answer.statusCode, 400, endpoint);
    t.match(answer.json().fields.endpoint, ['Notifications are sent to public https addresses only.']);
  }
  t.strictSame((await ask('GET', path)).json().devices, []);

  // A stored name may resolve to another address later, so it is checked again before every notification.
  const row = { endpoint: 'https://localhost/1', p256dh: keys.p256dh, auth: keys.auth, name: 'phone', createdAtMs: 0 };
  await guarded.db.insertInto('pushDevices').values(row).execute();
  t.match((await ask('POST', `${path}/tests`)).json(), [{ name: 'phone', error: /private network/ }]);
});

t.test('confirmations are limited for each address separately', async (t) => {
  const confirm = (remoteAddress: string, number: number) =>
    app.inject({
      method: 'POST',
      url: '/api/push-confirmations',
      payload: { endpoint: `https://push.example/none-${number}` },
      remoteAddress,
    });
  const statuses: number[] = [];
  for (let number = 0; number < limits.confirmation.max + 5; number += 1)
    statuses.push((await confirm('198.51.100.9', number)).statusCode);

  t.strictSame(
    statuses.slice(0, limits.confirmation.max).filter((status) => status !== 204),
    [],
  );
  t.strictSame(new Set(statuses.slice(limits.confirmation.max)), new Set([429]));
  t.ok((await confirm('198.51.100.9', 0)).headers['retry-after']);
  t.equal((await confirm('198.51.100.10', 0)).statusCode, 204);
});

t.test('a device confirms its notifications without a session at a secret address', async (t) => {
  const phone = service.subscribe('phone');
  const { endpoint } = phone;
  const readSilence = async () => (await readDevices())[0]?.silentSince;
  await add(phone);
  await call('POST', `${path}/tests`);
  const testedAt = new Date(clock.now).toISOString();
  t.equal(await readSilence(), undefined);
  clock.now += 7 * dayMs - 1;
  t.equal(await readSilence(), undefined, 'a week is not over');
  clock.now += 1;
  t.equal(await readSilence(), testedAt);
  t.match(
    await findAlarm('device-'),
    { title: 'A browser hasn’t received a notification in a week', link: { path: '/admin/notifications' } },
    'a banner names it',
  );

  const confirm = async (payload: object, headers = {}) =>
    (await app.inject({ method: 'POST', url: '/api/push-confirmations', payload, headers })).statusCode;
  t.equal(await confirm({ endpoint }, { 'sec-fetch-site': 'cross-site' }), 403);
  t.equal(await confirm({ endpoint: `${endpoint}x` }), 204, 'it does not say which devices there are');
  t.equal(await confirm({}), 400);
  t.equal(await confirm({ endpoint, more: 'x'.repeat(5000) }), 413);
  t.ok(await readSilence());

  t.equal(await confirm({ endpoint }), 204);
  t.equal(await readSilence(), undefined);
});

t.test('a test reaches every device, shows each result, and removes expired ones', async (t) => {
  for (const [name, mood] of [['good', 201] as const, ['gone', 410] as const, ['busy', 503] as const])
    await saveDevice(app.db, service.subscribe(name, mood), { name: 'A browser', siteKey: '' }, clock.now);

  t.strictSame((await call('POST', `${path}/tests`)).json(), [
    { name: 'A browser' },
    { name: 'A browser 2', error: 'The push service returned 410' },
    { name: 'A browser 3', error: 'The push service returned 503' },
  ]);
  t.match(service.arrivals, [{ message: { title: 'This is a test', path: '/admin/notifications' } }]);
  t.strictSame(
    (await readDevices()).map(({ sentAt }) => sentAt !== undefined),
    [true, false],
  );
});

t.test('two subscriptions of one browser get different names, and the owner is asked', async (t) => {
  const pixel = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36' };
  const added = [
    await add(service.subscribe('tab'), pixel),
    await add({ ...service.subscribe('app'), installed: true }, pixel),
    await add(service.subscribe('second'), pixel),
    await add(service.subscribe('tab'), pixel),
    await add(service.subscribe('computer')),
  ];
  t.strictSame(
    added.map((answer) => answer.json().twin?.name),
    [undefined, 'Chrome on Android', 'Chrome on Android, app', undefined, undefined],
  );
  t.strictSame(
    (await readDevices()).map(({ name }) => name),
    ['Chrome on Android', 'Chrome on Android, app', 'Chrome on Android 2', 'A browser'],
  );
});

t.test('a dropped device is an alarm until it is added again or removed', async (t) => {
  await add(service.subscribe('phone', 403));
  await postContact(app);
  await app.outbox.run();
  const { devices, ended } = (await call('GET', path)).json() as PushOverview;
  t.strictSame(devices, []);
  t.match(ended, [{ name: 'A browser', reason: /this site’s key/ }]);
  const alarm = {
    title: 'A browser no longer gets notifications',
    text: /this site’s key \(403\)/,
    link: { path: '/admin/notifications' },
  };
  t.match(await findAlarm('device-'), alarm);

  await add(service.subscribe('phone'));
  t.equal(await findAlarm('device-'), undefined);
  t.match((await call('GET', path)).json(), { devices: [{ name: 'A browser' }], ended: [] });
});

t.test('only leads from visitors cause notifications', async (t) => {
  await add(service.subscribe('phone'));
  const owner = { name: 'Ben Howell', phone: '(336) 555-0188', came: 'phone', contacted: false };
  t.equal((await call('POST', '/api/admin/leads', owner)).statusCode, 201);
  await postContact(app);
  await app.outbox.run();

  t.strictSame(
    service.arrivals.map(({ message }) => message.title),
    ['Ann Carter'],
  );
});

t.test('a notification undelivered for fifteen minutes is an alarm', async (t) => {
  await add(service.subscribe('phone', 500));
  await postContact(app);
  await app.outbox.run();
  clock.now += hourMs / 4 - 1;
  t.equal(await findAlarm('push'), undefined);
  clock.now += 1;
  t.match(await findAlarm('push'), { text: /The push service returned 500/, link: { path: '/admin/notifications' } });
});

t.test('the admin is a separate app, whose worker can’t reach public pages', async (t) => {
  const manifest = await app.inject('/admin.webmanifest');
  t.match(manifest.headers['content-type'], 'application/manifest+json');
  t.match(manifest.json(), { id: '/admin', start_url: '/admin', scope: '/admin', display: 'standalone' });
  for (const { src } of manifest.json().icons) t.equal((await app.inject(src)).statusCode, 200);

  const { headers, body } = await app.inject('/admin/worker.js');
  t.match(headers['content-type'], 'javascript');
  t.match(headers, { 'service-worker-allowed': '/admin', 'cache-control': 'no-cache' });
  t.notMatch(body, /addEventListener\("fetch"/, 'it keeps no page');
  t.match((await app.inject('/admin/leads/7')).body, '<link rel="manifest" href="/admin.webmanifest"/>');
  t.notMatch((await app.inject('/')).body, /admin\.webmanifest|worker/);
});

t.test('the site’s keys are made once, at its first start, and survive it', async (t) => {
  const keys = app.db.selectFrom('settings').select('key').where('key', '=', 'push-keys');
  t.equal((await keys.execute()).length, 1, 'before anybody asked');

  await app.db.deleteFrom('settings').where('key', '=', 'push-keys').execute();
  const raced = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(app.db)));
  t.equal(new Set(raced.map(({ privateKey }) => privateKey)).size, 1, 'of several processes one makes them');
  await app.close();
  const again = await start(t, configOf(app));
  t.strictSame(await readPushKeys(again.db), raced[0]);
});
