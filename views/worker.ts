/**
 * The admin's service worker (docs/product.md, "Push notifications"). It shows pushed messages and caches no pages. An iPhone
 * cancels a subscription whose worker lets three pushes pass without a notification, so every push shows one.
 */

/** The parts of the global scope that this script uses. The types of windows and workers can't be in one program. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly AdminWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** The content of a push message. */
  data?: { text(): string } | null;
  /** The notification that was tapped. */
  notification?: Notification;
  /** The subscription before the browser changed it. */
  oldSubscription?: PushSubscription | null;
}

interface AdminWindow {
  url: string;
  focus(): Promise<AdminWindow>;
  postMessage(message: unknown): void;
}

const worker = globalThis as unknown as WorkerScope;
const admin = '/admin';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => event.waitUntil(show(readNotice(event.data))));
worker.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));

interface Notice {
  title: string;
  body: string;
  /** The path that a tap opens. */
  path: string;
  tag?: string;
}

/** The notification shown for a push that can't be read. */
const unread: Notice = { title: 'News from your website', body: 'Tap to see what’s new.', path: admin };

function readNotice(data: WorkerEvent['data']): Notice {
  try {
    const { title, body, path, tag } = JSON.parse(data?.text() ?? '');
    const isOurs = typeof path === 'string' && (path === admin || path.startsWith(`${admin}/`));
    if (typeof title !== 'string' || title === '' || !isOurs) return unread;
    return { title, body: String(body ?? ''), path, ...(typeof tag === 'string' && tag !== '' && { tag }) };
  } catch {
    return unread;
  }
}

/** Shows a notification and confirms it to the site, which the admin waits for. */
async function show({ title, body, path, tag }: Notice): Promise<void> {
  // One that takes the place of another rings again: it has something new to say.
  const again = tag === undefined ? {} : { tag, renotify: true };
  const options = { body, icon: '/icons/icon-192.png', data: { path }, ...again };
  await worker.registration.showNotification(title, options);
  const subscription = await worker.registration.pushManager.getSubscription();
  if (subscription) await post('/api/push-confirmations', { endpoint: subscription.endpoint });
}

/**
 * A tap focuses an open admin and asks it to navigate, because the admin knows about unsaved text. If none is open, it opens one.
 */
async function open(notification: Notification | undefined): Promise<void> {
  notification?.close();
  const { path = admin } = notification?.data ?? {};
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => isInAdmin(new URL(url)));
  if (!shown) return void (await worker.clients.openWindow(path));
  await shown.focus();
  shown.postMessage({ open: path });
}

const isInAdmin = ({ pathname }: URL) => pathname === admin || pathname.startsWith(`${admin}/`);

/** Reports a changed subscription to the site while the owner is signed in; otherwise the next visit to the admin does. */
async function renew(former: WorkerEvent['oldSubscription']): Promise<void> {
  const answer = await fetch('/api/admin/notifications');
  if (!answer.ok) return;
  const { publicKey } = await answer.json();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await worker.registration.pushManager.subscribe(options);
  await post('/api/admin/notifications/devices', {
    ...subscription.toJSON(),
    ...(former && { former: former.endpoint }),
  });
}

/** A lost confirmation isn't repeated: the next notification confirms again. */
async function post(path: string, body: object): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await fetch(path, init).catch(() => {});
}
