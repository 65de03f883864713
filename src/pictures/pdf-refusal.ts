import { UnreadableFileError } from '../http/errors.ts';

/** Why a PDF is not taken: it asks for a password, cannot be read, has too many pages, or costs more than its limit. */
export type PdfRefusalReason = 'pdf-password' | 'pdf-damaged' | 'pdf-pages' | 'pdf-heavy';

/** What a PDF may have at most (docs/product.md, "Catalog uploader"). */
export const pdfPageLimit = 300;

/** The PDF is not taken; `toPdfError` says it in words. */
export class PdfRefusal extends Error {
  override name = 'PdfRefusal';
  reason: PdfRefusalReason;
  constructor(reason: PdfRefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** @returns an error of status 422 whose message tells the sender what to do */
export function toPdfError(reason: PdfRefusalReason): Error {
  return new UnreadableFileError(messages[reason]);
}

/** The first two are binding words (docs/product.md, "Catalog uploader"). */
const messages: Record<PdfRefusalReason, string> = {
  'pdf-password': 'This PDF is protected by a password.',
  'pdf-damaged': 'This PDF is damaged.',
  'pdf-pages': `This PDF has more than ${pdfPageLimit} pages. Please send a shorter one.`,
  'pdf-heavy': 'This PDF takes too much work to show. Please save a simpler copy of it and send that.',
};
