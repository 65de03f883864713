import { createHmac } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { type Claim, describeError, type Outcome, withoutClaim } from './channel.ts';
import { request } from './public-request.ts';
import { type DeliverySettings, readDeliverySettings } from './settings.ts';

/** The owner's webhook. */
export interface Webhook {
  /** Posts an event to the owner's address. */
  post(event: WebhookEvent, claim: Claim, signal?: AbortSignal): Promise<Outcome>;
  /** Posts a test event. */
  ping(id: string): Promise<Outcome>;
}

/** Creates the webhook. Its address is read for each event. */
export function createWebhook(db: Kysely<Database>, options: WebhookOptions): Webhook {
  return { post, ping: (id) => post(describeEvent(id, 'ping', options.now(), {}), withoutClaim) };

  async function post(event: WebhookEvent, claim: Claim, signal?: AbortSignal): Promise<Outcome> {
    const { webhook } = await readDeliverySettings(db);
    if (!webhook) return { result: 'refused', error: 'No webhook is set', scope: 'path' };
    return postWebhook(webhook, event, options, claim, signal);
  }
}

/** Returns an event in the format that is posted. @param type such as `lead.created` */
export function describeEvent(id: string, type: string, atMs: number, data: object): WebhookEvent {
  return { id, body: JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data }) };
}

/** Time limit of the owner's server to respond to an event. */
export const webhookTimeoutMs = 20_000;

export interface WebhookOptions {
  /** Allows `http:` and addresses of this machine and its network. */
  allowPrivate: boolean;
  timeoutMs: number;
  now(): number;
}

/** One event. The identifier is the same for every attempt, so that the receiver can drop duplicates. */
export interface WebhookEvent {
  id: string;
  body: string;
}

/**
 * Posts an event, signed as the Standard Webhooks specification requires: HMAC-SHA256 over id, timestamp, and body. Redirects aren't
 * followed; any status from 200 to 299 counts as delivered.
 */
export async function postWebhook(
  target: NonNullable<DeliverySettings['webhook']>,
  event: WebhookEvent,
  options: WebhookOptions,
  claim: Claim,
  signal?: AbortSignal,
): Promise<Outcome> {
  let claimed = false;
  const { allowPrivate, timeoutMs, now } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const url = new URL(target.url);
    if (!allowPrivate && url.protocol !== 'https:') throw new Error('A webhook address must start with https://');
    const { status } = await request(url, {
      method: 'POST',
      body: event.body,
      allowPrivate,
      headers: writeHeaders(target.secret, event, Math.floor(now() / 1000)),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      async beforeFirstByte() {
        await claim();
        claimed = true;
      },
    });
    if (status >= 200 && status < 300) return { result: 'sent' };
    return { result: 'refused', error: `The webhook returned ${status}`, scope: 'delivery' };
  } catch (error) {
    if (claimed) return { result: 'unknown', error: describeError(error) };
    return { result: 'refused', error: describeError(error), scope: 'path' };
  }
}

function writeHeaders(secret: string, event: WebhookEvent, timestampSeconds: number): OutgoingHttpHeaders {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(event.body),
    'user-agent': 'fence-contractor-site',
    'webhook-id': event.id,
    'webhook-timestamp': timestampSeconds,
    'webhook-signature': signWebhook(secret, event, timestampSeconds),
  };
}

function signWebhook(secret: string, event: WebhookEvent, timestampSeconds: number): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${event.id}.${timestampSeconds}.${event.body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
