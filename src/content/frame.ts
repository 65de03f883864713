import type { FrameWords } from '../shared/content/frame-words.ts';

/** The words of header and footer on every public page, and those that all service or town pages share (docs/product.md, "Header" and "Footer"). */
export const frame = {
  blurb:
    '{product} installs and repairs residential and commercial fences throughout {region}. Licensed and insured, serving the area since {since}.',
  services: [
    { name: 'Wood Fences', target: '#' },
    { name: 'Vinyl Fences', target: '#' },
    { name: 'Aluminum Fences', target: '#' },
    { name: 'Fence Repair', target: '#' },
    { name: 'Commercial Fencing', target: '#' },
  ],
  residential: { label: 'Residential', title: 'Residential Fencing' },
  commercial: { label: 'Commercial', title: 'Commercial Fencing' },
  fenceStyles: { label: 'Fence Styles', title: 'Fence Styles' },
  phoneBar: { label: 'Call or get a quote', call: 'Call', quote: 'Get a Free Quote' },
  onward: {
    galleryIntro: 'Take a look at our',
    galleryLink: 'fence gallery',
    financingIntro: 'or find out about',
    financingLink: 'monthly payments',
  },
  servicePage: {
    quoteText: 'We measure, listen and put the price in writing. It’s free, with no obligation.',
    towns: { headingStart: 'Where we offer', companionsIntro: 'You may also want to see' },
  },
  sharePicture: {
    name: 'og-image.jpg',
    alt: 'Cedar privacy fence with a cap rail in front of a white house, flowering shrubs at its foot',
  },
  townPage: { neighbors: { headingStart: 'Fences near' } },
} as const satisfies FrameWords;
