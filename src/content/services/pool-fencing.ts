import type { ServiceContent } from '../../shared/content.ts';

export const poolFencing = {
  slug: 'pool-fencing',
  group: 'fenceStyles',
  menuName: 'Pool Fencing',
  title: 'Pool Fence Installation & Safety Gates',
  description:
    'Aluminum, glass, vinyl and mesh pool fences with self-closing gates: the heights, gaps and latch positions to build to, and how the work fits your pool build.',
  keywords:
    'pool fence installation, pool safety fence, aluminum pool fence, glass pool fence, mesh pool fence, self-closing pool gate, magnetic pool latch, Triad NC',
  serviceTitle: 'Pool Fencing',
  serviceDescription:
    'A barrier a small child cannot climb, squeeze through or unlatch, and a gate that shuts by itself every time someone walks through with full hands.',
  picture: {
    name: 'style-pool.jpg',
    alt: 'Swimming pool and pale stone deck enclosed by a black aluminum fence with flowering shrubs outside it',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Pool fence options',
      items: [
        {
          title: 'Aluminum',
          text: 'What most families choose: you can watch the water from the kitchen, splash and chlorine do not rust it, and it offers few footholds. Heights reach up to 8 ft, wall thickness is .070"–.125", and 30+ years is a fair expectation. Warranties cover 15 years to lifetime; ask what yours says about salt systems.',
        },
        {
          title: 'Glass',
          text: 'Tempered panels held by spigots or channels in the deck. Nothing hides the pool and nothing helps a climber, but it costs the most, needs solid concrete underneath and shows every water spot.',
        },
        {
          title: 'Vinyl',
          text: 'Solid panels block wind and neighbors, in heights 4–8 ft. They also block your own view of swimmers, so many owners close the street side with vinyl and keep an open style facing the house.',
        },
        {
          title: 'Mesh',
          text: 'Tensioned fabric on poles that lift out of sleeves cored into the deck. It goes up when grandchildren visit. Ask the inspector whether a removable fence counts as your barrier or only as a second layer.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Essential safety features',
      intro: 'Each of these closes off one of the ways children get to the water.',
      items: [
        'Self-closing hinges with adjustable tension, strong enough to shut the leaf from any position.',
        'A self-latching catch that engages without a push.',
        'Latch release at 54 inches or higher, beyond a small child’s reach.',
        'Rails turned to the pool side or spaced wide, so they never form a ladder.',
        'A rigid bottom edge that cannot be lifted or bent.',
        'Clear sight through the fence from the room where adults spend the day.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Code-compliance list',
      intro:
        'We lay out pool fences by the following measurements. Your building department, insurer or HOA may ask for more, and their current rules decide.',
      items: [
        'Fence at least 48 inches tall, measured on the outside, where a climber would stand.',
        'Picket gaps under 4 inches along the whole run, gates and corners included.',
        'Ground clearance at most 2 inches over soil, checked again after grading and sod.',
        'Gates open outward, away from the water, so that a child pushing from the yard only shuts them tighter.',
        'House walls that form one side: ask what the doors and windows there need, such as alarms.',
        'Metal posts near the pool: ask your electrician whether they must be bonded.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Where the fence should stand',
      paragraphs: [
        'Posts in soil outside the deck are easier to set, simple to adjust and cheaper than holes cored through finished concrete. Leave three or four feet of walking room between coping and fence. If it has to stand on the slab, tell your pool builder early: thickened edges and sleeves cost little before the pour.',
        'Pool excavation leaves loose clay fill around the shell, and fill settles. We dig through it to undisturbed ground or wait, since a post that leans half an inch lets a latch miss its keeper. On a falling yard, panels that rack keep the bottom gap even where stepped ones would open it.',
        'Pumps, planters and air-conditioning units act as steps. Keep them several feet off the outside, or move the line so they end up within.',
      ],
      picture: {
        name: 'gallery-3.jpg',
        alt: 'Flat-top black aluminum fence behind a blue pool and lounge chair, two-story house in the background',
      },
    },
    {
      kind: 'cards',
      heading: 'Pool gate systems',
      items: [
        {
          title: 'Standard safety',
          text: 'Spring hinges and a gravity latch on a stiff frame. Dependable and easy to repair; spray the hinges with dry lubricant each spring.',
        },
        {
          title: 'Magnetic latch',
          text: 'A magnet draws the bolt home and a knob on top of a raised post releases it. With no mechanical catch to jam, it forgives slight movement in the posts.',
        },
        {
          title: 'Keyed access',
          text: 'Adds a lock for rentals, clubs and vacations. Choose one that still self-latches when left unlocked, and decide who carries the keys.',
        },
        {
          title: 'Alarm-equipped',
          text: 'A sensor sounds when the gate is opened or left standing. Useful where older children come and go; test its battery monthly in season.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a proper pool fence',
      items: [
        'Buys time when an adult looks away, which is all any barrier can do.',
        'Keeps dogs, deer and wandering toddlers from next door out of the water.',
        'Answers a question insurers and home buyers tend to ask.',
        'Gives guests one obvious way in and out, so adults know where to look.',
        'Separates wet play from the lawn and keeps muddy paws off the deck.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Pool fence installation in five steps',
      items: [
        {
          title: 'Safety visit',
          text: 'We study doors, slopes, equipment and how your household really walks to the pool.',
        },
        {
          title: 'Plan and free estimate',
          text: 'A sketch shows every gate, its swing and latch height. Glass, coring and each added gate are priced on separate lines.',
        },
        {
          title: 'Permit and schedule',
          text: 'Find out what your town inspects and at which stage. We fit in after deck and grading; an open excavation needs temporary fence meanwhile.',
        },
        {
          title: 'Install',
          text: 'Posts are set in concrete or cored sleeves, panels follow, and gates wait until the footings are hard.',
        },
        {
          title: 'Test with you',
          text: 'Every gate is released from wide open, from halfway and from one inch, until it latches each time. Gaps are measured before we leave.',
        },
      ],
      picture: {
        name: 'service-aluminum.jpg',
        alt: 'Black aluminum fence with three rails and even pickets stepping across a wide lawn beside planting beds',
      },
    },
    {
      kind: 'checklist',
      heading: 'Additional pool-safety recommendations',
      items: [
        'A fence never replaces an adult watching the water.',
        'Fit alarms to house doors that lead straight outside, and consider a cover that locks.',
        'Never prop a gate, even on party day.',
        'Take toys out of the pool when swimming ends; they draw toddlers back.',
        'Keep a reaching pole, ring and telephone on the deck, and learn CPR.',
        'Check hinges and ground gap after heavy storms wash soil away. Rinse vinyl every 6–12 months and look over its rails then.',
      ],
    },
  ],
  closing: {
    heading: 'Plan it before the pool is filled',
    text: 'Have your pool drawing ready, even a builder’s sketch. {product} will mark gates, heights and trouble spots on it with you.',
    action: 'Schedule Your Pool Safety Consultation',
  },
} as const satisfies ServiceContent;
