import type { TownWords } from '../../shared/content/town-words.ts';

export const elonFenceInstallation = {
  town: 'Elon',
  summary: 'A university town with student rentals, family streets and big oaks.',
  point: { latitude: 36.1027, longitude: -79.5067, label: 'above' },
  title: 'Elon, NC Fence Installation for Homes & Rentals',
  description:
    'Fences for Elon’s family streets and student rentals, scheduled around the university calendar and built around old oaks. Licensed, insured, free estimates.',
  keywords:
    'Elon NC fence installation, fence company Elon, rental property fence Elon University, picket fence Elon, fence repair 27244',
  heading: 'Fence Installation in {town}, {state}',
  tagline:
    'Serving Elon and its neighbors for over {years} years, with sturdy fences for family homes and student rentals.',
  picture: {
    name: 'style-picket.jpg',
    alt: 'Small cottage with a red door and front porch behind white pickets, red bricks leading up to the gate',
  },
  intro: {
    heading: 'Fences in Elon, on the university’s schedule',
    paragraphs: [
      'Elon is a small town with a campus, a few blocks of shops and the railroad. You’ll find student rentals along Williamson and Haggard Avenues, and quiet family streets off Cook Road and University Drive. Everyone nearby plans around students moving in and out. So do we.',
      'The ground is fairly level here, so layouts are simple and panels sit straight. The main thing we work around is trees.',
    ],
  },
  about: {
    heading: 'About fences and Elon’s oaks',
    paragraphs: [
      'Elon takes its name from the Hebrew word for oak, and you’ll find oaks on most older lots. Their roots are shallow and reach past the branches, often right along the side of the lot where the fence will go. Close to a big tree we dig by hand and leave the thick roots alone. The posts go on either side of them, with a section made to fit between.',
      'Leaves do their damage slowly. When they pile up against boards from November to March, the bottom edge stays wet. A two-inch gap under the boards and a quick raking take care of most of it. If your dog digs, we close that gap with a board along the ground (a rot board), which you can replace by itself. Around a pool, code allows at most 2 inches under the fence.',
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'The best time to build in a college town',
      columns: ['Time of year', 'On your street', 'Good for'],
      rows: [
        [
          'June and July',
          'Rentals are empty and the days are long',
          'Replacing a whole fence, old posts and concrete included',
        ],
        ['August', 'Move-in traffic and trailers at the curb', 'Latches and other small repairs only'],
        [
          'September to November',
          'Cooler weather, oaks dropping leaves',
          'Family homes, and staining once new wood has dried',
        ],
        ['Winter break', 'Quiet streets, wet clay, little frost', 'Aluminum and vinyl, which don’t need stain'],
      ],
      note: 'If your lease turns over in early summer, book a spot by the end of winter.',
    },
  ],
  rules: {
    heading: 'Before you build in Elon',
    intro:
      'Ask the Town of Elon’s planning office about height, placement and permits, and check your HOA or covenants. Heights and setbacks vary from street to street, so we don’t list them here.',
    items: [
      {
        rule: 'Gas, water and internet lines are buried in many Elon yards. By law, 811 has to be called three full working days ahead so that those lines can be marked. We make that call for you.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Residential fences in Elon',
    picture: {
      name: 'style-privacy.jpg',
      alt: 'Board-on-board fence around a small back lawn with a lounge chair on a stone patio',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Six feet of solid boards between your patio and the rental next door blocks the view and softens voices. It won’t stop loud music.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Vinyl is a favorite with landlords: no paint, no stain, just a rinse every 6–12 months.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Low pickets suit the older porches near campus. We space them so your garden still shows from the sidewalk.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Many newer subdivisions ask for aluminum, and its slim posts are the easiest to fit between roots.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'For a shared yard behind a duplex, heavier wire stands up to volleyballs and leaning bicycles.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'We can inspect between tenants and list what needs fixing now and what can wait a year. The list also gives you a record of any damage that was there before the next tenant moved in.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial fences for Elon landlords, churches and shops',
    items: [
      {
        title: 'Security Fencing',
        text: 'We build bike cages and put fences around equipment yards. Behind apartments, we build parking-lot fences tall enough to discourage late-night shortcuts.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'We fence courts, community gardens and stormwater basins, often with a wide gate for the mowing crew.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'If your gate codes change every summer, choose a controller you can reprogram from your phone.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We build trash-cart corrals for rental houses, railings for cafés, and gates for existing brick walls.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Elon owners and landlords choose us',
    items: [
      {
        title: 'Dates that fit your lease',
        text: 'Give us the move-out and move-in days, and we’ll tell you honestly whether the job fits in between.',
      },
      {
        title: 'Easy for out-of-town owners',
        text: 'If you live elsewhere, we’ll photograph the yard and put everything in the written estimate.',
      },
      {
        title: 'Licensed and insured',
        text: 'You get clear prices from a licensed, insured crew that has dug around plenty of tree roots.',
      },
    ],
  },
  closing: {
    heading: 'One house in Elon, or a dozen rentals?',
    text: 'Tell us about the property, when you’d like the work done and any HOA rules. The estimate is free.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownWords;
