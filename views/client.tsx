import { connectGallery } from './islands/gallery/gallery-list.ts';
import { connectLightbox } from './islands/gallery/lightbox.ts';
import { connectHeaderMenu } from './islands/header-menu-controller.ts';
import { rememberVisitSource } from './islands/visit-source.ts';
import { wakeIslands } from './waking.ts';

// The script of every page. It connects plain HTML that opens or moves. Stateful parts are islands with scripts of their own.
rememberVisitSource();
acceptSkippedTransitions();
scrollSmoothlyOnClicks();
wakeIslands();
const header = document.querySelector<HTMLElement>('.header');
if (header) connectHeaderMenu(header);
connectGalleries();

/**
 * Makes in-page links scroll smoothly (`html[data-clicked]` in base.css). Links from other pages and the Back button jump to
 * their target. Browsers begin to scroll in the next frame.
 */
function scrollSmoothlyOnClicks(): void {
  const { dataset } = document.documentElement;
  const forget = () => delete dataset.clicked;
  const begin = () => {
    dataset.clicked = '';
    requestAnimationFrame(() => requestAnimationFrame(forget));
  };
  document.addEventListener('click', begin, { capture: true });
}

/**
 * Keeps canceled view transitions out of the error log: the visitor moved on, came back, or the page was already shown. Their
 * promises reject as unhandled errors unless they are caught (w3c/csswg-drafts issue 13726).
 */
function acceptSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}

/** Connects the pictures that open or move: lightboxes, before-and-after pairs, and the gallery's list. */
function connectGalleries(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.lightbox')) connectLightbox(dialog);
  for (const pair of document.querySelectorAll<HTMLElement>('.before-after')) connectBeforeAfter(pair);
  const gallery = document.querySelector<HTMLElement>('.gallery');
  if (gallery) void connectGallery(gallery);
}

/**
 * Connects the range that shows more or less of the "before" photo, from the left. The range handles touch, mouse, and keys
 * itself.
 * @param root the HTML of `BeforeAfter`
 */
function connectBeforeAfter(root: HTMLElement): void {
  const range = root.querySelector('input') as HTMLInputElement;
  range.addEventListener('input', show);
  // The visitor may have moved the slider before the script loaded.
  show();

  function show(): void {
    const before = range.valueAsNumber;
    root.style.setProperty('--before', `${before}%`);
    range.setAttribute('aria-valuetext', `${before}% before, ${100 - before}% after`);
  }
}
