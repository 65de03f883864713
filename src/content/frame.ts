import type { FrameContent } from '../shared/content.ts';

/** The words of header and footer on every public page (docs/product.md, "Header" and "Footer"). */
export const frame = {
  blurb:
    '{product} installs and repairs residential and commercial fences throughout the {region}. Licensed and insured, serving the area since 2008.',
  groups: [
    { key: 'residential', label: 'Residential', title: 'Residential Fencing' },
    { key: 'commercial', label: 'Commercial', title: 'Commercial Fencing' },
    { key: 'fenceStyles', label: 'Fence Styles', title: 'Fence Styles' },
  ],
  phoneBar: { label: 'Call or get a quote', call: 'Call', quote: 'Get a Free Quote' },
  onward: {
    galleryIntro: 'See photos in our',
    galleryLink: 'fence gallery',
    financingIntro: 'or find out about',
    financingLink: 'monthly payments',
  },
} as const satisfies FrameContent;
