import type { GalleryImage } from '../../src/shared/page.ts';

export interface GallerySample extends GalleryImage {
  caption: string;
}

/** Shown when the list cannot be fetched at all (specification, section 8): the built-in pictures, each with a fence type and a town. */
export const gallerySamples: readonly GallerySample[] = [
  'Wood Privacy Fence - Greensboro, NC',
  'Vinyl Privacy Fence - Kernersville, NC',
  'Aluminum Pool Fence - High Point, NC',
  'Horizontal Slat Fence - Winston-Salem, NC',
  'Garden Accent Fence - Clemmons, NC',
  'Custom Wood Gate - Oak Ridge, NC',
].map((caption, index) => {
  const path = `/images/gallery-${index + 1}.jpg`;
  return { name: caption, path, url: path, caption };
});
