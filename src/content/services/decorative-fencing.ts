import type { ServiceContent } from '../../shared/content.ts';

export const decorativeFencing = {
  slug: 'decorative-fencing',
  group: 'fenceStyles',
  menuName: 'Decorative Fencing',
  title: 'Decorative Fence Design & Installation',
  description:
    'Ornamental aluminum, steel, wood and vinyl for Triad front yards, gardens and entrances: panel choices, slopes, footings, upkeep and what moves the price.',
  keywords:
    'decorative fence, ornamental aluminum fence, front yard fence, garden fence, spear top fence, estate entrance gate, decorative fencing Triad NC',
  serviceTitle: 'Decorative Fencing',
  serviceDescription:
    'A fence people are meant to see: ornamental metal, good joinery or patterned vinyl, laid out so the rails read true from the street and the gate swings clear.',
  picture: {
    name: 'style-decorative.jpg',
    alt: 'Summer flower bed along waist-high black metal pickets topped with rings and points, white house beyond',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications for a decorative fence',
      intro: 'Most decorative work is under chest height and close to the house, where every joint gets looked at.',
      items: [
        {
          title: 'Front yards',
          text: 'Three to four feet of ornamental metal marks the lawn and leaves the porch in view. Many HOAs name one profile and one color for street sides, so bring the covenant to our first visit.',
        },
        {
          title: 'Garden rooms',
          text: 'Ring-top or lattice panels hold roses, clematis and pole beans off the ground. We leave a hand’s width between fence and bed edging so string-trimmer line never meets the finish.',
        },
        {
          title: 'Driveway entrances',
          text: 'Brick piers with an arched double gate need footings of their own. If an opener might come later, lay an empty conduit under the drive before it is paved.',
        },
        {
          title: 'Courtyards and garden walls',
          text: 'Posts with welded base plates bolt down to masonry. The wall must be sound first: an anchor set in hollow, ungrouted block pulls out.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Materials and what each does well',
      items: [
        {
          title: 'Aluminum',
          text: 'It cannot rust, one person can carry a panel, and the color is a baked powder coat; black, bronze and white are standard. Post walls measure .070"–.125" in thickness, the heavy end being for gates. Heights go up to 8 ft, though half that suits a house front.',
        },
        {
          title: 'Steel',
          text: 'Stiffer, heavier and slimmer in section, with scrollwork that looks forged. Ask for galvanizing beneath the powder coat, and touch up any scratch before a wet summer finds it.',
        },
        {
          title: 'Cedar and treated pine',
          text: 'Right for trellis tops, horizontal slats and one-off gates. Plan on 15–20 years here, provided stain or paint goes on every 2–3 years.',
        },
        {
          title: 'Vinyl',
          text: 'Scalloped tops, lattice bands and molded caps with nothing to paint and a life of 30+ years. Up close the edges are softer than milled wood.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Details that decide how it looks',
      paragraphs: [
        'Tops set the character. Flat rails read modern, spears formal, rings under the top rail Victorian. Short “puppy pickets” between the lower rails halve the gap for a small dog and look tidier than mesh added afterwards.',
        'A slope gives you two choices. Racked panels tilt inside their frame so the bottom rail follows the lawn; stepped panels stay level and leave wedges of daylight underneath. We rack as far as the panel’s maker allows and step only beside masonry or stairs.',
        'Ornamental metal usually comes in 6 ft panels, and your yard is seldom a multiple of six. Splitting the leftover between both ends of a run avoids one odd stub beside the gate, which is exactly where visitors stand.',
      ],
      picture: {
        name: 'gallery-6.jpg',
        alt: 'Arched cedar garden gate with iron bars in its curved top, set between capped posts over stone pavers',
      },
    },
    {
      kind: 'checklist',
      heading: 'Benefits of decorative fencing',
      items: [
        'Marks the boundary while the house and planting stay visible.',
        'Lets wind through, so a thunderstorm loads the posts far less than it would behind solid boards.',
        'Powder-coated aluminum serves 30+ years on soap and water.',
        'Panels unbolt; a bent one can be changed with its posts left in the ground.',
        'Self-closing hinges can be fitted wherever children or dogs use the gate.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served and homes we build for',
      items: [
        {
          title: 'Homeowners',
          text: 'From a single garden run to both sides of a corner lot, including matching a section your builder put in.',
        },
        {
          title: 'HOAs and developers',
          text: 'Entrance features, pond edges and common beds, documented by profile and color so later phases can match.',
        },
        {
          title: 'Churches and cemeteries',
          text: 'Older iron is often worth copying: we measure picket size and spacing, then look for the closest current profile.',
        },
        {
          title: 'Inns, restaurants and shops',
          text: 'Patio rails and planted fronts, planned around exits, deliveries and wheelchair routes.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step decorative fence process',
      items: [
        {
          title: 'Design visit',
          text: 'We measure, photograph the house front, and hold finish samples against your brick and trim in daylight.',
        },
        {
          title: 'Drawing and estimate',
          text: 'The free estimate comes itemized with a layout of panels, posts and gate swings. Gates, corners and masonry anchors raise the figure faster than extra length does.',
        },
        {
          title: 'Approvals and locating',
          text: 'Your HOA and town get the drawing. Public utilities are marked, and we ask about irrigation, lighting cable and dog wire, which the public locators generally leave unmarked.',
        },
        {
          title: 'Posts and footings',
          text: 'Frost here reaches about a foot, yet we dig 24 to 30 inches because firm clay, below the loose topsoil, is what holds a post plumb. Concrete is crowned to shed rain.',
        },
        {
          title: 'Panels, gates, walk-through',
          text: 'Cut ends are sealed, latches adjusted under your own hand, and you keep the touch-up bottle.',
        },
      ],
      picture: {
        name: 'service-aluminum.jpg',
        alt: 'Open black aluminum pickets bordering a lawn, mulched shrub beds behind them',
      },
    },
    {
      kind: 'checklist',
      heading: 'Maintenance and warranty notes',
      items: [
        'Wash metal each spring after the pine pollen drops, using mild soap and a car-wash mitt.',
        'Keep mulch below the bottom rail; damp bark against a finish lifts it from the edge.',
        'Turn sprinkler heads away. Iron-rich well water leaves orange streaks on white powder coat.',
        'Aluminum makers’ warranties run 15 years to lifetime. Read the clauses on chemicals, scratches and transfer to a buyer.',
        'After a limb falls, check the post before the panel: a leaning footing bends the next section too.',
      ],
    },
  ],
  closing: {
    heading: 'See it on paper before you choose',
    text: 'Send a photo of the house front and a rough length. {product} will bring samples and a tape measure, and leave you with a layout you can compare.',
    action: 'Schedule Your Design Consultation',
  },
} as const satisfies ServiceContent;
