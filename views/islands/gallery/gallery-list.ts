import type { GalleryPicture } from '../../../src/shared/page.ts';
import { fallbackAddress, type Picture, sourceSet } from '../../../src/shared/pictures/pictures.ts';
import { ResponseError, request } from '../request.ts';

/** The lightbox description of gallery pictures. */
export const altInViewer = 'Fence installation project';

/**
 * The displayed width of a grid picture with 1 to 4 columns. Phones use two thirds of it, because their pixels are finer than the
 * eye.
 */
export const gallerySizes = '(width < 36rem) 66vw, (width < 56rem) 50vw, (width < 76rem) 33vw, 19rem';

/**
 * Fetches the gallery's list once and shows it (docs/product.md, "Gallery", "States" and "Messages"): the pictures, the empty state, or the
 * built-in samples when the network fails. lightbox.ts opens them.
 * @param root the HTML of components/gallery.tsx
 */
export async function connectGallery(root: HTMLElement): Promise<void> {
  const find = (name: string) => root.querySelector(`.gallery__${name}`) as HTMLElement;

  find('loading').hidden = false;
  const pictures = await readList();
  find('loading').hidden = true;
  find('places').remove();
  if (pictures?.length === 0) find('empty').hidden = false;
  else if (pictures) await showList(find('list'), pictures);
  else showSamples(find('list'), find('samples') as HTMLTemplateElement);
}

/**
 * A response that isn't a list of images leaves the list empty (docs/decisions.md, "Details").
 * @returns `undefined` when there is no response at all
 */
async function readList(): Promise<readonly GalleryPicture[] | undefined> {
  try {
    const response = await request('/api/images');
    const list: unknown = await response.json();
    return Array.isArray(list) ? list : [];
  } catch (error) {
    if (error instanceof ResponseError || error instanceof SyntaxError) return [];
    console.error('The gallery could not be fetched.', error);
    // WebKit aborts the request when the visitor leaves the page, but keeps the page for the Back button.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    return undefined;
  }
}

function showSamples(list: HTMLElement, samples: HTMLTemplateElement): void {
  list.append(samples.content);
  list.hidden = false;
}

/**
 * The number of pictures in a batch, more than fit on the first screens. Each batch is added in a separate task, so that a phone stays
 * responsive.
 */
const itemsAtOnce = 60;

async function showList(list: HTMLElement, pictures: readonly GalleryPicture[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += itemsAtOnce) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    list.append(...pictures.slice(start, start + itemsAtOnce).map(createItem));
    list.hidden = false;
  }
}

function createItem({ name, path, url, picture }: GalleryPicture): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'gallery__link';
  link.href = path;
  link.dataset.caption = '';
  link.dataset.alt = altInViewer;
  link.append(createPicture(name, url, picture));
  item.append(link);
  return item;
}

/** The counterpart of components/picture.tsx. @param picture absent where no variants are known */
function createPicture(alt: string, url: string, picture: Picture | undefined): HTMLPictureElement {
  const element = document.createElement('picture');
  const img = document.createElement('img');
  img.className = 'gallery__picture';
  img.alt = alt;
  img.decoding = 'async';
  img.loading = 'lazy';
  if (picture) addVariants(element, img, picture);
  element.append(img);
  // Set the address last: the browser starts to fetch when it sees it.
  img.src = picture ? fallbackAddress(picture) : url;
  return element;
}

function addVariants(element: HTMLPictureElement, img: HTMLImageElement, picture: Picture): void {
  for (const format of ['avif', 'webp'] as const) {
    if (!picture.formats.includes(format)) continue;
    const source = document.createElement('source');
    source.type = `image/${format}`;
    source.sizes = gallerySizes;
    source.srcset = sourceSet(picture, format);
    element.append(source);
  }
  img.sizes = gallerySizes;
  img.srcset = sourceSet(picture, 'jpeg');
  img.width = picture.width;
  img.height = picture.height;
}
