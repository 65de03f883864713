import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { DrawPagesJob } from './pdf-jobs.ts';
import { answerOf } from './picture-answer.ts';
import { decodeFile, makeAvif, makePhoto, makePicture } from './picture-jobs.ts';

/**
 * The process that decodes one upload. It is separate from the server, so that a decoder's crash, memory and CPU use do not affect the
 * server: it takes one job, answers it, and ends, which gives its memory back.
 */
const jobs = {
  make: makePicture,
  photo: makePhoto,
  decode: decodeFile,
  avif: makeAvif,
  // Loaded only when needed: the PDF library takes memory.
  pages: async (job: DrawPagesJob) => (await import('./pdf-jobs.ts')).drawPages(job),
};

export type JobKind = keyof typeof jobs;
export type JobOptions<Kind extends JobKind> = Parameters<(typeof jobs)[Kind]>[0];
export type JobResult<Kind extends JobKind> = Awaited<ReturnType<(typeof jobs)[Kind]>>;

/**
 * The niceness: about a quarter of a core while the server is busy on it. At 10 it would be a tenth, and where other programs keep all cores
 * busy, a photo that takes a second would take ten.
 */
const lowPriority = 5;

for (const thread of listThreads()) setPriority(thread, lowPriority);
sharp.concurrency(1);
process.once('message', (job: { kind: JobKind; options: object }) => void answer(job));
process.once('disconnect', () => process.exit());

/**
 * Linux keeps a niceness for each thread, and a new thread inherits the niceness of the thread that starts it. Node's own threads, in which pictures
 * are decoded and encoded, run already. On other systems the niceness belongs to the process.
 */
function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

async function answer({ kind, options }: { kind: JobKind; options: object }): Promise<void> {
  const run = jobs[kind] as (options: object) => Promise<unknown>;
  process.send?.(await answerOf(run(options)), () => process.exit());
}
