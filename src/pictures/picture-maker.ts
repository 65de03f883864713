import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import PQueue from 'p-queue';
import {
  PictureFailedError,
  StorageUnavailableError,
  UnreadableFileError,
  UnsupportedFileError,
} from '../http/errors.ts';
import { withCommas } from '../shared/fence/measures.ts';
import { pictureLimits } from '../shared/pictures/pictures.ts';
import { isStorageError } from '../storage/index.ts';
import { type FairOptions, FairQueue } from './fair-queue.ts';
import { answerOf, type PictureAnswer } from './picture-answer.ts';
import { findFormat, pdfPageLimit, type RefusalReason, readHead } from './picture-format.ts';
import type { JobKind, JobOptions, JobResult } from './picture-process.ts';

/** A photo takes two seconds on an idle processor, and 64 megapixels about ten. On a busy machine they take minutes. */
const jobLimitMs = 240_000;
/** A catalog page takes half a second on an idle processor. */
const pageLimitMs = 60_000;
/** Time in which one job starts new pages of a catalog: a photo that arrives meanwhile waits no longer than this plus one page. */
const drawingLimitMs = 4000;
/** The priority of waiting jobs: the highest number is next. A person waits for all but the last kind. */
const priorities = { make: 4, photo: 3, pages: 2, avif: 1 };
/** On Linux this path starts the running program, even if an update has replaced its file. */
const thisProgram = '/proc/self/exe';

/** Jobs by kind, as in the picture process. */
type PictureJobs = { [Kind in JobKind]?: (options: JobOptions<Kind>) => Promise<JobResult<Kind>> };

export interface MakerOptions {
  /** Time limit of one page of a PDF. */
  pageMs?: number;
  /** Time in which one job starts new pages. */
  drawingMs?: number;
  /** Jobs that run in this process; tests use it to save time. */
  jobsHere?: PictureJobs;
}

export type PictureMaker = ReturnType<typeof createPictureMaker>;

/**
 * Runs picture jobs one at a time, each in a separate process. They throw PictureFailedError if the process can't do its work, and
 * StorageUnavailableError if the disk fails.
 * @param script path of the built `picture-process.js`
 */
export function createPictureMaker(
  script: string,
  { pageMs = pageLimitMs, drawingMs = drawingLimitMs, jobsHere = {} }: MakerOptions = {},
) {
  const queue = new PQueue<FairQueue, FairOptions>({ concurrency: 1, queueClass: FairQueue });
  const closing = new AbortController();

  return {
    /** @throws UnsupportedFileError, UnreadableFileError for a file that isn't a complete picture */
    make: (options: JobOptions<'make'>) =>
      enqueue('make', async () => {
        const source = await decodeHeic(options.source);
        const extension = options.extension ?? (source === options.source ? undefined : 'jpg');
        return run('make', { ...options, source, extension });
      }),
    /**
     * Makes a lead's photo and its folder.
     * @param senders who take turns, the widest group first
     */
    makePhoto: (options: JobOptions<'photo'>, senders: readonly string[] = []) =>
      enqueue('photo', async () => run('photo', { ...options, source: await decodeHeic(options.source) }), senders),
    /** Runs when no other job waits. */
    makeAvif: (options: JobOptions<'avif'>) => enqueue('avif', () => run('avif', options)),
    /** @throws UnreadableFileError for a PDF that is refused */
    drawPages: (options: Omit<JobOptions<'pages'>, 'forMs'>) =>
      enqueue('pages', () => run('pages', { ...options, forMs: drawingMs })),
    /** Ends the running job; it and all waiting jobs fail. */
    close: () => closing.abort(new PictureFailedError('the server is stopping')),
  };

  /** Writes a PNG next to a HEIC file, in a separate job because decoding takes so much memory. @returns the file to read instead */
  async function decodeHeic(source: string): Promise<string> {
    // A file that can't be read fails in its own job.
    if (findFormat(await readHead(source).catch(() => Buffer.alloc(0))) !== 'heic') return source;
    const target = `${source}.png`;
    await run('decode', { source, target });
    return target;
  }

  function enqueue<Result>(
    kind: keyof typeof priorities,
    work: () => Promise<Result>,
    senders: readonly string[] = [],
  ): Promise<Result> {
    return queue.add(work, { priority: priorities[kind], signal: closing.signal, senders });
  }

  async function run<Kind extends JobKind>(kind: Kind, options: JobOptions<Kind>): Promise<JobResult<Kind>> {
    const jobHere = jobsHere[kind];
    const answer = await (jobHere ? answerOf(jobHere(options)) : runInProcess(kind, options));
    if ('done' in answer) return answer.done as JobResult<Kind>;
    throw toError(answer, kind);
  }

  async function runInProcess<Kind extends JobKind>(kind: Kind, options: JobOptions<Kind>): Promise<PictureAnswer> {
    // In the single executable file, Node starts that same file again, and the argument selects the role (src/binary/main.ts).
    const child = fork(script, ['--picture-process'], {
      execPath: existsSync(thisProgram) ? thisProgram : process.execPath,
      execArgv: [],
      // The decoder must not get secrets from the server's environment.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: kind === 'pages' ? pageMs + drawingMs : jobLimitMs,
      killSignal: 'SIGKILL',
      signal: closing.signal,
    });
    let answer: PictureAnswer | undefined;
    child.once('message', (message: PictureAnswer) => {
      answer = message;
    });
    // A failure to send ends the process, or shows that it has ended.
    child.once('spawn', () => child.send({ kind, options }, () => {}));
    await once(child, 'close').catch((error: Error) => {
      throw new PictureFailedError(error.message);
    });
    return answer ?? describeLoss(kind, child);
  }
}

/**
 * If a process crashes or reaches the time limit, its file is to blame. A signal that this server didn't send is the system's: memory ran
 * out (`offerAsVictim` of picture-process.ts).
 */
function describeLoss(kind: JobKind, { killed: isAtLimit, signalCode }: ChildProcess): PictureAnswer {
  const isOutOfMemory = signalCode === 'SIGKILL' && !isAtLimit;
  if (kind === 'avif') return { failed: { message: 'the process ended' } };
  if (kind === 'pages') return { refused: isAtLimit || isOutOfMemory ? 'pdf-heavy' : 'pdf-damaged' };
  return { refused: isOutOfMemory ? 'memory' : 'damaged' };
}

function toError(answer: Exclude<PictureAnswer, { done: unknown }>, kind: JobKind): Error {
  if ('failed' in answer)
    return isStorageError(answer.failed)
      ? new StorageUnavailableError()
      : new PictureFailedError(answer.failed.message);
  if (answer.refused !== 'format') return new UnreadableFileError(unreadable[answer.refused]);
  return new UnsupportedFileError(
    `This is not a ${kind === 'photo' ? 'photo' : 'picture'} we can use. Please send a JPEG, PNG, WebP, AVIF, GIF or HEIC file.`,
  );
}

/** The messages for the sender. The first two about a PDF are fixed text (docs/product.md, "Catalog uploader"). */
const unreadable: Record<Exclude<RefusalReason, 'format'>, string> = {
  damaged: 'This picture is damaged or was cut off on the way. Please try again or send another one.',
  pixels: `This picture has more than ${pictureLimits.pixels / 1_000_000} megapixels. Please send a smaller one.`,
  side: `This picture is more than ${withCommas(pictureLimits.side)} pixels wide or high. Please send a smaller one.`,
  memory: 'This picture needs more memory than the server has. Please send a smaller one.',
  'pdf-password': 'This PDF is protected by a password.',
  'pdf-damaged': 'This PDF is damaged.',
  'pdf-xfa': 'Only Adobe Reader can show this PDF. Please print it to a new PDF and send that one.',
  'pdf-pages': `This PDF has more than ${pdfPageLimit} pages. Please send a shorter one.`,
  'pdf-heavy': 'This PDF is too complex to show. Please save a simpler copy and send that one.',
};
