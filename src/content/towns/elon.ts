import type { TownContent } from '../../shared/content.ts';

export const elonFenceInstallation = {
  slug: 'elon-fence-installation',
  town: 'Elon',
  rank: 'other',
  summary: 'A university town: student rentals, family streets and tidy front yards.',
  point: { latitude: 36.1027, longitude: -79.5067, label: 'above' },
  title: 'Elon, NC Fence Installation for Homes & Rentals',
  description:
    'Fences for Elon’s family streets and student rentals, planned round the university calendar and old oak roots. Licensed, insured, free estimates.',
  keywords:
    'Elon NC fence installation, fence company Elon, rental property fence Elon University, picket fence Elon, fence repair 27244',
  tagline:
    'Serving Elon and its neighbors for over 15 years, with fences that outlast leases, roots and August move-in.',
  picture: {
    name: 'style-picket.jpg',
    alt: 'Small cottage with a red door and front porch behind white pickets, red bricks leading up to the gate',
  },
  intro: {
    heading: 'A small town with a big calendar',
    paragraphs: [
      'Elon is a compact place: the campus, a few blocks of shops, the railroad, and houses that shade from student rentals along Williamson and Haggard Avenues to quiet family cul-de-sacs off Cook Road and University Drive. Everyone within a mile of the university knows when cars arrive and when they leave. A fence crew should know it too.',
      'The ground is gentler than in most of the Piedmont. Slopes are mild, so layouts stay simple and panels sit level. What you contend with instead is trees.',
    ],
  },
  about: {
    heading: 'Oaks, and how to fence beneath them',
    paragraphs: [
      'The town takes its name from the Hebrew word for oak, and you meet the trees on nearly every older lot. Roots of a grown white oak run shallow and reach past the drip line, right where a side boundary tends to fall. We dig by hand inside that circle, leave any root thicker than a wrist, and span it with a longer rail or a narrower bay.',
      'Leaves do slower damage. Piled against boards from November to March, they keep the bottom edge wet through every freeze. A two-inch gap and a rake solve most of it. Where pool rules or a small dog mean a low gap, we add a rot board that can be changed without touching the pickets; around pools that clearance stays at most 2 inches.',
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'When to build in a college town',
      columns: ['Time of year', 'On your street', 'Good for'],
      rows: [
        [
          'June and July',
          'Rentals stand empty, ground is dry',
          'Whole-yard replacement, old posts and concrete pulled out',
        ],
        ['August', 'Move-in traffic, trailers at the curb', 'Latches and small fixes only'],
        [
          'September to November',
          'Cool and settled, oaks dropping leaves',
          'Family homes, staining once new wood has dried',
        ],
        [
          'Winter holidays',
          'Quiet, clay wet, frost no deeper than about a foot',
          'Aluminum and vinyl, which need no dry day for stain',
        ],
      ],
      note: 'Book an early-summer slot by the end of winter if your lease turns over in early summer.',
    },
  ],
  residential: {
    heading: 'Around the house',
    picture: {
      name: 'style-privacy.jpg',
      alt: 'Board-on-board fence around a small back lawn with a lounge chair on a stone patio',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Six feet of solid board between a family patio and the rental next door muffles talk more than music. Plant behind it for the rest.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Landlords like that a tenant cannot neglect it: no paint, no stain, only a hose every 6–12 months.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Low pickets suit the older porches by campus. We space them wide enough that the garden still shows from the sidewalk.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Follows the covenants of the newer subdivisions, and its slim posts are the easiest to slip between roots.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'For a shared rear yard behind a duplex, heavier wire survives volleyballs and bicycles leaned on it for four semesters.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'We can inspect between tenants and list what needs doing now, what can wait a year, and what was there when they came.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Landlords, churches and shops',
    items: [
      {
        title: 'Security Fencing',
        text: 'Bike cages, mechanical yards and parking behind apartments, tall enough to discourage a shortcut after midnight.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Courts, community gardens and stormwater basins in new developments, often with a wide gate for the mowing contractor.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Resident lots where codes change each summer. Pick a controller you can reprogram from a phone, not a ladder.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Trash-cart corrals for rental houses, café railings, a matching gate for a brick wall somebody’s contractor left open.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Three reasons people here choose us',
    items: [
      {
        title: 'Dates that fit leases',
        text: 'Give us the move-out day and the move-in day, and we will say honestly whether the job fits between.',
      },
      {
        title: 'Owners elsewhere are welcome',
        text: 'If you live in another state, we document the yard in photographs and put everything in the written estimate.',
      },
      {
        title: 'Solid footing',
        text: 'Insured and licensed, transparent in pricing, and used to roots that no map shows.',
      },
    ],
  },
  closing: {
    heading: 'One house in Elon or a dozen doors',
    text: 'Describe the property, the season you prefer and any covenants. You owe nothing for the numbers.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownContent;
