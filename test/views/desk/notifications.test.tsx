import t, { type Test } from 'tap';
import { readPushKeys } from '../../../src/delivery/push.ts';
import { build, callAs, listen, signIn } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { startPushService } from '../../fixtures/push-service.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');

const service = await startPushService(t);
const app = await build(t, { PUSH_PRIVATE: 'true' });
const address = await listen(app);
const cookie = await signIn(app);
const call = callAs(app, cookie);
const { publicKey } = await readPushKeys(app.db);

/** What a browser knows of its subscription, and what its owner has allowed. */
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
    ...{ ...subscription, toJSON: () => subscription },
    options: { applicationServerKey: new Uint8Array(bytes).buffer },
    async unsubscribe() {
      device.made = undefined;
    },
  };
}

/** A browser that can show notices, which no window of happy-dom can. */
function open(
  t: Test,
  {
    userAgent = navigator.userAgent,
    canPush = true,
    isSecure = true,
    standalone = undefined as boolean | undefined,
  } = {},
) {
  connect(t, address, cookie);
  t.teardown(cleanup);
  const pushManager = {
    getSubscription: async () => device.made ?? null,
    subscribe: async (options: { applicationServerKey: string }) => {
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
  replace(t, navigator, {
    userAgent,
    ...(canPush && { serviceWorker }),
    ...(standalone !== undefined && { standalone }),
  });
  replace(t, window, {
    isSecureContext: isSecure,
    ...(canPush && { PushManager: class {}, Notification: notification }),
  });
  replace(t, globalThis, { Notification: notification });
  render(deskAt('/admin/notifications'));
}

function replace(t: Test, target: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    t.teardown(() => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)));
  }
}

t.test('a tap adds this device, a test reaches it, and Remove ends it', async (t) => {
  open(t);
  await screen.findByText(/New leads ring nobody yet\./);
  await screen.findByText('No device rings yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Notify this device' }));
  await screen.findByText('(this device)', { exact: false });
  await until(async () => screen.queryByText(/ring nobody yet/) === null);
  t.equal(screen.queryByRole('button', { name: 'Notify this device' }), null);

  fireEvent.click(screen.getByRole('button', { name: 'Send a test' }));
  await screen.findByText(/: on its way$/);
  await screen.findByText(/^Last notice/);
  t.equal(service.arrivals.at(-1)?.device, 'first');

  fireEvent.click(screen.getByRole('button', { name: /^Remove: / }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('No device rings yet.');
  await screen.findByRole('button', { name: 'Notify this device' });
  t.equal(device.made, undefined, 'the browser has ended its subscription');
});

t.test(
  'a visit of the desk renews a subscription that the browser has changed or lost, and no removed one',
  async (t) => {
    const endpoints = async (): Promise<string[]> =>
      (await call('GET', '/api/admin/notifications'))
        .json()
        .devices.map(({ endpoint }: { endpoint: string }) => endpoint);
    open(t);
    fireEvent.click(await screen.findByRole('button', { name: 'Notify this device' }));
    await screen.findByText('(this device)', { exact: false });
    cleanup();

    Object.assign(device, { next: 'second', made: undefined });
    render(deskAt('/admin/activity'));
    await until(async () => (await endpoints()).join() === `${service.origin}/second`);
    cleanup();

    device.next = 'third';
    device.made = subscribe({ applicationServerKey: publicKey });
    render(deskAt('/admin/activity'));
    await until(async () => (await endpoints()).join() === `${service.origin}/third`);
    cleanup();

    const [{ id }] = (await call('GET', '/api/admin/notifications')).json().devices;
    await call('DELETE', `/api/admin/notifications/devices/${id}`);
    render(deskAt('/admin/notifications'));
    await screen.findByRole('button', { name: 'Notify this device' });
    t.strictSame(await endpoints(), []);
    localStorage.clear();
    device.made = undefined;
  },
);

t.test('a no is told apart from what a browser cannot do', async (t) => {
  Object.assign(device, { permission: 'default', answer: 'denied' });
  open(t);
  fireEvent.click(await screen.findByRole('button', { name: 'Notify this device' }));
  await screen.findByText(/are blocked on this device/);
  t.equal(screen.queryByRole('button', { name: 'Notify this device' }), null);
  device.permission = 'default';
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const cases: [what: string, options: Parameters<typeof open>[1], words: string | RegExp, hasButton: boolean][] = [
  [
    'an iPhone in Safari',
    { userAgent: iPhone, standalone: false, canPush: false },
    'On an iPhone, first add this page to your home screen.',
    false,
  ],
  ['an iPhone from its home screen', { userAgent: iPhone, standalone: true }, 'This device', true],
  ['a browser without push', { canPush: false }, /This browser cannot show notifications/, false],
  ['an address without https', { isSecure: false }, /begins with https/, false],
  ['a computer', {}, 'On an iPhone, first add this page to your home screen.', true],
];
for (const [what, options, words, hasButton] of cases)
  t.test(`${what} is told what it needs, and has the button only where it works`, async (t) => {
    open(t, options);
    await screen.findByText(words);
    t.equal(screen.queryByRole('button', { name: 'Notify this device' }) !== null, hasButton);
  });

function until(isSo: () => Promise<boolean>): Promise<void> {
  return waitFor(async () => {
    if (!(await isSo())) throw new Error('not yet');
  });
}
