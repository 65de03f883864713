import { useCallback, useEffect, useState } from 'react';
import type { GalleryPicture } from '../../../src/shared/page.ts';
import { Spinner } from '../../components/icon.tsx';
import { tellProblem } from '../failure.ts';
import { request } from '../request.ts';

/** A picture with the `src` to show: the path, plus a marker once the picture was replaced while the page is open. */
type ListedImage = GalleryPicture & { source: string };

/**
 * "Uploaded Images" (docs/product.md, "Image uploader"). The server sends the list with the page. A status line always has its
 * own space, so nothing moves while a newer list is fetched.
 */
export function UploadedImages({ images, phase, reload }: ReturnType<typeof useImageList>) {
  return (
    <section className="uploaded stack" aria-labelledby="uploaded-title">
      <h2 id="uploaded-title">Uploaded Images</h2>
      <div className="uploaded__state cluster" role="status">
        <ListState count={images.length} phase={phase} reload={reload} />
      </div>
      {images.length > 0 && (
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

function ListState({ count, phase, reload }: { count: number; phase: Phase; reload(): Promise<void> }) {
  if (phase === 'loading')
    return (
      <>
        <Spinner />
        <p>Loading images...</p>
      </>
    );
  if (phase === 'failed')
    return (
      <>
        <p>We couldn’t load the list.</p>
        <button className="button button--quiet" type="button" onClick={() => void reload()}>
          Try again
        </button>
      </>
    );
  if (count === 0) return <p>No images uploaded yet.</p>;
  return <p>{count === 1 ? '1 image' : `${count} images`}</p>;
}

type Phase = 'loading' | 'shown' | 'failed';

/**
 * The uploader's list (docs/product.md, "Calls" and "Messages"): fetched after hydration and on request.
 * @param first the list in the page
 */
export function useImageList(first: readonly GalleryPicture[]) {
  const [images, setImages] = useState<readonly ListedImage[]>(() =>
    first.map((image) => ({ ...image, source: image.path })),
  );
  const [firstAddresses] = useState(() => new Map(first.map(({ path, url }) => [path, url])));
  const [phase, setPhase] = useState<Phase>('shown');

  const reload = useCallback(async () => {
    setPhase('loading');
    const list = await fetchImages();
    if (list) setImages(list.map((image) => ({ ...image, source: findSource(image, firstAddresses) })));
    setPhase(list ? 'shown' : 'failed');
  }, [firstAddresses]);

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

/** @returns the list, or `undefined` after showing why there is none */
async function fetchImages(): Promise<GalleryPicture[] | undefined> {
  try {
    const response = await request('/api/images?view=uploader');
    const list = (await response.json()) as { success: boolean; images?: GalleryPicture[] };
    if (list.success && list.images) return list.images;
    tellProblem('Error', 'Failed to load images');
  } catch {
    tellProblem('Error', 'An error occurred while loading images');
  }
  return undefined;
}
