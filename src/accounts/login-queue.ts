import fp from 'fastify-plugin';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LoginBusyError } from '../http/errors.ts';
import { paceKey } from '../http/rate-limit.ts';

/**
 * Guessing from many addresses at once is slowed for the whole site: one check at a time (each takes 32 MiB for a moment),
 * and once this many have failed in a quarter of an hour, a pause after each further failure.
 * Nobody is refused for what others did; the owner waits behind at most `waiting` checks.
 */
const loginQueueLimits = { waiting: 30, freeFailures: 30, windowSeconds: 900, pauseMs: 500 };

declare module 'fastify' {
  interface FastifyInstance {
    loginQueue: LoginQueue;
  }
}

export interface LoginQueue {
  /**
   * Runs a check when those before it are done.
   * @param address who asks; an address waits with one check at a time
   * @param check tells by its result whether the login succeeded
   * @throws LoginBusyError when the address already waits or the queue is full
   */
  run<Result>(address: string, check: () => Promise<Result | undefined>): Promise<Result | undefined>;
}

export const loginQueue = fp(
  async (app) => {
    app.decorate('loginQueue', createLoginQueue());
  },
  { name: 'login-queue', fastify: '5.x' },
);

/** A queue of its own, for a test with smaller limits. */
export function createLoginQueue(limits = loginQueueLimits): LoginQueue {
  const failures = new RateLimiterMemory({ points: limits.freeFailures, duration: limits.windowSeconds });
  const waiting = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    async run(address, check) {
      const key = paceKey(address);
      if (waiting.has(key) || waiting.size >= limits.waiting) throw new LoginBusyError();
      waiting.add(key);
      const result = last.then(check).finally(() => waiting.delete(key));
      last = result.then(pauseAfterFailure, pauseAfterFailure);
      return result;
    },
  };

  /** Counts a check that found nothing; holds the queue once there were many. */
  async function pauseAfterFailure(result?: unknown): Promise<void> {
    if (result !== undefined) return;
    try {
      await failures.consume('site');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, limits.pauseMs));
    }
  }
}
