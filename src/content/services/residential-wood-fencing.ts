import type { ServiceContent } from '../../shared/content.ts';

export const residentialWoodFencing = {
  slug: 'residential-wood-fencing',
  group: 'residential',
  menuName: 'Residential Wood Fencing',
  contactOption: 'Wood Fence Installation',
  title: 'Residential Wood Fencing in Cedar and Pine',
  description:
    'Cedar and treated pine fences for Triad yards: styles, post depth in red clay, staining, slopes, gates, and what to look for in a wood fence estimate.',
  keywords:
    'residential wood fencing, cedar privacy fence, pressure-treated pine, board-on-board, shadowbox, wood gates, Piedmont Triad',
  serviceTitle: 'Residential Wood Fencing',
  serviceDescription:
    'Cedar and treated pine, built for red clay, wet summers and lots that are seldom level. Read this before you compare two quotes that look alike.',
  picture: {
    name: 'service-wood.jpg',
    alt: 'Dog-eared cedar privacy fence running past a bed of azaleas and hydrangeas behind a two-story house',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Where a wood fence wins or loses',
      paragraphs: [
        'Boards seldom end the life of a wood fence. Posts do, in the few inches around the soil line where clay stays damp and air feeds decay. With sound posts and regular finish, expect a lifespan of 15–20 years. Set those posts shallow, or in a concrete bowl that holds rain, and the fence leans long before the boards wear out.',
        'So read the parts of a quote that nobody photographs: post size, hole depth, number of rails, type of fastener. Two 6-foot fences can look identical on the day they are finished and differ by a decade underneath.',
      ],
      picture: {
        name: 'feature-quality.jpg',
        alt: 'Close view of a beveled post cap, cap rail and face boards on a cedar fence',
      },
    },
    {
      kind: 'cards',
      heading: 'Wood fence styles',
      intro: 'Privacy fences run 6–8 ft in height. How the boards meet matters just as much.',
      items: [
        {
          title: 'Side-by-side privacy',
          text: 'Boards butt edge to edge. It uses the least lumber, but fresh pine shrinks, and gaps about as wide as a pencil open in the first dry spell.',
        },
        {
          title: 'Board-on-board',
          text: 'Each board laps its neighbors by about an inch, so shrinkage never opens a sightline. Budget for a good deal more wood.',
        },
        {
          title: 'Shadowbox',
          text: 'Boards alternate between the two faces of the rail. Both neighbors get a finished side, wind passes through, and you give up privacy at an angle.',
        },
        {
          title: 'Cap and trim',
          text: 'A flat cap sheds rain from the end grain of the boards, and the trim under it holds their tops in line. Lattice can sit above.',
        },
        {
          title: 'Horizontal slat',
          text: 'Slats span from post to post, so spacing drops to about 6 feet or the boards sag. Drier lumber pays for itself here.',
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
          'Arrives wet and moves as it dries. Posts must be rated for ground contact; the tag on the end tells you.',
        ],
        [
          'Western red cedar',
          'Boards, gates, horizontal work',
          'Lighter and straighter. Resists decay above ground; the posts beneath it are still treated pine.',
        ],
        [
          'Galvanized steel posts',
          'Wet corners and long windy runs',
          'No rot at the soil line. Wood can wrap the post if you dislike seeing metal.',
        ],
        [
          'Coated or stainless fasteners',
          'Every joint',
          'Treated pine is full of copper, which corrodes bare steel. Bare nails also streak cedar black.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of building in wood',
      items: [
        'Full privacy at a lower starting cost than solid vinyl of equal height.',
        'Cut on site to fit odd angles, tree roots and grade changes, with no panel width to obey.',
        'One cracked board comes off with a pry bar; nothing has to be ordered from a factory.',
        'Takes any stain or paint, and a darker one when you tire of the first.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step wood installation process',
      items: [
        {
          title: 'Walk the line',
          text: 'You show us the survey pins and we measure, check grade, and ask about sprinklers, invisible dog wire and septic lines. The estimate that follows is detailed, and costs nothing.',
        },
        {
          title: 'Mark and clear',
          text: 'Public utilities are located through 811. We pull a string line, flag each post and agree with you which roots and shrubs stay.',
        },
        {
          title: 'Set posts',
          text: 'Frost goes down barely a foot here, so wind sets the depth: roughly 30 inches for a 6-foot fence and 36 or more for 8 feet. We rough up augered clay walls, add gravel below, and shape the concrete into a dome that sheds water.',
        },
        {
          title: 'Hang rails and boards',
          text: 'Posts stand 8 feet apart or closer. Three rails carry 6 feet of height, four carry 8. Board ends hang a couple of inches clear of the ground.',
        },
        {
          title: 'Build gates and finish',
          text: 'Gate posts go larger and deeper. A diagonal brace rises from the bottom hinge toward the latch. We collect screws and offcuts, then walk the fence with you.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Half-built wood fence with a lumber trailer, sawhorses and tools set out on the lawn',
      },
    },
    {
      kind: 'prose',
      heading: 'When your yard slopes',
      paragraphs: [
        'Wood can follow the ground, with rails parallel to the slope and boards cut plumb, or step down in level sections. Following leaves no gaps for a dog and suits rolling lots. Stepping gives a crisp level top and triangular openings below, which we close with longer boards or a treated kickboard. Steep or rocky runs, narrow access, old-fence removal and extra gates move the price most.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Wood maintenance tips',
      items: [
        'Restain or repaint every 2–3 years; south and west faces fade first.',
        'Let new pine dry before the first coat. Sprinkle a board: once droplets sink in, stain will too.',
        'Keep mulch, leaves and soil off the boards. Buried board ends rot from the bottom up.',
        'Turn sprinkler heads away from the fence line.',
        'Wash mildew with a cleaner and a soft brush, since high pressure shreds the grain.',
        'Tighten hinges each spring and cut back ivy before it pries boards loose.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who our wood fences serve',
      items: [
        {
          title: 'Homeowners',
          text: 'Backyards, dog yards, patios, and screens around air-conditioning units or trash carts.',
        },
        {
          title: 'Rental-property owners',
          text: 'Plain treated pine with stock board sizes, so whoever maintains the house can swap one in an hour.',
        },
        {
          title: 'HOAs and their members',
          text: 'Height, board profile and stain color written down for the review committee. Check your town’s rules as well.',
        },
        {
          title: 'Small farms and large lots',
          text: 'Privacy near the house that changes to open rails where the pasture starts.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty on wood and workmanship',
      paragraphs: [
        'Lumber treaters generally warrant against rot and termites and leave out checks, warps and gray weathering, because those are how wood behaves. Field-cut ends may need a brushed-on preservative to stay covered. Ask us to write workmanship terms into your estimate, and keep the lumber tags with it.',
      ],
    },
  ],
  closing: {
    heading: 'Plan your wood fence',
    text: 'Tell us the rough length, the height you want and where gates belong. {product} will come out, measure, and price pine and cedar side by side.',
    action: 'Request Your Free Wood Fence Estimate',
  },
} as const satisfies ServiceContent;
