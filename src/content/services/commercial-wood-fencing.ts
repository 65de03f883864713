import type { ServiceContent } from '../../shared/content.ts';

export const commercialWoodFencing = {
  slug: 'commercial-wood-fencing',
  group: 'commercial',
  menuName: 'Commercial Wood Fencing',
  title: 'Commercial Wood Fencing in the Triad, NC',
  description:
    'Commercial wood fences for the Triad: parking lot screens, dumpster enclosures and patio walls on 6×6 posts, with footings sized for clay and wind.',
  keywords:
    'commercial wood fencing, parking lot screening fence, dumpster enclosure, 8 ft wood fence, wood fence contractor Triad NC',
  serviceTitle: 'Commercial Wood Fencing',
  serviceDescription:
    'Solid screening for parking lots, service yards and outdoor seating, framed heavily enough to stand up to delivery trucks, storm wind and daily gate use.',
  picture: {
    name: 'style-commercial-wood.jpg',
    alt: 'Tall stained wood fence with a flat cap rail, running behind shrubs at the edge of a striped parking lot',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'What separates a commercial frame from a back-yard one',
      paragraphs: [
        'An 8 ft board fence is a sail. A single bay eight feet wide puts 64 square feet of lumber in the way of a thunderstorm gust, so the frame has to be designed for wind first. Posts on our commercial jobs are typically 6×6, because a 4×4 that looks straight in May can bow under tall boards by the second summer. We close the post spacing to about 6 ft on center at that height and run four rails instead of three.',
        'Piedmont frost is shallow, about a foot, so wind decides the footing: roughly 30 to 36 inches under a tall screen, poured wider in soft fill than in firm red clay. Clay holds water around a post like a cup, so we put gravel under the butt of each one and crown the concrete above grade so rain runs off.',
      ],
      picture: {
        name: 'feature-quality.jpg',
        alt: 'Close view of a wood post with a pyramid cap, where a cap rail and trim board meet above vertical boards',
      },
    },
    {
      kind: 'cards',
      heading: 'Styles that suit business property',
      intro:
        'Business privacy fences are built 6–8 ft tall. Style decides how much you hide, how much air gets through and who sees the framing.',
      items: [
        {
          title: 'Solid board',
          text: 'Boards butted edge to edge. It is the lowest-cost screen, although treated pine shrinks as it dries and leaves slits you can see through.',
        },
        {
          title: 'Board-on-board',
          text: 'Each joint is covered by an overlapping board, so the view stays closed after the lumber dries. It uses more lumber per foot.',
        },
        {
          title: 'Shadowbox',
          text: 'Boards alternate on both faces. Neighbors on either side see a finished front, and some wind bleeds through.',
        },
        {
          title: 'Cap and trim',
          text: 'A cap rail keeps rain out of the board ends and holds the top line straight along a public sidewalk.',
        },
        {
          title: 'Horizontal slat',
          text: 'Boards span between steel or wood posts. We keep the bays short here; long horizontal boards sag and twist.',
        },
        {
          title: 'Three-sided enclosures',
          text: 'Dumpsters, grease bins, chillers and generators, with clearances set by the hauler or the equipment maker.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Materials compared',
      columns: ['Material', 'Expected life', 'Where we would use it', 'Watch for'],
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
          'Patios, storefronts, anything near eye level',
          'Softer face; dents from carts and pallets',
        ],
        [
          'Wood boards on galvanized steel posts',
          '15–20 years for the boards',
          'Gate openings, wet ground, 8 ft screens',
          'Costs more at first, then boards can be renewed on the same posts',
        ],
        [
          'Composite boards',
          '25–30+ years',
          'Hospitality and amenity areas',
          'Heavy; wants closer supports and room to expand',
        ],
      ],
      note: 'Upkeep, drainage and ground contact move these figures more than the species does. Fasteners are hot-dipped galvanized or stainless, because copper preservative corrodes uncoated screws.',
    },
    {
      kind: 'cards',
      heading: 'Benefits for the property owner',
      items: [
        {
          title: 'It repairs one board at a time',
          text: 'A forklift nick costs two pickets and a handful of screws, in lumber any supplier stocks.',
        },
        {
          title: 'It fits odd ground',
          text: 'Boards can be scribed to a slope, a culvert or a retaining wall without ordering special panels.',
        },
        {
          title: 'It quiets a loading area',
          text: 'Mass without gaps blocks sound. Overlapped boards carried close to the ground do the most.',
        },
        {
          title: 'It takes your color',
          text: 'Solid stain can match the building trim, and change with it at the next repaint.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five installation steps, site walk to gate latch',
      items: [
        {
          title: 'Walk and measure',
          text: 'We shoot the grade, note truck turning paths and mark where roof drains and lot runoff cross the line. You receive a detailed estimate at no cost.',
        },
        {
          title: 'Settle drawings and approvals',
          text: 'Height, setback and screening rules differ from one town to the next. Check with your planning office, and we supply the dimensions they ask for.',
        },
        {
          title: 'Mark lines and set posts',
          text: 'Public utilities get marked before digging. Locators skip private lines such as lot lighting and irrigation, so bring your site plan.',
        },
        {
          title: 'Frame and board',
          text: 'Rails go up once the concrete has cured, then boards, with gates last. Parking bays are closed in sections so your lot keeps working.',
        },
        {
          title: 'Hang gates and hand over',
          text: 'Wide leaves get welded steel frames with wood facing, plus cane bolts that drop into sleeves both open and closed.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Wood fence under way: rails between posts, a trailer of lumber and sawhorses on the grass',
      },
    },
    {
      kind: 'checklist',
      heading: 'Maintenance that buys years',
      intro:
        'Maintenance programs can be set quarterly, bi-annually or annually; sites with many gates suit the shortest interval.',
      items: [
        'Stain or paint every 2–3 years, starting with the south and west faces.',
        'Hold mulch and soil two inches below the boards.',
        'Aim sprinkler heads away; constant wetting rots pickets from the bottom.',
        'Keep wheel stops far enough out that bumpers and tailgates clear the rails.',
        'After high wind, push each gate post. Movement at the base means a footing problem.',
        'Tighten hinge bolts before a dragging leaf tears its own frame.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries that build in wood',
      items: [
        {
          title: 'Apartments and HOAs',
          text: 'Property-line privacy, trash enclosures and screens around mail or HVAC areas.',
        },
        { title: 'Restaurants and breweries', text: 'Patio walls that hold in sound and keep the bins out of sight.' },
        { title: 'Retail and offices', text: 'Buffers between parking and the houses behind it.' },
        {
          title: 'Child care and schools',
          text: 'Play yards with smooth inside faces and rails placed outside, so children have no ladder.',
        },
        {
          title: 'Light industry',
          text: 'Outdoor storage hidden from the road, with drive gates wide enough for the largest truck.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty: what lumber makers do and do not cover',
      paragraphs: [
        'A treatment warranty comes from the mill and covers rot and termites in lumber rated for its use. A board rated for above-ground use loses that cover when it is buried, which is one reason we leave a gap at the bottom. Checking, warping, shrinkage and graying are natural movement and are excluded almost everywhere.',
        'Labor is a separate matter. Ask us to write the workmanship terms into your agreement, beside the product names, and keep both with the building’s records. If a lender wants proof of our insurance on file, say so early.',
      ],
    },
  ],
  closing: {
    heading: 'Price your wood fence with real numbers',
    text: 'Post size, height, gate count and site access drive the cost. Send a site plan or meet us in the lot; the written estimate carries no obligation.',
    action: 'Request a Commercial Wood Estimate',
  },
} as const satisfies ServiceContent;
