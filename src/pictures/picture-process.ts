import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { DrawPdfPageJob, InspectPdfJob } from './pdf-jobs.ts';
import { PdfRefusal, type PdfRefusalReason } from './pdf-refusal.ts';
import {
  type DecodeJob,
  decodeFile,
  type EncodeJob,
  encodeFile,
  type MakeJob,
  makePhoto,
  makePicture,
  type PhotoJob,
} from './picture-jobs.ts';
import { PictureRefusal, type RefusalReason } from './validate.ts';

/**
 * The process that decodes uploads. It is separate from the server, so that a decoder's crash, memory
 * and CPU use do not affect the server. It runs one job at a time at a low priority and ends when idle.
 */
export type PictureJob = MakeJob | PhotoJob | DecodeJob | EncodeJob | InspectPdfJob | DrawPdfPageJob;

export type PictureAnswer = { memoryBytes: number } /** What the job's function returns. */ & (
  | { done: unknown }
  | { refused: RefusalReason | PdfRefusalReason }
  /** The system's code of an error of the disk, such as ENOSPC. */
  | { failed: { message: string; code?: string | undefined } }
);

/** The niceness: about a tenth of the processor when the server is busy. At 19 a busy server would starve uploads. */
const lowPriority = 10;

for (const thread of listThreads()) setPriority(thread, lowPriority);
sharp.concurrency(1);
process.on('message', (job: PictureJob) => void answer(job));
process.on('disconnect', () => process.exit(0));

/**
 * Linux keeps a niceness for each thread, and a new thread takes that of the one which starts it. Node's own threads, in which pictures
 * are decoded and encoded, run already. Elsewhere the niceness is that of the process.
 */
function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

async function answer(job: PictureJob): Promise<void> {
  const outcome = await run(job).catch(describeFailure);
  process.send?.({ ...outcome, memoryBytes: process.memoryUsage.rss() } satisfies PictureAnswer);
}

async function run(job: PictureJob): Promise<{ done: unknown }> {
  if (job.kind === 'make') return { done: await makePicture(job) };
  if (job.kind === 'photo') return { done: await makePhoto(job) };
  if (job.kind === 'encode' || job.kind === 'decode') {
    await (job.kind === 'encode' ? encodeFile(job) : decodeFile(job));
    return { done: null };
  }
  // Loaded only when needed: the PDF library takes memory.
  const { drawPdfPage, inspectPdf } = await import('./pdf-jobs.ts');
  return { done: job.kind === 'inspect-pdf' ? await inspectPdf(job) : await drawPdfPage(job) };
}

function describeFailure(error: Error & { code?: string }) {
  if (error instanceof PictureRefusal || error instanceof PdfRefusal) return { refused: error.reason };
  return { failed: { message: error.message, code: error.code } };
}
