import type { TownContent } from '../../shared/content.ts';

export const winstonSalemFenceInstallation = {
  slug: 'winston-salem-fence-installation',
  town: 'Winston-Salem',
  rank: 'main',
  summary:
    'Hills, retaining walls and historic districts, where stepping a fence well and asking about design review both matter.',
  point: { latitude: 36.0999, longitude: -80.2442, label: 'below' },
  title: 'Winston-Salem, NC Fence Installation on Slopes',
  description:
    'Fence contractor for Winston-Salem’s hills: racked and stepped fences in West End, Ardmore and Buena Vista, drainage kept open, estimates without charge.',
  keywords:
    'Winston-Salem fence installation, fence on a slope Winston-Salem, Ardmore fence, Buena Vista fence company, West End fence',
  tagline: 'Hardly a level lot in town. We lay out for the hill first and talk about boards second.',
  picture: {
    name: 'style-decorative.jpg',
    alt: 'Knee-to-waist-high black metal fencing with a row of rings below its spear points, flowers on both sides and a house behind',
  },
  intro: {
    heading: 'A fence for hilly streets',
    paragraphs: [
      'Winston-Salem’s older streets curve because the land does. In West End, front yards sit above the sidewalk on stone retaining walls. Washington Park drops into wooded ravines. Ardmore’s bungalows share tight driveways, with a back yard that may lose four feet before it reaches the rear pin. Even the larger lots of Buena Vista and Sherwood Forest seldom stay flat from corner to corner.',
      'Rain finds the low side fast. Water heading for Peters Creek, Silas Creek or Salem Creek crosses plenty of private yards on its way. A solid fence across that path turns into a dam.',
    ],
  },
  about: {
    heading: 'The ground below the lawn',
    paragraphs: [
      'Beneath the grass you will find red clay, then a crumbly, glittering layer of weathered rock with mica in it. The clay holds a post well. The rotten rock digs easily but breaks loose at the edges, so a hole on a downhill line needs more depth and a bigger bell of concrete than the same post on level ground.',
      'Shade adds its share. Under hardwoods the north side of a board fence can stay damp until noon, and we leave two fingers of air below the pickets there.',
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Racked or stepped: how it will look from your porch',
      paragraphs: [
        'Racking tilts the rails to match the grade while the pickets stay plumb. No gap opens beneath. Board fences built in place can rack almost anything, and most aluminum panels are made to flex this way within limits.',
        'Stepping keeps each section level and drops it at the post. It looks formal beside a brick house, but where the ground falls one foot across an eight-foot section, a wedge a foot high opens at the low end. A dog will notice. We close it with cut boards, a stone course or shorter sections.',
        'Rigid vinyl panels can follow a mild grade and must step on a steep one. That alone decides the material for some lots off Robinhood Road and Country Club Road.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Two Winston-Salem puzzles',
      items: [
        {
          title: 'A fence on top of a wall',
          text: 'Posts go behind the stonework in their own footings. Core-drilling an old wall loosens it.',
        },
        {
          title: 'A shared driveway in Ardmore',
          text: 'We stop the tall section where car doors need to open and finish with something lower. In historic districts such as West End, find out about design standards first.',
        },
      ],
    },
  ],
  residential: {
    heading: 'Residential fences, hill by hill',
    picture: {
      name: 'gallery-1.jpg',
      alt: 'Stained privacy boards finished with a band of lattice, a row of flowering shrubs along the base',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'A neighbor uphill sees over six feet easily. We sight from your patio to learn where 8 ft earns its cost.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Best on the gentler lots toward Clemmons and Lewisville, with stiffened posts wherever a gate hangs.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Stick-built on your slope, one picket at a time, so a Konnoak Hills corner lot needs no odd-sized panels.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'The quiet choice above a West End wall: slim, dark, and light on its footings.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Mesh can be cut to the bias of a ravine. Dark vinyl coating lets it vanish against trees behind Washington Park.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Downhill posts push over first. Often we can rebuild that side alone, deeper, and leave the uphill runs standing.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial and institutional sites',
    items: [
      {
        title: 'Security Fencing',
        text: 'Medical offices and downtown parking lots need clear sight lines at street level and no foothold on the high side.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Retention ponds, ball fields and equipment lots, with the fabric trimmed to uneven grade.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'On an inclined drive a swing gate hits the pavement, so we usually propose a sliding or cantilever leaf with its operator uphill.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Guardrail fences over walls, school garden enclosures, new panels drawn after an old iron pattern.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'What you can expect from us',
    items: [
      {
        title: 'A level and a string, first',
        text: 'We measure the fall along every side, because a price made from a satellite picture misses it.',
      },
      {
        title: 'Drainage stays drainage',
        text: 'We tell you plainly when a line you like would trap water against the house.',
      },
      {
        title: 'Experience you can ask about',
        text: 'Over 15 years on Piedmont slopes, licensed, insured, and with a price that explains itself.',
      },
    ],
  },
  process: {
    heading: 'Your project in four stages',
    items: [
      {
        title: 'Survey of the grade',
        text: 'Heights at each corner and each break in the hill are written on a sketch of your lot.',
      },
      {
        title: 'String mock-up',
        text: 'Colored lines between stakes show the future top edge. Stand on the deck and tell us if it is right.',
      },
      {
        title: 'Digging and setting',
        text: 'Corner and low-side posts first, deepest; line posts afterward, sighted from both ends.',
      },
      {
        title: 'Infill and fine-tuning',
        text: 'Rails, pickets and hardware, then the small wedges at the bottom that keep pets at home.',
      },
    ],
  },
  closing: {
    heading: 'Bring us your steepest corner',
    text: 'If another builder shrugged at the slope, send photos from the low end and the high end. The visit and the quote are free.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownContent;
