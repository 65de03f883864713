import type { ServiceContent } from '../../shared/content.ts';

export const residentialVinylFencing = {
  slug: 'residential-vinyl-fencing',
  group: 'residential',
  menuName: 'Residential Vinyl Fencing',
  contactOption: 'Vinyl Fence Installation',
  title: 'Residential Vinyl Fencing for Triad Yards',
  description:
    'How vinyl fences are built to handle Piedmont heat, wind and clay: panel styles, post reinforcement, gates, cleaning, and warranties explained.',
  keywords:
    'residential vinyl fencing, PVC privacy fence, vinyl picket, semi-privacy vinyl, white vinyl fence, vinyl gates',
  serviceTitle: 'Residential Vinyl Fencing',
  serviceDescription:
    'A fence you hose off instead of staining. What makes one stay straight through August heat and storm wind is hidden inside the posts and rails.',
  picture: {
    name: 'service-vinyl.jpg',
    alt: 'White tongue-and-groove vinyl privacy fence with capped posts beside a lawn and flower beds',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Vinyl styles and heights',
      intro: 'Residential panel heights: 4–8 ft.',
      items: [
        {
          title: 'Solid privacy',
          text: 'Tongue-and-groove boards lock together with no light between them. Choose it for patios and close neighbors, and accept the most wind load.',
        },
        {
          title: 'Privacy with lattice top',
          text: 'The top foot is open, which softens a long white wall and lets a little breeze into the yard.',
        },
        {
          title: 'Semi-privacy',
          text: 'Narrow gaps between boards spill wind, so it suits exposed ridges and corner lots.',
        },
        {
          title: 'Picket',
          text: 'Shorter, with spaced pickets. It handles slopes better than solid panels because each picket can move on its rail.',
        },
        {
          title: 'Post and rail',
          text: 'Two to four rails for frontage and acreage. Add welded wire on the inside if it has to hold a dog.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Vinyl materials: what separates a good panel',
      paragraphs: [
        'Fence vinyl is rigid PVC with titanium dioxide mixed in to block ultraviolet light. Virgin outer layers hold color and resist impact better than regrind. Ask for wall thickness in writing, and whether the bottom rail of a privacy panel carries a metal channel; without one, eight feet of boards can bow it within a few summers.',
        'PVC moves with temperature. An 8-foot rail may be about a quarter inch longer in high summer than on a freezing night, so rails must float inside routed posts with room to slide. Glue or a stray screw at both ends is how panels buckle. Darker colors run hotter and move more than white or tan.',
        'One hazard surprises people: low-E windows can focus sunlight hard enough to soften vinyl several yards away. Tell us if a bright patch of reflected sun crosses the planned line.',
      ],
      picture: {
        name: 'gallery-2.jpg',
        alt: 'Vinyl privacy fence with a lattice top above flowering shrubs, gray house behind',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits you notice after year five',
      items: [
        {
          title: 'No painting',
          text: 'There is no coating to peel, and on white panels the color runs through the wall, so a shallow scratch barely shows.',
        },
        { title: 'Long service', text: 'A lifespan of 30+ years is typical when posts were set properly.' },
        {
          title: 'Nothing for insects or rot',
          text: 'Termites and carpenter bees have no interest in it, and damp ground leaves it alone.',
        },
        {
          title: 'Two good faces',
          text: 'Most profiles look identical from both sides, which helps with neighbors and association reviews.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Comparing vinyl with treated pine',
      columns: ['Question', 'Vinyl', 'Treated pine'],
      rows: [
        ['First cost', 'Higher', 'Lower'],
        ['Yearly upkeep', 'Water and mild soap', 'Inspection, plus a finish on a schedule'],
        ['Steep grade', 'Solid panels usually step', 'Boards follow the ground'],
        ['Fallen limb', 'Replace the broken pieces with the same profile', 'Replace boards from any lumberyard'],
        ['Custom angles', 'Limited by routed posts', 'Cut as needed'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Vinyl installation process in five steps',
      items: [
        {
          title: 'Measure to the panel',
          text: 'Vinyl arrives in fixed widths, so layout begins at gates and corners. We plan where shortened panels will fall, so you don’t end with a one-foot sliver beside the front gate.',
        },
        {
          title: 'Locate and lay out',
          text: 'After 811 marks, we probe for irrigation and downspout drains, then string the line an agreed distance inside your boundary.',
        },
        {
          title: 'Dig and pour',
          text: 'Holes for a 6-foot privacy line go about 30 inches down, well past frost. Each gets a bell at the bottom where clay allows, because a smooth clay cylinder lets go when soaked.',
        },
        {
          title: 'Stiffen and assemble',
          text: 'End and gate posts receive aluminum inserts or reinforced concrete fill. Rails lock into routed holes with expansion room; boards drop in, then the top rail.',
        },
        {
          title: 'Hang gates and check',
          text: 'Gates hang on braced metal frames with adjustable hinges after concrete cures. Finally we sight down the tops, glue caps and haul off packaging.',
        },
      ],
      picture: {
        name: 'gallery-5.jpg',
        alt: 'White pickets along a deep bed of summer flowers beside a gray house',
      },
    },
    {
      kind: 'prose',
      heading: 'Slopes, wind and what changes the price',
      paragraphs: [
        'On gentle ground a solid panel can tilt slightly to follow grade. Past that it steps, leaving wedges underneath that we can fill with soil, stone or a cut board. Every step also needs a longer post. Tall solid runs catch storm gusts like a sail, which calls for closer spacing, deeper holes or stiffened line posts.',
        'Expect the number to rise with height, color, wood-grain texture, lattice, gates and steps. If one invoice is a stretch, financing is available through an outside provider.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Maintenance tips for vinyl',
      items: [
        'Rinse the panels every 6–12 months; under oaks and pines, pollen and sap justify the shorter interval.',
        'Treat green algae on shaded north faces with a vinegar-and-water mix and a soft brush.',
        'Mow with the discharge chute pointed away, and keep string trimmers off the posts.',
        'Hold grills and fire pits well back. PVC softens at temperatures that only warm a brick.',
        'Go easy in hard cold: a knock that bounces off in June may crack a board in January.',
        'Check that weep holes in the bottom rail are clear before freezing weather.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who we serve with vinyl fencing',
      items: [
        { title: 'Busy households', text: 'Families who would rather never schedule a staining weekend.' },
        {
          title: 'HOA neighborhoods',
          text: 'Consistent profile and color from lot to lot. Bring your covenant’s wording and we will match the submittal to it.',
        },
        { title: 'Landlords', text: 'Between tenants, a wash is usually the only turnover work.' },
        {
          title: 'Hobby farms',
          text: 'White rail along the drive, though for horses that lean, ask us about an electrified strand or a tougher rail.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Vinyl warranty, in plain words',
      paragraphs: [
        'Manufacturers’ warranties last 25 years to lifetime. Three lines deserve a slow read: whether coverage transfers when you sell, whether it prorates, and whether labor is included. Fading beyond a stated amount, cracking and peeling are usually in; impact, heat from grills or reflected glass, and shifting soil are usually out. The registration slip is often the homeowner’s to send, so ask us for it at the final walk.',
      ],
    },
  ],
  closing: {
    heading: 'Judge color against your house',
    text: 'White beside cream trim can look wrong. Compare colors outdoors, in your own light, before you order. Give us a length and a height, and we will price each color in writing.',
    action: 'Request Your Free Vinyl Fence Estimate',
  },
} as const satisfies ServiceContent;
