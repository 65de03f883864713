import type { TownContent } from '../../shared/content.ts';

export const highPointFenceInstallation = {
  slug: 'high-point-fence-installation',
  town: 'High Point',
  rank: 'main',
  summary:
    'Established neighborhoods, lake-side lots and furniture-trade buildings whose loading areas need sturdy gates.',
  point: { latitude: 35.9557, longitude: -80.0053, label: 'right' },
  title: 'High Point, NC Fence Company for Home & Trade',
  description:
    'Fencing in High Point, from Emerywood gates and Oak Hollow Lake yards to showroom loading docks. Four counties, one straight answer on price.',
  keywords:
    'High Point fence company, Emerywood fence, fence contractor High Point NC, Oak Hollow Lake fence, commercial fence High Point',
  tagline: 'Estate gates, ranch-house yards and showroom docks in a city that spreads across four counties.',
  picture: {
    name: 'style-electronic-gate.jpg',
    alt: 'Pair of black metal drive gates hung on brick pillars, keypad post to the left, a large house at the end',
  },
  intro: {
    heading: 'One city, four courthouses',
    paragraphs: [
      'Most of High Point lies in Guilford County, but its edges reach into Davidson, Randolph and Forsyth. For a fence this matters in one practical way: the plat that shows your boundary and easements is kept by the county your lot falls in, and the one you assume may be wrong. Look at your tax bill before you go hunting.',
      'The other thing to know is age. A city that made furniture housed owners and workers within a mile of each other, and the lots still show it.',
    ],
  },
  about: {
    heading: 'Water on two sides',
    paragraphs: [
      'The forks of the Deep River gather here, held back as Oak Hollow Lake and High Point City Lake. Yards near either one often end in a drainage easement or a strip of protected bank. Keep the rear run on the house side of it, and ask the city what may stand there before you pay for footage that could have to move.',
      'Open water also gives wind a running start. When the tail of a hurricane crosses the Piedmont, solid panels facing the lake take the whole push. There we bring the posts closer together, or space the boards so that gusts bleed through.',
    ],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Three High Point lots and how we fence them',
      items: [
        {
          title: 'Emerywood and Johnson Street',
          text: 'Early twentieth-century houses on big, shaded parcels. Brick piers, ornamental metal across the front and stained boards behind the garage keep the period feel. Some blocks may have historic rules; the planning office can say.',
        },
        {
          title: 'Brick ranches of the fifties and sixties',
          text: 'Wide, shallow lots with a carport and an old four-foot mesh boundary. Its posts are often still plumb, and a taller run along one side may be all you need.',
        },
        {
          title: 'North side, along Skeet Club Road',
          text: 'Newer houses set close, builder fill over clay, and a homeowners’ association with opinions about color. Fill settles for years, so footings have to reach the undisturbed soil under it.',
        },
      ],
    },
  ],
  residential: {
    heading: 'For your house',
    picture: {
      name: 'gallery-4.jpg',
      alt: 'Level wood slats carried on black posts, tufts of grass below and pale pavers in front',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Set the tall boards where the neighbor’s deck looks in, then step down toward the street so the yard keeps its evening light.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Tongue-and-groove panels from 4–8 ft for the Skeet Club subdivisions, with metal inside the rails that carry a gate.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'People who grew up around furniture notice joints. Caps are mitered, screws line up, and knots stay away from picket edges.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Black powder coat round an Emerywood pool or across a front lawn, where solid boards would hide the house.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'New 9-gauge fabric can sometimes go on the steel frame your ranch house already has, after we test each post.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Sagging driveway gates, split rails, a section flattened by a water-oak limb: matched to what still stands.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'For showrooms, plants and offices',
    intro: 'Downtown fills up for the spring and autumn furniture markets, so plan work there well clear of both.',
    items: [
      {
        title: 'Security Fencing',
        text: 'Perimeters for old factories, where an alley door is the weak point and the front must stay presentable.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Trailer yards and lumber racks near South Main Street, framed for the day a truck backs into them.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Keypads for temporary market staff, card readers for the permanent crew, a log of who opened the dock gate.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Screening for dust collectors, slatted courtyard walls for a showroom, removable panels for oversized deliveries.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Reasons High Point customers give us the job',
    items: [
      {
        title: 'Cabinet-shop habits',
        text: 'Gaps are spaced with a block, and cut ends of treated lumber get preservative before they go up.',
      },
      {
        title: 'Boundaries before holes',
        text: 'If the pins cannot be found we recommend a surveyor, because moving a finished fence costs more than finding a corner.',
      },
      {
        title: 'Fair figures',
        text: 'A licensed, insured contractor whose quote shows what each choice adds, from a second gate to a heavier mesh.',
      },
    ],
  },
  process: {
    heading: 'How a High Point job runs',
    items: [
      {
        title: 'Talk it through',
        text: 'Tell us what the fence must keep in, keep out or hide. Pictures from your phone help.',
      },
      {
        title: 'Find the edges',
        text: 'Pins, easements, lake buffer, association rules: we list the open questions, and who can answer each.',
      },
      {
        title: 'Agree on the drawing',
        text: 'Every gate swing, height change and material is on one page, priced, before we order a stick.',
      },
      {
        title: 'Install and test',
        text: 'Gates are opened and shut until they close the same way each time, and the offcuts leave with us.',
      },
    ],
  },
  closing: {
    heading: 'Ask for a High Point estimate',
    text: 'It costs nothing and binds you to nothing. Have your plat handy if you own a copy; come as you are if you don’t.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownContent;
