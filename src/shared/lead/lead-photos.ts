/** The limits of photos sent with a request (docs/decisions.md, "Photos with a request"). Pixels are checked when pictures are made. */
export const photoLimits = { count: 6, bytes: 20 * 1024 * 1024 };

/** The stored widths of each photo in pixels; a narrower photo has its own width. */
export const photoWidths = [400, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** The file types for a file picker. Systems without a type for HEIC use its extension. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';

/** A photo as `GET /api/admin/leads/:id` lists it; the size is that of the larger width. */
export interface LeadPhoto {
  id: number;
  width: number;
  height: number;
}

/** A refused photo: the visitor's file name, and the reason. */
export interface PhotoRefusal {
  name: string;
  reason: string;
}

/** The results of one request's photos. */
export interface PhotoOutcome {
  sent: number;
  refused: readonly PhotoRefusal[];
}

/** Returns a sentence such as "2 of 3 photos sent". */
export function describePhotos(sent: number, total: number): string {
  return `${sent} of ${total} ${total === 1 ? 'photo' : 'photos'} sent`;
}

/** The messages for photos refused in the browser; the server uses the same. */
export const photoWords = {
  tooMany: `You can send up to ${photoLimits.count} photos.`,
  tooLarge: 'This file is too large. The limit is 20 MB.',
  failed: 'We couldn’t save this photo right now.',
};
