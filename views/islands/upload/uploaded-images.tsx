import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from '../../../src/shared/page.ts';
import { Spinner } from '../../components/icon.tsx';
import { useAwake } from '../awake.ts';
import { request } from '../request.ts';
import { addToast } from '../toast.ts';

/** A picture with the `src` to show: the path, plus a marker once the picture was replaced while the page is open. */
type ListedImage = GalleryPicture & { source: string };

/** "Uploaded Images" (docs/product.md, "Image uploader"). The old list stays while a newer one is fetched. */
export function UploadedImages({ images, phase, reload }: ReturnType<typeof useImageList>) {
  const awake = useAwake();
  return (
    <section className="uploaded stack" aria-labelledby="uploaded-title">
      <h2 id="uploaded-title">Uploaded Images</h2>
      {!images && phase === 'loading' && (
        // There from the start, so that nothing moves when the script begins to load.
        <p className="uploaded__empty cluster" role="status">
          {awake && (
            <>
              <Spinner />
              Loading images...
            </>
          )}
        </p>
      )}
      {phase === 'failed' && (
        <div className="cluster">
          <p>The list could not be loaded.</p>
          <button className="button button--quiet" type="button" onClick={() => void reload()}>
            Load again
          </button>
        </div>
      )}
      {images?.length === 0 && <p className="uploaded__empty">No images uploaded yet.</p>}
      {images && images.length > 0 && (
        <ul className="uploaded__grid">
          {images.map(({ name, path, source }) => (
            <li className="uploaded__item" key={path}>
              <img className="uploaded__image cover" src={source} alt={name} loading="lazy" width={400} height={300} />
              <p className="uploaded__name">{name}</p>
              <p className="uploaded__path hint">{`Path: ${path}`}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The uploader's list (docs/product.md, "Calls" and "Messages"): fetched once, and again when asked. */
export function useImageList() {
  const [images, setImages] = useState<readonly ListedImage[]>();
  const firstAddresses = useRef(new Map<string, string>());
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading');

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
