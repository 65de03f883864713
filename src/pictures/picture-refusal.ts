/**
 * Why a file is not taken: its format is not accepted, it is damaged, or it has more pixels or a longer side than it may
 * (`pictureLimits`); a PDF asks for a password, cannot be read, has too many pages, or costs more than its limit.
 */
export type RefusalReason =
  | 'format'
  | 'damaged'
  | 'pixels'
  | 'side'
  | 'pdf-password'
  | 'pdf-damaged'
  | 'pdf-pages'
  | 'pdf-heavy';

/** What a PDF may have at most (docs/product.md, "Catalog uploader"). */
export const pdfPageLimit = 300;

/** The file is not taken; `picture-maker.ts` says it in words. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
