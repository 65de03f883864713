import { useCallback, useEffect, useState } from 'react';
import type { GalleryImage } from '../../../src/shared/page.ts';
import { request } from '../request.ts';
import { addToast } from '../toast.ts';

export interface ImageListState {
  /** Absent until the first list has come. */
  images: readonly GalleryImage[] | undefined;
  phase: 'loading' | 'shown' | 'failed';
  reload(): Promise<void>;
}

/** The uploader's list (specification, sections 7 and 8): fetched once, and again when asked. */
export function useImageList(): ImageListState {
  const [images, setImages] = useState<readonly GalleryImage[]>();
  const [phase, setPhase] = useState<ImageListState['phase']>('loading');

  const reload = useCallback(async () => {
    setPhase('loading');
    const list = await fetchImages();
    if (list) setImages(list);
    setPhase(list ? 'shown' : 'failed');
  }, []);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { images, phase, reload };
}

/** @returns the list, or `undefined` after saying why there is none */
async function fetchImages(): Promise<GalleryImage[] | undefined> {
  try {
    const response = await request('/api/images?view=uploader');
    const list = (await response.json()) as { success: boolean; images?: GalleryImage[] };
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
