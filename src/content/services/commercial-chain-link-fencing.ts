import type { ServiceContent } from '../../shared/content.ts';

export const commercialChainLinkFencing = {
  slug: 'commercial-chain-link-fencing',
  group: 'commercial',
  menuName: 'Commercial Chain Link Fencing',
  title: 'Commercial Chain Link Fencing, Triad NC',
  description:
    "Commercial chain link from 4' to 12' tall: how to read gauge, mesh and coating, what slats do to posts, and which gate lasts on a busy Triad yard.",
  keywords:
    'commercial chain link fencing, industrial chain link, 9 gauge fence, barbed wire fence, cantilever gate, privacy slats, Triad NC',
  serviceTitle: 'Commercial Chain Link Fencing',
  serviceDescription:
    'Long perimeters, storage yards, courts and job sites fenced in wire, pipe and fittings that you can specify line by line and compare fairly between bidders.',
  picture: {
    name: 'style-commercial-chain-link.jpg',
    alt: 'Galvanized chain link fence about eight feet tall with barbed wire on angled arms, around a paved yard and metal warehouse',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'How to read a chain link quote',
      paragraphs: [
        'Two bids for “six-foot galvanized” can differ by half the steel. Four lines decide it: wire gauge, mesh opening, coating, and the pipe behind the fabric. Gauge counts backward, so 6 gauge wire is thicker than 11. Color-coated wire adds a trap, because some catalogs quote the gauge with the plastic on. Ask for the core wire.',
        'Pipe matters as much as fabric. Terminal posts at corners, ends and gates carry the pull of the whole stretch and need a larger diameter than line posts, plus brace rails and truss rods. On framed commercial fences posts are typically 6×6; chain link is the exception, standing on round pipe in concrete, ten feet apart at most.',
      ],
      picture: {
        name: 'style-chain-link.jpg',
        alt: 'Low galvanized chain link with a top rail and round posts, dropping gently with a grassy slope',
      },
    },
    {
      kind: 'table',
      heading: 'Fabric and mesh, compared',
      intro: "Heights run 4'–12'. Wire is 6, 9 or 11 gauge; weave is 2-inch, 1⅜-inch or 1-inch mesh.",
      columns: ['Choice', 'Good for', 'Keep in mind'],
      rows: [
        [
          '11 gauge, 2-inch',
          'Temporary lines, interior dividers, light boundaries',
          'Dents when climbed; a poor base for slats',
        ],
        ['9 gauge, 2-inch', 'Most warehouses, schools and storage yards', 'The usual baseline for business property'],
        [
          '6 gauge, 2-inch',
          'Truck courts, recycling yards, anywhere fabric gets hit',
          'Heavy rolls and stronger terminal posts',
        ],
        [
          '9 gauge, 1⅜-inch',
          'Sport courts and sites where climbing is a nuisance',
          'Little room for a shoe toe; more wind drag',
        ],
        [
          '9 gauge, 1-inch',
          'Utilities, evidence and high-value storage',
          'Hard to grip or cut; costs the most per foot',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Materials and coatings',
      items: [
        { title: 'Galvanized wire', text: 'Zinc-coated steel. Galvanizing after weaving covers the cut ends too.' },
        {
          title: 'Aluminized wire',
          text: 'Aluminum over steel, brighter and slower to stain near fertilizer, kennels or pool chemicals.',
        },
        {
          title: 'Polymer-coated wire',
          text: 'Black, green or brown over galvanized core. Black disappears against trees better than silver does.',
        },
        {
          title: 'Framework',
          text: 'Specify pipe by outside diameter and wall or weight. “Commercial grade” alone means nothing.',
        },
        {
          title: 'Slats and windscreen',
          text: 'Either one turns open wire into a wall. Decide before footings are dug, because posts and holes must grow.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Typical applications',
      items: [
        {
          title: 'Yards and depots',
          text: 'Full perimeters with a top rail, bottom tension wire and three-strand barbed arms where your town permits them.',
        },
        {
          title: 'Ball fields and courts',
          text: "Backstops and enclosures of 10' or 12', smooth knuckled edges top and bottom.",
        },
        {
          title: 'Stormwater ponds',
          text: 'Low fences that follow the bank, with a lockable gate wide enough for a mower.',
        },
        { title: 'Construction sites', text: 'Driven posts or panels on stands, taken down when the job ends.' },
        { title: 'Kennels and cages', text: 'Interior partitions and roofed runs fixed to a slab.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits: what chain link does well',
      items: [
        'Covers long distances for less than any other permanent fence we build.',
        'Bends with the ground: fabric is cut on the bias to follow a bank instead of stepping down it.',
        'Lets cameras, officers and forklift drivers see both sides.',
        'Sheds wind, so a hurricane remnant finds little to push on.',
        'Gives 15–20+ years of service, more where leaves and soil are kept off the bottom edge.',
        'Goes back together after damage, since fabric can be spliced wire by wire.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Gates that match the traffic',
      intro: 'Gate choice affects daily cost more than the fence beside it.',
      items: [
        {
          title: 'Double swing',
          text: 'Cheapest opening. Needs level ground through the whole arc, and clay heave or settled gravel will catch it.',
        },
        {
          title: 'Cantilever slide',
          text: 'Rides on rollers without touching the drive, so mud and ice stop mattering. Allow a clear side run of about one and a half times the opening.',
        },
        { title: 'Rolling gate on track', text: 'Fits tight lots with paved drives that someone sweeps.' },
        { title: 'Walk gates', text: 'Put one near each drive gate, or people will open the big one all day.' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served',
      items: [
        { title: 'Logistics and manufacturing', text: 'Trailer lots, employee parking and hazardous storage.' },
        { title: 'Contractors', text: 'Laydown yards, equipment compounds and short-term enclosures.' },
        { title: 'Schools and recreation', text: 'Playgrounds, tennis and pickleball, field perimeters.' },
        {
          title: 'Utilities and telecom',
          text: 'Pump stations, substations and tower compounds built to the owner’s drawings.',
        },
        { title: 'Self storage and auto', text: 'Rows of units, tow lots, dealership overflow.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'The build in five moves',
      items: [
        {
          title: 'Site review',
          text: 'We walk the line, count corners and openings, and look for rock, fill and overhead wires.',
        },
        {
          title: 'Written specification',
          text: 'Fabric, coating, pipe, fittings and gates are itemized, so bids can be set side by side.',
        },
        {
          title: 'Layout and footings',
          text: 'An 8 ft line post goes about 36 inches down. In wet clay, flared holes keep concrete from being jacked upward.',
        },
        {
          title: 'Frame, stretch, tie',
          text: 'Terminals cure before fabric is pulled. Ties go on rails and posts at fixed intervals, tails turned away from people.',
        },
        {
          title: 'Gate hanging and review',
          text: 'We operate every leaf and latch with you, then clear off wire ends and magnet-sweep the drive.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty and maintenance notes',
      paragraphs: [
        'Material warranties run 5–15 years depending on the coating and the manufacturer. They cover rust and coating failure; cut fabric, vehicle strikes and pulled ties are outside them.',
        'A maintenance program, done quarterly, bi-annually or annually, looks at tension wire, loose ties, leaning terminals, washouts under the fabric and vines. Honeysuckle and kudzu are the quiet enemies in Piedmont counties: once woven in, they hold damp against zinc and add sail in a storm.',
      ],
    },
  ],
  closing: {
    heading: 'Get a quote you can compare line by line',
    text: 'Tell us what has to stay in, what has to stay out and how often the gate opens. We put gauge, mesh and pipe in writing.',
    action: 'Request Commercial Consultation',
  },
} as const satisfies ServiceContent;
