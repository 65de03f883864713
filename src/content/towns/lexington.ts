import type { TownContent } from '../../shared/content.ts';

export const lexingtonFenceInstallation = {
  slug: 'lexington-fence-installation',
  town: 'Lexington',
  rank: 'other',
  summary: 'In-town homes, farms and lake property toward High Rock.',
  point: { latitude: 35.824, longitude: -80.2534, label: 'below' },
  title: 'Lexington, NC Fences, from Uptown to the Lake',
  description:
    'Fence contractor for Lexington and High Rock Lake: open views, sun and wind on the water, village lots at Erlanger, and pasture in between.',
  keywords:
    'Lexington NC fence installation, High Rock Lake fence, Davidson County fence company, Erlanger fence, pool fence Lexington NC',
  tagline: 'Uptown porches, Erlanger cottages, lake lots and pasture, each with a fence that suits it.',
  picture: {
    name: 'service-aluminum.jpg',
    alt: 'Dark open-picket metal fence crossing a lawn, with pink and white shrubs and tall trees seen through it',
  },
  intro: {
    heading: 'Court square to shoreline in twenty minutes',
    paragraphs: [
      'Few places in Davidson County look alike for long. Uptown Lexington has its courthouse square and shaded streets such as Park Place. North of it, Erlanger was laid out as a mill village, with cottages on even little lots. Drive south and the houses thin out into fields, then the road ends at High Rock Lake, where the yards slope to the water and the afternoon sun comes at you twice.',
      'A fence that pleases in one of these would be a mistake in the next. Here is how we tell them apart.',
    ],
  },
  about: {
    heading: 'Down by High Rock Lake',
    paragraphs: [
      'Nobody buys a lake lot to look at boards. The usual answer is solid fencing on the two sides and open metal across the view, dropping in height as the land falls. Walk it at the time of day you sit outside: a dark rail disappears against water, a white one glares.',
      'Reservoir levels rise and fall, and the lake’s operator and the county may each have a say about anything near the shoreline. Ask both before you plan a run to the bank, and end the footings on firm ground above it. Wind off open water has nothing to slow it, so the last posts before the view get more depth and concrete.',
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'In town: small yards, straight lines',
      paragraphs: [
        'Erlanger and the blocks around Uptown have shallow front yards with the porch a few steps from the walk. Anything over four feet in front shuts the house away from its street. Keep it low there, and begin the tall part level with the back wall, where a gate across the driveway can join it.',
        'Dark red clay under these streets is stiff and heavy. Dug damp, it holds a crisp hole; dug in July, it fights back. Either way it drains slowly, so wood posts stand on gravel and the concrete is sloped off above grade.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'A pool within sight of the water',
      intro: 'Lake houses often have both. Confirm the rules that apply to you; these are the figures we build from.',
      items: [
        'At least 48 inches of fence, measured on the outside',
        'Less than 4 inches between pickets',
        'No more than 2 inches of daylight at the bottom',
        'A latch at 54 inches or higher, on a gate that swings outward and shuts by itself',
      ],
    },
  ],
  residential: {
    heading: 'What we install at Lexington homes',
    picture: {
      name: 'style-pool.jpg',
      alt: 'Pool deck inside a black aluminum fence, shrubs and trees on the far side',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Side runs of 6–8 ft on lake property, stopped a few yards short of the shore so the wind can pass round the end.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Reflected sun is hard on coatings. Panels with good UV protection keep their white through it, and algae rinses away.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Four-board paddock fence toward Swearing Creek, or pickets for an Erlanger porch. With upkeep, count on 15–20 years.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Our first suggestion wherever there is a view. Bronze blends with autumn woods; black does with the water.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Goats, hounds, a vegetable plot behind the barn: tall mesh, tension wire below, driven posts out where looks matter little.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Frayed lake-side sections, panels a boat trailer clipped, cottage gates swollen shut by August. Most need parts, few need everything.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'For Davidson County trade',
    items: [
      {
        title: 'Security Fencing',
        text: 'Boat and RV storage is a tempting target at night. Pair a tall perimeter with lighting and a single controlled way in.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Factories, school fields and county yards by I-85, in framework heavy enough for wind screens and the odd reversing truck.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Marina members arrive at dawn with trailers. Long-range tags lift the barrier without anybody stopping on the highway.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Wood-pile and smoker screens for a barbecue kitchen, winery event lawns, a fence that has to come down every October for the street festival.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why us, in three lines',
    items: [
      {
        title: 'We stand where you sit',
        text: 'Heights are set from your chair on the deck, with a marked pole, before they go on the order.',
      },
      {
        title: 'Metal chosen for moisture',
        text: 'Stainless or coated screws near the lake, and hinges that can be tightened after the first humid summer.',
      },
      {
        title: 'Plain business',
        text: 'Licensed. Insured. Prices broken down by item, and no deposit for an estimate.',
      },
    ],
  },
  closing: {
    heading: 'Let’s walk your line in Lexington',
    text: 'Pick a weekday or a Saturday morning. We measure, answer questions, and leave you to decide in peace.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownContent;
