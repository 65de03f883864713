import type { ServiceWords } from '../../shared/content/service-words.ts';

export const residentialAluminumFencing = {
  menuName: 'Residential Aluminum Fencing',
  contactOption: 'Aluminum Fence Installation',
  title: 'Residential Aluminum Fence Installation, Triad NC',
  description:
    'Powder-coated aluminum fences for front yards, pools and sloped lots: grades, picket styles, racking, gate posts, care and warranty terms in plain language.',
  keywords:
    'residential aluminum fencing, ornamental aluminum, black metal fence, rackable panels, puppy picket, driveway gate',
  serviceTitle: 'Residential Aluminum Fencing',
  serviceDescription:
    'The look of wrought iron without the rust, in panels that pivot to follow a slope. Here’s how to pick the grade, picket spacing and gate posts.',
  benefit: 'A wrought-iron look that won’t rust and keeps your view open.',
  companions: ['pool-fencing', 'decorative-fencing'],
  pricePreset: '1.ad48b.hlnp.0',
  picture: {
    name: 'service-aluminum.jpg',
    alt: 'Open black aluminum pickets bordering a lawn, mulched shrub beds behind them',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Is aluminum right for your yard?',
      paragraphs: [
        'Choose aluminum when you want a fence you can see through: around a pool you watch from the kitchen, along the woods behind the house, or across a front yard. It won’t give you privacy or block noise. For a patio close to the neighbor’s, we’d suggest a solid fence, at least along that side.',
        'Because air moves freely between the pickets, storm winds put little load on the posts. A falling limb can still bend a panel. We unscrew it from its posts and put in a new one.',
      ],
      picture: {
        name: 'gallery-3.jpg',
        alt: 'Black aluminum pickets behind a pool deck, with the shrubs and lawn beyond showing through',
      },
    },
    {
      kind: 'cards',
      heading: 'Aluminum fence styles',
      drawings: ['aluminum-decorative', 'aluminum-pool'],
      intro: 'Panels come up to 8 ft tall. For most front yards, 4 ft is a good place to start.',
      items: [
        {
          title: 'Flat top',
          text: 'Pickets stop under a smooth top rail. It’s the usual choice for pools, with nothing to snag a towel or a child’s shirt.',
        },
        {
          title: 'Spear top',
          text: 'Pickets run through the top rail and end in a point. It’s a traditional look that goes well with a brick house.',
        },
        {
          title: 'Staggered spear',
          text: 'Alternating tall and short pickets make the fence harder to sit on or climb. For security, we use panels 6 ft and taller.',
        },
        {
          title: 'Puppy picket',
          text: 'Short pickets added near the ground cut the spacing there in half, so a small dog can’t walk through.',
        },
        {
          title: 'Ornament options',
          text: 'Rings, scrolls and ball caps fit standard panels, and you can add them later.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Aluminum materials and grades',
      intro:
        'The posts, rails and pickets are hollow tubes with walls .070"–.125" thick. Choose thicker metal where people will pull or swing on the fence.',
      columns: ['Part', 'What we look at', 'Why'],
      rows: [
        ['Line posts', 'Usually 2-inch square tube', 'They only hold up the panels'],
        ['Gate posts', 'Thicker wall, often a bigger tube', 'A gate pulls sideways every time it swings'],
        [
          'Rails',
          'How the pickets are fastened: with screws or hidden clips',
          'Hidden fasteners look cleaner; exposed ones are easier to service',
        ],
        ['Finish', 'Baked powder coat over pretreated metal', 'The coating chips off metal that wasn’t pretreated'],
        [
          'Hardware',
          'Stainless screws and self-closing hinges',
          'Plain steel screws rust and stain the aluminum in damp air',
        ],
      ],
      note: 'Standard colors: black, bronze and white. Black blends into trees, bronze goes with tan brick, and white stands out most from the street.',
    },
    {
      kind: 'prose',
      heading: 'Aluminum fence on a sloped yard',
      drawings: ['racked'],
      paragraphs: [
        'Of all the panel fences, aluminum handles our sloped lots best. A rackable panel pivots at each picket, so the rails follow the ground while the pickets stay upright and the gap underneath stays even. We measure the slope section by section before we order, because panels for steep ground are made differently. On the steepest banks, we use shorter sections or step the fence down like stairs.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Benefits of an aluminum fence',
      items: [
        {
          title: 'It doesn’t rust',
          text: 'Where aluminum gets scratched, it forms its own thin protective layer.',
        },
        {
          title: 'Lightweight',
          text: 'Crews can carry panels into backyards that machines can’t reach, and lighter gates are easier on their hinges.',
        },
        { title: 'Decades of use', text: 'It lasts 30+ years, and you never have to repaint it.' },
        { title: 'Good for plants', text: 'Grass and flower beds on both sides still get sun and air.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step aluminum installation process',
      items: [
        {
          title: 'Measure your yard',
          text: 'We measure the slope along the fence line, count panels and ask about dogs, pools, your mower width and which way each gate should open.',
        },
        {
          title: 'Agree on the drawing',
          text: 'Style, height, color and gate positions go on one sheet for you and your HOA. Pool fences have extra rules; confirm them with your local inspections office.',
        },
        {
          title: 'Drill or dig',
          text: 'We notify 811 first, and North Carolina requires us to wait three full working days before we dig. Line-post holes go about 24 to 30 inches deep, gate posts deeper. On a sound concrete patio we drill holes for the posts or bolt down base plates.',
        },
        {
          title: 'Set posts and panels',
          text: 'The space between two posts has to match the panel exactly, so we check it before we pour concrete in the next hole. We wipe off concrete splashes right away because wet cement damages powder coat.',
        },
        {
          title: 'Adjust gates',
          text: 'After the concrete cures, we adjust the hinges until the gate closes on its own from any position. Cut ends get touch-up paint, and we try every latch from both sides.',
        },
      ],
      picture: {
        name: 'style-decorative.jpg',
        alt: 'Summer flower bed along waist-high black metal pickets topped with rings and points, white house beyond',
      },
    },
    {
      kind: 'checklist',
      heading: 'Aluminum fence maintenance tips',
      items: [
        'Hose off pollen in spring, and use dish soap where tree sap lands.',
        'Rinse off fertilizer and pool chemicals the same day, because they work their way under a chipped coating.',
        'Touch up nicks with paint when you see them.',
        'Spray dry lubricant into the latches once a year, and tighten hinge screws after winter.',
        'Don’t let red clay or bark pile up against the bottom rail. Trapped moisture dulls the finish.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who our aluminum fences serve',
      items: [
        { title: 'Pool and patio owners', text: 'You get a clear view of the water, plus self-closing gates.' },
        {
          title: 'Homeowners fencing a front yard',
          text: 'Aluminum gives your lot a clear edge and keeps your brickwork and plantings in view.',
        },
        {
          title: 'Community associations',
          text: 'We build matching fences around ponds, playgrounds and entry signs.',
        },
        {
          title: 'Rental houses and duplexes',
          text: 'An occasional rinse is all the fence needs between tenants.',
        },
        {
          title: 'Dog owners on acreage',
          text: 'Choose closely spaced pickets near the house and more open panels farther out.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Aluminum fence warranty',
      paragraphs: [
        'Manufacturers’ warranties run 15 years to lifetime and usually cover coating adhesion and defective metal. Coverage is often shorter near salt water or for a second owner. Damage from a fallen limb is usually a claim on your homeowner’s insurance. Terms differ from one product to the next, so make sure every quote you compare names the product. Ours always does.',
      ],
    },
  ],
  closing: {
    heading: 'Get your yard measured for aluminum',
    text: 'The slope of your yard decides which panel fits. Call {phone} or send us a note; we’ll measure for free, with no obligation.',
    action: 'Request Your Free Aluminum Fence Estimate',
  },
} as const satisfies ServiceWords;
