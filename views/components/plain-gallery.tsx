import type { GalleryPicture } from '../../src/shared/page.ts';
import { useSite, useVisitor } from '../site.ts';
import { GalleryEmpty } from './gallery.tsx';
import { Picture } from './picture.tsx';

/** How many pictures one page without JavaScript shows, so that its size does not grow with the gallery. */
export const partLength = 36;

/** The same list for visitors without JavaScript (docs/decisions.md, "Without JavaScript"), in parts. */
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
      {parts > 1 && <PartLinks part={part} parts={parts} />}
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

function PartLinks({ part, parts }: { part: number; parts: number }) {
  const address = (target: number) => (target === 1 ? '/gallery' : `/gallery?part=${target}`);
  return (
    <nav className="gallery__parts" aria-label="Gallery pages">
      {part > 1 && (
        <a className="button button--quiet" rel="prev" href={address(part - 1)}>
          Newer pictures
        </a>
      )}
      <span>
        Page {part} of {parts}
      </span>
      {part < parts && (
        <a className="button button--quiet" rel="next" href={address(part + 1)}>
          More pictures
        </a>
      )}
    </nav>
  );
}
