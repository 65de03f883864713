import { useSyncExternalStore } from 'react';

const tickMs = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds, renewed every minute by one clock for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The clock stood still while nobody listened; React reads it again right after subscribing.
  if (timer === undefined) now = Date.now();
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
