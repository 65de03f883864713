import { altInViewer } from '../islands/gallery/gallery-list.ts';
import { Icon } from './icon.tsx';
import { Lightbox } from './lightbox.tsx';
import { Spinner } from './spinner.tsx';

/** More than this many are below the first screens; what follows them may move unseen. */
const placeholdersAtMost = 40;

export interface GalleryProps {
  /** How many pictures the list will have, so that their places are kept free and nothing shifts. */
  expected: number;
  /** What stands there when the list cannot be fetched at all (docs/product.md, "Messages"). */
  samples: readonly GallerySample[];
}

/** A built-in picture by the name of its file; the caption calls it a sample. */
export interface GallerySample {
  caption: string;
  file: string;
}

/** The gallery before its list has arrived (docs/product.md, "Gallery"); gallery-list.ts fetches and shows it. */
export function Gallery({ expected, samples }: GalleryProps) {
  const places = Array.from({ length: Math.min(expected, placeholdersAtMost) }, (_none, index) => index);
  return (
    <div className="gallery">
      <p className="gallery__loading" role="status" hidden>
        <Spinner />
        Loading gallery images...
      </p>
      <div className="gallery__empty" hidden>
        <GalleryEmpty />
      </div>
      <ul className="gallery__grid gallery__places" aria-hidden="true">
        {places.map((place) => (
          <li className="gallery__place" key={place} />
        ))}
      </ul>
      <ul className="gallery__grid gallery__list" hidden />
      <template className="gallery__samples">
        {samples.map((sample) => (
          <Sample key={sample.file} {...sample} />
        ))}
      </template>
      <Lightbox />
    </div>
  );
}

function Sample({ caption, file }: GallerySample) {
  const path = `/images/${encodeURIComponent(file)}`;
  return (
    <li>
      <a className="gallery__link" href={path} data-caption={caption} data-alt={altInViewer}>
        <picture>
          <img className="gallery__picture" alt={caption} decoding="async" loading="lazy" src={path} />
        </picture>
        <span className="gallery__caption">{caption}</span>
      </a>
    </li>
  );
}

/** The empty state of the gallery. */
export function GalleryEmpty() {
  return (
    <>
      <Icon name="picture" />
      <h3>No Images Found</h3>
      <p>Gallery images will appear here once uploaded to the gallery folder.</p>
    </>
  );
}
