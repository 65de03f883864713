import { setTimeout } from 'node:timers/promises';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import type { SharedLimits } from '../database/index.ts';
import { LoginBusyError } from '../http/errors.ts';
import { addressOf } from '../http/rate-limit.ts';
import { MemoryRateLimitStore } from '../http/rate-limit-store.ts';

/**
 * Slows password guessing from many addresses for the whole site: one check at a time (each takes 32 MiB of memory), and after
 * `freeFailures` failed checks in the window a pause after each further failure. The checks of one address run one after the other and
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
    const limits = app.sharedDatabase?.limits;
    const queue = createLoginQueue(loginQueueLimits, app.rateLimitStore, limits && makeSharedPause(limits));
    app.decorate('loginQueue', queue);
  },
  { name: 'login-queue', dependencies: ['database', 'rate-limits'], fastify: '5.x' },
);

/** The pause between two checks where several processes check passwords for one site. */
interface SharedPause {
  /** Waits for this check's turn once there were too many failures. */
  wait(): Promise<void>;
  countFailure(): Promise<void>;
}

const failuresKey = 'login-failures:site';

/** Too many failures on all processes together, and turns that all of them share: two guesses a second for the whole site. */
function makeSharedPause(shared: SharedLimits): SharedPause {
  const { freeFailures, windowMs, pauseMs } = loginQueueLimits;
  return {
    async wait() {
      const { current } = await shared.find(failuresKey);
      if (current > freeFailures) await setTimeout(await shared.takeTurn('login-turn:site', pauseMs));
    },
    async countFailure() {
      await shared.count(failuresKey, windowMs);
    },
  };
}

/** A queue of its own, for a test with smaller limits. */
export function createLoginQueue(
  limits = loginQueueLimits,
  failures = new MemoryRateLimitStore(),
  sharedPause?: SharedPause,
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

  async function runCheck<Result>(check: () => Promise<Result | undefined>): Promise<Result | undefined> {
    await sharedPause?.wait();
    const result = await check();
    if (result !== undefined) return result;
    if (sharedPause) await sharedPause.countFailure();
    else pauseAfterFailure();
    return result;
  }

  function pauseAfterFailure(): void {
    const { current } = failures.count(failuresKey, limits.windowMs);
    if (current <= limits.freeFailures) return;
    site.pause();
    void setTimeout(limits.pauseMs).then(() => site.start());
  }
}
