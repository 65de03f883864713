import type { TownWords } from '../../shared/content/town-words.ts';

export const kernersvilleFenceInstallation = {
  town: 'Kernersville',
  summary:
    'Family subdivisions, warehouses near the interstate and acreage a few minutes out. We help with HOA requests.',
  point: { latitude: 36.1199, longitude: -80.0737, label: 'above' },
  title: 'Kernersville, NC Fence Installation & HOA Help',
  description:
    'Kernersville fence installation for new-house lots and windy ridges: HOA paperwork, posts set in solid ground, licensed and insured. Free estimates.',
  keywords:
    'Kernersville fence installation, Caleb’s Creek fence, HOA fence Kernersville NC, vinyl fence Kernersville, fence repair 27284',
  heading: 'Fence Installation in {town}, {state}',
  tagline: 'New house in Kernersville? We know what’s under the sod and what your HOA will ask for.',
  picture: {
    name: 'style-commercial-vinyl.jpg',
    alt: 'Tall white vinyl panels beside a sidewalk, low green shrubs in mulch, two gabled roofs showing above',
  },
  intro: {
    heading: 'Fences for Kernersville’s high ground',
    paragraphs: [
      'Kernersville sits on a ridge, with creeks running off toward the Yadkin, the Haw and the Deep River. Up here a fence feels every thunderstorm, and the January ice too.',
      'Near Körner’s Folly and South Main Street the houses are older and many yards already have hedges. Along Piney Grove Road and Union Cross Road, and in Caleb’s Creek, the streets are new and the lots are freshly graded.',
    ],
  },
  about: {
    heading: 'About fences on new Kernersville lots',
    paragraphs: [
      'When a builder grades a lot, the high side gets cut down, the low side gets filled, and sod covers both. So digging can be very different from one side of a yard to the other. The cut side is hard clay, which holds posts very well. The fill side is loose dirt and buried scraps.',
      'We probe the ground before we lay out the fence. Frost reaches only about a foot down, but fill dirt can be loose much deeper than that. Where the fill is deep, we keep digging until we reach native red clay. If your house is less than a year old, look at the yard with us after a hard rain. Puddles show where not to put a gate.',
    ],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'What to include in your HOA request',
      intro: 'Send everything together, and wait for a written answer before you set a date.',
      items: [
        'Your lot survey with the fence line drawn on it, and the distance from each property line in feet',
        'Height, material and color, with the manufacturer’s name for the color',
        'A picture of the picket or panel, front and back, since many rules say which side faces out',
        'Where the gates go and how wide they are, the mower’s included',
        'Any easements, with a note on how drainage crews would get through',
        'Our certificate of insurance, which we’ll send you',
      ],
    },
  ],
  rules: {
    heading: 'Kernersville height limits and permits',
    intro:
      'Height limits depend on your lot and your zoning, so please don’t count on a number you’ve heard. Ask the town’s planning staff and your HOA what they allow on your lot, and get it in writing.',
    items: [
      {
        rule: 'North Carolina requires a call to 811 at least three full working days before digging, so utilities can mark their lines. We take care of it.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Fences for Kernersville homes',
    picture: {
      name: 'gallery-2.jpg',
      alt: 'White vinyl privacy panels with a lattice top, hydrangeas in front, a two-story house behind',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'With houses twenty feet apart, the side yard is usually what you want to screen. Ask your HOA how tall you may go before you choose.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Vinyl is often the easiest material to get approved. On a windy lot we use shorter sections and fill the end posts with concrete.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'A shadowbox fence looks good from both sides and lets the wind through.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'If your lot backs up to a pond or walking trail, your HOA may ask for a fence you can see through on that side.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Plenty of homes on older roads have no HOA. A coated chain link fence, four or five feet tall, is an inexpensive way to keep a beagle at home.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Fences from the early 2000s often had undersized posts and stapled pickets, and many are wearing out now. We reuse what’s still good.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial fencing near the interstates',
    items: [
      {
        title: 'Security Fencing',
        text: 'Distribution buildings off Union Cross Road need a tall fence with as few openings as possible, and a guard or a camera at each one.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'We build six-foot fences around daycare yards and ten-foot fences around parked equipment, with posts sized for a windscreen if you plan to add one.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'A gate that reads a tag on the windshield saves drivers from getting out in sleet. Battery backup lets everyone leave in a power outage.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We fence church playgrounds and build garden gates. At a subdivision entrance, we match the fence to the sign.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why your Kernersville neighbors call us',
    items: [
      {
        title: 'Drawings your HOA can read',
        text: 'They’re to scale, with dimensions and a date, in a file you can forward.',
      },
      {
        title: 'Built for local weather',
        text: 'We set posts closer together on the windy side, run long hinge screws into solid framing, and put gravel under footings that would otherwise sit in water.',
      },
      {
        title: 'No surprises on the bill',
        text: 'If we hit rock or rubble, you already know the charge, because it’s in your estimate.',
      },
      { title: 'Insured and local', text: 'We’re licensed and insured, and we’ve built fences here since {since}.' },
    ],
  },
  process: {
    heading: 'Our four-step process, including HOA approval',
    items: [
      { title: 'Measure and probe', text: 'We walk the yard with a measuring wheel, probe rod and your survey.' },
      {
        title: 'Apply',
        text: 'You send the request to your HOA and ask the town what it requires. We answer their questions about the fence.',
      },
      {
        title: 'Set posts',
        text: 'Utilities are flagged, sod is cut out neatly, and we check each hole for native soil before we pour.',
      },
      {
        title: 'Hang and clean up',
        text: 'Panels, gates and caps go on, we haul off the dirt, and we put the lawn edges back.',
      },
    ],
  },
  closing: {
    heading: 'New to Kernersville, or replacing an old fence?',
    text: 'Either way, we’ll measure your yard and help you with your HOA’s questions.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownWords;
