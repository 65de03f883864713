import type { TownContent } from '../../shared/content.ts';

export const kernersvilleFenceInstallation = {
  slug: 'kernersville-fence-installation',
  town: 'Kernersville',
  rank: 'main',
  summary:
    'Between the two largest cities, with family subdivisions, warehouses by the interstate and acreage a few minutes out.',
  point: { latitude: 36.1199, longitude: -80.0737, label: 'above' },
  title: 'Kernersville, NC Fence Installation & HOA Help',
  description:
    'New-house lots, HOA paperwork and windy ridges: how a Kernersville fence gets approved, set in solid ground and kept upright. Free estimates.',
  keywords:
    'Kernersville fence installation, Caleb’s Creek fence, HOA fence Kernersville NC, vinyl fence Kernersville, fence repair 27284',
  tagline: 'Building on a newer lot? We know what is under the sod, and what the committee will ask.',
  picture: {
    name: 'style-commercial-vinyl.jpg',
    alt: 'Tall white vinyl panels beside a sidewalk, low green shrubs in mulch, two gabled roofs showing above',
  },
  intro: {
    heading: 'On the ridge between three rivers',
    paragraphs: [
      'Kernersville stands on high ground. Rain on one side of town runs by Kerners Mill Creek to Salem Lake and the Yadkin; rain on the others starts toward the Haw or the Deep. You feel the height in any thunderstorm that comes over the hill with nothing in front of it, and again when January ice loads every branch.',
      'Around Körner’s Folly and South Main Street the houses are old and the yards already have their hedges. Out along Piney Grove Road, Union Cross Road and in Caleb’s Creek the streets are young, and so is the soil.',
    ],
  },
  about: {
    heading: 'New subdivision, disturbed dirt',
    paragraphs: [
      'A builder scrapes off the topsoil, cuts the high side, fills the low one and rolls out sod. For you that means two kinds of digging in one yard. On the cut side an auger meets clay like brick, which holds posts beautifully. On the fill side it meets loose lumps and buried scraps.',
      'We probe before we lay out. Where fill is deep we go lower, until the hole shows native red clay, since frost reaches about a foot here and settling reaches much farther. If your house is under a year old, walk the yard with us after a hard rain. Puddles show where a gate should never go.',
    ],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'What to put in your HOA request',
      intro: 'Send these together, and wait for the written answer before a date is set.',
      items: [
        'The lot survey with the proposed line drawn on it, and the distance from each boundary in feet',
        'Height, material and color, with the manufacturer’s name for the color',
        'A picture of the picket or panel, front and back; many rules say which face points outward',
        'Position and width of every gate, including one for the mower',
        'Easements marked, with a note on how drainage crews would get through',
        'Our certificate of insurance, which we send on request',
      ],
    },
  ],
  residential: {
    heading: 'Fence choices that work in Kernersville',
    picture: {
      name: 'gallery-2.jpg',
      alt: 'White vinyl privacy panels with a lattice top, hydrangeas in front, a two-story house behind',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'With houses twenty feet apart, the side yard is what you want hidden. Check whether your covenants cap height at six.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'The material associations tend to argue with least. On an exposed ridge we shorten the bays and fill the end posts with concrete.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'A shadowbox gives both neighbors the good side and lets gusts through.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'If your lot backs onto a pond or walking trail, covenants often ask for see-through pickets on that one side.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Plenty of older roads have no association at all. Four or five feet of coated wire keeps a beagle home for less.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Fences from the early 2000s are giving out together: undersized posts, stapled pickets. We reuse what deserves it.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'For employers along the interstates',
    items: [
      {
        title: 'Security Fencing',
        text: 'Distribution buildings off Union Cross Road need a tall perimeter with few openings, each one watched.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Six feet around a daycare yard, ten around parked equipment, with pipe sized for windscreen if you plan to add it.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'A gate that reads a transponder saves a driver climbing out in sleet. Battery backup lets everyone leave if the power fails.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Church playgrounds, garden gates, a subdivision entrance where fence and sign belong together.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Who you are hiring',
    items: [
      { title: 'Drawings a committee can read', text: 'Scaled, dated, with dimensions, in a file you can forward.' },
      {
        title: 'Local weather in the details',
        text: 'Closer posts on the windward side, long hinge screws into solid framing, gravel below footings that would otherwise sit in water.',
      },
      {
        title: 'No surprises on the bill',
        text: 'What a hole full of rock or rubble would add stands in the estimate beforehand.',
      },
      { title: 'Insured people on your land', text: 'Licensed, covered, and at this trade since 2008.' },
    ],
  },
  process: {
    heading: 'Four steps, including the waiting',
    items: [
      { title: 'Measure and probe', text: 'We go round the yard with a wheel, a steel rod and your survey.' },
      {
        title: 'Apply',
        text: 'You submit to the association and ask the town what it requires; we answer their questions about construction.',
      },
      {
        title: 'Set posts',
        text: 'Utilities are flagged, sod is cut out neatly, and holes are checked for native soil before the pour.',
      },
      {
        title: 'Hang and clean',
        text: 'Panels, gates and caps go on, spoil is carried off, and the lawn edges are put back.',
      },
    ],
  },
  closing: {
    heading: 'Moving in, or fed up with the old one',
    text: 'Either way, we can measure in Kernersville and tell you what your lot allows and which questions to put to your association.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownContent;
