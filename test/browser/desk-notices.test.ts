import t, { type Test } from 'tap';
import { noteSent, saveDevice } from '../../src/delivery/push-devices.ts';
import { build, contactRequest, listen, postContact } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const app = await build(t, { PUSH_PRIVATE: 'true' });
const address = await listen(app);
const browser = await launch(t);

/** What the worker's test has put into its global scope. */
interface Shown {
  shown: { title: string; body: string; tag?: string; path: string }[];
}

/**
 * The desk with its worker, to which pushes are handed as the browser hands those of a push service. A browser without a screen shows no
 * notices and has no push service: what the worker asks for is written down in their place.
 */
async function arrange(t: Test) {
  const page = await openAsOwner(t, browser, `${address}/admin`, {}, /max scope allowed/);
  const session = await page.context().newCDPSession(page);
  const activated = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.register('/admin/worker.js', { scope: '/admin' }));
  const registrationId = await activated;
  const [worker = await page.context().waitForEvent('serviceworker')] = page.context().serviceWorkers();
  await worker.evaluate((endpoint) => {
    const shown: Shown['shown'] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '', tag, data } = {}) =>
      void shown.push({ title, body, ...(tag && { tag }), path: data.path });
    PushManager.prototype.getSubscription = async () => ({ endpoint }) as PushSubscription;
  }, `${address}/this-device`);
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data });
  const notices = () => worker.evaluate(() => (globalThis as unknown as Shown).shown);
  /** Waits for as many notices. */
  const noticed = async (count: number) => {
    for (let list = await notices(); ; list = await notices()) if (list.length >= count) return list;
  };
  return { page, worker, push, noticed };
}

t.test('every push shows a notice, whatever it holds, and the site hears that it did', async (t) => {
  const keys = { p256dh: 'x', auth: 'y' };
  await saveDevice(app.db, { endpoint: `${address}/this-device`, keys }, 'Chrome', Date.now());
  const device = await app.db.selectFrom('pushDevices').select('id').executeTakeFirstOrThrow();
  await noteSent(app.db, device.id, Date.now(), Date.now());
  const { page, push, noticed } = await arrange(t);
  const told = page
    .context()
    .waitForEvent('response', (response) => response.url().endsWith('/api/push-confirmations'));

  const lead = { title: 'Ann Carter', body: 'Wood Fence Installation, Cary', path: '/admin/leads/7', tag: 'lead-7' };
  await push(JSON.stringify(lead));
  t.strictSame(await noticed(1), [lead]);
  t.equal((await told).status(), 204);
  const { unconfirmedSinceMs } = await app.db.selectFrom('pushDevices').selectAll().executeTakeFirstOrThrow();
  t.equal(unconfirmedSinceMs, null);

  const unreadable = [
    '',
    'no JSON',
    '{"title":7}',
    '{"title":"A","body":"","path":"https://example.com/admin"}',
    'null',
  ];
  for (const data of unreadable) await push(data);
  for (const { title, path } of (await noticed(1 + unreadable.length)).slice(1))
    t.strictSame([title, path], ['News from your website', '/admin']);
  t.equal(await page.evaluate(async () => (await caches.keys()).length), 0, 'and no page is kept');
});

t.test('a tap opens the lead in the desk that is open', async (t) => {
  const { page, worker } = await arrange(t);
  const { id } = (await postContact(app)).json();
  const tap = (path: string) =>
    worker.evaluate((path) => {
      // A test's own event has no leave to bring a window to the front.
      const { WindowClient } = globalThis as unknown as { WindowClient: { prototype: { focus(): Promise<unknown> } } };
      WindowClient.prototype.focus = async function focus() {
        return this;
      };
      const notification = { close() {}, data: { path } };
      const event = Object.assign(new Event('notificationclick'), { notification, waitUntil() {} });
      dispatchEvent(event);
    }, path);

  await tap(`/admin/leads/${id}`);
  await page.waitForURL(`${address}/admin/leads/${id}`);
  await page.getByRole('heading', { name: contactRequest.name }).waitFor();
});

t.test('the worker looks after the desk alone', async (t) => {
  const { page } = await arrange(t);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  t.strictSame(scopes, [`${address}/admin`]);
  const wider = await page.evaluate(() =>
    navigator.serviceWorker.register('/admin/worker.js', { scope: '/' }).catch(({ name }) => name),
  );
  t.equal(wider, 'SecurityError');
  await page.goto(address);
  t.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
});
