import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type BucketLimits, type BucketTarget, openBucket } from './bucket.ts';
import { checkCopy } from './check.ts';
import { BucketError, type BucketFault } from './failure.ts';
import { sendBackup } from './send.ts';

/** The bucket of a job. */
export interface BucketJob {
  target: BucketTarget;
  allowPrivate: boolean;
  limits?: Partial<BucketLimits> | undefined;
  /** How far the clock for signatures is ahead of this machine's, in milliseconds. */
  clockAheadMs: number;
}

export type CopyJob = BucketJob &
  (
    | { kind: 'send'; name: string; path: string; recipients: readonly string[] }
    | { kind: 'check'; name: string; identity: string; folder: string }
  );

/** The end of a job. An error loses its class on the way between threads. */
export type CopyJobEnd =
  | { done: true }
  | { refused: { fault: BucketFault; message: string; isPassing: boolean } }
  | { failed: { message: string; code?: string | undefined } };

/** The niceness: a tenth of a core while the site uses that core. Nobody waits for a copy. */
const lowPriority = 10;

/**
 * The thread that sends or checks one copy: encrypting gigabytes and computing their checksums would hold up visitors. It is a thread
 * and not a process, which would need 40 MB more memory. It takes one job, sends the result, and ends, which frees its memory.
 */
lowerPriority();
parentPort?.postMessage(await end(run(workerData)));

/** Linux has a niceness for each thread. On other systems it belongs to the process, and stays. */
function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), lowPriority);
  } catch {}
}

async function run(job: CopyJob): Promise<void> {
  const { target, allowPrivate, limits, clockAheadMs } = job;
  const bucket = openBucket(target, { now: () => Date.now() + clockAheadMs, allowPrivate, ...(limits && { limits }) });
  try {
    if (job.kind === 'send') await sendBackup(bucket, job.name, job.path, job.recipients);
    else await checkCopy(bucket, job.name, job.identity, job.folder);
  } finally {
    bucket.close();
  }
}

async function end(work: Promise<void>): Promise<CopyJobEnd> {
  try {
    await work;
    return { done: true };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (!(error instanceof BucketError)) return { failed: { message, code } };
    const { fault, isPassing } = error;
    return { refused: { fault, message, isPassing } };
  }
}
