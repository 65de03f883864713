import { setTimeout } from 'node:timers/promises';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { LoginBusyError } from '../http/errors.ts';
import { addressOf } from '../http/rate-limit.ts';
import { MemoryRateLimitStore, type RateLimitCounts } from '../http/rate-limit-store.ts';

/**
 * Slows password guessing from many addresses for the whole site: one check at a time (each takes 32 MiB of memory), and after
 * `freeFailures` failed checks in the window one every `pauseMs` at most. The checks of one address run one after the other and
 * take one of the queue's `addresses` places, so that one address cannot fill the queue.
 */
const loginQueueLimits = { addresses: 30, perAddress: 10, freeFailures: 30, windowMs: 15 * 60_000, pauseMs: 500 };

declare module 'fastify' {
  interface FastifyInstance {
    loginQueue: LoginQueue;
  }
}

export interface LoginQueue {
  /**
   * Runs a check after those before it.
   * @param address IP address of the client
   * @param check resolves to `undefined` when the login failed
   * @throws LoginBusyError when too many checks of this address, or too many addresses, are waiting
   */
  run<Result>(address: string, check: () => Promise<Result | undefined>): Promise<Result | undefined>;
}

export const loginQueue = fp(
  async (app) => {
    app.decorate('loginQueue', createLoginQueue(loginQueueLimits, app.rateLimitCounts));
  },
  { name: 'login-queue', dependencies: ['rate-limits'], fastify: '5.x' },
);

const failuresKey = 'login-failures:site';

/** A queue of its own, for a test with smaller limits. */
export function createLoginQueue(
  limits = loginQueueLimits,
  counts: RateLimitCounts = new MemoryRateLimitStore(),
): LoginQueue {
  const site = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, PQueue>();

  return {
    async run(address, check) {
      const queue = findQueue(addressOf({ ip: address }));
      return queue.add(() => site.add(() => runCheck(check)));
    },
  };

  function findQueue(key: string): PQueue {
    const own = waiting.get(key);
    if (own ? own.size + own.pending >= limits.perAddress : waiting.size >= limits.addresses)
      throw new LoginBusyError();
    if (own) return own;
    const queue = new PQueue({ concurrency: 1 });
    queue.addEventListener('idle', () => waiting.delete(key));
    waiting.set(key, queue);
    return queue;
  }

  /** The turns are the site's: where several processes check passwords, all of them together make two guesses a second. */
  async function runCheck<Result>(check: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const { current } = await counts.find(failuresKey);
    if (current > limits.freeFailures) await setTimeout(await counts.takeTurn('login-turn:site', limits.pauseMs));
    const result = await check();
    if (result === undefined) await counts.count(failuresKey, limits.windowMs);
    return result;
  }
}
