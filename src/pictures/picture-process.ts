import { setPriority } from 'node:os';
import sharp from 'sharp';
import { type EncodeJob, encodeFile, type MadePicture, type MakeJob, makePicture } from './picture-jobs.ts';
import { PictureRefusal, type RefusalReason } from './validate.ts';

/**
 * The process that decodes uploads. It is separate from the server, so that a decoder's crash, memory
 * and CPU use do not affect the server. It runs one job at a time at a low priority and ends when idle.
 */
export type PictureJob = MakeJob | EncodeJob;

export type PictureAnswer = { memoryBytes: number } & (
  | { done: MadePicture | null }
  | { refused: RefusalReason }
  /** The system's code of an error of the disk, such as ENOSPC. */
  | { failed: { message: string; code?: string | undefined } }
);

/** The niceness: about a tenth of the processor when the server is busy. At 19 a busy server would starve uploads. */
const lowPriority = 10;

setPriority(lowPriority);
sharp.concurrency(1);
process.on('message', (job: PictureJob) => void answer(job));
process.on('disconnect', () => process.exit(0));

async function answer(job: PictureJob): Promise<void> {
  const outcome = await run(job).catch(describeFailure);
  process.send?.({ ...outcome, memoryBytes: process.memoryUsage.rss() } satisfies PictureAnswer);
}

async function run(job: PictureJob): Promise<{ done: MadePicture | null }> {
  if (job.kind === 'make') return { done: await makePicture(job) };
  await encodeFile(job);
  return { done: null };
}

function describeFailure(error: Error & { code?: string }) {
  if (error instanceof PictureRefusal) return { refused: error.reason };
  return { failed: { message: error.message, code: error.code } };
}
