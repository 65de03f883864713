import type { ServiceWords } from '../../shared/content/service-words.ts';

export const decorativeFencing = {
  menuName: 'Decorative Fencing',
  title: 'Decorative & Ornamental Fence Installation, Triad NC',
  description:
    'Ornamental aluminum, steel, wood and vinyl for Triad front yards, gardens and entrances: panel choices, slopes, footings, upkeep and what affects the price.',
  keywords:
    'decorative fence, ornamental aluminum fence, front yard fence, garden fence, spear top fence, estate entrance gate, decorative fencing Triad NC',
  serviceTitle: 'Decorative Fencing',
  serviceDescription:
    'Ornamental metal, fine woodwork or patterned vinyl that adds to the look of your home. We set it straight and hang gates that swing freely.',
  benefit: 'Ornamental metal, wood or vinyl that dresses up your front yard.',
  companions: ['residential-aluminum-fencing', 'commercial-aluminum-fencing'],
  pricePreset: '1.ad48b.hlnp.0',
  picture: {
    name: 'style-decorative.jpg',
    alt: 'Summer flower bed along waist-high black metal pickets topped with rings and points, white house beyond',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Where a decorative fence works well',
      intro: 'Most decorative fences are below chest height and close to the house, where people see every joint.',
      items: [
        {
          title: 'Front yards',
          text: 'An ornamental metal fence 3 to 4 feet tall sets off the lawn and keeps the porch in view. Many HOAs allow only one style and one color facing the street, so have your covenants ready for our first visit.',
        },
        {
          title: 'Gardens',
          text: 'Ring-top or lattice panels hold roses, clematis and pole beans off the ground. We set the fence a few inches inside the bed so your string trimmer never touches the finish.',
        },
        {
          title: 'Driveway entrances',
          text: 'Brick piers with an arched double gate need their own footings. If you might want an automatic gate later, tell us now. An automatic gate is built to the ASTM F2200 safety standard, and its opener has to be certified under UL 325. We can also lay a pipe for its wires before the driveway is paved.',
        },
        {
          title: 'Courtyards and garden walls',
          text: 'If the wall is solid, we bolt the posts to the top of it. Bolts don’t hold in hollow block, so there we set posts in the ground beside it.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Decorative fence materials compared',
      drawings: ['aluminum-decorative'],
      items: [
        {
          title: 'Aluminum',
          text: 'It doesn’t rust, and one person can carry a panel. The standard baked powder-coat colors are black, bronze and white. The posts are hollow, with walls .070" to .125" thick; gates get the thickest. Fences come up to 8 ft tall, but about 4 ft looks right in front of a house.',
        },
        {
          title: 'Steel',
          text: 'Steel is stiffer, heavier and slimmer, with scrollwork that looks hand-forged. Ask for galvanizing under the powder coat, and touch up any scratch before it can rust.',
        },
        {
          title: 'Cedar and treated pine',
          text: 'These are good for trellis tops, horizontal slats and custom gates. Expect 15–20 years if you stain or paint every 2–3 years.',
        },
        {
          title: 'Vinyl',
          text: 'Vinyl comes with scalloped tops, lattice bands and molded caps. There’s nothing to paint, and it lasts 30+ years.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Fence tops, slopes and panel layout',
      drawings: ['picket-tops', 'stepped'],
      paragraphs: [
        'The tops set the style. Flat rails look modern, spears look formal, and rings under the top rail look Victorian. If you have a small dog, we can add short “puppy pickets” along the bottom, between the regular pickets. They look neater than mesh added later.',
        'On a slope you have two choices. On racked panels the rails tilt with the lawn while the pickets stay upright; stepped panels stay level and leave triangular gaps underneath. We rack the panels as far as the manufacturer allows. On steeper ground, and beside stairs, we step them.',
        'Ornamental metal usually comes in 6 ft panels, and a yard is rarely an exact multiple of six. We cut the two end panels to the same width, so you don’t get one odd piece beside the gate, right where visitors stand.',
      ],
      picture: {
        name: 'gallery-6.jpg',
        alt: 'Arched cedar garden gate with iron bars in its curved top, set between capped posts over stone pavers',
      },
    },
    {
      kind: 'checklist',
      heading: 'Benefits of decorative fencing',
      items: [
        'Marks the boundary and keeps the house and plants visible.',
        'Lets wind through, so a thunderstorm puts little strain on the posts.',
        'Lasts 30+ years in powder-coated aluminum, with an occasional wash.',
        'Comes apart panel by panel, so we can replace a bent one and leave the posts in the ground.',
        'Takes self-closing hinges, so a gate shuts behind children and dogs.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Homes and industries served',
      items: [
        {
          title: 'Homeowners',
          text: 'We build anything from one garden section to both street sides of a corner lot, and we can match a section your builder put in.',
        },
        {
          title: 'HOAs and developers',
          text: 'For entrances, pond edges and common areas, we keep the style and color on file so later phases match.',
        },
        {
          title: 'Churches and cemeteries',
          text: 'Older iron is often worth matching: we measure picket size and spacing, then look for the closest style made today.',
        },
        {
          title: 'Inns, restaurants and shops',
          text: 'We plan patio rails and low front fences so they leave room for exits, deliveries and wheelchairs.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step decorative fence process',
      items: [
        {
          title: 'Design visit',
          text: 'We measure, take photos of the front of the house, and hold color samples against your brick and trim in daylight.',
        },
        {
          title: 'Drawing and estimate',
          text: 'Your free estimate is itemized and comes with a layout of panels, posts and gate swings. A gate, a corner or a masonry anchor adds more to the price than a few extra feet of fence.',
        },
        {
          title: 'Approvals and locating',
          text: 'You get the drawing for your HOA and town. We ask 811 to have buried lines marked, then wait the three full working days that the law requires. Tell us about irrigation, lighting cable and invisible dog fences, which 811 leaves unmarked.',
        },
        {
          title: 'Posts and footings',
          text: 'Frost here reaches about a foot, but we dig 24 to 30 inches. A post only stays straight when it reaches the firm clay below the loose topsoil. We slope the concrete so rain runs off.',
        },
        {
          title: 'Panels, gates and walk-through',
          text: 'We seal cut ends, adjust each latch while you try it, and leave you a bottle of touch-up paint.',
        },
      ],
      picture: {
        name: 'service-aluminum.jpg',
        alt: 'Open black aluminum pickets bordering a lawn, mulched shrub beds behind them',
      },
    },
    {
      kind: 'checklist',
      heading: 'Decorative fence maintenance and warranty',
      items: [
        'Wash metal each spring after the pine pollen drops, with mild soap and a car-wash mitt.',
        'Keep mulch below the bottom rail. Damp bark against the finish makes it peel from the edge.',
        'Turn sprinklers away. If your well water has iron in it, it leaves orange streaks on white powder coat.',
        'Aluminum warranties run 15 years to lifetime. Read the parts about chemicals, scratches and transfer to a buyer.',
        'If a limb falls on the fence, check that the posts still stand straight.',
      ],
    },
  ],
  closing: {
    heading: 'See your fence on paper before you choose',
    text: 'Send a photo of the front of your house and a rough length. {product} will bring samples, measure, and leave you a layout to think over.',
    action: 'Schedule Your Design Consultation',
  },
} as const satisfies ServiceWords;
