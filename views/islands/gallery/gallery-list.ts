import type { GalleryPicture } from '../../../src/shared/page.ts';
import type { GalleryProps, GallerySample } from '../../components/gallery.tsx';
import { isPlainClick } from '../plain-click.ts';
import { ResponseError, request } from '../request.ts';
import { gallerySizes } from './gallery-sizes.ts';
import { connectLightbox, type Lightbox, type LightboxImage } from './lightbox.ts';
import { createPicture } from './picture-element.ts';

type Entry = GalleryPicture & Partial<Pick<GallerySample, 'caption'>>;

/**
 * Fetches the gallery's list once and shows it (docs/product.md, "Gallery", "States" and "Messages"): the pictures, the empty state, or the
 * built-in samples when the network fails.
 * @param root the island's element, with the HTML of gallery.tsx in it
 */
export async function connectGallery(root: HTMLElement, { samples }: GalleryProps): Promise<void> {
  const find = (name: string) => root.querySelector(`.gallery__${name}`) as HTMLElement;
  const lightbox = connectLightbox(root.querySelector('dialog') as HTMLDialogElement);

  find('loading').hidden = false;
  const entries = await readEntries(samples);
  find('loading').hidden = true;
  find('places').remove();
  if (entries.length === 0) find('empty').hidden = false;
  else await showList(find('list'), entries, lightbox);
}

/** No answer at all gives the samples; an answer that is no list of images leaves the list empty (docs/decisions.md, "Details"). */
async function readEntries(samples: GalleryProps['samples']): Promise<readonly Entry[]> {
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

async function showList(list: HTMLElement, entries: readonly Entry[], lightbox: Lightbox): Promise<void> {
  const images = entries.map(toLightboxImage);
  const items = entries.map((entry, index) => () => createItem(entry, () => lightbox.open(images, index)));
  for (let start = 0; start < items.length; start += itemsAtOnce) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    list.append(...items.slice(start, start + itemsAtOnce).map((create) => create()));
    list.hidden = false;
  }
}

function toLightboxImage({ url, picture, caption = '' }: Entry): LightboxImage {
  return { src: url, picture, alt: 'Fence installation project', caption };
}

function createItem(entry: Entry, open: () => void): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const { picture, img } = createPicture(
    { src: entry.url, picture: entry.picture },
    { alt: entry.name, sizes: gallerySizes, lazy: true },
  );
  img.className = 'gallery__picture';
  link.className = 'gallery__link';
  link.href = entry.path;
  link.append(picture);
  if (entry.caption) link.append(createCaption(entry.caption));
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    link.focus();
    open();
  });
  item.append(link);
  return item;
}

function createCaption(text: string): HTMLElement {
  const caption = document.createElement('span');
  caption.className = 'gallery__caption';
  caption.textContent = text;
  return caption;
}
