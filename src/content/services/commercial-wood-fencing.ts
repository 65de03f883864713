import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialWoodFencing = {
  menuName: 'Commercial Wood Fencing',
  title: 'Commercial Wood Fence Contractor, Greensboro & Triad NC',
  description:
    'Commercial wood fences for the Triad: parking lot screens, dumpster enclosures and patio walls on 6×6 posts, with footings sized for clay and wind.',
  keywords:
    'commercial wood fencing, parking lot screening fence, dumpster enclosure, 8 ft wood fence, wood fence contractor Triad NC',
  serviceTitle: 'Commercial Wood Fencing',
  serviceDescription:
    'Solid screening for parking lots, service yards and outdoor seating, built heavy enough for storm winds, busy delivery areas and daily gate use.',
  benefit: 'Screens for parking lots, dumpsters and patios, on 6×6 posts.',
  companions: ['privacy-fencing', 'residential-wood-fencing'],
  pricePreset: '1.wp72p.blnp.0',
  picture: {
    name: 'style-commercial-wood.jpg',
    alt: 'Tall stained wood fence with a flat cap rail, running behind shrubs at the edge of a striped parking lot',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'How a commercial wood fence differs from a residential one',
      drawings: ['gate-post-hole'],
      paragraphs: [
        'An 8 ft board fence catches wind like a sail. Every eight feet of it puts 64 square feet of lumber in the way of a thunderstorm gust, so we design the frame for wind first. Posts on our commercial jobs are typically 6×6, because a 4×4 that looks straight in May can bow under tall boards by the second summer. For an 8 ft fence we set posts about 6 ft apart and run four rails instead of three.',
        'Frost here only reaches down about a foot, so wind decides the footing. Holes go about 30 inches down for a 6 ft screen and 36 or more for an 8 ft one. We dig wider holes in soft fill dirt than in firm red clay. Clay holds water around a post like a cup, so we put gravel under each post and slope the top of the concrete so rain runs off.',
      ],
      picture: {
        name: 'feature-quality.jpg',
        alt: 'Close view of a wood post with a pyramid cap, where a cap rail and trim board meet above vertical boards',
      },
    },
    {
      kind: 'cards',
      heading: 'Commercial wood fence styles',
      drawings: ['board-on-board', 'shadowbox'],
      intro:
        'Business privacy fences are 6–8 ft tall. The style decides how much you hide, how much air gets through and who sees the framing.',
      items: [
        {
          title: 'Solid board',
          text: 'Boards go edge to edge. It’s the lowest-cost screen, but treated pine shrinks as it dries and leaves narrow gaps.',
        },
        {
          title: 'Board-on-board',
          text: 'An overlapping board covers each joint, so it stays private after the lumber dries. It uses more lumber per foot.',
        },
        {
          title: 'Shadowbox',
          text: 'One board goes on the front of the rails, the next on the back, and so on. Neighbors on either side see a finished fence, and some wind passes through.',
        },
        {
          title: 'Cap and trim',
          text: 'A cap rail keeps rain out of the board ends and keeps the top straight along a public sidewalk.',
        },
        {
          title: 'Horizontal slat',
          text: 'Boards run between steel or wood posts. We keep the sections short, because long horizontal boards sag and twist.',
        },
        {
          title: 'Three-sided enclosures',
          text: 'These hide dumpsters, grease bins, chillers and generators, with the clearances your hauler or equipment maker requires.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Commercial wood fence materials compared',
      columns: ['Material', 'Expected life', 'Where we’d use it', 'Watch for'],
      rows: [
        [
          'Pressure-treated southern pine',
          '15–20 years',
          'Long perimeter runs, service yards',
          'Arrives wet; needs weeks of drying before it takes stain',
        ],
        [
          'Western red cedar boards on treated posts',
          '15–20 years',
          'Patios, storefronts, anything people see up close',
          'Softer; carts and pallets dent it',
        ],
        [
          'Wood boards on galvanized steel posts',
          '15–20 years for the boards',
          'Gate openings, wet ground, 8 ft screens',
          'Costs more up front, but you can replace boards on the same posts',
        ],
        [
          'Composite boards',
          '25–30+ years',
          'Hospitality and amenity areas',
          'Heavy; needs closer supports and room to expand',
        ],
      ],
      note: 'How long a fence lasts depends more on upkeep, drainage and ground contact than on the kind of wood. Treated lumber contains copper, which corrodes plain screws, so we use hot-dipped galvanized or stainless ones.',
    },
    {
      kind: 'cards',
      heading: 'Benefits of wood for the property owner',
      items: [
        {
          title: 'Easy to repair',
          text: 'If a forklift hits the fence, a couple of new boards and a handful of screws fix it, and any lumberyard stocks both.',
        },
        {
          title: 'Fits uneven ground',
          text: 'We cut boards to fit a slope, a culvert or a retaining wall, with no special panels to order.',
        },
        {
          title: 'Quiets a loading area',
          text: 'A heavy fence with no gaps softens the noise. Overlapping boards that run close to the ground work best.',
        },
        {
          title: 'Matches your colors',
          text: 'Solid stain can match your building’s trim, and you can change it when you repaint.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step commercial wood installation process',
      items: [
        {
          title: 'Walk and measure',
          text: 'We measure the slope, note where trucks turn, and mark where roof drains and parking lot runoff cross the line. You get a free, detailed estimate.',
        },
        {
          title: 'Drawings and approvals',
          text: 'Height, setback and screening rules differ from town to town. Check with your planning office; we’ll supply the dimensions they ask for.',
        },
        {
          title: 'Mark lines and set posts',
          text: 'We notify 811 at least three full working days ahead, as North Carolina requires. Locators skip private lines such as lot lighting and irrigation, so show us your site plan.',
        },
        {
          title: 'Frame and board',
          text: 'Rails go up once the concrete has cured, then the boards. We close parking spaces a few at a time so your lot stays open.',
        },
        {
          title: 'Hang gates and walk through',
          text: 'Wide gates get welded steel frames with wood facing, plus cane bolts that drop into sleeves in the ground to hold the gate open or closed.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Wood fence under way: rails between posts, a trailer of lumber and sawhorses on the grass',
      },
    },
    {
      kind: 'checklist',
      heading: 'Commercial wood fence maintenance',
      intro:
        'We can put your fence on a maintenance program: quarterly, bi-annually or annually (four times, twice or once a year). A site with many gates does best on a quarterly plan.',
      items: [
        'Stain or paint every 2–3 years, starting with the south and west sides.',
        'Keep mulch and soil two inches below the boards.',
        'Aim sprinklers away; constant wetting rots boards from the bottom.',
        'Set wheel stops far enough from the fence that bumpers and tailgates don’t touch it.',
        'After high wind, push on each gate post. If it moves at the base, the footing has a problem.',
        'Tighten hinge bolts before the gate drags and damages its frame.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served with commercial wood fences',
      items: [
        {
          title: 'Apartments and HOAs',
          text: 'We build privacy fences, trash enclosures and screens around mail or HVAC areas.',
        },
        {
          title: 'Restaurants and breweries',
          text: 'Fences around a patio hold in sound and keep the trash bins out of sight.',
        },
        { title: 'Retail and offices', text: 'A fence makes a buffer between parking and the houses behind it.' },
        {
          title: 'Child care and schools',
          text: 'On play yard fences the rails go on the outside, so children have nothing to climb.',
        },
        {
          title: 'Light industry',
          text: 'We hide outdoor storage from the road, with drive gates wide enough for your largest truck.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wood fence warranty: what the manufacturer covers',
      paragraphs: [
        'The mill’s treatment warranty covers rot and termites. A board rated for above-ground use loses that coverage if it’s buried, which is one reason we leave a gap at the bottom. Cracking, warping, shrinking and graying are normal and almost never covered.',
        'Labor is separate. Ask us to put the workmanship terms in your agreement, and keep it with the building’s records. If your lender needs proof of our insurance, tell us early.',
      ],
    },
  ],
  closing: {
    heading: 'Get a written price for your wood fence',
    text: 'Post size, height, gate count and site access drive the cost. Send a site plan or meet us on site; your written estimate is free, with no obligation.',
    action: 'Request a Commercial Wood Estimate',
  },
} as const satisfies ServiceWords;
