import type { ServiceWords } from '../../shared/content/service-words.ts';

export const residentialWoodFencing = {
  menuName: 'Residential Wood Fencing',
  contactOption: 'Wood Fence Installation',
  title: 'Wood Fence Installation, Greensboro & Triad NC',
  description:
    'Cedar and treated pine fences for Triad yards: styles, post depth in red clay, staining, slopes, gates, and what to look for in a wood fence estimate.',
  keywords:
    'residential wood fencing, cedar privacy fence, pressure-treated pine, board-on-board, shadowbox, wood gates, Piedmont Triad',
  serviceTitle: 'Residential Wood Fencing',
  serviceDescription:
    'Cedar and treated pine fences built for red clay, wet summers and yards that are rarely level. Here’s what to look for when you compare quotes.',
  benefit: 'Cedar and treated pine privacy fences, cut to fit your yard.',
  companions: ['privacy-fencing', 'picket-fencing', 'ranch-fencing'],
  pricePreset: '1.wp72p.hlnp.0',
  picture: {
    name: 'service-wood.jpg',
    alt: 'Dog-eared cedar privacy fence running past a bed of azaleas and hydrangeas behind a two-story house',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'What makes a wood fence last in Piedmont clay',
      paragraphs: [
        'Wood fences usually fail at the posts, not the boards. The trouble spot is the few inches around the soil line, where clay stays damp and wood rots. With solid posts and regular stain or paint, expect a lifespan of 15–20 years. If the posts are too shallow, the fence will lean long before the boards wear out.',
        'When you compare quotes, check the parts nobody photographs: post size, hole depth, number of rails and type of fastener. Two 6-foot fences can look the same on day one, yet one can last ten years longer than the other.',
      ],
      picture: {
        name: 'feature-quality.jpg',
        alt: 'Close view of a beveled post cap, cap rail and face boards on a cedar fence',
      },
    },
    {
      kind: 'cards',
      heading: 'Wood fence styles we build',
      drawings: ['side-by-side', 'board-on-board', 'shadowbox'],
      intro: 'Privacy fences run 6–8 ft tall. How the boards are arranged matters as much as the height.',
      items: [
        {
          title: 'Side-by-side privacy',
          text: 'Boards are set edge to edge. This style uses the least lumber, but fresh pine shrinks, so expect pencil-width gaps after the first dry spell.',
        },
        {
          title: 'Board-on-board',
          text: 'Each board overlaps the next by about an inch, so no gaps open when the wood shrinks. It takes a good deal more lumber.',
        },
        {
          title: 'Shadowbox',
          text: 'Boards alternate between the two sides of the rail. Both neighbors get a finished side and wind passes through, but you can see through it at an angle.',
        },
        {
          title: 'Cap and trim',
          text: 'A flat cap keeps rain off the ends of the boards, and the trim below keeps their tops straight.',
        },
        {
          title: 'Horizontal slat',
          text: 'Slats run from post to post, so posts need to be about 6 feet apart or the slats sag.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Wood and hardware materials compared',
      columns: ['Material', 'Good for', 'Know before you choose'],
      rows: [
        [
          'Pressure-treated pine',
          'Posts, rails and economical boards',
          'Arrives wet and shrinks as it dries. Posts must be rated for ground contact; check the tag on the end.',
        ],
        [
          'Western red cedar',
          'Boards, gates, horizontal slats',
          'Lighter and straighter than pine, and it resists rot above ground. We still set it on treated pine posts.',
        ],
        [
          'Galvanized steel posts',
          'Wet corners and long windy runs',
          'They won’t rot at the soil line. We can cover them with wood if you’d rather not see metal.',
        ],
        [
          'Coated or stainless fasteners',
          'Every joint',
          'Treated pine contains copper, which corrodes plain steel. Plain nails also leave black streaks on cedar.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a wood fence',
      items: [
        'It gives full privacy for less money up front than solid vinyl of the same height.',
        'We cut it on site to fit odd angles, tree roots and slopes, with no fixed panel width.',
        'A cracked board comes off with a pry bar, and any lumberyard has a replacement.',
        'It takes any stain or paint, and you can change the color later.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step wood installation process',
      items: [
        {
          title: 'Walk your fence line',
          text: 'Show us your survey pins. We measure, check the slope and ask about sprinklers, invisible dog fence wire and septic lines. You get a free, detailed estimate.',
        },
        {
          title: 'Mark and clear',
          text: 'We call 811 to have public utilities marked; North Carolina requires three full working days’ notice before anyone digs. Then we run a string line, put a flag where each post goes, and ask you which shrubs should stay.',
        },
        {
          title: 'Set posts',
          text: 'Frost only goes down about a foot here, so wind decides how deep we dig: roughly 30 inches for a 6-foot fence and 36 or more for 8 feet. We roughen the sides of the hole so the concrete grips, put gravel at the bottom, and finish the concrete with a slope so rain runs off.',
        },
        {
          title: 'Hang rails and boards',
          text: 'Posts stand 8 feet apart or less. A 6-foot fence gets three rails between them, and an 8-foot fence gets four. We keep the boards a couple of inches off the ground.',
        },
        {
          title: 'Build gates and finish',
          text: 'Gate posts are larger and set deeper. A diagonal brace runs from the bottom hinge up to the latch side. We pick up screws and scraps, then walk the fence with you.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Half-built wood fence with a lumber trailer, sawhorses and tools set out on the lawn',
      },
    },
    {
      kind: 'prose',
      heading: 'Wood fences on a sloped yard',
      drawings: ['stepped'],
      paragraphs: [
        'A wood fence can follow the ground, with the rails running along the slope and the boards standing straight. Or it can step down in level sections. Following the ground leaves no gaps for a dog and works well on rolling lots. Stepping gives a neat level top but leaves triangular openings at the bottom, which we close with longer boards. A steep slope raises the price. So do rocky ground, tight access, extra gates and taking down an old fence.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Wood fence maintenance tips',
      items: [
        'Restain or repaint every 2–3 years; the south and west sides fade first.',
        'Let new pine dry before the first coat. Sprinkle water on a board: if it soaks in, the wood is ready for stain.',
        'Keep mulch, leaves and soil away from the boards. Buried ends rot from the bottom up.',
        'Turn sprinkler heads away from the fence.',
        'Wash off mildew with a cleaner and a soft brush. A pressure washer tears up the grain.',
        'Tighten hinges each spring and cut back ivy before it pulls boards loose.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who our wood fences serve',
      items: [
        {
          title: 'Homeowners',
          text: 'We build fences for backyards, dogs and patios, and screens for AC units and trash carts.',
        },
        {
          title: 'Rental-property owners',
          text: 'At a rental, choose plain treated pine in stock sizes, so your handyman can replace a board in an hour.',
        },
        {
          title: 'HOAs and their members',
          text: 'We write down the height, board style and stain color for your review committee. Check your town’s rules, too.',
        },
        {
          title: 'Small farms and large lots',
          text: 'A privacy fence near the house can change to open rails where the pasture starts.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wood fence and workmanship warranty',
      paragraphs: [
        'Lumber warranties generally cover rot and termites. They don’t cover cracks, warping or graying, which are normal in wood. Some makers ask for preservative on every cut end; we brush it on as we build. Ask us to write workmanship terms into your estimate, and keep the lumber tags with that paperwork.',
      ],
    },
  ],
  closing: {
    heading: 'Plan your wood fence',
    text: 'Tell us the rough length, the height you want and where you’d like gates. {product} will come out, measure, and price pine and cedar side by side.',
    action: 'Request Your Free Wood Fence Estimate',
  },
} as const satisfies ServiceWords;
