import type { ServiceContent } from '../../shared/content.ts';

export const commercialVinylFencing = {
  slug: 'commercial-vinyl-fencing',
  group: 'commercial',
  menuName: 'Commercial Vinyl Fencing',
  title: 'Commercial Vinyl Fencing, Triad NC',
  description:
    'Commercial vinyl fencing, up to 8 ft, at apartments, HOAs, medical and retail sites in the Triad: post sizes, wind, slopes, rinsing and warranty terms.',
  keywords:
    'commercial vinyl fencing, HOA vinyl fence, 8 ft vinyl privacy fence, PVC fence contractor, vinyl dumpster enclosure NC',
  serviceTitle: 'Commercial Vinyl Fencing',
  serviceDescription:
    'PVC fence for communities and business sites that want the same clean line every year and no painting entry in the maintenance budget.',
  picture: {
    name: 'style-commercial-vinyl.jpg',
    alt: 'White vinyl privacy fence about seven feet tall beside a concrete sidewalk, with townhouse roofs behind it',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Commercial vinyl styles',
      items: [
        {
          title: 'Tongue-and-groove privacy',
          text: 'Boards lock into each other and into grooved rails. No sight gaps, full wind load.',
        },
        {
          title: 'Semi-privacy',
          text: 'Narrow spaces between boards let breeze through a courtyard and take strain off the posts.',
        },
        {
          title: 'Privacy with lattice or open top',
          text: 'The solid part hides parked cars while the upper foot lets daylight onto a walk.',
        },
        {
          title: 'Picket and closed-top rail',
          text: 'Low boundaries around leasing offices, dog runs and playgrounds where staff need to see in.',
        },
        {
          title: 'Two-, three- and four-rail',
          text: 'Long entrance drives and retention pond edges, with welded wire added behind when a rail alone is too open.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Heights, and what each one changes',
      intro:
        'Vinyl is made in heights of 4–8 ft. Commercial vinyl goes up to 8 ft, and the frame changes well before you reach the top.',
      columns: ['Height', 'Common use', 'What the build needs'],
      rows: [
        [
          '4 ft',
          'Playgrounds, pool approaches, entry walks',
          'Standard rails; extra care at gates, which get leaned on',
        ],
        [
          '5–6 ft',
          'Townhouse rows, patios, parking edges',
          'Metal stiffener in the bottom rail so it does not sag between posts',
        ],
        [
          '7–8 ft',
          'Loading docks, highway frontage, mechanical yards',
          'A mid rail, bays of about 6 ft, deeper footings and reinforced posts',
        ],
      ],
      note: 'Ask your town and your community’s governing documents about height limits before choosing.',
    },
    {
      kind: 'prose',
      heading: 'Materials: what is inside the profile',
      paragraphs: [
        'Good fence PVC is extruded with titanium dioxide through the outer layer, which is what keeps white from chalking under North Carolina sun. Two panels can look alike on a truck and weigh very differently, so compare wall thickness in writing. For commercial lines the posts are typically 6×6, larger than the hollow sections sold for back yards.',
        'A hollow post holds up its own panel well. A gate or a corner asks more of it, so there we slide in a steel or aluminum insert, or fill the core with concrete and rebar. Hinges bolt through to that core; screws biting only into plastic will work loose.',
        'Vinyl moves. From the coldest week of the year to the hottest, an 8 ft rail changes length by around a quarter inch, so it must float inside its posts on notched tabs. Rails screwed tight at both ends bow in summer.',
      ],
      picture: {
        name: 'service-vinyl.jpg',
        alt: 'White vinyl privacy fence crossing a lawn toward tall pines, with flowering shrubs along its base',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits over the years',
      items: [
        {
          title: 'No repaint line in the budget',
          text: 'A service life of 30+ years without repainting changes how a reserve study looks.',
        },
        {
          title: 'Graffiti comes off',
          text: 'The surface does not drink paint. Most marks lift with a mild solvent tested first on a hidden spot.',
        },
        {
          title: 'Two good sides',
          text: 'Adjoining owners see the same face you do, so there is no argument over who gets the rails.',
        },
        { title: 'Parts swap out', text: 'A broken board or rail unlocks from its posts while the footing stays put.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'When we would steer you elsewhere',
      paragraphs: [
        'PVC turns brittle in hard cold. Where a reversing truck or a snow blade will meet the fence, put bollards in front or choose chain link. Solid panels also resist racking, so on a steep Piedmont lot they step downhill and leave a wedge of daylight under each bay. We can trim panels, raise the grade with a low curb, or change to a picket style that follows the slope.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How installation runs, in five steps',
      items: [
        {
          title: 'Survey the run',
          text: 'Slopes, tree roots, irrigation and door swings go on a sketch with exact bay counts, because panels come in fixed lengths.',
        },
        {
          title: 'Choose profile and sample',
          text: 'You handle a cut section, see the wall, pick white, tan or another stocked color, and sign off on one drawing for your owners.',
        },
        {
          title: 'Drill and set',
          text: 'Layout strings decide everything here. Holes are belled at the bottom in clay, and each post is plumbed on two faces before the pour sets.',
        },
        {
          title: 'Lock the panels',
          text: 'Rails, stiffeners and boards go in after curing, with expansion room left at every pocket.',
        },
        {
          title: 'Gate tuning and punch list',
          text: 'Latches, drop rods and closers are adjusted under load, caps are secured, spoil is hauled away and you walk the line with the foreman.',
        },
      ],
      picture: {
        name: 'gallery-2.jpg',
        alt: 'Vinyl privacy fence with a lattice top above flowering shrubs, gray house behind',
      },
    },
    {
      kind: 'checklist',
      heading: 'Maintenance through a humid year',
      intro:
        'Grounds crews can handle all of this, or you can put the fence on one of our programs: quarterly, bi-annually or annually.',
      items: [
        'Rinse every 6–12 months with a garden hose, sooner beneath pines in pollen season.',
        'Wash green film from shaded north faces with diluted dish soap.',
        'Keep a mulch or gravel strip at the base so string trimmers never touch the posts.',
        'Stay gentle with pressure washers; water driven into a joint carries grit along.',
        'Check that rails still sit in their pockets after a windstorm.',
        'Store a few spare boards on site. Makers retire profiles, and new white beside old white can show.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries that choose vinyl',
      intro: 'Most have residents, guests or patients looking at the fence every day.',
      items: [
        {
          title: 'Community associations',
          text: 'One approved style for every shared boundary, replaced section by section as money allows.',
        },
        {
          title: 'Multifamily housing',
          text: 'Patio dividers, pool surrounds and refuse screens that maintenance staff can wash.',
        },
        {
          title: 'Senior living and medical',
          text: 'Smooth, splinter-free edges around gardens and memory-care courtyards.',
        },
        { title: 'Hotels and retail', text: 'Service areas kept out of guest photos.' },
        { title: 'Farms and event venues', text: 'Rail lines along the drive that need no spring whitewash.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Reading the vinyl warranty',
      paragraphs: [
        'Manufacturers’ coverage runs from 25 years to lifetime. Check who “lifetime” belongs to: several makers grant it to the original homeowner and shorten the term when the buyer is a company or an association. Look also at whether it passes to the next owner, whether fading has a measured limit, and whether freight and labor for replacement parts are included.',
        'Impact, heat from a grill or exhaust, and storm debris normally fall outside every version. We give you the printed document for the product quoted before you sign.',
      ],
    },
  ],
  closing: {
    heading: 'Bring the plan to your next board meeting',
    text: 'We will price one style or set two side by side, with heights and bay counts your committee can vote on.',
    action: 'Request a Commercial Vinyl Proposal',
  },
} as const satisfies ServiceContent;
