import { PictureRefusal, type RefusalReason } from './picture-format.ts';

/** The result of a picture job, in a form that can be sent between processes. */
export type PictureAnswer =
  /** The return value of the job's function. */
  | { done: unknown }
  | { refused: RefusalReason }
  /** The system's code of a disk error, such as ENOSPC. */
  | { failed: { message: string; code?: string | undefined } };

/** Waits for a job and describes its result, even if it fails. */
export function answerOf(job: Promise<unknown>): Promise<PictureAnswer> {
  return job.then((done) => ({ done: done ?? null }), describeFailure);
}

function describeFailure(error: Error & { code?: string }): PictureAnswer {
  if (error instanceof PictureRefusal) return { refused: error.reason };
  return { failed: { message: error.message, code: error.code } };
}
