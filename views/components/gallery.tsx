import type { GalleryPicture } from '../../src/shared/page.ts';
import { altInViewer } from '../islands/gallery/gallery-list.ts';
import { useSite, useVisitor } from '../site.ts';
import { Icon, Spinner } from './icon.tsx';
import { Lightbox, Picture } from './picture.tsx';

/** Above this number of pictures, the list ends below the first screens, so content after it may shift unseen. */
const placeholdersAtMost = 40;

interface GalleryProps {
  /** The number of pictures that the list will have. Their space is reserved so that nothing shifts. */
  expected: number;
  /** Shown instead of the list if it can't be fetched (docs/product.md, "Messages"). */
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
function GalleryEmpty() {
  return (
    <>
      <Icon name="picture" />
      <h3>No Images Found</h3>
      <p>Gallery images will appear here once uploaded to the gallery folder.</p>
    </>
  );
}

/** The number of pictures on a page without JavaScript, so that its size doesn't grow with the gallery. */
export const partLength = 36;

/** The list for visitors without JavaScript (docs/decisions.md, "Without JavaScript"), in parts. */
export function PlainGallery() {
  const { gallery } = useSite();
  const parts = Math.ceil(gallery.length / partLength);
  const part = Math.min(useVisitor().galleryPart ?? 1, parts);
  if (gallery.length === 0)
    return (
      <div className="gallery__empty">
        <GalleryEmpty />
      </div>
    );
  return (
    <>
      <ul className="gallery__grid">
        {gallery.slice((part - 1) * partLength, part * partLength).map((image) => (
          <PlainPicture key={image.path} {...image} />
        ))}
      </ul>
      <PartLinks
        part={part}
        parts={parts}
        label="Gallery pages"
        newer="Newer pictures"
        older="More pictures"
        address={(target) => (target === 1 ? '/gallery' : `/gallery?part=${target}`)}
      />
    </>
  );
}

function PlainPicture({ name, path, url, picture }: GalleryPicture) {
  return (
    <li>
      <a className="gallery__link" href={path}>
        {picture ? (
          <Picture picture={picture} alt={name} sizes="25rem" className="gallery__picture" />
        ) : (
          <img src={url} alt={name} loading="lazy" className="gallery__picture" />
        )}
      </a>
    </li>
  );
}

/** Links between the parts of a long list. */
export function PartLinks(props: {
  label: string;
  part: number;
  parts: number;
  newer: string;
  older: string;
  address(part: number): string;
}) {
  const { label, part, parts, newer, older, address } = props;
  if (parts <= 1) return null;
  return (
    <nav className="gallery__parts cluster" aria-label={label}>
      {part > 1 && (
        <a className="button button--quiet" rel="prev" href={address(part - 1)}>
          {newer}
        </a>
      )}
      <span>
        Page {part} of {parts}
      </span>
      {part < parts && (
        <a className="button button--quiet" rel="next" href={address(part + 1)}>
          {older}
        </a>
      )}
    </nav>
  );
}
