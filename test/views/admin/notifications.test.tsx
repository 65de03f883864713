import t, { type Test } from 'tap';
import { readPushKeys } from '../../../src/outbox/push.ts';
import { startAdmin } from '../../fixtures/owner-admin.ts';
import { startPushService } from '../../fixtures/push-service.ts';

const service = await startPushService(t);
const { app, call, open, screen, click, press, until, cleanup, within, fireEvent } = await startAdmin(t, {
  PUSH_PRIVATE: 'true',
});
const { publicKey } = await readPushKeys(app.db);
const listed = async (): Promise<{ id: number; endpoint: string }[]> =>
  (await call('GET', '/api/admin/notifications')).json().devices;
const notify = 'Turn on notifications for this device';

/** A browser's subscription and its permission. */
const device = {
  permission: 'default',
  answer: 'granted',
  next: 'first',
  made: undefined as ReturnType<typeof subscribe> | undefined,
};

function subscribe({ applicationServerKey }: { applicationServerKey: string }) {
  const subscription = service.subscribe(device.next);
  const bytes = Buffer.from(applicationServerKey, 'base64url');
  return {
    ...subscription,
    toJSON: () => subscription,
    options: { applicationServerKey: new Uint8Array(bytes).buffer },
    async unsubscribe() {
      device.made = undefined;
    },
  };
}

interface BrowserOptions {
  userAgent?: string;
  canPush?: boolean;
  isSecure?: boolean;
  standalone?: boolean;
}

/** Opens a browser that can show notifications, which happy-dom's windows can't. */
function openBrowser(t: Test, options: BrowserOptions = {}): void {
  const { userAgent = navigator.userAgent, canPush = true, isSecure = true, standalone } = options;
  const pushManager = {
    getSubscription: async () => device.made ?? null,
    async subscribe(options: { applicationServerKey: string }) {
      device.made = subscribe(options);
      return device.made;
    },
  };
  const registration = { pushManager };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  const notification = {
    get permission() {
      return device.permission;
    },
    async requestPermission() {
      device.permission = device.answer;
      return device.answer;
    },
  };
  const replace = (target: object, values: object) => {
    for (const [name, value] of Object.entries(values))
      t.intercept(target, name as never, { value, configurable: true, writable: true });
  };
  t.teardown(cleanup);
  replace(navigator, {
    userAgent,
    ...(canPush && { serviceWorker }),
    ...(standalone !== undefined && { standalone }),
  });
  replace(window, { isSecureContext: isSecure, ...(canPush && { PushManager: class {}, Notification: notification }) });
  replace(globalThis, { Notification: notification });
  open('/admin/notifications');
}

t.test('a tap adds this device, a test reaches it, and Remove removes it', async (t) => {
  openBrowser(t);
  t.equal((await screen.findAllByText('2 things need attention')).length, 2, 'no one is notified');
  await screen.findByText('No devices yet.');
  press(notify);
  await screen.findByText('(this device)', { exact: false });
  await until(() => screen.queryByText('2 things need attention') === null);
  t.ok(screen.getByText('Before customers see the site:'), 'the other one is left');
  t.equal(screen.queryByRole('button', { name: notify }), null);

  press('Send a test');
  await screen.findByText(/: sent$/);
  await screen.findByText(/^Last notification/);
  t.equal(service.arrivals.at(-1)?.device, 'first');
  press(/^Remove: /);
  await click('Remove');
  await screen.findByText('No devices yet.');
  await screen.findByRole('button', { name: notify });
  t.equal(device.made, undefined, 'the browser has ended its subscription');
});

t.test('opening the admin renews a subscription that the browser changed or lost', async (t) => {
  openBrowser(t);
  await click(notify);
  await screen.findByText('(this device)', { exact: false });

  const isReachedAt = (name: string) =>
    until(async () => (await listed()).map(({ endpoint }) => endpoint).join() === `${service.origin}/${name}`);
  Object.assign(device, { next: 'second', made: undefined });
  open('/admin/activity');
  await isReachedAt('second');
  device.next = 'third';
  device.made = subscribe({ applicationServerKey: publicKey });
  open('/admin/activity');
  await isReachedAt('third');

  const [known] = await listed();
  await call('DELETE', `/api/admin/notifications/devices/${known?.id}`);
  open('/admin/notifications');
  await screen.findByRole('button', { name: notify });
  t.strictSame(await listed(), []);
  localStorage.clear();
  device.made = undefined;
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const inSafari = { userAgent: iPhone, standalone: false, canPush: false };
const steps = 'On an iPhone, first add this page to your home screen.';
const browsers: [what: string, options: BrowserOptions, words: string | RegExp, hasButton: boolean][] = [
  ['an iPhone in Safari', inSafari, steps, false],
  ['an iPhone from its home screen', { userAgent: iPhone, standalone: true }, 'This device', true],
  ['a browser without push', { canPush: false }, /This browser can’t show notifications/, false],
  ['an address without https', { isSecure: false }, /starts with https/, false],
  ['an iPhone at an address without https', { ...inSafari, isSecure: false }, /starts with https/, false],
  ['a computer', {}, steps, true],
];
for (const [what, options, words, hasButton] of browsers)
  t.test(`${what} gets instructions, and the button only where it works`, async (t) => {
    device.permission = 'default';
    openBrowser(t, options);
    await screen.findByText(words);
    t.equal(screen.queryByRole('button', { name: notify }) !== null, hasButton);
  });

t.test('a second subscription of a phone replaces the first if the owner confirms it', async (t) => {
  device.permission = 'default';
  await call('POST', '/api/admin/notifications/devices', service.subscribe('tab'));
  device.next = 'app';
  openBrowser(t);
  await click(notify);
  const question = await screen.findByRole('dialog');
  t.match(question.textContent, 'this device?');
  fireEvent.click(within(question).getByRole('button', { name: 'Yes, same device' }));
  await until(async () => (await listed()).map(({ endpoint }) => endpoint).join() === `${service.origin}/app`);
  await call('DELETE', `/api/admin/notifications/devices/${(await listed())[0]?.id}`);
  localStorage.clear();
  device.made = undefined;
});

t.test('a dropped device is shown with the reason and subscribes again at its next visit', async (t) => {
  Object.assign(device, { permission: 'default', next: 'refused' });
  openBrowser(t);
  await click(notify);
  await screen.findByText('(this device)', { exact: false });
  service.setMood('refused', 403);
  await call('POST', '/api/admin/notifications/tests');
  device.permission = 'denied';
  open('/admin/notifications');
  await screen.findByText('Devices that no longer get notifications');
  await screen.findAllByText(/rejected this site’s key \(403\)/);

  Object.assign(device, { permission: 'granted', next: 'fresh' });
  open('/admin/activity');
  await until(async () => (await listed()).map(({ endpoint }) => endpoint).join() === `${service.origin}/fresh`);
  await call('DELETE', `/api/admin/notifications/devices/${(await listed())[0]?.id}`);
  localStorage.clear();
  device.made = undefined;
});

t.test('a declined permission is reported differently from a missing feature', async (t) => {
  Object.assign(device, { permission: 'default', answer: 'denied' });
  openBrowser(t);
  await click(notify);
  await screen.findByText(/are blocked on this device/);
  t.equal(screen.queryByRole('button', { name: notify }), null);
});
