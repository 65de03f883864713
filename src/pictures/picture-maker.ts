import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PictureFailedError } from '../http/errors.ts';
import type { DrawnPage, DrawPdfPageJob, InspectPdfJob } from './pdf-jobs.ts';
import { type PdfRefusalReason, toPdfError } from './pdf-refusal.ts';
import type { EncodeJob, MadePhoto, MadePicture, MakeJob, PhotoJob } from './picture-jobs.ts';
import type { PictureAnswer, PictureJob } from './picture-process.ts';
import { toError, toRefusal } from './picture-refusal.ts';
import { findFormat, readHead } from './signature.ts';

/** A photo takes two seconds on an idle processor, 64 megapixels about ten; on a busy machine minutes. */
const jobLimitMs = 240_000;
/** A catalog page takes half a second on an idle processor. */
const pdfJobLimitMs = 60_000;
/** An idle process ends after this long, and a large one at once: what libvips and WebAssembly took is given back. */
const idleLimitMs = 10_000;
const memoryLimitBytes = 250 * 1024 * 1024;
/** Linux starts by this name the very program that runs, though an update has meanwhile put another file in its place. */
const thisProgram = '/proc/self/exe';

export interface PictureMaker {
  /** @throws UnsupportedFileError, UnreadableFileError for what is no whole picture; StorageUnavailableError when the disk refuses */
  make(job: Omit<MakeJob, 'kind'>): Promise<MadePicture>;
  /** The same for a photo that came with a request; its folder is made by this. */
  makePhoto(job: Omit<PhotoJob, 'kind'>): Promise<MadePhoto>;
  /** Waits until no upload waits. @throws PictureFailedError, StorageUnavailableError */
  encode(job: Omit<EncodeJob, 'kind'>): Promise<void>;
  /** @returns the number of pages @throws UnreadableFileError for a PDF that is not taken */
  inspectPdf(job: Omit<InspectPdfJob, 'kind'>): Promise<number>;
  /** @throws UnreadableFileError for a PDF that is not taken; StorageUnavailableError when the disk refuses */
  drawPdfPage(job: Omit<DrawPdfPageJob, 'kind'>): Promise<DrawnPage>;
  close(): void;
}

interface Waiting {
  job: PictureJob;
  resolve(done: unknown): void;
  reject(error: Error): void;
}

/**
 * Runs picture jobs one at a time in a process of their own.
 * @param script path of the built `picture-process.js`
 * @param limits how long one job on a PDF may take
 */
export function createPictureMaker(script: string, limits = { pdfMs: pdfJobLimitMs }): PictureMaker {
  /** In the order in which they are served. */
  const queues: Record<PictureJob['kind'], Waiting[]> = {
    make: [],
    photo: [],
    decode: [],
    'inspect-pdf': [],
    'draw-pdf-page': [],
    encode: [],
  };
  const listQueues = () => Object.values(queues);
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let lastKind: PictureJob['kind'] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  return {
    async make(job) {
      const source = await decodeHeic(job.source);
      const extension = job.extension ?? (source === job.source ? undefined : 'jpg');
      return (await enqueue({ kind: 'make', ...job, source, extension })) as MadePicture;
    },
    async makePhoto(job) {
      return (await enqueue({ kind: 'photo', ...job, source: await decodeHeic(job.source) })) as MadePhoto;
    },
    encode: async (job) => void (await enqueue({ kind: 'encode', ...job })),
    inspectPdf: async (job) => (await enqueue({ kind: 'inspect-pdf', ...job })) as number,
    drawPdfPage: async (job) => (await enqueue({ kind: 'draw-pdf-page', ...job })) as DrawnPage,
    close() {
      closed = true;
      for (const waiting of listQueues().flatMap((queue) => queue.splice(0)))
        waiting.reject(new PictureFailedError('the server stops'));
      endChild();
    },
  };

  /** Makes a PNG beside a HEIC file, in a process that ends before the next job. @returns the file to read instead of this one */
  async function decodeHeic(source: string): Promise<string> {
    if ((await findFormatOf(source)) !== 'heic') return source;
    const target = `${source}.png`;
    await enqueue({ kind: 'decode', source, target });
    return target;
  }

  function enqueue(job: PictureJob): Promise<unknown> {
    if (closed) return Promise.reject(new PictureFailedError('the server stops'));
    return new Promise((resolve, reject) => {
      queues[job.kind].push({ job, resolve, reject });
      startNext();
    });
  }

  function startNext(): void {
    if (current) return;
    clearTimeout(timer);
    current = closed
      ? undefined
      : listQueues()
          .find((queue) => queue.length > 0)
          ?.shift();
    if (!current) {
      timer = setTimeout(endChild, idleLimitMs).unref();
      return;
    }
    const { kind } = current.job;
    if (lastKind && memoryOf(lastKind) !== memoryOf(kind)) retireChild();
    lastKind = kind;
    child ??= startChild();
    timer = setTimeout(endChild, isPdfJob(kind) ? limits.pdfMs : jobLimitMs, 'pdf-heavy').unref();
    child.send(current.job, (error) => error && endChild());
  }

  /** The decoder gets no secret of the server's environment. */
  function startChild(): ChildProcess {
    // In the one executable file Node starts that file again, and the argument tells it what for (src/binary/main.ts).
    const started = fork(script, ['--picture-process'], {
      execPath: existsSync(thisProgram) ? thisProgram : process.execPath,
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: PictureAnswer) => finish(answer));
    started.once('error', () => lose(started));
    started.once('exit', () => lose(started));
    return started;
  }

  function endChild(pdfRefusal?: PdfRefusalReason): void {
    const ending = child;
    if (!ending) return;
    ending.kill('SIGKILL');
    lose(ending, pdfRefusal);
  }

  /** Between two jobs: the next one gets a fresh process. */
  function retireChild(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /** A process that died over a job, or was still at it at the limit, died of its picture. */
  function lose(lost: ChildProcess, pdfRefusal: PdfRefusalReason = 'pdf-damaged'): void {
    if (child !== lost) return;
    child = undefined;
    settle(({ job: { kind }, reject }) => {
      if (closed || kind === 'encode') reject(new PictureFailedError('the process ended'));
      else reject(isPdfJob(kind) ? toPdfError(pdfRefusal) : toRefusal('damaged', kind));
    });
  }

  function finish(answer: PictureAnswer): void {
    if (answer.memoryBytes > memoryLimitBytes) retireChild();
    settle(({ job: { kind }, resolve, reject }) =>
      'done' in answer ? resolve(answer.done) : reject(toError(answer, kind)),
    );
  }

  function settle(tell: (waiting: Waiting) => void): void {
    const finished = current;
    current = undefined;
    if (finished) tell(finished);
    // Those who wait for this job may first ask for their next one, such as the next page of a catalog.
    setImmediate(startNext);
  }
}

function isPdfJob(kind: PictureJob['kind']): boolean {
  return kind === 'inspect-pdf' || kind === 'draw-pdf-page';
}

/** What fills the process and stays in it: one that holds a PDF and then decodes a photo would need the memory of both. */
function memoryOf(kind: PictureJob['kind']): 'pdf' | 'heic' | 'pixels' {
  if (kind === 'decode') return 'heic';
  return isPdfJob(kind) ? 'pdf' : 'pixels';
}

/** A file that cannot be read fails in its job. */
async function findFormatOf(path: string) {
  return findFormat(await readHead(path).catch(() => Buffer.alloc(0)));
}
