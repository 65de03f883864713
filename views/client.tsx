import { connectGallery } from './islands/gallery/gallery-list.ts';
import { connectLightbox } from './islands/gallery/lightbox.ts';
import { connectHeaderMenu } from './islands/header-menu-controller.ts';
import { rememberVisitSource } from './islands/visit-source.ts';
import { wakeIslands } from './waking.ts';

// The script of every page. What only opens or moves something is connected here; what has state is an island, whose script follows.
rememberVisitSource();
acceptSkippedTransitions();
scrollSmoothlyOnClicks();
wakeIslands();
const header = document.querySelector<HTMLElement>('.header');
if (header) connectHeaderMenu(header);
connectGalleries();

/**
 * Lets the page scroll smoothly to where a click within it leads (`html[data-clicked]` of base.css). A section that a link from
 * another page names stands there at once, and so does what the Back button brings. Browsers begin to scroll in the next frame.
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
 * Keeps a transition that the browser gives up out of the error log: the visitor went on, came back, or the page stood already.
 * The transition's promises belong to the browser and are unhandled errors until somebody takes them (w3c/csswg-drafts issue 13726).
 */
function acceptSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}

/** Connects the pictures of a page that open and move: lightboxes, pairs of before and after, and the gallery's own list. */
function connectGalleries(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.lightbox')) connectLightbox(dialog);
  for (const pair of document.querySelectorAll<HTMLElement>('.before-after')) connectBeforeAfter(pair);
  const gallery = document.querySelector<HTMLElement>('.gallery');
  if (gallery) void connectGallery(gallery);
}

/**
 * Lets a range say how much of the photo before is seen, from the left; the rest is the one after. Touch, pointer and keys are the
 * range's own.
 * @param root the HTML of `BeforeAfter`
 */
function connectBeforeAfter(root: HTMLElement): void {
  const range = root.querySelector('input') as HTMLInputElement;
  range.addEventListener('input', show);
  // The visitor may have moved the slider before the script was there.
  show();

  function show(): void {
    const before = range.valueAsNumber;
    root.style.setProperty('--before', `${before}%`);
    range.setAttribute('aria-valuetext', `${before}% before, ${100 - before}% after`);
  }
}
