import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from './errors.ts';
import { tellRefusal } from './security-log.ts';

/** Limits per address (decisions, sections 4 and 9). Addresses live in memory only, no longer than the window. */
export const limits = {
  form: { points: 20, duration: 600 },
  login: { points: 5, duration: 900 },
  upload: { points: 120, duration: 600 },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Accepted form posts, by address. */
    formPace: RateLimiterMemory;
    /** Failed logins, by address. */
    loginPace: RateLimiterMemory;
    /** Uploads, by session. */
    uploadPace: RateLimiterMemory;
  }
}

/** Pages are never limited; routes that need a limit name it. */
export const rateLimits = fp(
  async (app) => {
    app.decorate('formPace', new RateLimiterMemory(limits.form));
    app.decorate('loginPace', new RateLimiterMemory(limits.login));
    app.decorate('uploadPace', new RateLimiterMemory(limits.upload));
  },
  { name: 'rate-limits', fastify: '5.x' },
);

/**
 * Counts one use by an address.
 * @throws TooManyRequestsError with `Retry-After` set when the limit is used up
 */
export async function spend(pace: RateLimiterMemory, address: string, reply: FastifyReply): Promise<void> {
  try {
    await pace.consume(paceKey(address));
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? refuse(pace, refusal, reply) : refusal;
  }
}

/** Takes back one use that turned out not to count. */
export async function refund(pace: RateLimiterMemory, address: string): Promise<void> {
  await pace.reward(paceKey(address));
}

/**
 * What counts as one address: an IPv6 customer owns at least a /64 and could use a new address of it for every request.
 * @param address an address of either version; anything else, such as a session's number, counts as it is
 */
export function paceKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}

/** The first four groups of an IPv6 address, written one way. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const written = groups(head);
  const missing = tail === undefined ? 0 : 8 - written.length - groups(tail).length;
  const all = [...written, ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function refuse(pace: RateLimiterMemory, used: RateLimiterRes, reply: FastifyReply): Error {
  // A clock that was set back would make the rest of the window look longer than the window.
  const seconds = Math.min(pace.duration, Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
  reply.header('retry-after', seconds);
  tellRefusal(reply.request, 'too-many-requests');
  return new TooManyRequestsError(`Too many requests. Please try again in ${Math.ceil(seconds / 60)} minutes.`);
}
