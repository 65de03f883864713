import type { ServiceContent } from '../../shared/content.ts';

export const ranchFencing = {
  slug: 'ranch-fencing',
  group: 'fenceStyles',
  menuName: 'Ranch Fencing',
  title: 'Ranch Rail Fencing for Acreage & Horses',
  description:
    'Board, split-rail and vinyl ranch fences for Piedmont pasture, driveways and large lots: post depth, mesh, braced corners, gates, creek crossings and care.',
  keywords:
    'ranch fence, rail fencing, horse fence, split rail fence, vinyl ranch rail, farm fence installation, pasture fence North Carolina, board fence Triad',
  serviceTitle: 'Ranch Fencing',
  serviceDescription:
    'Two, three or four rails over open ground, for pasture, long drives and big lots where a thousand feet of line has to hold straight across rolling clay.',
  picture: {
    name: 'style-ranch.jpg',
    alt: 'Pale three-rail ranch fence running downhill and out across a wide green pasture with woods behind',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications: what a rail fence has to hold',
      intro:
        'Start with the animal, or the absence of one. It settles the rail count, the height and whether mesh belongs behind the boards.',
      items: [
        {
          title: 'Horses',
          text: 'Four rails at 4½ to 5 feet, fixed to the pasture side so a leaning shoulder pushes boards onto the posts. Rounding the corners keeps a chased horse from being pinned.',
        },
        {
          title: 'Cattle and goats',
          text: 'Calves slip between rails and goats climb them. Woven wire behind the boards, or an electric strand on stand-off insulators, does the real work.',
        },
        {
          title: 'Dogs on a large lot',
          text: 'Three rails backed with black 2-by-4-inch welded mesh stop most dogs. From across the yard the wire nearly vanishes against the trees.',
        },
        {
          title: 'Drives and road frontage',
          text: 'Two rails usually do. Set them back from the ditch, the culvert and the mailbox, and at least a mower deck from anything else.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Materials and rail styles',
      items: [
        {
          title: 'Treated pine board',
          text: 'Sixteen-foot 1-by-6 boards on posts 8 feet apart, joints staggered so no single post carries every splice. With care it gives 15–20 years.',
        },
        {
          title: 'Rough-sawn oak',
          text: 'Horses chew it less and it shrugs off a kick. Green oak twists as it seasons, so it goes up fresh, well fastened, and gets stained after it dries.',
        },
        {
          title: 'Split rail',
          text: 'Tapered rails slide into mortised posts about 10 feet apart with no fasteners. A rail snapped by a falling limb comes out by hand.',
        },
        {
          title: 'Vinyl rail',
          text: 'Hollow rails lock into routed posts, last 30+ years and carry maker warranties of 25 years to lifetime. They flex under weight, so stock needs an electric line too.',
        },
        {
          title: 'Crossbuck',
          text: 'An X between top and bottom rails. It takes far more lumber and cutting per section, which is why most owners spend it on an entrance and run plain rails beyond.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Keeping the line true over rolling ground',
      paragraphs: [
        'A string from high point to high point shows what the eye will see. Rails should follow the broad roll of the land and ignore the small dips; copying every hollow looks drunk, while bridging a deep one leaves room for a calf. In those spots we add a drop rail.',
        'Line posts stand 30 to 36 inches in the ground. In dry clay, soil tamped back in thin lifts grips as firmly as anyone needs. Ends, corners and gate posts are larger, go deeper, and get concrete or an H-brace, because stretched mesh pulls on them every day of the year.',
        'A fence across a creek needs a water gap: a hanging section that swings or breaks away when a hurricane remnant sends debris down. Lose that one section and the banks on either side keep their posts.',
        'Rock seams, hardwood roots and clearing change the estimate more than rail style does. So does access: if a truck cannot reach the back line, lumber travels by hand or small tractor.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of ranch fencing',
      items: [
        'Uses less material per foot than any solid fence, so long boundaries stay affordable.',
        'Leaves the view and the breeze alone.',
        'Repairs go rail by rail, with lumber sold at any yard.',
        'Mesh, another rail or a hot wire can be added when the animals change.',
        'Marks a boundary clearly before land is sold, leased or planted.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served: farms, estates, shared land',
      items: [
        {
          title: 'Boarding barns and horse owners',
          text: 'Paddocks, lanes and turnout laid out so a handler opens as few gates as possible.',
        },
        {
          title: 'Small farms',
          text: 'Cross-fencing for rotation, with gate openings sized to your widest implement plus two feet.',
        },
        {
          title: 'Vineyards and event venues',
          text: 'Parking edges and frontage that guide cars without hiding the field.',
        },
        {
          title: 'Communities, parks and schools',
          text: 'Trail edges, entrances and retention ponds where a low rail is enough of a hint.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five steps from walked line to hung gate',
      items: [
        {
          title: 'Walk the land',
          text: 'Bring the survey if you have one. Together we flag corners, wet ground, gates and trees worth going around.',
        },
        {
          title: 'Price the choices',
          text: 'A free written estimate lists footage, rail count, braces and gates separately, so you can see what dropping a rail or a gate saves.',
        },
        {
          title: 'Clear and mark',
          text: 'Brush comes off the line, the utility locate is called in, and private well, septic and power lines are flagged by you.',
        },
        {
          title: 'Set posts',
          text: 'Corners and gate posts go first. Line posts follow the string, bored or driven as the soil allows, tops left long for trimming.',
        },
        {
          title: 'Hang rails and gates',
          text: 'Boards, mesh and hardware go on, post tops are cut to an even line, and each gate must swing free and latch from horseback or truck as you asked.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Posts and rails going up on a lawn, with a trailer of boards, sawhorses and bags of concrete beside them',
      },
    },
    {
      kind: 'checklist',
      heading: 'Maintenance through the year',
      items: [
        'Walk the fence after ice and after big wind; one limb left on a top rail works three posts loose.',
        'Coat wood every 2–3 years, once new treated lumber has dried enough to soak up a splash of water.',
        'Hose vinyl down every 6–12 months; green algae settles first on the shaded north side.',
        'Pull honeysuckle and trumpet vine while they are thin. Their weight in a storm tips a rail fence over.',
        'Swap a popped nail for an exterior screw rather than driving it back into the same hole.',
        'Grease hinge pins and check that a 12-foot gate still clears the ground at its latch end.',
      ],
    },
  ],
  closing: {
    heading: 'Tell us what lives behind it',
    text: 'A parcel map, a rough footage and a list of animals is plenty to begin. {product} will walk the boundary with you before naming a price.',
    action: 'Request Your Free Consultation',
  },
} as const satisfies ServiceContent;
