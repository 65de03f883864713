import type { GalleryPicture } from '../../../src/shared/page.ts';
import { fallbackAddress, type Picture, sourceSet } from '../../../src/shared/pictures.ts';
import type { GallerySample } from '../../components/gallery.tsx';
import { ResponseError, request } from '../request.ts';

type Entry = GalleryPicture & Partial<Pick<GallerySample, 'caption'>>;

/** The shown width of a grid picture with 1 to 4 columns; two thirds of it on phones, whose pixels are finer than the eye. */
export const gallerySizes = '(width < 36rem) 66vw, (width < 56rem) 50vw, (width < 76rem) 33vw, 19rem';

/**
 * Fetches the gallery's list once and shows it (docs/product.md, "Gallery", "States" and "Messages"): the pictures, the empty state, or the
 * built-in samples when the network fails. lightbox.ts opens them.
 * @param root the HTML of components/gallery.tsx
 */
export async function connectGallery(root: HTMLElement): Promise<void> {
  const find = (name: string) => root.querySelector(`.gallery__${name}`) as HTMLElement;

  find('loading').hidden = false;
  const entries = await readEntries(JSON.parse(root.dataset.samples ?? '[]'));
  find('loading').hidden = true;
  find('places').remove();
  if (entries.length === 0) find('empty').hidden = false;
  else await showList(find('list'), entries);
}

/** No answer at all gives the samples; an answer that is no list of images leaves the list empty (docs/decisions.md, "Details"). */
async function readEntries(samples: readonly GallerySample[]): Promise<readonly Entry[]> {
  try {
    const response = await request('/api/images');
    const list: unknown = await response.json();
    return Array.isArray(list) ? list : [];
  } catch (error) {
    if (error instanceof ResponseError || error instanceof SyntaxError) return [];
    console.error('The gallery could not be fetched.', error);
    // WebKit ends the call when the page is left, and still keeps the page for the Back button.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    return samples.map(toEntry);
  }
}

function toEntry({ caption, file }: GallerySample): Entry {
  const path = `/images/${encodeURIComponent(file)}`;
  return { name: caption, path, url: path, caption };
}

/** More pictures than the first screens show. Each further batch is added in its own task, so that a phone stays responsive. */
const itemsAtOnce = 60;

async function showList(list: HTMLElement, entries: readonly Entry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += itemsAtOnce) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    list.append(...entries.slice(start, start + itemsAtOnce).map(createItem));
    list.hidden = false;
  }
}

function createItem({ name, path, url, picture, caption = '' }: Entry): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'gallery__link';
  link.href = path;
  link.dataset.caption = caption;
  link.dataset.alt = 'Fence installation project';
  link.append(createPicture(name, url, picture));
  if (caption) link.append(createCaption(caption));
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
  // Last of all: the browser starts to fetch when it sees the address.
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

function createCaption(text: string): HTMLElement {
  const caption = document.createElement('span');
  caption.className = 'gallery__caption';
  caption.textContent = text;
  return caption;
}
