import { fallbackAddress, type Picture as PictureData, sourceSet } from '../../src/shared/pictures/pictures.ts';
import { useSite } from '../site.ts';
import { Icon, Spinner } from './icon.tsx';

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** The display width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  /** The page's opening picture, fetched first. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture in every format and width that exists, with its size, so that nothing shifts when it arrives. */
export function Picture({ picture, alt, sizes = '100vw', first = false, className }: PictureProps) {
  return (
    <picture>
      {(['avif', 'webp'] as const)
        .filter((format) => picture.formats.includes(format))
        .map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={sizes} />
        ))}
      <img
        className={className}
        src={fallbackAddress(picture)}
        srcSet={sourceSet(picture, 'jpeg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** A built-in picture by its name, or the owner's own in its place. */
export function SitePicture({ name, ...props }: Omit<PictureProps, 'picture'> & { name: string }) {
  const picture = useSite().pictures[name];
  return picture ? <Picture picture={picture} {...props} /> : null;
}

/** The closed viewer of pictures (docs/product.md, "Lightbox"); islands/gallery/lightbox.ts opens and moves it. */
export function Lightbox() {
  return (
    <dialog className="lightbox" aria-label="Picture viewer">
      <div className="lightbox__bar">
        <p className="lightbox__counter" aria-live="polite" />
        <button className="lightbox__button lightbox__close" type="button" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <figure className="lightbox__figure">
        <div className="lightbox__stage">
          <Spinner className="lightbox__spinner" />
          <p className="lightbox__failure" hidden>
            We couldn’t load this picture.
          </p>
        </div>
        <figcaption className="lightbox__caption" aria-live="polite" />
      </figure>
      <button className="lightbox__button lightbox__previous" type="button" aria-label="Previous picture">
        <Icon name="previous" />
      </button>
      <button className="lightbox__button lightbox__next" type="button" aria-label="Next picture">
        <Icon name="next" />
      </button>
    </dialog>
  );
}
