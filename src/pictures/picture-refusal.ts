import {
  PictureFailedError,
  StorageUnavailableError,
  UnreadableFileError,
  UnsupportedFileError,
} from '../http/errors.ts';
import { withCommas } from '../shared/fence/measures.ts';
import { pictureLimits } from '../shared/pictures.ts';
import { isStorageError } from '../storage/index.ts';
import { type PdfRefusalReason, toPdfError } from './pdf-refusal.ts';
import type { PictureAnswer, PictureJob } from './picture-process.ts';
import type { RefusalReason } from './validate.ts';

/** The error that an unsuccessful answer of the process means. */
export function toError(answer: Exclude<PictureAnswer, { done: unknown }>, kind: PictureJob['kind']): Error {
  if ('refused' in answer) return toRefusal(answer.refused, kind);
  if (isStorageError(answer.failed)) return new StorageUnavailableError();
  return new PictureFailedError(answer.failed.message);
}

/** The error of a file that is refused. */
export function toRefusal(reason: RefusalReason | PdfRefusalReason, kind: PictureJob['kind']): Error {
  if (isPdfRefusal(reason)) return toPdfError(reason);
  if (reason === 'format')
    return new UnsupportedFileError(
      kind === 'photo'
        ? 'This is not a photo we can use. Please send a JPEG, PNG, WebP, AVIF or HEIC file.'
        : 'This is not a picture we can use. Please send a JPEG, PNG, WebP, AVIF, GIF or HEIC file.',
    );
  return new UnreadableFileError(unreadable[reason]);
}

function isPdfRefusal(reason: RefusalReason | PdfRefusalReason): reason is PdfRefusalReason {
  return reason.startsWith('pdf-');
}

const unreadable: Record<Exclude<RefusalReason, 'format'>, string> = {
  damaged: 'This picture is damaged or was cut off on the way. Please try again or send another one.',
  pixels: `This picture has more than ${pictureLimits.pixels / 1_000_000} megapixels. Please send a smaller one.`,
  side: `This picture is more than ${withCommas(pictureLimits.side)} pixels wide or high. Please send a smaller one.`,
};
