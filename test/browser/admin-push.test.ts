import t from 'tap';
import { noteSent, saveDevice } from '../../src/outbox/push-devices.ts';
import { contactRequest, postContact } from '../fixtures/app.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { app, address, open } = await openAdmin(t, { PUSH_PRIVATE: 'true' });
/** All pushes are for one device: this browser. */
const endpoint = `${address}/this-device`;

/** Values that this test adds to the worker's global scope. */
interface Shown {
  shown: { title: string; body: string; tag?: string; path: string }[];
}

t.test('the admin’s worker receives push messages', async (t) => {
  const page = await open(t, '/admin');
  const context = page.context();
  const session = await context.newCDPSession(page);
  const activated = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.register('/admin/worker.js', { scope: '/admin' }));
  const registrationId = await activated;
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  // A headless browser can't show notifications and has no push service, so the worker's calls are recorded instead.
  await worker.evaluate((endpoint) => {
    const shown: Shown['shown'] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '', tag, data } = {}) =>
      void shown.push({ title, body, ...(tag && { tag }), path: data.path });
    PushManager.prototype.getSubscription = async () => ({ endpoint }) as PushSubscription;
  }, endpoint);
  /** Delivers a push to the worker, like a push service. */
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data });
  const notices = () => worker.evaluate(() => (globalThis as unknown as Shown).shown);
  /** Waits for this number of notifications. */
  const noticed = async (count: number) => {
    for (let list = await notices(); ; list = await notices()) if (list.length >= count) return list;
  };

  await t.test('every push shows a notification and is confirmed to the site', async (t) => {
    await saveDevice(
      app.db,
      { endpoint, keys: { p256dh: 'x', auth: 'y' } },
      { name: 'Chrome', siteKey: '' },
      Date.now(),
    );
    const device = await app.db.selectFrom('pushDevices').select('id').executeTakeFirstOrThrow();
    await noteSent(app.db, device.id, Date.now(), Date.now());
    const told = context.waitForEvent('response', (response) => response.url().endsWith('/api/push-confirmations'));

    const lead = { title: 'Ann Carter', body: 'Wood Fence Installation, Cary', path: '/admin/leads/7', tag: 'lead-7' };
    await push(JSON.stringify(lead));
    t.strictSame(await noticed(1), [lead]);
    t.equal((await told).status(), 204);
    const { unconfirmedSinceMs } = await app.db.selectFrom('pushDevices').selectAll().executeTakeFirstOrThrow();
    t.equal(unconfirmedSinceMs, null);

    const elsewhere = '{"title":"A","body":"","path":"https://example.com/admin"}';
    const unreadable = ['', 'no JSON', '{"title":7}', elsewhere, 'null'];
    for (const data of unreadable) await push(data);
    for (const { title, path } of (await noticed(1 + unreadable.length)).slice(1))
      t.strictSame([title, path], ['News from your website', '/admin']);
    t.equal(await page.evaluate(async () => (await caches.keys()).length), 0, 'and no page is kept');
  });

  await t.test('a tap opens the lead in the admin that is open', async () => {
    const { id } = (await postContact(app)).json();
    await worker.evaluate((path) => {
      // An event that a test dispatches may not bring a window to the front.
      const { WindowClient } = globalThis as unknown as { WindowClient: { prototype: { focus(): Promise<unknown> } } };
      WindowClient.prototype.focus = async function focus() {
        return this;
      };
      const notification = { close() {}, data: { path } };
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }));
    }, `/admin/leads/${id}`);
    await page.waitForURL(`${address}/admin/leads/${id}`);
    await page.getByRole('heading', { name: contactRequest.name }).waitFor();
  });
});
