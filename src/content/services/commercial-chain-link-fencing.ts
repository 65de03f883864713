import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialChainLinkFencing = {
  menuName: 'Commercial Chain Link Fencing',
  title: 'Commercial Chain Link Fence Contractor, Triad NC',
  description:
    "Commercial chain link from 4' to 12' tall: how to read gauge, mesh and coating, what slats do to posts, and which gate lasts on a busy Triad yard.",
  keywords:
    'commercial chain link fencing, industrial chain link, 9 gauge fence, barbed wire fence, cantilever gate, privacy slats, Triad NC',
  serviceTitle: 'Commercial Chain Link Fencing',
  serviceDescription:
    'Fencing for perimeters, storage yards, courts and job sites, with wire and pipe specified line by line so you can compare bids fairly.',
  benefit: 'Long perimeters, yards and courts, with every spec in writing.',
  companions: ['security-fencing', 'residential-chain-link-fencing'],
  pricePreset: '1.cl72g.blnp.0',
  picture: {
    name: 'style-commercial-chain-link.jpg',
    alt: 'Galvanized chain link fence about eight feet tall with barbed wire on angled arms, around a paved yard and metal warehouse',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'How to read a commercial chain link quote',
      drawings: ['gauges'],
      paragraphs: [
        'Two bids may both say “six-foot galvanized,” yet one can have half the steel of the other. Four things make the difference: wire gauge, mesh opening, coating and the pipe. Gauge counts backward, so 6 gauge wire is thicker than 11. Color-coated wire is tricky, because some catalogs measure the gauge with the plastic on. Ask for the gauge of the core wire.',
        'Pipe matters as much as wire. Commercial wood and vinyl fences typically stand on 6×6 posts; chain link stands on steel pipe. Posts at corners, ends and gates carry the pull of the whole fence, so they need a larger diameter than line posts. We set all of these posts in concrete, with the line posts at most ten feet apart.',
      ],
      picture: {
        name: 'style-chain-link.jpg',
        alt: 'Low galvanized chain link with a top rail and round posts, dropping gently with a grassy slope',
      },
    },
    {
      kind: 'table',
      heading: 'Chain link wire and mesh compared',
      drawings: ['meshes'],
      intro: "Heights run 4'–12'. You can get 6, 9 or 11 gauge wire in 2-inch, 1⅜-inch or 1-inch mesh.",
      columns: ['Choice', 'Good for', 'Keep in mind'],
      rows: [
        [
          '11 gauge, 2-inch',
          'Temporary fences, dividers inside a building',
          'Dents when climbed; a poor base for slats',
        ],
        ['9 gauge, 2-inch', 'Most warehouses, schools and storage yards', 'The usual choice for business property'],
        [
          '6 gauge, 2-inch',
          'Truck courts, recycling yards, anywhere the mesh gets hit',
          'Heavy to handle; needs stronger corner posts',
        ],
        [
          '9 gauge, 1⅜-inch',
          'Sport courts and sites where climbing is a nuisance',
          'Hard to get a foothold; catches more wind',
        ],
        ['9 gauge, 1-inch', 'Utilities and high-value storage', 'Hard to grip or cut; costs the most per foot'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Chain link materials and coatings',
      items: [
        {
          title: 'Galvanized wire',
          text: 'This is steel coated with zinc. If the mesh is galvanized after weaving, the cut ends are covered, too.',
        },
        {
          title: 'Aluminized wire',
          text: 'This wire is coated with aluminum instead of zinc. It’s brighter and slower to stain near fertilizer, kennels or pool chemicals.',
        },
        {
          title: 'Polymer-coated wire',
          text: 'A black, green or brown coating covers a galvanized core. Black blends into trees better than silver does.',
        },
        {
          title: 'Framework',
          text: 'Ask for the pipe’s diameter and wall thickness. “Commercial grade” by itself doesn’t tell you anything.',
        },
        {
          title: 'Slats and windscreen',
          text: 'Either one turns open wire into a wall that catches wind. Decide before we dig, because posts and holes have to be bigger.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications for commercial chain link',
      items: [
        {
          title: 'Truck and storage yards',
          text: 'We build full perimeters with a top rail, bottom tension wire and three-strand barbed wire arms where your town allows them.',
        },
        {
          title: 'Ball fields and courts',
          text: "We build backstops and enclosures of 10' or 12', with smooth edges top and bottom.",
        },
        {
          title: 'Stormwater ponds',
          text: 'Low fences follow the bank, with a lockable gate wide enough for a mower. In a mapped flood-hazard area, ask the city or county first; a fence there may need approval.',
        },
        {
          title: 'Construction sites',
          text: 'We drive posts into the ground or set panels on stands, and take it all away when the job ends.',
        },
        { title: 'Kennels and cages', text: 'We anchor indoor partitions and roofed runs to a slab.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of chain link for business',
      items: [
        'Usually costs less per foot than wood, vinyl or aluminum of the same height.',
        'Follows the ground: on a bank, we cut the mesh at an angle so there are no gaps underneath.',
        'Lets cameras, police and forklift drivers see through to the other side.',
        'Lets wind through, so a tropical storm has little to push on.',
        'Lasts 15–20+ years, and longer where leaves and soil are kept off the bottom edge.',
        'Repairs easily, since mesh can be spliced wire by wire.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Chain link gates to match your traffic',
      drawings: ['cantilever-gate'],
      intro: 'Choose the gate with care: over the years it needs more work than the fence does.',
      items: [
        {
          title: 'Double swing',
          text: 'This is the lowest-cost gate. It needs level ground through the whole swing, or the bottom of the gate will scrape.',
        },
        {
          title: 'Cantilever slide',
          text: 'This gate rides on rollers without touching the drive, so mud and ice don’t stop it. Leave room beside the opening for the gate to slide: about 1½ times the width of the opening.',
        },
        {
          title: 'Rolling gate on track',
          text: 'This gate fits tight lots where the driveway is paved and kept swept.',
        },
        { title: 'Walk gates', text: 'Put one near each drive gate, or people will open the big one all day.' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served with chain link',
      items: [
        {
          title: 'Logistics and manufacturing',
          text: 'We fence trailer lots, employee parking and storage for hazardous materials.',
        },
        {
          title: 'Contractors',
          text: 'We fence material yards and equipment storage, and put up short-term enclosures.',
        },
        {
          title: 'Schools and recreation',
          text: 'We fence playgrounds, playing fields, and tennis and pickleball courts.',
        },
        {
          title: 'Utilities and telecom',
          text: 'We fence pump stations, substations and tower compounds to the owner’s drawings.',
        },
        { title: 'Self storage and auto', text: 'We fence storage units, tow lots and overflow lots for dealerships.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step installation process',
      items: [
        {
          title: 'Site review',
          text: 'We walk the line, count corners and openings, and look for rock, fill and overhead wires.',
        },
        {
          title: 'Written specification',
          text: 'We list mesh, coating, pipe, fittings and gates as separate items.',
        },
        {
          title: 'Layout and footings',
          text: 'We send the dig notice to 811 and wait the three full working days North Carolina requires. For an 8 ft fence, line posts go about 36 inches down. In wet clay we make the holes wider at the bottom so the concrete can’t work its way up.',
        },
        {
          title: 'Frame and stretch',
          text: 'The concrete around the corner posts cures before we pull the mesh. Ties go on rails and posts at fixed intervals, with the ends turned away from people.',
        },
        {
          title: 'Hang gates and review',
          text: 'We open and close every gate and latch with you, then pick up wire ends and sweep the drive with a magnet.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Chain link warranty and maintenance',
      paragraphs: [
        'Material warranties run 5–15 years depending on the coating and the manufacturer. They cover rust and coating failure. Cut mesh, vehicle damage and pulled ties aren’t covered.',
        'A maintenance program, with visits every three, six or twelve months, covers tension wire, loose ties, leaning posts, vines, and soil washed out under the mesh. Honeysuckle and kudzu do real damage here: once they’re woven in, they hold moisture against the zinc and catch wind in a storm.',
      ],
    },
  ],
  closing: {
    heading: 'Get a quote you can compare line by line',
    text: 'Tell us what needs to stay in, what needs to stay out and how often the gate opens. We’ll put gauge, mesh and pipe in writing.',
    action: 'Request Commercial Consultation',
  },
} as const satisfies ServiceWords;
