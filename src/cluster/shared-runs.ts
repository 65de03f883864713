import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs work for everyone who asks: one run after the other, so far apart, and one that began after they asked.
 * @param gapMs between the beginnings of two runs at least
 */
export function shareRuns(work: () => Promise<void>, gapMs: number): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let next: Promise<void> | undefined;

  return function run(): Promise<void> {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };

  function begin(): Promise<void> {
    const done = work();
    const ended = Promise.allSettled([done, pause(gapMs, undefined, { ref: false })]).then(() => {
      if (running === ended) running = undefined;
    });
    running = ended;
    return done;
  }
}
