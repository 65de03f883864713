import { scrollSmoothlyOnClicks } from './click-scroll.ts';
import { connectGalleries } from './islands/gallery/galleries.ts';
import { connectHeaderMenu } from './islands/header-menu-controller.ts';
import { rememberVisit } from './islands/visit.ts';
import { acceptSkippedTransitions } from './page-transition.ts';
import { wakeIslands } from './waking.ts';

// The script of every page. What only opens or moves something is connected here; what has state is an island, whose script follows.
rememberVisit();
acceptSkippedTransitions();
scrollSmoothlyOnClicks();
wakeIslands();
const header = document.querySelector<HTMLElement>('.header');
if (header) connectHeaderMenu(header);
connectGalleries();
