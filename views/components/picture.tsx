import { fallbackAddress, type Picture as PictureData, sourceSet } from '../../src/shared/pictures/pictures.ts';

export interface PictureProps {
  picture: PictureData;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
  /** The picture that a page opens with: fetched at once, and before others. */
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
