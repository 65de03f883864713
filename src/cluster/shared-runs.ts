import { setTimeout as pause } from 'node:timers/promises';

/**
 * Shares runs of one piece of work among its callers. Runs do not overlap, and each caller waits for one that began after its call.
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
