import { type ChildProcess, fork } from 'node:child_process';
import {
  PictureFailedError,
  StorageUnavailableError,
  UnreadableFileError,
  UnsupportedFileError,
} from '../http/errors.ts';
import { isStorageError } from '../storage/index.ts';
import type { EncodeJob, MadePhoto, MadePicture, MakeJob, PhotoJob } from './picture-jobs.ts';
import type { PictureAnswer, PictureJob } from './picture-process.ts';
import type { RefusalReason } from './validate.ts';

/** A photo takes two seconds of a free processor, fifty megapixels some ten; on a crowded machine the same takes minutes. */
const jobLimitMs = 240_000;
/** An idle process ends after this long, and a large one at once: what libvips and WebAssembly took is given back. */
const idleLimitMs = 10_000;
const memoryLimitBytes = 250 * 1024 * 1024;

export interface PictureMaker {
  /** @throws UnsupportedFileError, UnreadableFileError for what is no whole picture; StorageUnavailableError when the disk refuses */
  make(job: Omit<MakeJob, 'kind'>): Promise<MadePicture>;
  /** The same for a photo that came with a request; its folder is made by this. */
  makePhoto(job: Omit<PhotoJob, 'kind'>): Promise<MadePhoto>;
  /** Waits until no upload waits. @throws PictureFailedError, StorageUnavailableError */
  encode(job: Omit<EncodeJob, 'kind'>): Promise<void>;
  close(): void;
}

interface Waiting {
  job: PictureJob;
  resolve(made: MadePicture | MadePhoto | null): void;
  reject(error: Error): void;
}

/**
 * Runs picture jobs one at a time in a process of their own.
 * @param script path of the built `picture-process.js`
 */
export function createPictureMaker(script: string): PictureMaker {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  return {
    make: async (job) => (await enqueue(urgent, { kind: 'make', ...job })) as MadePicture,
    makePhoto: async (job) => (await enqueue(urgent, { kind: 'photo', ...job })) as MadePhoto,
    encode: async (job) => void (await enqueue(patient, { kind: 'encode', ...job })),
    close() {
      closed = true;
      for (const waiting of [...urgent.splice(0), ...patient.splice(0)])
        waiting.reject(new PictureFailedError('the server stops'));
      endChild();
    },
  };

  function enqueue(queue: Waiting[], job: PictureJob): Promise<MadePicture | MadePhoto | null> {
    if (closed) return Promise.reject(new PictureFailedError('the server stops'));
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      startNext();
    });
  }

  function startNext(): void {
    if (current) return;
    clearTimeout(timer);
    current = closed ? undefined : (urgent.shift() ?? patient.shift());
    if (!current) {
      timer = setTimeout(endChild, idleLimitMs).unref();
      return;
    }
    child ??= startChild();
    timer = setTimeout(endChild, jobLimitMs).unref();
    child.send(current.job, (error) => error && endChild());
  }

  /** The decoder gets no secret of the server's environment. */
  function startChild(): ChildProcess {
    const started = fork(script, {
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: PictureAnswer) => finish(answer));
    started.once('error', () => lose(started));
    started.once('exit', () => lose(started));
    return started;
  }

  function endChild(): void {
    const ending = child;
    if (!ending) return;
    ending.kill('SIGKILL');
    lose(ending);
  }

  /** Between two jobs: the next one gets a fresh process. */
  function retireChild(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /** A process that died over a job, or was still at it at the limit, died of its picture. */
  function lose(lost: ChildProcess): void {
    if (child !== lost) return;
    child = undefined;
    settle(({ job: { kind }, reject }) =>
      reject(kind === 'encode' ? new PictureFailedError('the process ended') : toRefusal('damaged', kind)),
    );
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
    startNext();
  }
}

function toError(answer: Exclude<PictureAnswer, { done: unknown }>, kind: PictureJob['kind']): Error {
  if ('refused' in answer) return toRefusal(answer.refused, kind);
  if (isStorageError(answer.failed)) return new StorageUnavailableError();
  return new PictureFailedError(answer.failed.message);
}

function toRefusal(reason: RefusalReason, kind: PictureJob['kind']): Error {
  if (reason === 'format')
    return new UnsupportedFileError(
      kind === 'photo'
        ? 'This is not a photo we can use. Please send a JPEG, PNG, WebP, AVIF or HEIC file.'
        : 'This is not a picture we can use. Please send a JPEG, PNG, WebP, AVIF, GIF or HEIC file.',
    );
  return new UnreadableFileError(unreadable[reason]);
}

const unreadable: Record<Exclude<RefusalReason, 'format'>, string> = {
  polyglot: 'This file is a picture and something else at once. Please send the picture alone.',
  damaged: 'This picture is damaged or was cut off on the way. Please try again or send another one.',
  pixels: 'This picture has more than 50 megapixels. Please send a smaller one.',
};
