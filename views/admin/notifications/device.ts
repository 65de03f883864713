import { type AddedDevice, adminScope, type PushOverview, workerPath } from '../../../src/shared/admin/push.ts';
import { request } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import { forgetChoice, keepChoice, readChoice } from '../kept.ts';

/**
 * This browser's support for notifications: `home-screen` needs the app on the home screen (iPhones since iOS 16.4), `blocked`
 * was denied by the user, `insecure` means that the site isn't on https.
 */
export type DeviceAbility = 'able' | 'home-screen' | 'blocked' | 'insecure' | 'unable';

export interface Device {
  ability: DeviceAbility;
  /** The address in this browser's subscription; absent without one. */
  endpoint?: string;
}

const devicesPath = '/api/admin/notifications/devices';
/** The storage key under which a browser remembers the address that the site stored for it. */
const endpointKey = 'push-endpoint';

/** Returns this browser's ability to show notifications, and the address of its subscription. */
export async function readDevice(): Promise<Device> {
  const ability = readAbility();
  const subscription = ability === 'able' ? await readSubscription() : null;
  return { ability, ...(subscription && { endpoint: subscription.endpoint }) };
}

function readAbility(): DeviceAbility {
  // On an address without https, neither the home screen nor another browser helps.
  if (!window.isSecureContext) return 'insecure';
  if (isAppleMobile() && !isStandalone()) return 'home-screen';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** An iPad names itself a Mac, which has no touch screen. */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** True if the admin was opened from the home screen. */
function isStandalone(): boolean {
  return 'standalone' in navigator
    ? navigator.standalone === true
    : window.matchMedia('(display-mode: standalone)').matches;
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(adminScope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks for permission and adds this browser to the site's devices. Call it from a tap.
 * @returns the devices, or `undefined` without permission
 */
export async function addDevice(publicKey: string): Promise<AddedDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const subscription = await subscribe(publicKey);
  const added = await sendJson<AddedDevice>('POST', devicesPath, describeSubscription(subscription));
  keepChoice(endpointKey, subscription.endpoint);
  return added;
}

const describeSubscription = (subscription: PushSubscription) => ({
  ...subscription.toJSON(),
  installed: isStandalone(),
});

/** Ends this browser's own subscription, after the site has forgotten it. */
export async function deleteDevice(): Promise<void> {
  forgetChoice(endpointKey);
  await (await readSubscription())?.unsubscribe();
}

/**
 * Updates this browser's subscription on the site if it has changed: the browser renewed or lost it, the site has new keys, or
 * the push service refuses it. The next visit retries a failure.
 */
export async function renewDevice({ publicKey, ended }: Pick<PushOverview, 'publicKey' | 'ended'>): Promise<void> {
  const former = readChoice(endpointKey);
  if (!former || readAbility() !== 'able' || Notification.permission !== 'granted') return;
  const known = await readSubscription();
  const isEnded = ended.some(({ endpoint }) => endpoint === former);
  if (known?.endpoint === former && keyOf(known) === publicKey && !isEnded) return;
  if (isEnded) await known?.unsubscribe();
  const subscription = await subscribe(publicKey);
  // A plain `fetch`, because the admin's own request would ask a visitor with an ended session to sign in.
  await request(devicesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...describeSubscription(subscription), former }),
  });
  keepChoice(endpointKey, subscription.endpoint);
}

/** Subscribes with this site's key. An older subscription may be for another key, for example from before the site's data was lost. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerPath, { scope: adminScope });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Returns a subscription's key in base64url, as the site writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
