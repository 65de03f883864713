import type { HomeContent } from '../shared/content.ts';

/**
 * The words of the home page (specification, section 2.5).
 * Any text may hold {product}, {phone}, {region} and {city}; the page fills them from the business profile.
 * The pictures are illustrations until the owner uploads photographs of real jobs under the same file names.
 */
export const home = {
  title: 'Fence Installation & Repair in Greensboro & Winston-Salem',
  description:
    'Fence installation and repair in Greensboro, Winston-Salem, High Point, Kernersville and nearby Triad towns. Licensed, insured, free estimates.',
  keywords:
    'fence installation Greensboro, fence repair Winston-Salem, fence company High Point, Kernersville fence contractor, Triad fence company',
  hero: {
    headline: 'The trusted fence installation and repair experts of the {region}',
    text: 'Your fence stands in red clay, on a slope, in the weather. We build it for all three, and mend the ones that were not.',
    picture: {
      name: 'hero-image.jpg',
      alt: 'Cedar privacy fence with a cap rail running along a lawn and flower bed beside a house',
    },
  },
  features: [
    {
      title: 'Quality Craftsmanship',
      text: 'Posts reach well past frost, rails sit crown up, and gates hang from framing of their own. Look closely at any corner we build.',
      picture: {
        name: 'feature-quality.jpg',
        alt: 'Pyramid-topped cedar post seen up close, with neatly nailed boards running off either side',
      },
    },
    {
      title: 'Fully Licensed & Insured',
      text: 'We carry insurance for the work on your land and next to your neighbor’s. Ask for the certificate before the first hole.',
      picture: {
        name: 'feature-licensed.jpg',
        alt: 'Finished wood fence on a tidy property line between two houses, with a stone path and planted bed',
      },
    },
    {
      title: 'Competitive Pricing',
      text: 'Fair and transparent pricing with free, detailed estimates: footage, gates, removal and hardware each on a line you can question.',
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Lumber, concrete bags and a level laid out on grass in front of a new board fence',
      },
    },
  ],
  services: {
    heading: 'What we build and mend',
    intro:
      'Four kinds of work fill most of our week. Chain link, gates, security and commercial fencing have pages of their own in the menu.',
    cards: [
      {
        title: 'Wood Fences',
        text: 'Cedar or treated pine, from garden pickets to privacy boards of 6–8 ft. Plan on fresh stain every 2–3 years; cared for, it lasts 15–20 years.',
        picture: { name: 'service-wood.jpg', alt: 'Dog-eared cedar privacy fence beside a bed of flowering shrubs' },
      },
      {
        title: 'Vinyl Fences',
        text: 'Panels 4–8 ft high that need a rinse and no paint. They cost more at first and last 30+ years.',
        picture: {
          name: 'service-vinyl.jpg',
          alt: 'Smooth white panel fence running past a lawn, gray two-story house behind',
        },
      },
      {
        title: 'Aluminum Fences',
        text: 'Black, bronze or white pickets for pools, views and sloping yards. No rust, no painting, and warranties that start at 15 years.',
        picture: {
          name: 'service-aluminum.jpg',
          alt: 'Slim black metal pickets in front of a white house, roses and green shrubs inside',
        },
      },
      {
        title: 'Fence Repair',
        text: 'Leaning posts, storm damage, rotten rails and gates that drag. We replace what has failed and leave alone what has years in it.',
        picture: {
          name: 'service-repair.jpg',
          alt: 'Gray weathered fence with a stretch of fresh boards going in, sawhorses standing in front',
        },
      },
    ],
  },
  about: {
    heading: 'Setting posts in Piedmont clay since 2008',
    paragraphs: [
      '{product} is a {city} fence contractor serving homeowners, landlords and businesses across the {region}. In over 15 years of service we have learned to look at the ground before we talk about pickets.',
      'Red clay swells, shrinks and holds water; ground here is seldom level, and every few winters brings ice. We answer with deeper footings, drainage under the post and gates braced against their own weight.',
      'The estimate is free, detailed and carries no obligation. If spreading the cost would help, an outside provider offers financing, and you can find out where you stand in under a minute.',
    ],
    picture: {
      name: 'about-team.jpg',
      alt: 'Half-built wood fence with a lumber trailer, sawhorses and tools set out on the lawn',
    },
    stats: [
      { value: '15+', label: 'Years Experience' },
      { value: '1000+', label: 'Projects Completed' },
      { value: '100%', label: 'Satisfaction Guarantee' },
      { value: '5★', label: 'Customer Rating' },
    ],
  },
  gallery: {
    heading: 'Our Recent Projects',
    intro: 'Six fences, six different reasons for building one. Choose a picture to see it larger.',
    projects: [
      {
        title: 'Wood Privacy Fence',
        location: 'Greensboro, NC',
        picture: {
          name: 'gallery-1.jpg',
          alt: 'Reddish stained boards under a strip of wood lattice, with shrubs planted in mulch',
        },
      },
      {
        title: 'Vinyl Privacy Fence',
        location: 'Kernersville, NC',
        picture: {
          name: 'gallery-2.jpg',
          alt: 'Tall white panels finished with vinyl lattice, blue hydrangeas in front and a house behind',
        },
      },
      {
        title: 'Aluminum Pool Fence',
        location: 'High Point, NC',
        picture: { name: 'gallery-3.jpg', alt: 'Black aluminum fence around a swimming pool with a paved deck' },
      },
      {
        title: 'Horizontal Slat Fence',
        location: 'Winston-Salem, NC',
        picture: {
          name: 'gallery-4.jpg',
          alt: 'Horizontal wood slats between black posts with ornamental grasses and a paver patio',
        },
      },
      {
        title: 'Garden Accent Fence',
        location: 'Clemmons, NC',
        picture: {
          name: 'gallery-5.jpg',
          alt: 'White picket fence behind a thick border of purple, white and yellow flowers',
        },
      },
      {
        title: 'Custom Wood Gate',
        location: 'Oak Ridge, NC',
        picture: {
          name: 'gallery-6.jpg',
          alt: 'Arched wood gate with a diagonal brace set into a board fence, blue hydrangeas on both sides',
        },
      },
    ],
  },
  testimonials: { heading: 'What Our Customers Say' },
  callToAction: {
    heading: 'Know what your fence will cost before you decide',
    text: 'We measure, talk through materials and put the price in writing. Keep it, compare it, call when you are ready.',
  },
  contact: {
    heading: 'Contact Us',
    intro:
      "Request a free estimate or ask us any questions about your fencing project. We'll get back to you promptly!",
  },
  serviceArea: {
    heading: 'Proudly Serving the {region}',
    towns: [
      'Kernersville',
      'Greensboro',
      'Winston-Salem',
      'High Point',
      'Oak Ridge',
      'Summerfield',
      'Walkertown',
      'Clemmons',
      'Lewisville',
      'Archdale',
      'Jamestown',
      'Thomasville',
    ],
  },
} as const satisfies HomeContent;
