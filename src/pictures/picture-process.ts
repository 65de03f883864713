import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { DrawPagesJob } from './pdf-jobs.ts';
import { answerOf } from './picture-answer.ts';
import { decodeFile, makeAvif, makePhoto, makePicture } from './picture-jobs.ts';

/**
 * The process that decodes one upload. It is separate from the server, so that a decoder's crash, memory, and CPU use don't affect the
 * server. It takes one job, sends the result, and ends, which frees its memory.
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
 * The niceness: about a quarter of a core while the server uses that core. A niceness of 10 would leave a tenth, and if other programs use
 * all cores, a photo that takes a second would take ten.
 */
const lowPriority = 5;

for (const thread of listThreads()) setPriority(thread, lowPriority);
offerAsVictim();
sharp.concurrency(1);
process.once('message', (job: { kind: JobKind; options: object }) => void answer(job));
process.once('disconnect', () => process.exit());

/**
 * Lists the threads of this process. Linux has a niceness for each thread, and a new thread inherits its creator's. Node's own threads,
 * which decode and encode pictures, are already running. On other systems the niceness belongs to the process.
 */
function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

/**
 * Makes Linux end this process instead of the server when memory runs out: an AVIF of 64 megapixels takes 1.2 GB. 1000 is the highest
 * value (proc_pid_oom_score_adj(5)).
 */
function offerAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file and choose a process themselves.
  }
}

async function answer({ kind, options }: { kind: JobKind; options: object }): Promise<void> {
  const run = jobs[kind] as (options: object) => Promise<unknown>;
  process.send?.(await answerOf(run(options)), () => process.exit());
}
