import type { ServiceWords } from '../../shared/content/service-words.ts';

export const poolFencing = {
  menuName: 'Pool Fencing',
  title: 'Pool Fence Installation, Greensboro & Triad NC',
  description:
    'Aluminum, glass, vinyl and mesh pool fences with self-closing gates: the heights, gaps and latch positions to build to, and how the work fits your pool build.',
  keywords:
    'pool fence installation, pool safety fence, aluminum pool fence, glass pool fence, mesh pool fence, self-closing pool gate, magnetic pool latch, Triad NC',
  serviceTitle: 'Pool Fencing',
  serviceDescription:
    'A fence that’s hard for small children to climb, squeeze through or unlatch, with a gate that closes by itself behind you.',
  benefit: 'Fences that are hard for small children to climb, with self-closing gates.',
  companions: ['residential-aluminum-fencing', 'commercial-aluminum-fencing'],
  pricePreset: '1.ap54b.hlnp.0',
  picture: {
    name: 'style-pool.jpg',
    alt: 'Swimming pool and pale stone deck enclosed by a black aluminum fence with flowering shrubs outside it',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Pool fence options',
      drawings: ['aluminum-pool'],
      items: [
        {
          title: 'Aluminum',
          text: 'You can watch the water from the kitchen, the fence won’t rust from splashes and chlorine, and there’s little to climb on. Heights go up to 8 ft, the metal is .070"–.125" thick, and it lasts 30+ years. Warranties run 15 years to lifetime; ask what yours says about salt systems.',
        },
        {
          title: 'Glass',
          text: 'Tempered panels held by short posts called spigots, or set in channels in the deck. You see the whole pool and there’s nothing to climb, but it costs the most, needs solid concrete underneath and shows every water spot.',
        },
        {
          title: 'Vinyl',
          text: 'Solid panels, 4–8 ft tall, block wind and the neighbors’ view. They also block your view of swimmers, so many owners use vinyl on the street side and an open style facing the house.',
        },
        {
          title: 'Mesh',
          text: 'Stretched fabric on poles that lift out of sleeves in the deck. It’s handy when grandchildren visit. Ask the inspector whether a removable fence counts as your barrier or only as a second layer.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Essential safety features',
      drawings: ['pool-rules'],
      intro: 'Each of these helps keep children out of the water.',
      items: [
        'Self-closing hinges with adjustable tension, strong enough to close the gate from any position.',
        'A latch that catches by itself, without a push.',
        'Latch release at 54 inches or higher, even where the gate itself is lower.',
        'Rails on the pool side or spaced far apart, so children can’t climb them like a ladder.',
        'A rigid bottom edge that can’t be lifted or bent.',
        'A clear view of the water from the room where adults spend the day.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Code-compliance list',
      intro:
        'A new pool’s fence is covered by the pool’s own permit and inspected with it; some cities add a zoning permit. We build to these measurements; your building department, insurer or HOA may ask for more, and their current rules are the ones that count.',
      items: [
        'Fence at least 48 inches tall, measured on the outside, where a child would climb.',
        'We keep picket gaps under 4 inches when the upper and lower rails are at least 45 inches apart. When the rails are closer together, a child could climb them. In that case, both rails go on the pool side, and the gaps between the pickets are at most 1¾ inches.',
        'Ground clearance at most 2 inches over soil, checked again once the sod is down.',
        'Gates open outward, away from the water, and are self-closing and self-latching, with the latch at 54 inches or higher.',
        'If a house wall forms one side, ask what the doors and windows in it need, such as alarms.',
        'If metal posts stand near the pool, ask your electrician whether they must be bonded (wired to the pool’s other metal parts).',
      ],
    },
    {
      kind: 'prose',
      heading: 'Where to put a pool fence',
      paragraphs: [
        'Setting posts in soil outside the deck is easier and cheaper than drilling through finished concrete. Leave three or four feet of walking room between the pool edge and the fence. If the fence has to stand on the deck, tell your pool builder before the concrete is poured.',
        'Digging a pool leaves loose clay fill around the shell, and fill settles. We dig through it to solid ground or wait for it to settle. A post that leans half an inch can keep a gate from latching. On a sloping yard, we use panels that tilt with the ground, so the gap at the bottom stays small.',
        'A child can climb on a pump, planter or AC unit. Keep such things several feet from the outside of the fence, or move the fence so they’re on the pool side.',
      ],
      picture: {
        name: 'gallery-3.jpg',
        alt: 'Flat-top black aluminum fence behind a blue pool and lounge chair, two-story house in the background',
      },
    },
    {
      kind: 'cards',
      heading: 'Pool gate systems',
      drawings: ['low-gate'],
      items: [
        {
          title: 'Standard safety',
          text: 'This gate has spring hinges, a gravity latch and a stiff frame. It’s easy to repair; lubricate the hinges each spring.',
        },
        {
          title: 'Magnetic latch',
          text: 'A magnet pulls the latch closed, and you release it with a knob on top of a raised post. There’s no catch to jam, and the gate still latches if the posts move slightly.',
        },
        {
          title: 'Keyed access',
          text: 'This adds a lock for rentals, clubs and vacations. Choose one that still latches by itself when unlocked, and decide who carries the keys.',
        },
        {
          title: 'Alarm-equipped',
          text: 'An alarm sounds when someone opens the gate or leaves it open. It’s useful where older children might leave the gate open. Test the battery monthly in swim season.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a proper pool fence',
      items: [
        'Gives you extra time if you look away for a moment.',
        'Keeps the neighbors’ dogs and toddlers out of the water.',
        'Makes questions from insurers and home buyers easier to answer.',
        'Gives guests one obvious way in and out, so adults know where to look.',
        'Keeps muddy paws off the deck.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step pool fence installation',
      items: [
        {
          title: 'Safety visit',
          text: 'We look at doors, slopes, equipment and the path your family takes to the pool.',
        },
        {
          title: 'Plan and free estimate',
          text: 'A sketch shows every gate, its swing and latch height. Glass, drilling and each extra gate are priced on separate lines.',
        },
        {
          title: 'Permit and schedule',
          text: 'Ask your town when the pool and its fence get inspected. Before we dig, we call 811. Utilities then get three full working days to locate what runs under your yard. We install after the decking and grading are done, so you’ll need a temporary fence until then.',
        },
        {
          title: 'Install',
          text: 'We set posts in concrete or in holes drilled into the patio. Once they’re solid, we hang panels and gates.',
        },
        {
          title: 'Test with you',
          text: 'We let every gate swing shut from wide open, from halfway and from one inch, and adjust it until it latches every time. Then we measure the gaps.',
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
        'Put alarms on house doors to the pool yard, and consider a cover that locks.',
        'Never prop a gate open, even briefly.',
        'Take toys out of the pool after swimming; they draw toddlers back.',
        'Keep a reaching pole, a life ring and a phone on the deck, and learn CPR.',
        'After a heavy storm, check the hinges and the gap under the fence. Every 6–12 months, rinse a vinyl fence and check that no rail is loose.',
      ],
    },
  ],
  closing: {
    heading: 'Plan your pool fence before the pool is filled',
    text: 'Have your pool drawing ready, even a builder’s sketch. We’ll mark gates, heights and trouble spots on it.',
    action: 'Schedule Your Pool Safety Consultation',
  },
} as const satisfies ServiceWords;
