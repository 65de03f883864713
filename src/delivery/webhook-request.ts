import { createHmac } from 'node:crypto';
import { type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { lookupPublic, requirePublicHost } from './addresses.ts';
import { type Claim, describeError, type Outcome } from './channel.ts';

/** How long the owner's server may take to answer an event. */
export const webhookTimeoutMs = 20_000;

/** The owner's webhook. */
export interface WebhookTarget {
  url: string;
  /** `whsec_` and 32 bytes in base64. */
  secret: string;
}

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

const defaultPorts: Record<string, number> = { 'https:': 443, 'http:': 80 };

/**
 * Posts an event, signed after the Standard Webhooks specification: HMAC-SHA256 over id, timestamp and body.
 * Redirects are not followed; any status from 200 to 299 counts as delivered.
 */
export async function postWebhook(
  target: WebhookTarget,
  event: WebhookEvent,
  options: WebhookOptions,
  claim: Claim,
  signal?: AbortSignal,
): Promise<Outcome> {
  let claimed = false;
  try {
    const status = await post(target, event, options, signal, async () => {
      await claim();
      claimed = true;
    });
    if (status >= 200 && status < 300) return { result: 'sent' };
    return { result: 'refused', error: `The webhook answered ${status}`, scope: 'delivery' };
  } catch (error) {
    if (claimed) return { result: 'unknown', error: describeError(error) };
    return { result: 'refused', error: describeError(error), scope: 'path' };
  }
}

/** Writes nothing before the connection is open and the event is claimed. @returns the status of the response */
async function post(
  target: WebhookTarget,
  event: WebhookEvent,
  options: WebhookOptions,
  signal: AbortSignal | undefined,
  claim: Claim,
): Promise<number> {
  const url = new URL(target.url);
  requireAllowed(url, options.allowPrivate);
  const limit = AbortSignal.timeout(options.timeoutMs);
  const requestOptions: RequestOptions = {
    method: 'POST',
    port: url.port || defaultPorts[url.protocol],
    headers: writeHeaders(target.secret, event, Math.floor(options.now() / 1000)),
    agent: false,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(!options.allowPrivate && { lookup: lookupPublic }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, requestOptions);
  request.on('error', reject);
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('socket', (socket) =>
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      claim().then(
        () => request.end(event.body),
        (error) => request.destroy(error),
      );
    }),
  );
  return promise;
}

function requireAllowed(url: URL, allowPrivate: boolean): void {
  if (allowPrivate) return;
  if (url.protocol !== 'https:') throw new Error('A webhook address must begin with https://');
  requirePublicHost(url);
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

/** The value of the `webhook-signature` header. */
function signWebhook(secret: string, event: WebhookEvent, timestampSeconds: number): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${event.id}.${timestampSeconds}.${event.body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
