import type { ServiceContent } from '../../shared/content.ts';

export const commercialAluminumFencing = {
  slug: 'commercial-aluminum-fencing',
  group: 'commercial',
  menuName: 'Commercial Aluminum Fencing',
  title: 'Commercial Aluminum Fencing in the Triad',
  description:
    'Commercial aluminum fence, as tall as 8 ft, at offices, apartments and campuses: wall thickness, picket spacing, exit gates, slopes and warranty, explained.',
  keywords:
    'commercial aluminum fencing, ornamental aluminum fence, aluminum security fence, commercial pool fence, aluminum gates Greensboro',
  serviceTitle: 'Commercial Aluminum Fencing',
  serviceDescription:
    'Open ornamental fence that marks a boundary, keeps sight lines clear for staff and cameras, and never needs rust scraped off it.',
  picture: {
    name: 'style-commercial-aluminum.jpg',
    alt: 'Six-foot dark ornamental aluminum beside a sidewalk, guarding the lawn and small trees of a brick office block',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications by part of the property',
      items: [
        {
          title: 'Street frontage',
          text: 'A flat-top or spear-top line behind the sidewalk, tall enough to steer foot traffic to the entrance.',
        },
        {
          title: 'Amenity pools',
          text: 'Self-closing gates and close picket spacing. Ask your local inspector which dimensions apply to a pool that tenants share.',
        },
        {
          title: 'Parking and garages',
          text: 'Runs on top of retaining walls, core-drilled or plated to concrete. If the drop calls for a true guard, your engineer sizes it.',
        },
        {
          title: 'Courtyards and play areas',
          text: 'Closely spaced lower pickets keep a ball, or a small dog, on the right side.',
        },
        {
          title: 'Perimeter control',
          text: 'Aluminum security fences are 6 ft and taller; run the pickets past the top rail so there is nothing flat to grip.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Materials: where the metal matters',
      paragraphs: [
        'Aluminum fence is sold in grades, and the difference hides inside the tube. Look for a wall thickness of .070"–.125", with the heavier figure going to posts and gate frames that take leaning, climbing and slamming. When two quotes sit far apart, compare the wall of the rail and the post before you compare anything else.',
        'The finish is powder coat baked over a pretreated surface. Standard colors are black, bronze and white; other shades can often be ordered, with a longer wait and a minimum quantity. Screws should be stainless and color-matched. Zinc-plated steel loses its plating first, then bleeds rust down the picket.',
        'Line posts are slimmer. At commercial drive gates and masonry tie-ins, posts are typically 6×6, in a footing that passes through loose fill into undisturbed clay.',
      ],
      picture: {
        name: 'service-aluminum.jpg',
        alt: 'Black aluminum fence with three rails and even pickets stepping across a wide lawn beside planting beds',
      },
    },
    {
      kind: 'table',
      heading: 'Matching height to risk',
      intro:
        'Sections come in heights up to 8 ft. Purpose comes first, then what your zoning office allows at the street.',
      columns: ['Height', 'Typical job', 'Rails', 'Detail we would add'],
      rows: [
        ['4–5 ft', 'Courtyards, pool decks, dog areas', 'Two or three', 'Puppy pickets or a tight lower band'],
        [
          '6 ft',
          'Office parks, apartments, school fronts',
          'Three',
          'Pressed spears or a curved top on the street side',
        ],
        [
          '7–8 ft',
          'Equipment yards, data and utility sites',
          'Three or four',
          'Heavier posts, shorter bays, welded gate frames',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'Benefits beyond the look',
      items: [
        {
          title: 'No red rust',
          text: 'Aluminum forms its own oxide skin. A scratch through the coating looks poor, but it does not creep under the paint the way it does on steel.',
        },
        { title: 'A long horizon', text: 'Plan on 30+ years in service with little more than washing.' },
        {
          title: 'Slopes without steps',
          text: 'Pickets pivot in the rails, so a section racks with the ground. Steep banks need panels ordered with extra rake.',
        },
        {
          title: 'Low wind load',
          text: 'Air passes through, which lets footings stay modest even on an exposed ridge.',
        },
        { title: 'Clear views', text: 'Patrols, cameras and tenants can see who is standing on the other side.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Limits worth knowing first',
      paragraphs: [
        'Aluminum bends when a vehicle hits it. Where cars nose up to the line, ask for wheel stops or steel bollards, which cost less than a new bay each spring. It also hides nothing; if screening is the goal, plant behind it or pick a solid fence. And someone carrying bolt cutters or a pry bar will get through faster than they would on heavy steel.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries that specify aluminum',
      items: [
        {
          title: 'Property management',
          text: 'Pools, dog parks and controlled pedestrian entries at apartment communities.',
        },
        {
          title: 'Education and worship',
          text: 'Campus edges that look open from the road yet funnel visitors past the office.',
        },
        {
          title: 'Healthcare',
          text: 'Gardens and staff parking, with exit gates that open from inside without a key.',
        },
        { title: 'Hospitality', text: 'Patios and pool decks where a guest’s first view counts.' },
        {
          title: 'Municipal and cemetery',
          text: 'Parks and memorial grounds that match older iron without its repainting.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five stages of an aluminum job',
      items: [
        {
          title: 'Consultation on site',
          text: 'You show us deliveries, exits and trouble spots. We measure slopes with a laser, since rake is a factory decision.',
        },
        {
          title: 'Submittals and quote',
          text: 'Section drawings, wall figures, finish and hardware go to your architect or owner with an itemized price.',
        },
        {
          title: 'Approvals and ordering',
          text: 'Fire access, exit width and frontage rules are checked with the authorities concerned before the factory cuts anything.',
        },
        {
          title: 'Footings and panels',
          text: 'Posts are set to the panel’s exact width. Around old hardwoods we dig by hand and shift a post rather than cut a main root.',
        },
        {
          title: 'Gates, touch-up, closeout',
          text: 'Closers and latches are cycled repeatedly, cut ends are sealed, and spare screws and touch-up paint stay with you.',
        },
      ],
      picture: {
        name: 'style-security.jpg',
        alt: 'Tall black spear-top fence with staggered pickets on a concrete strip in front of a two-story brick office building',
      },
    },
    {
      kind: 'checklist',
      heading: 'Warranty and care notes',
      intro:
        'Finish and material coverage from manufacturers runs from 15 years to lifetime, depending on the line and on who owns the property.',
      items: [
        'Wash with mild soap once or twice a year; rinse de-icing salt off soon after a storm.',
        'Keep lawn fertilizer and pool acid away from the coating.',
        'Touch up cut or scratched spots, since bare metal may void the finish terms.',
        'Inspect self-closing hinges at least monthly where a pool or play yard depends on them.',
        'If nobody on staff looks after the gates, have them serviced quarterly, bi-annually or annually.',
        'Get labor coverage in writing; a maker’s promise rarely includes it.',
      ],
    },
  ],
  closing: {
    heading: 'Talk through your frontage before you draw it',
    text: 'A short meeting now settles grade, height and gate positions while they are still cheap to move. Estimates are free and detailed.',
    action: 'Request Commercial Consultation',
  },
} as const satisfies ServiceContent;
