import { connectGalleries } from './islands/gallery/galleries.ts';
import { connectHeaderMenu } from './islands/header-menu-controller.ts';
import { rememberVisit } from './islands/visit.ts';
import { wakeIslands } from './waking.ts';

// The script of every page. What only opens or moves something is connected here; what has state is an island, whose script follows.
rememberVisit();
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
