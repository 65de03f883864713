import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, type OutboxRow, type PushDeviceRow, setting } from '../database/index.ts';
import type { Site } from '../shared/page.ts';
import { isPublicName } from '../shared/web-address.ts';
import { type Channel, type Claim, describeError, type Needless, type Outcome, withoutClaim } from './channel.ts';
import { type PushText, readPayload } from './outbox-store.ts';
import { request } from './public-request.ts';
import { deleteDevice, endDevice, findDevice, noteSent } from './push-devices.ts';

/** Time limit of a push service to accept a notification. */
export const pushTimeoutMs = 10_000;
/** Time that a push service stores a notification for a device that is off, in seconds: one day. */
const keptSeconds = 86_400;
/** The longest wait that a push service may ask for. */
const longestWaitMs = 24 * 3600_000;
/** A push service accepts 4096 bytes including the encryption's overhead (RFC 8030, section 7.2); the text is far shorter. */
const [titleLength, bodyLength] = [120, 200];
/** RFC 8030, section 5.4. */
const topicLength = 32;

export interface PushOptions {
  db: Kysely<Database>;
  /** Allows `http:` and addresses of this machine and its network. */
  allowPrivate: boolean;
  timeoutMs: number;
  now(): number;
  readSite(): Pick<Site, 'profile' | 'publicUrl'>;
}

/** Sends notifications to the owner's devices. */
export interface Push {
  /** Sends a delivery's notification to its device. @param words its text */
  send(delivery: OutboxRow, words: PushText, claim: Claim, signal: AbortSignal): Promise<Outcome | Needless>;
  /** Sends a notification to one device without the outbox. */
  test(device: PushDeviceRow, words: PushText): Promise<Outcome>;
}

/** Creates the sender of notifications through push services (docs/product.md, "Push notifications"). */
export function createPush(options: PushOptions): Push {
  return {
    async send(delivery, words, claim, signal) {
      const device = await findDevice(options.db, delivery.deviceId);
      return device ? push(options, device, words, claim, signal) : { result: 'needless' };
    },
    test: (device, words) => push(options, device, words, withoutClaim),
  };
}

/** For notifications whose payload contains their text, such as an alarm. Each device is a path of its own. */
export function createPushChannel(push: Push): Channel {
  return {
    path: ({ deviceId }) => `device ${deviceId}`,
    send: (delivery, claim, signal) => push.send(delivery, readPayload<PushText>(delivery) as PushText, claim, signal),
  };
}

/** Sends a notification to the device's push service. A device that the service no longer knows is removed. */
async function push(
  { db, allowPrivate, timeoutMs, now, readSite }: PushOptions,
  device: PushDeviceRow,
  words: PushText,
  claim: Claim,
  signal?: AbortSignal,
): Promise<Outcome> {
  const startedMs = now();
  let limit: AbortSignal | undefined;
  try {
    const url = new URL(device.endpoint);
    if (!allowPrivate && url.protocol !== 'https:') throw new Error('A device’s address must start with https://');
    const { headers, body } = await encrypt(db, device, words, readSite());
    // The limit is for the push service alone: encrypting takes seconds on a busy machine that has just started.
    limit = AbortSignal.timeout(timeoutMs);
    const answer = await request(url, {
      method: 'POST',
      headers,
      body,
      allowPrivate,
      beforeFirstByte: claim,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (answer.status >= 200 && answer.status < 300) {
      await noteSent(db, device.id, startedMs, now());
      return { result: 'sent' };
    }
    if (answer.status === 404 || answer.status === 410) await deleteDevice(db, device.id);
    const reason = await explainEnd(db, device, answer.status);
    if (reason) await endDevice(db, device.id, reason, now());
    return refuse(answer, now());
  } catch (error) {
    // A repeated notification replaces the first one, so it may be sent again after silence.
    const text = limit?.aborted ? 'The push service didn’t respond' : describeError(error);
    return { result: 'refused', error: text, scope: 'path' };
  }
}

/**
 * Returns why a push service will never accept a notification for this device, or `undefined` if it may. It refuses the site's signature or
 * the subscription itself, and no retry changes that: a subscription is bound to the key that it was made with (RFC 8292).
 */
async function explainEnd(
  db: Kysely<Database>,
  { siteKey }: PushDeviceRow,
  status: number,
): Promise<string | undefined> {
  if (status !== 400 && status !== 401 && status !== 403) return undefined;
  const { publicKey } = await readPushKeys(db);
  if (siteKey && siteKey !== publicKey) return `This device was added with an earlier key of this site (${status}).`;
  if (status === 400) return `Its push service rejected the subscription (${status}).`;
  return `Its push service rejected this site’s key (${status}). Check the server’s clock.`;
}

/** A busy or unavailable service delays everything that waits for it; any other refusal concerns one notification. */
function refuse({ status, retryAfter }: { status: number; retryAfter: string | undefined }, nowMs: number): Outcome {
  const isBusy = status === 429 || status >= 500;
  const retryAfterMs = isBusy ? readWait(retryAfter, nowMs) : undefined;
  return {
    result: 'refused',
    error: `The push service returned ${status}`,
    scope: isBusy ? 'path' : 'delivery',
    ...(retryAfterMs && { retryAfterMs }),
  };
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, section 10.2.3). */
function readWait(text: string | undefined, nowMs: number): number | undefined {
  if (!text) return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return waitMs > 0 ? Math.min(waitMs, longestWaitMs) : undefined;
}

/** Returns the message, encrypted for the device only (RFC 8291), with the site's signature (RFC 8292). */
async function encrypt(
  db: Kysely<Database>,
  { endpoint, p256dh, auth }: PushDeviceRow,
  { title, body, path, tag }: PushText,
  { profile, publicUrl }: Pick<Site, 'profile' | 'publicUrl'>,
) {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = await readPushKeys(db);
  const message = JSON.stringify({ title: cut(title, titleLength), body: cut(body, bodyLength), path, tag });
  const subject = subjectOf(profile.email, publicUrl, new URL(endpoint).origin);
  const { headers, body: cipherText } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    vapidDetails: { subject, publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: keptSeconds,
    urgency: 'high',
    topic: tag && topicOf(tag, auth),
  });
  return { headers, body: cipherText };
}

/**
 * A push service stores one notification per topic. The topic must not reveal its subject, so it is hashed with a key that only the device
 * knows.
 */
function topicOf(tag: string, auth: string): string {
  return createHmac('sha256', auth).update(tag).digest('base64url').slice(0, topicLength);
}

/**
 * Returns the contact that a push service may write to about the site. Apple refuses a subject that can't be real, such as the example
 * address of a fresh site. In that case, and without a real site name, the contact is the service's own address.
 */
function subjectOf(email: string, publicUrl: string, service: string): string {
  if (isPublicName(email.slice(email.lastIndexOf('@') + 1))) return `mailto:${email}`;
  const { host, hostname } = URL.canParse(publicUrl) ? new URL(publicUrl) : { host: '', hostname: '' };
  return isPublicName(hostname) ? `https://${host}` : service.replace(/^http:/, 'https:');
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const keySetting = setting<PushKeys>('push-keys', z.object({ publicKey: z.string(), privateKey: z.string() }));

/**
 * Returns the keys by which push services recognize the site (RFC 8292), in base64url. The first process that needs them creates them. New
 * keys would force every device to subscribe again, so they are stored in the database and its backups.
 */
export async function readPushKeys(db: Kysely<Database>): Promise<PushKeys> {
  const { value } = await keySetting.read(db);
  return value ?? (await makePushKeys(db)) ?? readPushKeys(db);
}

async function makePushKeys(db: Kysely<Database>): Promise<PushKeys | undefined> {
  const { default: webPush } = await import('web-push');
  return keySetting.update(db, (known) => (known ? undefined : webPush.generateVAPIDKeys()));
}
