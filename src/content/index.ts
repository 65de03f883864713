import type { SiteContent } from '../shared/content.ts';
import { areas } from './areas.ts';
import { financing } from './financing.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { servicePage, townPage } from './page-frames.ts';
import { services } from './services/index.ts';
import { towns } from './towns/index.ts';

/** The words that the site is shipped with. */
export const shippedContent: SiteContent = {
  home,
  areas,
  financing,
  gallery,
  frame,
  servicePage,
  townPage,
  services,
  towns,
};
