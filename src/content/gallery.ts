import type { GalleryContent } from '../shared/content.ts';
import type { services } from './services/index.ts';

/** What the gallery page shows beside the owner's pictures. */
export const gallery = {
  /** The six kinds whose pictures differ most. */
  kinds: [
    'privacy-fencing',
    'picket-fencing',
    'ranch-fencing',
    'pool-fencing',
    'decorative-fencing',
    'residential-vinyl-fencing',
  ],
} as const satisfies GalleryContent & { kinds: readonly (typeof services)[number]['slug'][] };
