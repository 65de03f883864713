import type rateLimit from '@fastify/rate-limit';

/** How often a key was used in its window, and the milliseconds until the window ends. */
export interface Usage {
  current: number;
  ttl: number;
}

type Answer = (error: Error | null, result?: Usage) => void;

/** Far more than a site of this kind ever sees in a quarter of an hour; some 15 MB of memory. */
const keyLimit = 100_000;

/**
 * The counts behind the rate limits, in the memory of this process. Besides what @fastify/rate-limit asks of a store, a use can be
 * given back. The plugin's own store keeps 5,000 keys and forgets the least recently used one: a botnet of more addresses than
 * that would push its own counts out.
 */
export class MemoryRateLimitStore implements rateLimit.FastifyRateLimitStore {
  #windows = new Map<string, { current: number; endsAtMs: number }>();
  #now: () => number;
  #limit: number;

  /** @param now milliseconds; `performance.now` never jumps with the machine's clock */
  constructor({ now = () => performance.now(), limit = keyLimit } = {}) {
    this.#now = now;
    this.#limit = limit;
  }

  incr(key: string, answer: Answer, timeWindow: number): void {
    answer(null, this.count(key, timeWindow));
  }

  read(key: string, answer: Answer): void {
    answer(null, this.find(key));
  }

  /** Every limit shares this store: the key begins with the limit's name. */
  child(): this {
    return this;
  }

  /** Counts one use; the first one begins the window. @param windowMs milliseconds */
  count(key: string, windowMs: number): Usage {
    const nowMs = this.#now();
    const open = this.#windows.get(key);
    const window = open && open.endsAtMs > nowMs ? open : { current: 0, endsAtMs: nowMs + windowMs };
    window.current += 1;
    if (window !== open) this.#add(key, window);
    return { current: window.current, ttl: window.endsAtMs - nowMs };
  }

  /** The uses that count now; nothing changes. */
  find(key: string): Usage {
    const window = this.#windows.get(key);
    const ttl = (window?.endsAtMs ?? 0) - this.#now();
    return window && ttl > 0 ? { current: window.current, ttl } : { current: 0, ttl: 0 };
  }

  /** Takes one use back. */
  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.current > 0) window.current -= 1;
  }

  /** Forgets every key whose window has ended, or only the one given, whatever its window. */
  forget(key?: string): void {
    if (key !== undefined) this.#windows.delete(key);
    const nowMs = this.#now();
    for (const [ended, { endsAtMs }] of this.#windows) if (endsAtMs <= nowMs) this.#windows.delete(ended);
  }

  get size(): number {
    return this.#windows.size;
  }

  /** A full store forgets the window that began first. */
  #add(key: string, window: { current: number; endsAtMs: number }): void {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= this.#limit && oldest !== undefined) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}
