import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from '../../../src/shared/page.ts';
import { request } from '../request.ts';
import { addToast } from '../toast.ts';

export interface ListedImage extends GalleryPicture {
  /** The `src` to show: the path, plus a marker once the picture was replaced while the page is open. */
  source: string;
}

export interface ImageListState {
  /** Absent until the first list has come. */
  images: readonly ListedImage[] | undefined;
  phase: 'loading' | 'shown' | 'failed';
  reload(): Promise<void>;
}

/** The uploader's list (docs/product.md, "Calls" and "Messages"): fetched once, and again when asked. */
export function useImageList(): ImageListState {
  const [images, setImages] = useState<readonly ListedImage[]>();
  const firstAddresses = useRef(new Map<string, string>());
  const [phase, setPhase] = useState<ImageListState['phase']>('loading');

  const reload = useCallback(async () => {
    setPhase('loading');
    const list = await fetchImages();
    if (list) setImages(list.map((image) => ({ ...image, source: findSource(image, firstAddresses.current) })));
    setPhase(list ? 'shown' : 'failed');
  }, []);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { images, phase, reload };
}

/** Browsers reuse the picture loaded for an address, so a replaced one needs a new address. */
function findSource({ path, url }: GalleryPicture, firstAddresses: Map<string, string>): string {
  const first = firstAddresses.get(path) ?? url;
  firstAddresses.set(path, first);
  return url === first ? path : `${path}?${encodeURIComponent(url)}`;
}

/** @returns the list, or `undefined` after saying why there is none */
async function fetchImages(): Promise<GalleryPicture[] | undefined> {
  try {
    const response = await request('/api/images?view=uploader');
    const list = (await response.json()) as { success: boolean; images?: GalleryPicture[] };
    if (list.success && list.images) return list.images;
    tellFailure('Failed to load images');
  } catch {
    tellFailure('An error occurred while loading images');
  }
  return undefined;
}

function tellFailure(description: string): void {
  addToast({ title: 'Error', description, variant: 'destructive' });
}
