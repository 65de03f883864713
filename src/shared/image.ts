import * as z from 'zod/mini';
import type { Picture, siteSlots, UploadedImage } from './pictures.ts';

/** What the owner sees of the site's pictures and may change. */
export interface PictureOverview {
  /** The gallery in its order. */
  gallery: readonly UploadedImage[];
  /** Every site slot; `image` where an upload stands in for the built-in picture. */
  slots: readonly SlotPicture[];
}

export interface SlotPicture {
  name: (typeof siteSlots)[number]['name'];
  /** Size in pixels that the Image Replacement Guide asks for. */
  width: number;
  height: number;
  picture: Picture;
  image?: UploadedImage;
}

const captionMessage = 'Please say what the picture shows.';

/** The caption is also the alternative text, for those who cannot see the picture. */
export const captionSchema = z.object({
  alt: z.string(captionMessage).check(
    z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    z.minLength(3, captionMessage),
    z.maxLength(250, 'A caption has at most 250 characters.'),
  ),
});

/** The whole gallery, first to last, as the owner saw and changed it. */
export const galleryOrderSchema = z.object({
  ids: z.array(z.int('A picture has a whole number.'), 'The order is missing.').check(
    z.maxLength(5000, 'Too many pictures.'),
    z.refine((ids) => new Set(ids).size === ids.length, 'A picture stands twice in this order.'),
  ),
});
