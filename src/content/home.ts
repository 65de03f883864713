import type { HomeWords } from '../shared/content/home-words.ts';

/**
 * The words of the home page (docs/product.md, "Home page").
 * The names in braces are filled in from the business profile and the towns of the site (`src/shared/content/placeholders.ts`).
 * The pictures are illustrations until the owner uploads photographs of real jobs under the same file names; until then each
 * project's location says that it is a sample.
 */
export const home = {
  title: 'Fence Installation & Repair in Greensboro & the Triad',
  description:
    'Fence installation and repair in Greensboro, Winston-Salem, High Point, Kernersville and nearby Triad towns. Licensed, insured, free estimates.',
  keywords:
    'fence installation Greensboro, fence repair Winston-Salem, fence company High Point, Kernersville fence contractor, Triad fence company',
  hero: {
    headline: 'Your trusted fence installation and repair experts in {region}',
    text: 'Red clay, sloping yards and Carolina weather are hard on a fence. We build for all three, and we repair fences that didn’t hold up.',
    picture: {
      name: 'hero-image.jpg',
      alt: 'Cedar privacy fence with a cap rail running along a lawn and flower bed beside a house',
    },
  },
  featuresLabel: 'Why people choose us',
  features: [
    {
      title: 'Quality Craftsmanship',
      text: 'Posts go well below the frost line, rails are set so they won’t sag, and gates hang on their own reinforced posts. Take a close look at any corner we build.',
      picture: {
        name: 'feature-quality.jpg',
        alt: 'Pyramid-topped cedar post seen up close, with neatly nailed boards running off either side',
      },
    },
    {
      title: 'Fully Licensed & Insured',
      text: 'We’re licensed and insured. Ask to see our insurance certificate before we dig, and we’ll be glad to show you.',
      picture: {
        name: 'feature-licensed.jpg',
        alt: 'Finished wood fence on a tidy property line between two houses, with a stone path and planted bed',
      },
    },
    {
      title: 'Competitive Pricing',
      text: 'Fair and transparent pricing with free, detailed estimates. Footage, gates, removal and hardware are listed separately, so you can see what you’re paying for.',
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Lumber, concrete bags and a level laid out on grass in front of a new board fence',
      },
    },
  ],
  services: {
    heading: 'What We Build and Repair',
    intro:
      'Most of our work falls into four categories. You’ll find chain link, security and commercial fencing in the menu.',
    cards: [
      {
        title: 'Wood Fences',
        page: 'residential-wood-fencing',
        text: 'Cedar or treated pine, from garden pickets to 6–8 ft privacy fences. Stained every 2–3 years, a wood fence should last 15–20 years.',
        picture: { name: 'service-wood.jpg', alt: 'Dog-eared cedar privacy fence beside a bed of flowering shrubs' },
      },
      {
        title: 'Vinyl Fences',
        page: 'residential-vinyl-fencing',
        text: 'Panels 4–8 ft tall that need only an occasional rinse and never have to be painted. They cost more up front, but they last 30+ years.',
        picture: {
          name: 'service-vinyl.jpg',
          alt: 'Smooth white panel fence running past a lawn, gray two-story house behind',
        },
      },
      {
        title: 'Aluminum Fences',
        page: 'residential-aluminum-fencing',
        text: 'Black, bronze or white pickets for pools, views and sloping yards. No rust, no painting, and warranties starting at 15 years.',
        picture: {
          name: 'service-aluminum.jpg',
          alt: 'Slim black metal pickets in front of a white house, roses and green shrubs inside',
        },
      },
      {
        title: 'Fence Repair',
        page: 'fence-repair-replacement',
        text: 'Leaning posts, storm damage, rotten rails and gates that drag. We replace what has failed and keep what still has life left in it.',
        picture: {
          name: 'service-repair.jpg',
          alt: 'Gray weathered fence with a stretch of fresh boards going in, sawhorses standing in front',
        },
      },
    ],
  },
  about: {
    heading: 'About us: building Triad fences since {since}',
    paragraphs: [
      '{product} is a {city} fence contractor serving homeowners, landlords and businesses across {region}. In over {years} years of service, we’ve learned that a good fence starts below ground.',
      'Red clay swells, shrinks and holds water. Yards here are rarely level, and every few winters we get ice. So we dig deep footings, put gravel under the posts for drainage and brace every gate to keep it from sagging.',
      'Your estimate is free and detailed, with no obligation. Prefer monthly payments? Financing is available through an outside provider, and you can find out whether you pre-qualify in under a minute.',
    ],
    picture: {
      name: 'about-team.jpg',
      alt: 'Half-built wood fence with a lumber trailer, sawhorses and tools set out on the lawn',
    },
    stats: [
      { value: '{years}+', label: 'Years Experience' },
      { value: '1000+', label: 'Projects Completed' },
      { value: '100%', label: 'Satisfaction Guarantee' },
      { value: '5★', label: 'Customer Rating' },
    ],
  },
  gallery: {
    heading: 'Our Recent Projects',
    intro:
      'We’re still adding photos of our own jobs. For now, the pictures marked “Sample” show the kinds of fences and gates we build in these towns. Tap or click one to enlarge it.',
    introOfProjects: 'Jobs we’ve finished lately. Tap or click a photo to enlarge it.',
    projects: [
      {
        title: 'Wood Privacy Fence',
        location: 'Sample: Greensboro, NC',
        picture: {
          name: 'gallery-1.jpg',
          alt: 'Reddish stained boards under a strip of wood lattice, with shrubs planted in mulch',
        },
      },
      {
        title: 'Vinyl Privacy Fence',
        location: 'Sample: Kernersville, NC',
        picture: {
          name: 'gallery-2.jpg',
          alt: 'Tall white panels finished with vinyl lattice, blue hydrangeas in front and a house behind',
        },
      },
      {
        title: 'Aluminum Pool Fence',
        location: 'Sample: High Point, NC',
        picture: { name: 'gallery-3.jpg', alt: 'Black aluminum fence around a swimming pool with a paved deck' },
      },
      {
        title: 'Horizontal Slat Fence',
        location: 'Sample: Winston-Salem, NC',
        picture: {
          name: 'gallery-4.jpg',
          alt: 'Horizontal wood slats between black posts with ornamental grasses and a paver patio',
        },
      },
      {
        title: 'Garden Accent Fence',
        location: 'Sample: Clemmons, NC',
        picture: {
          name: 'gallery-5.jpg',
          alt: 'White picket fence behind a thick border of purple, white and yellow flowers',
        },
      },
      {
        title: 'Custom Wood Gate',
        location: 'Sample: Oak Ridge, NC',
        picture: {
          name: 'gallery-6.jpg',
          alt: 'Arched wood gate with a diagonal brace set into a board fence, blue hydrangeas on both sides',
        },
      },
    ],
  },
  testimonials: { heading: 'What Our Customers Say' },
  callToAction: {
    heading: 'Find out what your fence will cost',
    text: 'We’ll measure, talk through materials and put the price in writing. Take your time, compare prices, and call us when you’re ready.',
  },
  contact: {
    heading: 'Contact Us',
    intro:
      "Request a free estimate or ask us any questions about your fencing project. We'll get back to you promptly!",
  },
  serviceArea: {
    heading: 'Proudly Serving {region}',
    /** Towns with a page of their own that are not among the twelve. */
    others: { intro: 'We also build fences in', areasIntro: 'See', areasLink: 'all the areas we serve' },
  },
} as const satisfies HomeWords;
