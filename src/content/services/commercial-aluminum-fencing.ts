import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialAluminumFencing = {
  menuName: 'Commercial Aluminum Fencing',
  title: 'Commercial Aluminum Fence Installation, Triad NC',
  description:
    'Commercial aluminum fences up to 8 ft tall for offices, apartments and campuses: wall thickness, picket spacing, exit gates, slopes and warranty explained.',
  keywords:
    'commercial aluminum fencing, ornamental aluminum fence, aluminum security fence, commercial pool fence, aluminum gates Greensboro',
  serviceTitle: 'Commercial Aluminum Fencing',
  serviceDescription:
    'An ornamental fence that marks your boundary, keeps sight lines open for staff and cameras, and never needs rust scraped off.',
  benefit: 'Rust-free ornamental fencing that keeps sight lines clear for staff.',
  companions: ['pool-fencing', 'decorative-fencing'],
  pricePreset: '1.ad72b.blnp.0',
  picture: {
    name: 'style-commercial-aluminum.jpg',
    alt: 'Six-foot dark ornamental aluminum beside a sidewalk, guarding the lawn and small trees of a brick office building',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications for commercial aluminum fences',
      drawings: ['aluminum-decorative', 'aluminum-pool'],
      items: [
        {
          title: 'Street frontage',
          text: 'A flat-top or spear-top fence behind the sidewalk steers foot traffic to your entrance.',
        },
        {
          title: 'Amenity pools',
          text: 'These need self-closing gates and close picket spacing. Ask your local inspector which rules apply to a pool that tenants share.',
        },
        {
          title: 'Parking and garages',
          text: 'On top of a retaining wall, we bolt the posts to the concrete or set them in drilled holes. If the drop calls for a true guardrail, your engineer has to design it.',
        },
        {
          title: 'Courtyards and play areas',
          text: 'Short extra pickets near the ground (puppy pickets) keep a ball or a small dog in.',
        },
        {
          title: 'Perimeter control',
          text: 'Aluminum security fences are 6 ft and taller. We run the pickets past the top rail so there’s nothing flat to grip.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Commercial aluminum materials and grades',
      paragraphs: [
        'Aluminum fences are built from hollow tubes, and the grades look alike from the outside. Look for a wall thickness of .070"–.125". The heavier metal belongs in the posts and gate frames, which get the roughest use. When two quotes are far apart, compare the wall thickness of rails and posts first.',
        'The finish is powder coat baked over a pretreated surface. Standard colors are black, bronze and white. Other shades can often be ordered, with a longer wait and a minimum quantity. Screws should be stainless; other kinds rust and leave streaks on the pickets.',
        'Most of the posts along the fence are slim. At drive gates and where the fence meets masonry, commercial posts are typically 6×6.',
      ],
      picture: {
        name: 'service-aluminum.jpg',
        alt: 'Black aluminum fence with three rails and even pickets stepping across a wide lawn beside planting beds',
      },
    },
    {
      kind: 'table',
      heading: 'How tall should a commercial aluminum fence be?',
      intro:
        'Sections come in heights up to 8 ft. Decide what the fence is for, then check what your zoning office allows along the street.',
      columns: ['Height', 'Typical job', 'Rails', 'What we’d add'],
      rows: [
        ['4–5 ft', 'Courtyards, pool decks, dog areas', 'Two or three', 'Puppy pickets or a tight lower band'],
        ['6 ft', 'Office parks, apartments, school fronts', 'Three', 'Spear tops or a curved top on the street side'],
        [
          '7–8 ft',
          'Equipment yards, data and utility sites',
          'Three or four',
          'Heavier posts, shorter sections, welded gate frames',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Benefits of aluminum for your property',
      items: [
        {
          title: 'No red rust',
          text: 'Aluminum forms its own protective layer. A scratch through the coating shows, but aluminum doesn’t rust there as steel would.',
        },
        { title: 'Long life', text: 'Plan on 30+ years with little more than washing.' },
        {
          title: 'Slopes without steps',
          text: 'Pickets pivot in the rails, so sections follow the ground. Steep banks need panels ordered for the slope.',
        },
        {
          title: 'Low wind load',
          text: 'Wind passes through, so footings can stay modest even on an exposed ridge.',
        },
        { title: 'Clear views', text: 'Patrols, cameras and tenants can see who’s on the other side.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'When to choose something besides aluminum',
      paragraphs: [
        'Aluminum bends when a vehicle hits it. Where cars park nose-in, ask for wheel stops or steel bollards. They cost less than replacing bent sections. Aluminum doesn’t hide anything, either; if you need privacy, plant a hedge behind it or choose a solid fence. And bolt cutters or a pry bar will get through aluminum faster than through heavy steel.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served with commercial aluminum',
      drawings: ['cantilever-gate'],
      items: [
        {
          title: 'Property management',
          text: 'At apartment communities, we fence pools and dog parks, and we put locking gates on the walk-in entrances.',
        },
        {
          title: 'Education and worship',
          text: 'A campus can look open from the road while the fence steers visitors to the front office.',
        },
        {
          title: 'Healthcare',
          text: 'We enclose gardens and staff parking, with exit gates that open from inside without a key.',
        },
        {
          title: 'Hospitality',
          text: 'An ornamental fence suits patios and pool decks, where first impressions count.',
        },
        {
          title: 'Municipal and cemetery',
          text: 'Parks and cemeteries can match older iron without the repainting.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step process for commercial aluminum',
      items: [
        {
          title: 'On-site consultation',
          text: 'Show us delivery areas, exits and trouble spots. We measure slopes with a laser, because panels are ordered to fit them.',
        },
        {
          title: 'Submittals and quote',
          text: 'Your architect or the building’s owner gets section drawings, specs for wall thickness, finish and hardware, and an itemized price.',
        },
        {
          title: 'Approvals and ordering',
          text: 'You confirm what zoning allows along the street, and we check fire access and exit width. Then the factory cuts the panels.',
        },
        {
          title: 'Footings and panels',
          text: 'Digging starts three full working days after we notify 811. We space the posts to fit the panels exactly. Around old hardwoods we dig by hand. If a main root is in the way, we move the post and trim the panel to fit.',
        },
        {
          title: 'Gates, touch-up and closeout',
          text: 'We open and close each gate repeatedly, seal cut ends, and leave you spare screws and touch-up paint.',
        },
      ],
      picture: {
        name: 'style-security.jpg',
        alt: 'Tall black spear-top fence with staggered pickets on a concrete strip in front of a two-story brick office building',
      },
    },
    {
      kind: 'checklist',
      heading: 'Aluminum warranty and maintenance notes',
      intro:
        'Manufacturers’ finish and material coverage runs from 15 years to lifetime, depending on the product line and who owns the property.',
      items: [
        'Wash with mild soap once or twice a year, and rinse off de-icing salt soon after a storm.',
        'Keep lawn fertilizer and pool acid off the coating.',
        'Touch up cuts and scratches, since bare metal may void the finish warranty.',
        'Check self-closing hinges at least monthly where a pool or play yard depends on them.',
        'If nobody on staff looks after the gates, have them serviced at least once a year. Gates in heavy use need it every three months.',
        'Get labor coverage in writing; the manufacturer’s warranty rarely includes it.',
      ],
    },
  ],
  closing: {
    heading: 'Talk with us before you draw the plans',
    text: 'In a short meeting we settle the height, the gates and how the fence follows a slope, while changes are still cheap. Estimates are free and detailed.',
    action: 'Request Commercial Consultation',
  },
} as const satisfies ServiceWords;
