import { connectGallery } from './gallery-list.ts';
import { connectLightbox } from './lightbox.ts';

/** Connects what a page has of pictures that open and move: lightboxes, pairs of before and after, and the gallery's own list. */
export function connectGalleries(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.lightbox')) connectLightbox(dialog);
  for (const pair of document.querySelectorAll<HTMLElement>('.before-after')) connectBeforeAfter(pair);
  const gallery = document.querySelector<HTMLElement>('.gallery');
  if (gallery) void connectGallery(gallery);
}

/**
 * Lets a range say how much of the photo before is seen, from the left; the rest is the one after. Touch, pointer and keys are the
 * range's own.
 * @param root the HTML of components/before-after.tsx
 */
function connectBeforeAfter(root: HTMLElement): void {
  const range = root.querySelector('input') as HTMLInputElement;
  range.addEventListener('input', show);
  // It may have been moved before the script was there.
  show();

  function show(): void {
    const before = range.valueAsNumber;
    root.style.setProperty('--before', `${before}%`);
    range.setAttribute('aria-valuetext', `${before}% before, ${100 - before}% after`);
  }
}
