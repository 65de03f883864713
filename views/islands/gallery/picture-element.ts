import { fallbackAddress, type Picture, sourceSet } from '../../../src/shared/pictures.ts';

/**
 * A `<picture>` in every format and width that exists; a plain image where no variants are known.
 * The counterpart of components/picture.tsx for islands that do without a framework.
 */
export function createPicture(
  source: { src: string; picture?: Picture | undefined },
  { alt, sizes, lazy = false }: { alt: string; sizes: string; lazy?: boolean },
): { picture: HTMLPictureElement; img: HTMLImageElement } {
  const element = document.createElement('picture');
  const img = document.createElement('img');
  img.alt = alt;
  img.decoding = 'async';
  if (lazy) img.loading = 'lazy';
  if (source.picture) addVariants(element, img, source.picture, sizes);
  element.append(img);
  // Last of all: the browser starts to fetch when it sees the address.
  img.src = source.picture ? fallbackAddress(source.picture) : source.src;
  return { picture: element, img };
}

function addVariants(element: HTMLPictureElement, img: HTMLImageElement, picture: Picture, sizes: string): void {
  for (const format of ['avif', 'webp'] as const) {
    if (!picture.formats.includes(format)) continue;
    const source = document.createElement('source');
    source.type = `image/${format}`;
    source.sizes = sizes;
    source.srcset = sourceSet(picture, format);
    element.append(source);
  }
  img.sizes = sizes;
  img.srcset = sourceSet(picture, 'jpeg');
  img.width = picture.width;
  img.height = picture.height;
}
