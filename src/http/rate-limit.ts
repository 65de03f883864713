import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { TooManyRequestsError } from './errors.ts';
import { logRefusal } from './logs.ts';

const minuteMs = 60_000;

type Answer = (error: Error | null, result?: Usage) => void;

/**
 * The maximum number of uses per time window (docs/decisions.md, "The API" and "Limits"). Addresses leave this process's memory only as
 * keyed hashes.
 */
export const limits = {
  form: { max: 20, timeWindow: 10 * minuteMs },
  login: { max: 5, timeWindow: 15 * minuteMs },
  // Higher than the limit of one address, so that only guesses from several addresses reach it.
  person: { max: 20, timeWindow: 15 * minuteMs },
  upload: { max: 120, timeWindow: 10 * minuteMs },
  photo: { max: 60, timeWindow: 10 * minuteMs },
  calendar: { max: 60, timeWindow: 10 * minuteMs },
  // Guessed links of estimates. A right link isn't counted.
  estimate: { max: 20, timeWindow: 10 * minuteMs },
  // Twenty devices in one office, and a lead every other minute.
  confirmation: { max: 120, timeWindow: 10 * minuteMs },
};

type RateLimit = ReturnType<typeof createLimit>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Accepted form posts, by address. */
    formLimit: RateLimit;
    /** Failed logins, by address. */
    loginLimit: RateLimit;
    /** Failed logins with an email, by email, known or not. */
    personLimit: RateLimit;
    /** Uploads, by session. */
    uploadLimit: RateLimit;
    /** Photos of leads, by address. */
    photoLimit: RateLimit;
    /** Requests of the private calendar, with a right or wrong token, by address. */
    calendarLimit: RateLimit;
    /** Links of estimates that don't exist, by address. */
    estimateLimit: RateLimit;
    /** Confirmations that a device showed a notification, by address. */
    confirmationLimit: RateLimit;
    /** The counts of all limits. A key is the limit's name, a colon, and the address or session. */
    rateLimitCounts: RateLimitCounts;
    /** The counts of this process only. */
    rateLimitStore: MemoryRateLimitStore;
    /** Makes several processes count together from now on. */
    shareRateLimits(counts: RateLimitCounts): void;
  }
}

/** Decorates the app with the limits. Pages aren't limited; a route that needs a limit calls it. */
export const rateLimits = fp(
  async (app) => {
    const store = new MemoryRateLimitStore();
    let current: RateLimitCounts = store;
    const counts: RateLimitCounts = {
      count: (key, windowMs) => current.count(key, windowMs),
      find: (key) => current.find(key),
      // A failed refund does little harm, because the count ends with its window.
      refund: async (key) => Promise.resolve(current.refund(key)).catch(() => {}),
      takeTurn: (key, gapMs) => current.takeTurn(key, gapMs),
    };
    /** The store interface that the plugin requires. */
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
    app.decorate('personLimit', createLimit(app, 'person', typedEmailOf));
    app.decorate('photoLimit', createLimit(app, 'photo', addressOf));
    app.decorate('calendarLimit', createLimit(app, 'calendar', addressOf));
    app.decorate('estimateLimit', createLimit(app, 'estimate', addressOf));
    app.decorate('confirmationLimit', createLimit(app, 'confirmation', addressOf));
    app.decorate(
      'uploadLimit',
      createLimit(app, 'upload', (request) => request.findSessionId() ?? addressOf(request)),
    );
    // An IP address is stored for its window and at most a minute longer (docs/decisions.md, "Privacy").
    const cleanup = setInterval(() => store.delete(), minuteMs).unref();
    app.addHook('onClose', async () => clearInterval(cleanup));
  },
  { name: 'rate-limits' },
);

/** Returns the key of an IP address: for IPv6 the /64 network, because a customer can use any address in it. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, 64);
}

/** Returns the email of a login, in any case. */
function typedEmailOf({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return String(email ?? '')
    .trim()
    .normalize('NFC')
    .toLowerCase();
}

function createLimit(app: FastifyInstance, name: keyof typeof limits, subjectOf: (request: FastifyRequest) => string) {
  const keyGenerator = (request: FastifyRequest) => `${name}:${subjectOf(request)}`;
  const ask = app.createRateLimit({ ...limits[name], keyGenerator });

  async function find(request: FastifyRequest, options?: { increment: false }) {
    const usage = await ask(request, options);
    if (usage.isAllowed) throw new Error(`the limit "${name}" has no list of exceptions`);
    return usage;
  }

  return {
    /**
     * Counts one use before the work starts, so that concurrent requests can't exceed the limit.
     * @throws TooManyRequestsError with `Retry-After` set if the limit is used up
     */
    async count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { isExceeded, ttlInSeconds } = await find(request);
      if (isExceeded) throw refuse(reply, ttlInSeconds);
    },
    /** Refunds one use that doesn't count after all. */
    refund: async (request: FastifyRequest) => app.rateLimitCounts.refund(keyGenerator(request)),
    /** Reads the current count. */
    async read(request: FastifyRequest): Promise<number> {
      const { max, remaining } = await find(request, { increment: false });
      return max - remaining;
    },
    /** Throws like `count` if the limit is used up, but counts nothing. */
    async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
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

/** Counts of uses by key: of this process, or of all processes of a site. */
export interface RateLimitCounts {
  /** Counts one use; the first one starts the window. @param windowMs milliseconds */
  count(key: string, windowMs: number): Usage | Promise<Usage>;
  /** Reads the count without changing it. */
  find(key: string): Usage | Promise<Usage>;
  /** Refunds one use. */
  refund(key: string): void | Promise<void>;
  /** Assigns turns that are this many milliseconds apart. @returns how long to wait for this turn, in milliseconds */
  takeTurn(key: string, gapMs: number): number | Promise<number>;
}

/** The uses of a key in its window, and the milliseconds until the window ends. */
export interface Usage {
  current: number;
  ttl: number;
}

/** Far more keys than this site sees in a quarter of an hour; about 15 MB of memory. */
const keyLimit = 100_000;

/**
 * The counts of the rate limits, in this process's memory. The store of @fastify/rate-limit holds 5,000 keys and drops the least recently
 * used one, so a botnet with more addresses would evict its own counts. It also has no refunds.
 */
export class MemoryRateLimitStore implements RateLimitCounts {
  #windows = new Map<string, { current: number; endsAtMs: number }>();
  #now: () => number;
  #limit: number;

  /** @param now milliseconds; `performance.now` never jumps with the machine's clock */
  constructor({ now = () => performance.now(), limit = keyLimit } = {}) {
    this.#now = now;
    this.#limit = limit;
  }

  count(key: string, windowMs: number): Usage {
    const nowMs = this.#now();
    const open = this.#windows.get(key);
    const window = open && open.endsAtMs > nowMs ? open : { current: 0, endsAtMs: nowMs + windowMs };
    window.current += 1;
    if (window !== open) this.#add(key, window);
    return { current: window.current, ttl: window.endsAtMs - nowMs };
  }

  find(key: string): Usage {
    const window = this.#windows.get(key);
    const ttl = (window?.endsAtMs ?? 0) - this.#now();
    return window && ttl > 0 ? { current: window.current, ttl } : { current: 0, ttl: 0 };
  }

  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.current > 0) window.current -= 1;
  }

  takeTurn(key: string, gapMs: number): number {
    const nowMs = this.#now();
    const freeAtMs = Math.max(nowMs, this.#windows.get(key)?.endsAtMs ?? 0);
    this.#add(key, { current: 0, endsAtMs: freeAtMs + gapMs });
    return freeAtMs - nowMs;
  }

  /** Deletes all keys whose window has ended, or one given key. */
  delete(key?: string): void {
    if (key !== undefined) this.#windows.delete(key);
    const nowMs = this.#now();
    for (const [ended, { endsAtMs }] of this.#windows) if (endsAtMs <= nowMs) this.#windows.delete(ended);
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Drops the oldest window when the store is full. */
  #add(key: string, window: { current: number; endsAtMs: number }): void {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= this.#limit && oldest !== undefined) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}
