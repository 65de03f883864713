/** The 16 names of the Image Replacement Guide with their sizes in pixels (docs/product.md, "Figures"). */
export const siteSlots = [
  { name: 'hero-image.jpg', width: 1920, height: 1080 },
  { name: 'logo.png', width: 240, height: 80 },
  { name: 'feature-quality.jpg', width: 500, height: 300 },
  { name: 'feature-licensed.jpg', width: 500, height: 300 },
  { name: 'feature-pricing.jpg', width: 500, height: 300 },
  { name: 'service-wood.jpg', width: 800, height: 600 },
  { name: 'service-vinyl.jpg', width: 800, height: 600 },
  { name: 'service-aluminum.jpg', width: 800, height: 600 },
  { name: 'service-repair.jpg', width: 800, height: 600 },
  { name: 'about-team.jpg', width: 1000, height: 800 },
  { name: 'gallery-1.jpg', width: 800, height: 600 },
  { name: 'gallery-2.jpg', width: 800, height: 600 },
  { name: 'gallery-3.jpg', width: 800, height: 600 },
  { name: 'gallery-4.jpg', width: 800, height: 600 },
  { name: 'gallery-5.jpg', width: 800, height: 600 },
  { name: 'gallery-6.jpg', width: 800, height: 600 },
] as const;

/**
 * The limits of an upload (docs/decisions.md, "Pictures"): slightly above the pictures of phones with 50 megapixels, and their panoramas.
 * The side is in pixels.
 */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 64_000_000, side: 65_535 };

/** Returns the site slot of a file name, or `undefined`: case is ignored, and `.jpeg` counts as `.jpg`. */
export function slotOf(fileName: string): string | undefined {
  const wanted = fileName.toLowerCase().replace(/\.jpeg$/, '.jpg');
  return siteSlots.find(({ name }) => name === wanted)?.name;
}

/** Standard widths of variants in pixels. None is wider than its original, whose own width is added. */
const variantWidths = [400, 600, 800, 1200, 1920] as const;

export const variantFormats = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** A picture with its variants, as pages show it. */
export interface Picture {
  /** Its name in the site, such as `service-wood.jpg`. */
  name: string;
  /** First characters of the SHA-256 of the original; part of every variant's address. */
  hash: string;
  width: number;
  height: number;
  /** Existing widths, ascending. */
  widths: readonly number[];
  /** Existing formats; AVIF may follow later for an upload. */
  formats: readonly VariantFormat[];
  /** Set if the build has cropped it to its `shareSize` for shared links; uploads are shown whole. */
  share?: true;
}

/** The size that Facebook, LinkedIn, and messengers show without cropping (ogp.me; 1.91 to 1). */
const largestShare = { width: 1200, height: 630 };

/** Returns the size in pixels of a picture's crop for shared links: `largestShare`, or the largest part of it that the picture covers. */
export function shareSize({ width, height }: Pick<Picture, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(1, width / largestShare.width, height / largestShare.height);
  return { width: Math.round(largestShare.width * scale), height: Math.round(largestShare.height * scale) };
}

/** Returns the file name of a picture's crop for shared links; served like a variant, under `/images/variants/`. */
export function shareName(picture: Pick<Picture, 'name' | 'hash' | 'width' | 'height'>): string {
  return `${picture.name.replace(/\.[^.]+$/, '')}-${picture.hash}-share-${shareSize(picture).width}.jpg`;
}

/**
 * Returns the file name of a variant, such as `service-wood-1a2b3c4d5e6f-800.avif`; served under `/images/variants/`. The hash makes it
 * immutable: another picture has another address.
 */
export function variantName(picture: Pick<Picture, 'name' | 'hash'>, width: number, format: VariantFormat): string {
  const stem = picture.name.replace(/\.[^.]+$/, '');
  return `${stem}-${picture.hash}-${widthFile(width, format)}`;
}

/** Returns the file name of one width before its picture has a place in the site, such as `800.jpg`. */
export function widthFile(width: number, format: VariantFormat): string {
  return `${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

function variantAddress(picture: Pick<Picture, 'name' | 'hash'>, width: number, format: VariantFormat): string {
  return `/images/variants/${encodeURIComponent(variantName(picture, width, format))}`;
}

/** Returns every width of one format for the `srcset` attribute. */
export function sourceSet(picture: Picture, format: VariantFormat): string {
  return picture.widths.map((width) => `${variantAddress(picture, width, format)} ${width}w`).join(', ');
}

/** Returns the JPEG for browsers that choose no width: the first one of 800 pixels or more, else the widest. */
export function fallbackAddress(picture: Picture): string {
  const width = picture.widths.find((candidate) => candidate >= 800) ?? picture.widths.at(-1) ?? picture.width;
  return variantAddress(picture, width, 'jpeg');
}

/** Returns the address of the smallest JPEG, for the admin's thumbnails. */
export function thumbnailAddress(picture: Picture): string {
  return variantAddress(picture, picture.widths[0] ?? picture.width, 'jpeg');
}

/** Lists the widths to make for an original: the smaller standard ones and its own, at most the largest standard one. */
export function widthsFor(originalWidth: number): number[] {
  const largest = variantWidths[variantWidths.length - 1] ?? originalWidth;
  return [...variantWidths.filter((width) => width < originalWidth), Math.min(originalWidth, largest)].filter(
    (width, index, all) => all.indexOf(width) === index,
  );
}

/** Lists every variant of a picture with file name, width, and format. */
export function listVariants(picture: Picture): { file: string; width: number; format: VariantFormat }[] {
  return picture.formats.flatMap((format) =>
    picture.widths.map((width) => ({ file: variantName(picture, width, format), width, format })),
  );
}

/** An uploaded picture in `GET /api/images?view=uploader` and in the response to an upload (docs/product.md, "Calls"). */
export interface UploadedPicture {
  id: number;
  kind: 'slot' | 'gallery';
  name: string;
  /** Its path in the site, such as `/images/service-wood.jpg`. */
  path: string;
  /** The address to show. */
  url: string;
  alt: string;
  bytes: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  picture: Picture;
}

/** A page, or a part of pages, whose text shows a picture. */
export interface PictureUse {
  /** The document's id and name. */
  id: string;
  name: string;
  /** The path where visitors see it, or will once the draft or scheduled text is published. */
  state: 'live' | 'scheduled' | 'draft';
}

/** A picture to choose for a page. */
export interface PictureChoice {
  name: string;
  /** The description of the picture; empty if there is none. */
  alt: string;
  /** The address of its thumbnail, the smallest variant. */
  thumbnail: string;
}

/** Pictures that text may show, one part at a time. */
export interface PictureChoices {
  /** Pictures of the owner's gallery, newest first. */
  uploads: readonly PictureChoice[];
  /** The number of gallery pictures that match the search. */
  total: number;
  /** The `before` of the request for the next part; absent after the last part. */
  next?: number;
  /** Built-in pictures, or the owner's uploads that replace them; only in the first part of the list. */
  builtIn: readonly PictureChoice[];
}

/** The site's pictures as the owner sees and edits them. */
export interface PictureOverview {
  /** The gallery in order. */
  gallery: readonly UploadedPicture[];
  /** Every site slot; `image` if an upload replaces the built-in picture. */
  slots: readonly SlotPicture[];
  /** The documents that show a picture, by its name. */
  uses: Readonly<Record<string, readonly PictureUse[]>>;
}

export interface SlotPicture {
  name: (typeof siteSlots)[number]['name'];
  /** The size in pixels that the Image Replacement Guide specifies. */
  width: number;
  height: number;
  picture: Picture;
  image?: UploadedPicture;
}
