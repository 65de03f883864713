import type { GalleryWords } from '../shared/content/fixed-page-words.ts';

/** The words of the gallery page (docs/product.md, "Gallery"). */
export const gallery = {
  title: 'Fence Photos & Project Gallery in the Triad, NC',
  description:
    'See wood, vinyl, aluminum and chain link fences in {region}, then ask us for a free estimate for your yard.',
  keywords: 'fence gallery, fence pictures, completed fence projects, privacy fence photos',
  hero: {
    heading: 'Fence Installation Gallery',
    text: 'Wood, vinyl, aluminum and chain link fences and gates from homes and businesses around the Triad. Tap or click a photo to enlarge it.',
    textWhileEmpty:
      'We build wood, vinyl, aluminum and chain link fences and gates around the Triad. We’re still getting photos of our finished jobs ready for this page.',
  },
  kinds: {
    heading: 'Fences by type',
    text: 'See how each kind looks and what goes into building it.',
    textWhileEmpty:
      'Our project photos aren’t up yet. Meanwhile, take a look at each kind of fence and what goes into building it.',
    /** The six kinds whose pictures differ most. */
    pages: [
      'privacy-fencing',
      'picket-fencing',
      'ranch-fencing',
      'pool-fencing',
      'decorative-fencing',
      'residential-vinyl-fencing',
    ],
  },
  callToAction: {
    heading: 'Ready to Start Your Fence Project?',
    text: 'Tell us which photo is closest to the fence you have in mind. We’ll measure your yard and give you a price.',
    textWhileEmpty:
      'Tell us which kind is closest to the fence you have in mind. We’ll measure your yard and give you a price.',
  },
} as const satisfies GalleryWords;
