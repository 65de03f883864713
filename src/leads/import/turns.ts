import { setImmediate } from 'node:timers/promises';

/** The longest turn of the event loop, in milliseconds: visitors' requests wait no longer than that. */
const turnMs = 8;

/** Returns a function to call between small pieces of long work. It lets other requests run once the turn is long. */
export function startTurns(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < turnMs) return;
    await setImmediate();
    begin = performance.now();
  };
}
