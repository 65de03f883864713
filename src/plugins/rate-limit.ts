import rateLimit from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../errors.ts';

/** Limits per address (decisions, sections 4 and 9). Addresses live in memory only, no longer than the window. */
export const limits = {
  form: { points: 20, duration: 600 },
  login: { points: 5, duration: 900 },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Accepted form posts, by address. */
    formPace: RateLimiterMemory;
    /** Failed logins, by address. */
    loginPace: RateLimiterMemory;
  }
}

/** Pages are never limited; routes that need a limit name it. */
export const rateLimits = fp(
  async (app) => {
    await app.register(rateLimit, { global: false });
    app.decorate('formPace', new RateLimiterMemory(limits.form));
    app.decorate('loginPace', new RateLimiterMemory(limits.login));
  },
  { name: 'rate-limits', fastify: '5.x' },
);

/**
 * Counts one use by an address.
 * @throws TooManyRequestsError with `Retry-After` set when the limit is used up
 */
export async function spend(pace: RateLimiterMemory, address: string, reply: FastifyReply): Promise<void> {
  try {
    await pace.consume(address);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? refuse(refusal, reply) : refusal;
  }
}

/**
 * Refuses an address that has used up its limit, without counting.
 * @throws TooManyRequestsError with `Retry-After` set
 */
export async function requirePace(pace: RateLimiterMemory, address: string, reply: FastifyReply): Promise<void> {
  const used = await pace.get(address);
  if (used && used.consumedPoints >= pace.points) throw refuse(used, reply);
}

function refuse(used: RateLimiterRes, reply: FastifyReply): Error {
  const seconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  reply.header('retry-after', seconds);
  return new TooManyRequestsError(`Too many requests. Please try again in ${Math.ceil(seconds / 60)} minutes.`);
}
