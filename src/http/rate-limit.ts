import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { TooManyRequestsError } from './errors.ts';
import { MemoryRateLimitStore, type RateLimitCounts, type Usage } from './rate-limit-store.ts';
import { logRefusal } from './security-log.ts';

const minuteMs = 60_000;

type Answer = (error: Error | null, result?: Usage) => void;

/** How many uses in how many milliseconds (docs/decisions.md, "The API" and "Limits"). Addresses never leave the memory of this process but as keyed hashes. */
export const limits = {
  form: { max: 20, timeWindow: 10 * minuteMs },
  login: { max: 5, timeWindow: 15 * minuteMs },
  upload: { max: 120, timeWindow: 10 * minuteMs },
  photo: { max: 60, timeWindow: 10 * minuteMs },
};

export interface RateLimit {
  /**
   * Counts one use before the work starts, so that concurrent requests cannot exceed the limit.
   * @throws TooManyRequestsError with `Retry-After` set when the limit is used up
   */
  count(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Refunds one use that does not count after all. */
  refund(request: FastifyRequest): Promise<void>;
  /** Reads the current count. */
  read(request: FastifyRequest): Promise<number>;
  /** Throws like `count` when the limit is used up, but counts nothing. */
  check(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Accepted form posts, by address. */
    formLimit: RateLimit;
    /** Failed logins, by address. */
    loginLimit: RateLimit;
    /** Uploads, by session. */
    uploadLimit: RateLimit;
    /** Photos that come with requests, by address. */
    photoLimit: RateLimit;
    /** What all limits are counted with. A key is the limit's name, a colon, and the address or session. */
    rateLimitCounts: RateLimitCounts;
    /** This process's own counts. */
    rateLimitStore: MemoryRateLimitStore;
    /** Has several processes count together from now on. */
    shareRateLimits(counts: RateLimitCounts): void;
  }
}

/** Decorates the limits. Pages are not limited; a route that needs a limit calls it. */
export const rateLimits = fp(
  async (app) => {
    const store = new MemoryRateLimitStore();
    let current: RateLimitCounts = store;
    const counts: RateLimitCounts = {
      count: (key, windowMs) => current.count(key, windowMs),
      find: (key) => current.find(key),
      // A refund that fails does no harm for long: the count ends with its window.
      refund: async (key) => Promise.resolve(current.refund(key)).catch(() => {}),
      takeTurn: (key, gapMs) => current.takeTurn(key, gapMs),
    };
    /** The counts as the plugin asks for them. */
    class Store {
      incr(key: string, answer: Answer, windowMs: number): void {
        void Promise.resolve(counts.count(key, windowMs)).then((usage) => answer(null, usage), answer);
      }
      read(key: string, answer: Answer): void {
        void Promise.resolve(counts.find(key)).then((usage) => answer(null, usage), answer);
      }
      child(): this {
        return this;
      }
    }
    await app.register(rateLimit, { global: false, store: Store });
    app.decorate('shareRateLimits', (shared) => {
      current = shared;
    });
    app.decorate('rateLimitCounts', counts);
    app.decorate('rateLimitStore', store);
    app.decorate('formLimit', createLimit(app, 'form', addressOf));
    app.decorate('loginLimit', createLimit(app, 'login', addressOf));
    app.decorate('photoLimit', createLimit(app, 'photo', addressOf));
    app.decorate(
      'uploadLimit',
      createLimit(app, 'upload', (request) => request.findSessionId() ?? addressOf(request)),
    );
    // An IP address is kept for its window and at most a minute longer (docs/decisions.md, "Privacy").
    const sweeping = setInterval(() => store.forget(), minuteMs).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
  { name: 'rate-limits', fastify: '5.x' },
);

/** The key of an IP address: for IPv6 the /64 network, because a customer can use any address in it. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, 64);
}

function createLimit(
  app: FastifyInstance,
  name: keyof typeof limits,
  subjectOf: (request: FastifyRequest) => string,
): RateLimit {
  const keyGenerator = (request: FastifyRequest) => `${name}:${subjectOf(request)}`;
  const ask = app.createRateLimit({ ...limits[name], keyGenerator });

  async function find(request: FastifyRequest, options?: { increment: false }) {
    const usage = await ask(request, options);
    if (usage.isAllowed) throw new Error(`the limit "${name}" has no list of exceptions`);
    return usage;
  }

  return {
    async count(request, reply) {
      const { isExceeded, ttlInSeconds } = await find(request);
      if (isExceeded) throw refuse(reply, ttlInSeconds);
    },
    refund: async (request) => app.rateLimitCounts.refund(keyGenerator(request)),
    async read(request) {
      const { max, remaining } = await find(request, { increment: false });
      return max - remaining;
    },
    async check(request, reply) {
      const { remaining, ttlInSeconds } = await find(request, { increment: false });
      if (remaining === 0) throw refuse(reply, ttlInSeconds);
    },
  };
}

function refuse(reply: FastifyReply, seconds: number): Error {
  reply.header('retry-after', seconds);
  logRefusal(reply.request, 'too-many-requests');
  return new TooManyRequestsError(`Too many requests. Please try again in ${Math.ceil(seconds / 60)} minutes.`);
}
