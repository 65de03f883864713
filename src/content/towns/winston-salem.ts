import type { TownWords } from '../../shared/content/town-words.ts';

export const winstonSalemFenceInstallation = {
  town: 'Winston-Salem',
  summary:
    'Hills, retaining walls and historic districts. We plan for the slope and tell you what to ask about design review.',
  point: { latitude: 36.0999, longitude: -80.2442, label: 'below' },
  title: 'Winston-Salem, NC Fence Installation on Slopes',
  description:
    'Fence contractor for Winston-Salem’s hills: fences that follow the slope in West End, Ardmore and Buena Vista, with drainage kept open. Free estimates.',
  keywords:
    'Winston-Salem fence installation, fence on a slope Winston-Salem, Ardmore fence, Buena Vista fence company, West End fence',
  heading: 'Fence Installation in {town}, {state}',
  tagline:
    'Most Winston-Salem lots have a slope. We plan for the slope first, so your fence looks right and stays put.',
  picture: {
    name: 'style-decorative.jpg',
    alt: 'Low black metal fence with a row of rings below its spear points, flowers on both sides and a house behind',
  },
  intro: {
    heading: 'Fences for Winston-Salem’s hills',
    paragraphs: [
      'Few lots here are level. In West End, front yards sit above the sidewalk on stone retaining walls. Washington Park drops into wooded ravines. Ardmore bungalows share tight driveways, and the backyard may fall four feet before it reaches the rear corner. Even the bigger lots in Buena Vista and Sherwood Forest usually slope somewhere.',
      'Slopes carry water, too. Rain headed for Peters Creek, Silas Creek or Salem Creek crosses plenty of private yards, and a solid fence across its path can dam it up. We look for that before we lay out a line.',
    ],
  },
  about: {
    heading: 'About fence posts in Winston-Salem soil',
    paragraphs: [
      'Under the grass you’ll find red clay, and under that a crumbly layer of weathered rock. Clay holds a post well. The weathered rock is easy to dig but holds less. On a slope, we dig the post holes deeper than on level ground and put more concrete at the bottom.',
      'Shade matters as well. Under hardwoods, the north side of a board fence can stay damp until noon. We leave a small gap below those boards so the wood can dry. A pet can’t get through it.',
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Racked or stepped: two ways to fence a slope',
      paragraphs: [
        'A racked fence follows the ground: the rails tilt with the slope while the pickets stay plumb, so no wedge-shaped gaps open underneath. Board fences built on site can rack on almost any yard, and most aluminum panels flex this way within limits.',
        'A stepped fence keeps each section level and starts the next one lower. It looks neat beside a brick house. But where the ground falls one foot across an eight-foot section, you get a gap a foot high at the low end. Your dog will find it. We can close it with cut boards or a course of stone, or build shorter sections so the gap stays small.',
        'Rigid vinyl panels can follow a mild slope, but on a steep one they have to be stepped. On some lots off Robinhood Road and Country Club Road, that alone decides the material.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Two tricky spots we see in Winston-Salem',
      items: [
        {
          title: 'A fence above a retaining wall',
          text: 'We set posts behind the stonework in their own footings, because drilling into an old wall can loosen it.',
        },
        {
          title: 'A shared driveway in Ardmore',
          text: 'The tall section ends before the spot where car doors swing open. From there on, we build something lower.',
        },
      ],
    },
  ],
  rules: {
    heading: 'Fence rules in Winston-Salem',
    intro:
      'Before you order, ask the city about height and permits for your address, and about flood zones if you’re near a creek.',
    items: [
      {
        rule: 'West End is a Historic Overlay District with its own design standards. Exterior changes, fences included, may need a Certificate of Appropriateness, so check with the Historic Resources Commission first.',
        source: 'West End Historic Overlay District Design Review Standards, effective April 2, 2020',
        checked: '2026-11',
      },
      {
        rule: 'Before we dig, we call 811 and allow three full working days for gas, power and cable lines to be marked.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Residential fences for Winston-Salem homes',
    picture: {
      name: 'gallery-1.jpg',
      alt: 'Stained privacy boards finished with a band of lattice, a row of flowering shrubs along the base',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'A neighbor uphill can see right over a six-foot fence. We check the view from your patio to find out where 8 ft is worth paying for.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Vinyl works best on the flatter lots toward Clemmons and Lewisville, with reinforced posts wherever a gate hangs.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'We build wood fences board by board to match your slope, so a Konnoak Hills corner lot doesn’t need odd-sized panels.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'A slim, dark fence looks right above a West End wall and doesn’t need heavy footings.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Chain link can be cut to follow a ravine. A dark vinyl coating blends into the trees behind Washington Park.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Downhill posts usually give out first. Often we can rebuild just that side with deeper footings and leave the rest standing.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial fences in Winston-Salem',
    items: [
      {
        title: 'Security Fencing',
        text: 'Medical offices and downtown parking lots need clear sight lines at street level and nothing to climb on from the uphill side.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'We fence retention ponds, ball fields and equipment lots, and trim the bottom to fit uneven ground.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'On a sloped driveway a swing gate can hit the pavement, so we usually suggest a gate that slides sideways.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We build school garden enclosures, railings on top of walls, and new panels that match an old iron fence.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Winston-Salem neighbors trust us',
    items: [
      {
        title: 'We measure the slope',
        text: 'We check the drop along every side in person. A price worked out from a satellite photo misses it.',
      },
      {
        title: 'We keep water moving',
        text: 'If the fence line you like would trap water against the house, we’ll tell you and show you another one.',
      },
      {
        title: 'Experienced and insured',
        text: 'We’ve built on Piedmont slopes for over {years} years, licensed and insured, with prices we’re happy to explain.',
      },
    ],
  },
  process: {
    heading: 'Our four-step process for hillside fences',
    items: [
      {
        title: 'Measure the slope',
        text: 'We sketch your lot and note how high the ground is at each corner and wherever the slope changes.',
      },
      {
        title: 'String it up',
        text: 'Colored lines between stakes show where the top of the fence will be. Look from your deck and tell us if it’s right.',
      },
      {
        title: 'Dig and set posts',
        text: 'Corner and low-side posts go in first and deepest. For the posts in between, we look down the row from both ends and straighten any that are out of line.',
      },
      {
        title: 'Finish and fit',
        text: 'Rails, pickets and hardware go on, and we close any gap at the bottom that’s big enough for a pet.',
      },
    ],
  },
  closing: {
    heading: 'Have a sloping yard in Winston-Salem?',
    text: 'Send us photos from the low end and the high end. We’ll come out to measure, and the quote is free.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownWords;
