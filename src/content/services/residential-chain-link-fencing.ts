import type { ServiceWords } from '../../shared/content/service-words.ts';

export const residentialChainLinkFencing = {
  menuName: 'Residential Chain Link Fencing',
  title: 'Chain Link Fence Installation & Dog Runs, Triad NC',
  description:
    'Galvanized and vinyl-coated chain link for yards, kennels and gardens. Gauge, mesh, framework and bracing explained so you can compare quotes fairly.',
  keywords:
    'residential chain link fencing, dog run, black vinyl-coated chain link, galvanized fence, backyard kennel, garden fence',
  serviceTitle: 'Residential Chain Link Fencing',
  serviceDescription:
    'One of the lowest-cost ways to fence a big yard. It lasts 15–20 years or more if the wire and posts are heavy enough.',
  benefit: 'A lot of fence for your money, with dog runs sized for any breed.',
  companions: ['commercial-chain-link-fencing', 'security-fencing'],
  pricePreset: '1.cl48g.hlnp.0',
  picture: {
    name: 'style-chain-link.jpg',
    alt: 'Silver chain link enclosing a lawn with mature trees beside a pale blue house',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'How to compare chain link fence quotes',
      drawings: ['gauges'],
      paragraphs: [
        'Three numbers describe a chain link fence: wire thickness (gauge), mesh size and pipe size. If one of them is missing from a quote, ask for it. Gauge runs backward, so a smaller number means thicker wire. For coated mesh, ask for the gauge of the steel wire inside the coating.',
        'Ask about the pipe, too. Thin-wall posts can bend when a teenager leans on them. The quote should also say how deep the footings go and whether a tension wire runs along the bottom.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Chain link fence styles',
      drawings: ['chain-link'],
      intro:
        "Chain link comes in heights of 4'–12'. Homes usually need 4 to 6 feet; the tallest fences are for sports courts.",
      items: [
        {
          title: 'Galvanized',
          text: 'Zinc-coated silver wire is the lowest-cost choice. It dulls to gray within a year or two and then barely changes.',
        },
        {
          title: 'Black vinyl-coated',
          text: 'It nearly disappears against trees. We match the posts, rail and fittings, because bare metal bands on black posts look unfinished.',
        },
        {
          title: 'Green or brown coated',
          text: 'These colors work along hedges and woods, although black often blends in better.',
        },
        {
          title: 'Slatted',
          text: 'Vertical slats give partial privacy. They also catch wind and need bigger posts, so tell us before we start if you want them.',
        },
        {
          title: 'Kennels and runs',
          text: 'We use small-mesh panels, add a roof if your dog climbs, and bury mesh or pour a concrete curb if it digs.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Chain link wire and mesh materials',
      drawings: ['meshes'],
      intro: 'Wire comes in 6, 9 or 11 gauge, woven as 2-inch, 1⅜-inch or 1-inch mesh.',
      columns: ['Choice', 'Good for', 'Trade-off'],
      rows: [
        ['11 gauge', 'Gardens, calm dogs', 'Light wire; balls and ladders dent it'],
        ['9 gauge', 'Most yards with big dogs or children', 'Stronger, for a little more money'],
        ['6 gauge', 'Hard use, equipment storage', 'Stiff, heavy and more than most homes need'],
        ['2-inch mesh', 'General boundaries', 'The toe of a shoe or a small paw fits in the openings'],
        ['1⅜-inch mesh', 'Pools, toy breeds', 'Harder to climb; more steel per foot'],
        ['1-inch mesh', 'Dogs that climb or squeeze out, secure pens', 'Very hard to climb; blocks more of the view'],
      ],
      note: 'Using chain link around a pool? Check the barrier rules with your building department before you choose mesh.',
    },
    {
      kind: 'checklist',
      heading: 'Benefits of chain link for a home',
      items: [
        'It’s one of the cheapest ways to fence in a big backyard.',
        'You can see children and dogs from the porch.',
        'Roots, rocks and uneven banks are easy to work around.',
        'Damage from a limb is easy to patch: we weave a new piece of mesh into the old with one strand of wire.',
        'It has a lifespan of 15–20+ years and needs little upkeep.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step chain link installation process',
      items: [
        {
          title: 'Find your boundary',
          text: 'We walk the property line with your survey and count corners, since every change of direction needs a braced post.',
        },
        {
          title: 'Mark buried lines',
          text: 'We report the dig to 811; the utilities then have three full working days to mark public lines. They don’t mark lines for propane, wells or yard lights, so show us where those run.',
        },
        {
          title: 'Set corner posts, then line posts',
          text: 'Corner, end and gate posts are heavier pipe in wider footings about 30 inches deep. Line posts stand no more than 10 feet apart.',
        },
        {
          title: 'Stretch the mesh',
          text: 'We let the concrete cure first, so the corner posts don’t lean in. Then we add the top rail and bottom wire and stretch the mesh tight.',
        },
        {
          title: 'Tie off and hang gates',
          text: 'Ties go about every foot on posts and every two feet on the rail, with the ends bent away from hands. We put the smooth edge of the mesh at the top. Gates hang level, and we take the wire clippings with us.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Chain link on slopes, creeks and clay',
      paragraphs: [
        'We can cut mesh at an angle to follow a moderate hill. Where the slope changes sharply we add a braced post to hold the mesh down. Where runoff crosses the fence, we leave a gap underneath. Otherwise leaves and branches can plug the mesh in a thunderstorm, and the water can push the fence over. Before you fence along a creek or on low ground, ask your city or county whether it’s a flood-hazard area. A fence may need approval there.',
        'Clay shrinks in summer and opens a gap around each footing. Tamp soil back into that gap in fall, before winter rain fills it.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Chain link fence maintenance tips',
      items: [
        'Pull honeysuckle and wisteria every season. A vine in full leaf makes an open fence catch wind.',
        'Brush cold-galvanizing paint on cut ends or rust spots.',
        'Replace missing ties in spring. One missing tie loosens the ones next to it.',
        'Tighten the bottom wire if a dog starts pushing under it.',
        'Oil gate hinges and check that the drop rod, which pins a double gate to the ground, still lines up with its hole.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Homes and properties we serve with chain link',
      items: [
        { title: 'Dog owners', text: 'We size yards, runs and pens to fit your dog.' },
        {
          title: 'Landlords with several houses',
          text: 'Use the same fence at every house, and one set of spare parts fits them all.',
        },
        {
          title: 'Gardeners and small farms',
          text: 'We fence chicken yards and vegetable gardens, with gates wide enough for a tractor.',
        },
        {
          title: 'Neighborhood associations',
          text: 'We fence retention ponds and ball courts. Some covenants allow only coated chain link, and only behind the house, so check yours first.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What a chain link warranty covers',
      paragraphs: [
        'Material warranties run 5–15 years and cover rust-through or peeling of the coating. Galvanized and coated products have different warranties, so keep the papers for yours. Mesh that sags because someone climbed it or snagged it isn’t covered. Labor is covered separately. Ask any installer, including us, to put in writing how long that coverage lasts.',
      ],
    },
  ],
  closing: {
    heading: 'Get your chain link quote in writing',
    text: 'Tell us the footage, the size of your dog and the gate width your mower needs. We’ll list gauge, mesh, pipe and footing depth line by line.',
    action: 'Request Your Free Chain Link Estimate',
  },
} as const satisfies ServiceWords;
