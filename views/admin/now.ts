import { createSharedValue } from '../islands/shared-value.ts';

const tickMs = 60_000;

const now = createSharedValue(Date.now(), () => {
  // The clock doesn't run without subscribers. React reads it again right after subscribing.
  now.set(Date.now());
  const timer = setInterval(() => now.set(Date.now()), tickMs);
  return () => clearInterval(timer);
});

/** The time in milliseconds, renewed every minute by one clock for the whole page. */
export const useNow = now.use;
