import type { ServiceContent } from '../../shared/content.ts';

export const residentialChainLinkFencing = {
  slug: 'residential-chain-link-fencing',
  group: 'residential',
  menuName: 'Residential Chain Link Fencing',
  title: 'Residential Chain Link Fencing and Dog Runs',
  description:
    'Galvanized and vinyl-coated chain link for yards, kennels and gardens. Gauge, mesh, framework and bracing explained so you can compare quotes fairly.',
  keywords:
    'residential chain link fencing, dog run, black vinyl-coated chain link, galvanized fence, backyard kennel, garden fence',
  serviceTitle: 'Residential Chain Link Fencing',
  serviceDescription:
    'More fenced yard per dollar than anything else we install, provided the wire, the framework and the corners are specified honestly.',
  picture: {
    name: 'style-chain-link.jpg',
    alt: 'Silver chain link enclosing a lawn with mature trees beside a pale blue house',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Why two quotes can differ so much',
      paragraphs: [
        'Chain link is sold by numbers, and one missing number hides a cheaper fence. Gauge runs backward: a smaller figure means thicker wire. For coated mesh, ask whether the gauge is the steel core or the finished outside, because plastic over thin wire can measure like a heavier one.',
        'Then ask about pipe. Thin-wall posts bend under a leaning teenager while the mesh is still perfect. Footing depth, a bottom tension wire and the number of ties per post also belong on paper.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Chain link styles',
      intro: "Fabric is woven in heights of 4'–12'. Homes usually want 4 to 6 feet; the tall end is for sports courts.",
      items: [
        {
          title: 'Galvanized',
          text: 'Zinc-coated silver wire, the economical standard. It dulls to gray within a year or two and then barely changes.',
        },
        {
          title: 'Black vinyl-coated',
          text: 'Nearly vanishes against a tree line. We match posts, rail and fittings; bare bands on black posts look unfinished.',
        },
        {
          title: 'Green or brown coated',
          text: 'Works along hedges and woods, although black often disappears better.',
        },
        {
          title: 'Slatted',
          text: 'Vertical slats give partial screening. They also catch wind, so posts have to be upsized from the start rather than slatted later.',
        },
        {
          title: 'Kennels and runs',
          text: 'Small-mesh panels, a roof if you own a climber, and a buried apron or concrete curb for diggers.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Wire and mesh materials',
      intro: 'Wire is drawn to 6, 9 or 11 gauge, then woven as 2-inch, 1⅜-inch or 1-inch mesh.',
      columns: ['Choice', 'Suits', 'Trade-off'],
      rows: [
        ['11 gauge', 'Garden lines, calm dogs', 'Light wire; shows dents from balls and ladders'],
        ['9 gauge', 'Most yards with big dogs or children', 'A stronger all-round pick for a modest step up'],
        ['6 gauge', 'Hard use, equipment storage', 'Stiff, heavy and more than most homes require'],
        ['2-inch mesh', 'General boundaries', 'Shoe toes and small paws fit the diamond'],
        ['1⅜-inch mesh', 'Pools, toy breeds', 'Harder footholds, more steel per foot'],
        ['1-inch mesh', 'Escape artists, secure pens', 'Slow to climb; the densest view'],
      ],
      note: 'Before choosing mesh for a pool, check the barrier rules with your building department.',
    },
    {
      kind: 'checklist',
      heading: 'Benefits for a home',
      items: [
        'Lowest cost to enclose a big back yard.',
        'You can see children, dogs and the creek from the porch.',
        'Roots, rocks and uneven banks are simple to work around.',
        'Limb damage is spliced: a new piece of fabric weaves into the old with one strand of wire.',
        'Lifespan: 15–20+ years, with little attention along the way.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a chain link installation goes: five-step process',
      items: [
        {
          title: 'Find your boundary',
          text: 'We walk the edges with your plat and count corners, since each change of direction needs a braced terminal post.',
        },
        {
          title: 'Mark what is buried',
          text: 'Tickets go to 811 for public lines. Show us propane, well wiring and yard lighting, which locators skip.',
        },
        {
          title: 'Set terminals, then line posts',
          text: 'Corners, ends and gate posts are heavier pipe in wider footings about 30 inches down. Line posts stand no more than 10 feet apart.',
        },
        {
          title: 'Wait, rail, stretch',
          text: 'Concrete has to gain strength before any pull, or corners lean inward forever. Next come top rail and bottom wire, followed by fabric drawn tight with a come-along.',
        },
        {
          title: 'Tie off and hang gates',
          text: 'Ties go about every foot on posts and two feet on rail, tails bent away from hands. The knuckled edge faces up. Gates swing level, and clippings leave with us.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Slopes, creeks and clay',
      paragraphs: [
        'Mesh can be cut on a bias to run with a moderate hill. At a sharp break we add a terminal post, because fabric stretched over a crest lifts out of the dip beyond. Where runoff crosses the line, leave clearance or a swinging panel underneath: leaves turn wire into a dam in one thunderstorm, and the flood takes the fence.',
        'Shrinking summer clay opens a ring around footings. Tamp soil back into that ring in fall, before winter rain fills it.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Chain link maintenance tips',
      items: [
        'Pull honeysuckle and wisteria every season. A vine in full leaf turns open mesh into a sail.',
        'Brush cold-galvanizing paint on cut ends or rust freckles.',
        'Replace missing ties in spring; one gap lets the neighbors loosen.',
        'Retension the bottom wire if a dog has begun to nose under.',
        'Oil gate hinges and check that the drop rod still meets its hole.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who we build chain link for',
      items: [
        { title: 'Dog owners', text: 'Yards, runs and side-lot pens sized to the breed.' },
        {
          title: 'Landlords with several houses',
          text: 'One standard spec across addresses keeps a single set of spare parts useful.',
        },
        {
          title: 'Gardeners and small farms',
          text: 'Poultry yards, vegetable plots, and gates wide enough for a tractor.',
        },
        {
          title: 'Neighborhood associations',
          text: 'Retention ponds and ball courts. Some covenants allow only coated fabric, and only behind the house, so read yours early.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What a chain link warranty covers',
      paragraphs: [
        'Material warranties span 5–15 years and address rust-through or peeling of the coating. Galvanized and coated products carry separate documents, so file both when your fence mixes them. Sagging from climbed or snagged mesh falls outside. Labor is a separate promise; have its length stated in the contract you sign with any installer, us included.',
      ],
    },
  ],
  closing: {
    heading: 'Get the numbers in writing',
    text: 'Tell us the footage, the dog’s size and the gate width your mower needs. Your quote will list gauge, mesh, pipe and footing depth line by line.',
    action: 'Request Your Free Chain Link Estimate',
  },
} as const satisfies ServiceContent;
