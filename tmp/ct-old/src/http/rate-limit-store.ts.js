const keyLimit = 1e5;
class MemoryRateLimitStore {
  #windows = /* @__PURE__ */ new Map();
  #now;
  #limit;
  /** @param now milliseconds; `performance.now` never jumps with the machine's clock */
  constructor({ now = () => performance.now(), limit = keyLimit } = {}) {
    this.#now = now;
    this.#limit = limit;
  }
  count(key, windowMs) {
    const nowMs = this.#now();
    const open = this.#windows.get(key);
    const window = open && open.endsAtMs > nowMs ? open : { current: 0, endsAtMs: nowMs + windowMs };
    window.current += 1;
    if (window !== open) this.#add(key, window);
    return { current: window.current, ttl: window.endsAtMs - nowMs };
  }
  find(key) {
    const window = this.#windows.get(key);
    const ttl = (window?.endsAtMs ?? 0) - this.#now();
    return window && ttl > 0 ? { current: window.current, ttl } : { current: 0, ttl: 0 };
  }
  refund(key) {
    const window = this.#windows.get(key);
    if (window && window.current > 0) window.current -= 1;
  }
  takeTurn(key, gapMs) {
    const nowMs = this.#now();
    const freeAtMs = Math.max(nowMs, this.#windows.get(key)?.endsAtMs ?? 0);
    this.#add(key, { current: 0, endsAtMs: freeAtMs + gapMs });
    return freeAtMs - nowMs;
  }
  /** Deletes all keys whose window has ended, or one given key. */
  forget(key) {
    if (key !== void 0) this.#windows.delete(key);
    const nowMs = this.#now();
    for (const [ended, { endsAtMs }] of this.#windows) if (endsAtMs <= nowMs) this.#windows.delete(ended);
  }
  get size() {
    return this.#windows.size;
  }
  /** Drops the oldest window when the store is full. */
  #add(key, window) {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= this.#limit && oldest !== void 0) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}
export {
  MemoryRateLimitStore
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvcmF0ZS1saW1pdC1zdG9yZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQW1CQSxNQUFNLFdBQVc7QUFNVixNQUFNLHFCQUFnRDtBQUFBLEVBQzNELFdBQVcsb0JBQUksSUFBbUQ7QUFBQSxFQUNsRTtBQUFBLEVBQ0E7QUFBQTtBQUFBLEVBR0EsWUFBWSxFQUFFLE1BQU0sTUFBTSxZQUFZLElBQUksR0FBRyxRQUFRLFNBQVMsSUFBSSxDQUFDLEdBQUc7QUFDcEUsU0FBSyxPQUFPO0FBQ1osU0FBSyxTQUFTO0FBQUEsRUFDaEI7QUFBQSxFQUVBLE1BQU0sS0FBYSxVQUF5QjtBQUMxQyxVQUFNLFFBQVEsS0FBSyxLQUFLO0FBQ3hCLFVBQU0sT0FBTyxLQUFLLFNBQVMsSUFBSSxHQUFHO0FBQ2xDLFVBQU0sU0FBUyxRQUFRLEtBQUssV0FBVyxRQUFRLE9BQU8sRUFBRSxTQUFTLEdBQUcsVUFBVSxRQUFRLFNBQVM7QUFDL0YsV0FBTyxXQUFXO0FBQ2xCLFFBQUksV0FBVyxLQUFNLE1BQUssS0FBSyxLQUFLLE1BQU07QUFDMUMsV0FBTyxFQUFFLFNBQVMsT0FBTyxTQUFTLEtBQUssT0FBTyxXQUFXLE1BQU07QUFBQSxFQUNqRTtBQUFBLEVBRUEsS0FBSyxLQUFvQjtBQUN2QixVQUFNLFNBQVMsS0FBSyxTQUFTLElBQUksR0FBRztBQUNwQyxVQUFNLE9BQU8sUUFBUSxZQUFZLEtBQUssS0FBSyxLQUFLO0FBQ2hELFdBQU8sVUFBVSxNQUFNLElBQUksRUFBRSxTQUFTLE9BQU8sU0FBUyxJQUFJLElBQUksRUFBRSxTQUFTLEdBQUcsS0FBSyxFQUFFO0FBQUEsRUFDckY7QUFBQSxFQUVBLE9BQU8sS0FBbUI7QUFDeEIsVUFBTSxTQUFTLEtBQUssU0FBUyxJQUFJLEdBQUc7QUFDcEMsUUFBSSxVQUFVLE9BQU8sVUFBVSxFQUFHLFFBQU8sV0FBVztBQUFBLEVBQ3REO0FBQUEsRUFFQSxTQUFTLEtBQWEsT0FBdUI7QUFDM0MsVUFBTSxRQUFRLEtBQUssS0FBSztBQUN4QixVQUFNLFdBQVcsS0FBSyxJQUFJLE9BQU8sS0FBSyxTQUFTLElBQUksR0FBRyxHQUFHLFlBQVksQ0FBQztBQUN0RSxTQUFLLEtBQUssS0FBSyxFQUFFLFNBQVMsR0FBRyxVQUFVLFdBQVcsTUFBTSxDQUFDO0FBQ3pELFdBQU8sV0FBVztBQUFBLEVBQ3BCO0FBQUE7QUFBQSxFQUdBLE9BQU8sS0FBb0I7QUFDekIsUUFBSSxRQUFRLE9BQVcsTUFBSyxTQUFTLE9BQU8sR0FBRztBQUMvQyxVQUFNLFFBQVEsS0FBSyxLQUFLO0FBQ3hCLGVBQVcsQ0FBQyxPQUFPLEVBQUUsU0FBUyxDQUFDLEtBQUssS0FBSyxTQUFVLEtBQUksWUFBWSxNQUFPLE1BQUssU0FBUyxPQUFPLEtBQUs7QUFBQSxFQUN0RztBQUFBLEVBRUEsSUFBSSxPQUFlO0FBQ2pCLFdBQU8sS0FBSyxTQUFTO0FBQUEsRUFDdkI7QUFBQTtBQUFBLEVBR0EsS0FBSyxLQUFhLFFBQXFEO0FBQ3JFLFNBQUssU0FBUyxPQUFPLEdBQUc7QUFDeEIsVUFBTSxDQUFDLE1BQU0sSUFBSSxLQUFLLFNBQVMsS0FBSztBQUNwQyxRQUFJLEtBQUssU0FBUyxRQUFRLEtBQUssVUFBVSxXQUFXLE9BQVcsTUFBSyxTQUFTLE9BQU8sTUFBTTtBQUMxRixTQUFLLFNBQVMsSUFBSSxLQUFLLE1BQU07QUFBQSxFQUMvQjtBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//b7239ef250e73dc88821e1cfbed9f9dc5216e6ed
