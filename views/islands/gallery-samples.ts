import type { GalleryPicture } from '../../src/shared/page.ts';

export interface GallerySample extends GalleryPicture {
  caption: string;
}

/** Shown when the list cannot be fetched at all (docs/product.md, "Messages"): the built-in pictures, each with a fence type and a town, and called a sample. */
export const gallerySamples: readonly GallerySample[] = [
  'Wood Privacy Fence - Sample: Greensboro, NC',
  'Vinyl Privacy Fence - Sample: Kernersville, NC',
  'Aluminum Pool Fence - Sample: High Point, NC',
  'Horizontal Slat Fence - Sample: Winston-Salem, NC',
  'Garden Accent Fence - Sample: Clemmons, NC',
  'Custom Wood Gate - Sample: Oak Ridge, NC',
].map((caption, index) => {
  const path = `/images/gallery-${index + 1}.jpg`;
  return { name: caption, path, url: path, caption };
});
