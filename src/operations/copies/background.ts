import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CopyJob, CopyJobEnd } from './copy-thread.ts';
import { BucketError } from './failure.ts';

/** Node frees unused buffers when it collects the young generation. A small one is collected often, which keeps memory low. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** Sends or checks a copy beside the site. */
export type RunCopyJob = (job: CopyJob, signal?: AbortSignal) => Promise<void>;

/**
 * Makes a function that runs each job in a thread of its own (copy-thread.ts).
 * @param script path of the built `copy-thread.js`
 */
export function createCopyThreads(script: string): RunCopyJob {
  return async (job, signal) => {
    signal?.throwIfAborted();
    const thread = new Worker(script, { workerData: job, resourceLimits });
    const stop = () => void thread.terminate();
    signal?.addEventListener('abort', stop);
    let end: CopyJobEnd | undefined;
    thread.once('message', (message: CopyJobEnd) => {
      end = message;
    });
    try {
      await once(thread, 'exit');
    } finally {
      signal?.removeEventListener('abort', stop);
    }
    signal?.throwIfAborted();
    throwFailure(end);
  };
}

/** @throws the error of the thread */
function throwFailure(end: CopyJobEnd | undefined): void {
  if (!end) throw new Error('The thread that copies backups ended early');
  if ('refused' in end) throw new BucketError(end.refused.fault, end.refused.message, end.refused.isPassing);
  if ('failed' in end) throw Object.assign(new Error(end.failed.message), { code: end.failed.code });
}
