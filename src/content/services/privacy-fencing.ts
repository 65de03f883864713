import type { ServiceContent } from '../../shared/content.ts';

export const privacyFencing = {
  slug: 'privacy-fencing',
  group: 'fenceStyles',
  menuName: 'Privacy Fencing',
  title: 'Privacy Fences: Wood, Vinyl & Composite',
  description:
    "Privacy fences 6' to 8' tall for Triad back yards: wood, vinyl, composite and decorative compared by life and upkeep, plus wind, slopes and post depth.",
  keywords:
    'privacy fence, wood privacy fence, vinyl privacy fence, composite fence, horizontal slat fence, board on board fence, backyard fence Greensboro Winston-Salem',
  serviceTitle: 'Privacy Fencing',
  serviceDescription:
    "A fence 6' to 8' tall closes a back yard to view. Wind, shrinking boards and sloping clay decide whether it stays closed, so we start with those.",
  picture: {
    name: 'style-privacy.jpg',
    alt: 'Overlapping brown boards closing in a back lawn, with a white lounge chair on a patio',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Privacy fence options',
      items: [
        {
          title: 'Wood',
          text: 'Cedar or treated pine, usually 6–8 ft. It costs least to put up, any carpenter can mend it, and you choose the color. It moves: boards nailed tight in August show gaps by January.',
        },
        {
          title: 'Vinyl',
          text: 'Tongue-and-groove panels, 4–8 ft tall, that interlock and stay closed. No painting, and warranties from 25 years to lifetime. A fallen oak limb cracks it, and then a whole panel is replaced.',
        },
        {
          title: 'Composite',
          text: 'Wood fiber and plastic in grooved boards on metal-reinforced rails. Heavy, quiet and even in color, it lasts 25–30+ years. The first price is the steepest of these.',
        },
        {
          title: 'Decorative',
          text: 'Horizontal slats, louvers or lattice tops in any of the materials. It screens the seating area and lets air and light through above eye level.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Design options worth deciding early',
      items: [
        {
          title: 'Board-on-board',
          text: 'Each picket overlaps the next by an inch or so, so a dry winter opens no view. It takes roughly a third more lumber.',
        },
        {
          title: 'Shadowbox',
          text: 'Boards alternate sides. The fence looks alike from either yard and wind leaks through, though someone walking past catches glimpses at an angle.',
        },
        {
          title: 'Cap and trim',
          text: 'A level board over the top spares the pickets’ end grain from rain and locks them in line as they dry.',
        },
        {
          title: 'Stepped or following the grade',
          text: 'Wooden pickets take any slope, each cut where it meets the soil. Vinyl and composite mostly step, leaving triangles beneath that a rot board or stone can fill.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wind, clay and what keeps posts upright',
      paragraphs: [
        'A solid panel 6 feet high and 8 long offers 48 square feet to every thunderstorm. So post depth matters more than board grade: about 30 inches under a 6-foot height, 36 or more under 8, with posts closer together in open ground or on a ridge.',
        'Clay lets water sit. We slope the concrete away from the post, keep the post’s foot able to drain, and refuse to bell the top of the hole, where frost and swelling soil get a grip. Three rails rather than two hold tall boards flat.',
        'Root zones of old oaks are dug by hand, and posts shift to spare large roots. Where a swale crosses the line, boards stop short of grade so that stormwater passes instead of pushing the section over.',
      ],
      picture: {
        name: 'gallery-4.jpg',
        alt: 'Horizontal cedar slats between slim black posts, ornamental grasses at the base and a stone patio',
      },
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a privacy fence',
      items: [
        'Neighbors, traffic and headlights disappear from the patio.',
        'Dogs bark less when they cannot see the sidewalk.',
        'Road noise softens a little with solid, heavy boards; do not expect silence.',
        'Grills, bins and trailers drop out of sight.',
        'Sheltered beds suffer less from winter wind.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications around the property',
      items: [
        {
          title: 'Back yards',
          text: 'Stop at the rear corner of the house or come forward to the side gate: moving that line is often the cheapest way to gain room.',
        },
        {
          title: 'Patios and hot tubs',
          text: 'One 16-foot screen in the right place can replace a whole enclosure. Sit down where you will sit, then choose its height.',
        },
        {
          title: 'Busy roads',
          text: 'Heavier boards, tight joints and a taller height, subject to what your town permits along a street.',
        },
        {
          title: 'Rentals and townhomes',
          text: 'Vinyl dividers stay presentable between tenants, and matching panels are easy to keep on hand.',
        },
        {
          title: 'Trash and equipment enclosures',
          text: 'Businesses need gates that swing fully open for a truck, with posts sized for that weight.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Privacy materials compared',
      intro: 'First price rises roughly from wood to vinyl to composite; only wood asks for a paintbrush.',
      columns: ['Material', 'Typical height', 'Expected life', 'Upkeep', 'Choose it when'],
      rows: [
        [
          'Wood',
          '6–8 ft',
          '15–20 years',
          'Every 2–3 years, stain or paint',
          'The ground is steep, or first cost leads',
        ],
        ['Vinyl', '4–8 ft', '30+ years', 'Every 6–12 months, a rinse', 'You never want to paint'],
        [
          'Composite',
          "6' to 8'",
          '25–30+ years',
          'Soap-and-water wash once a year',
          'You like a wood look and a quiet fence',
        ],
        [
          'Decorative',
          "6' to 8', often with an open top",
          'As its base material',
          'As its base material; more edges to clean',
          'A patio needs screening along with a breeze',
        ],
      ],
      note: 'Life depends on shade, drainage and care. Shaded, damp fence lines sit at the low end.',
    },
    {
      kind: 'steps',
      heading: 'From stakes to gate: five steps',
      items: [
        {
          title: 'Sight-line visit',
          text: 'We stand at your windows and patio with a pole, and see which height really blocks the view.',
        },
        {
          title: 'Layout and estimate',
          text: 'Free, detailed, and with alternatives side by side. Slope, removal of an old fence, roots and double gates are the usual extras.',
        },
        {
          title: 'Boundary and approvals',
          text: 'You find the survey pins and ask the HOA and town about height; we arrange for buried utilities to be marked and suggest a talk with the neighbor.',
        },
        {
          title: 'Posts',
          text: 'Corners and gate posts come first, each line strung between them. Concrete rests before any panel can catch a gust.',
        },
        {
          title: 'Boards, gates, cleanup',
          text: 'Gates go on steel frames or braced wood and are hung clear of the ground’s winter swell. Scrap and nails leave with us.',
        },
      ],
      picture: {
        name: 'gallery-1.jpg',
        alt: 'Stained privacy boards finished with a band of lattice, a row of flowering shrubs along the base',
      },
    },
    {
      kind: 'cards',
      heading: 'Maintenance tips for each material',
      items: [
        {
          title: 'Caring for wood',
          text: 'Let treated lumber dry, then seal both faces and the cut ends. Keep soil and leaves off the bottom; that is where rot enters.',
        },
        {
          title: 'Caring for vinyl',
          text: 'A garden hose handles pollen. For green film in shade, use diluted white vinegar and a soft brush, and keep grills well away from panels.',
        },
        {
          title: 'Caring for composite',
          text: 'Brush debris out of the grooves each fall. Wipe grease quickly and leave the expansion gaps open.',
        },
        {
          title: 'Caring for decorative screens',
          text: 'Check slat screws and lattice clips yearly, and cut vines before they wedge the slats apart.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Sit where you want to be unseen',
    text: 'Then take a photo from that chair and send it. {product} will suggest a height, a material and the shortest line that does the job.',
    action: 'Schedule Your Privacy Consultation',
  },
} as const satisfies ServiceContent;
