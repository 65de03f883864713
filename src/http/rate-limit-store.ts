/** Counts of uses by key: those of this process, or those that all processes of a site keep together. */
export interface RateLimitCounts {
  /** Counts one use; the first one starts the window. @param windowMs milliseconds */
  count(key: string, windowMs: number): Usage | Promise<Usage>;
  /** Reads the count without changing it. */
  find(key: string): Usage | Promise<Usage>;
  /** Refunds one use. */
  refund(key: string): void | Promise<void>;
  /** Hands out turns that are so many milliseconds apart. @returns how long to wait for this one, in milliseconds */
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
 * The counts of the rate limits, in this process's memory. The own store of @fastify/rate-limit keeps 5,000 keys and drops the least
 * recently used one, so that a botnet of more addresses would evict its own counts; and it cannot give back.
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
  forget(key?: string): void {
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
