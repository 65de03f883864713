import type { TownContent } from '../../shared/content.ts';

export const greensboroFenceInstallation = {
  slug: 'greensboro-fence-installation',
  town: 'Greensboro',
  rank: 'main',
  summary:
    'Tree-lined older streets near downtown, newer subdivisions at the edges. Root-aware digging and HOA drawings come up most.',
  point: { latitude: 36.0726, longitude: -79.792, label: 'above' },
  title: 'Fence Installation & Repair in Greensboro, NC',
  description:
    'Greensboro fences built for swelling Guilford County clay, old oak roots and HOA rules, from Fisher Park to Adams Farm. Free written estimates.',
  keywords:
    'fence installation Greensboro NC, Greensboro fence company, Fisher Park fence, Irving Park fence, privacy fence Greensboro',
  tagline: 'From the oaks of Fisher Park to the cul-de-sacs of Adams Farm, fences set for Greensboro clay.',
  picture: {
    name: 'style-privacy.jpg',
    alt: 'Red-brown board-on-board fence closing off a shaded back lawn, with blue and white shrubs at its foot',
  },
  intro: {
    heading: 'Four generations of back yards',
    paragraphs: [
      'You can guess the age of a Greensboro yard by its distance from Elm Street. Fisher Park, College Hill and Westerwood have narrow lots, sidewalks and trees older than the pavement. Lindley Park and Sunset Hills followed with bungalows and brick cottages. Starmount and Irving Park spread out under big oaks, and Adams Farm and Lake Jeanette brought cul-de-sacs, common ground and architectural committees.',
      'Each wants something else from a fence, so we look at your plat first and your slope second.',
    ],
  },
  about: {
    heading: 'What clay does to a post',
    paragraphs: [
      'Much of the clay in Guilford County takes on water in February, swells, then shrinks and cracks in a dry August. A footing shaped like a cone, wide at the top, gives that clay something to grip and lift, and the fence above it starts to lean.',
      'We dig straight-sided holes well past the foot of frost, widen the bottom, and crown the top so rain runs off. {product} has set posts this way since 2008.',
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Your part of town, and what changes',
      columns: ['Where you live', 'What we usually meet', 'What we do about it'],
      rows: [
        [
          'Fisher Park, College Hill, Dunleath',
          'Short frontages, thick roots, possible historic review',
          'Hand-dug holes, posts moved between roots; ask the city about design review before choosing a style',
        ],
        [
          'Starmount, Hamilton Lakes, Irving Park',
          'Wide lots, mature canopy, side yards that fall away',
          'Taller runs at the back, lighter aluminum in front, tree limbs cleared before layout',
        ],
        [
          'Near North and South Buffalo Creeks',
          'Soft, wet bottoms and a chance of flood water',
          'Open pickets or chain link low down, so water passes instead of pushing',
        ],
        [
          'Adams Farm, Lake Jeanette, Reedy Fork',
          'HOA colors and heights, easements behind the house',
          'A drawing you can hand to the committee, gates wide enough for utility crews',
        ],
      ],
    },
  ],
  residential: {
    heading: 'Fences for Greensboro homes',
    picture: {
      name: 'service-wood.jpg',
      alt: 'Golden cedar boards with clipped corners beside a lawn, azaleas at the foot of the fence',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'On streets where two-story houses look down on each other, boards at 6–8 ft on the rear line do more than the same height all round.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'White or tan panels suit committees around Lake Jeanette, and a hose takes off the yellow pine pollen that coats everything here in April.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Cedar or treated pine, cut on site to pass an oak trunk or meet the brick corner of a Sunset Hills garage.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Black three-rail panels keep an Irving Park lawn in view and follow a falling side yard without stair steps.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Black-coated mesh for a Glenwood dog run or a long rear boundary that backs onto woods, where nobody needs a wall.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Limbs dropped by July thunderstorms, gates that scrape in wet months. We reset single posts where the rest is sound.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Work for Greensboro businesses',
    items: [
      {
        title: 'Security Fencing',
        text: 'Spear-top metal or tall mesh for contractors’ yards and storage lots along Wendover Avenue and West Market Street.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Heavy-gauge runs for warehouses near the airport, with bottom tension wire so that nothing crawls under.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Slide gates with keypads, readers and safety loops for apartment communities and fleet parking that empty and fill twice a day.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Dumpster enclosures, patio rails for a downtown restaurant, equipment screens: bring a sketch or only the problem.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Greensboro owners call us',
    items: [
      {
        title: 'We plan around the trees',
        text: 'Cutting a main root can cost you an oak. We shift the post and leave the root alone.',
      },
      {
        title: 'One estimate, every line',
        text: 'Footage, height, gates, tear-out and haul-away stand separately, so you can drop what you don’t need.',
      },
      {
        title: 'Covered while we work',
        text: 'Licensed and insured crews, with the paperwork ready if your association or landlord wants it.',
      },
    ],
  },
  process: {
    heading: 'From first call to latched gate',
    items: [
      {
        title: 'Walk the line',
        text: 'We meet you in the yard, measure, look for pins, and note roots, slope and overhead branches.',
      },
      {
        title: 'Choose and price',
        text: 'You get drawings and figures for the materials you asked about, free and with nothing to sign on the spot.',
      },
      {
        title: 'Clear the paper',
        text: 'You send the plan to the HOA or the city if yours wants one; buried cables get marked.',
      },
      {
        title: 'Build and hand over',
        text: 'Posts cure before panels load them. Gates are hung last, and you try every latch.',
      },
    ],
  },
  closing: {
    heading: 'Have a Greensboro yard to fence?',
    text: 'Tell us the street and what bothers you about the fence you have, or the one you lack. We will come and measure.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownContent;
