import { connectBeforeAfter } from './before-after.ts';
import { connectGallery } from './gallery-list.ts';
import { connectLightbox } from './lightbox.ts';

/** Connects what a page has of pictures that open and move: lightboxes, pairs of before and after, and the gallery's own list. */
export function connectGalleries(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.lightbox')) connectLightbox(dialog);
  for (const pair of document.querySelectorAll<HTMLElement>('.before-after')) connectBeforeAfter(pair);
  const gallery = document.querySelector<HTMLElement>('.gallery');
  if (gallery) void connectGallery(gallery);
}
