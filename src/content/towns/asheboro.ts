import type { TownWords } from '../../shared/content/town-words.ts';

export const asheboroFenceInstallation = {
  town: 'Asheboro',
  summary: 'Larger lots, rocky ground toward the Uwharries, and plenty of rail and wire fences.',
  point: { latitude: 35.7079, longitude: -79.8136, label: 'right' },
  title: 'Asheboro, NC Fence Builders for Rocky Ground',
  description:
    'Fence installation in Asheboro’s slate, woods and acreage: how we set posts in rock, what it does to the price, and what suits Randolph County land.',
  keywords:
    'Asheboro fence installation, fence company Randolph County NC, ranch fence Asheboro, fence posts in rock, Asheboro fence repair',
  heading: 'Fence Installation in {town}, {state}',
  tagline:
    'Near the Uwharries, nobody knows what’s underground until the post holes are dug. We bring the tools for clay, slate and solid rock.',
  picture: {
    name: 'style-ranch.jpg',
    alt: 'Post-and-rail boards, three high, climbing a grassy pasture toward dark pines',
  },
  intro: {
    heading: 'Fences for Asheboro’s rocky ground',
    paragraphs: [
      'Asheboro is in the Carolina Slate Belt, at the edge of the Uwharrie Mountains. You can see the gray, splintery rock in road cuts all around town. The soil over it may be three feet deep in low ground by Back Creek but only eight inches deep on a ridge.',
      'That’s why two fences of the same length can cost different amounts in Randolph County. The panels are the same everywhere. The post holes aren’t.',
    ],
  },
  about: {
    heading: 'About fencing town lots and acreage in Asheboro',
    paragraphs: [
      'In the city, near Sunset Avenue and Fayetteville Street, you’ll find mill-era cottages and postwar ranches on modest lots. Five minutes out, toward Farmer, Ulah or the Deep River, a yard can be three acres of pasture with a house in one corner.',
      'We price the two differently. On a town lot, the price depends on length, corners, gates and access. On acreage, it also depends on whether a machine can reach the fence line and how much brush has to come out first. Clearing an eight-foot-wide strip along the fence line yourself is one of the easiest ways to save.',
    ],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Three kinds of ground, three ways to set a post',
      intro: 'We usually know within a minute of digging which kind you have.',
      items: [
        {
          title: 'Silt and clay',
          text: 'This ground is easy to dig but slow to drain. The post goes to full depth in concrete, with a few inches of gravel at the bottom.',
        },
        {
          title: 'Broken slate',
          text: 'The layers lift out with a bar. The hole comes out wider than planned and takes more concrete, but the post holds very well once the concrete cures.',
        },
        {
          title: 'Solid rock',
          text: 'When rock is close to the surface, we drill it and anchor a steel pin or sleeve, or move the post a foot. On a tall fence we add posts so each one takes less wind.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How rock shows up in your estimate',
      paragraphs: [
        'Nobody can see underground, so we’re upfront about it. Your price covers normal digging, and a separate line says what each rock hole adds. For a more exact price, we can have the buried lines marked first and then dig two or three test holes. A long dry spell bakes the silt hard and slows down digging, so the work goes faster after some rain.',
      ],
    },
  ],
  rules: {
    heading: 'Asking about permits in Asheboro',
    intro:
      'City and county rules aren’t the same, and no single rule covers every lot. Ask the city’s planning office about height, setbacks and permits at your address, or Randolph County if you’re outside the city.',
    items: [
      {
        rule: 'We notify 811 before every job. The state gives utilities three full working days to mark what’s buried.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Residential fencing for Asheboro homes',
    picture: {
      name: 'gallery-6.jpg',
      alt: 'Arched gate of upright boards with a cross brace, hung in a tall wood fence',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'A tall fence catches wind and needs deep posts. Over shallow rock, we may suggest a well-braced 6-foot fence instead of an 8-foot one.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Hollow vinyl posts slide over steel posts set in the rock, so vinyl works better on slate than most people expect.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'We build three- and four-rail board fences for horses, and low picket fences for houses in town. Rails adjust easily to uneven ground.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Where rock keeps footings shallow, light panels put less strain on the posts. They’re a good choice for hillside pools with a view.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Thin posts mean small holes. For a kennel on a rocky lot, chain link is usually the lowest-cost choice.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'We fix damage from deer, fallen pines and rot. On long farm fences, we replace only the bad sections.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial and farm fencing in Randolph County',
    items: [
      {
        title: 'Security Fencing',
        text: 'We fence factories and warehouses along the I-73/74 corridor, including gravel lots, where we pin each post base to the rock below.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'We fence solar farms, quarries and ball parks, with bracing at both ends of every stretch so the mesh stays evenly tight.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'No outlet nearby? A solar-powered opener and a wireless keypad can run a farm or shop gate, with no trench through the slate.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Ask us about animal pens, deer fence for vineyards and orchards, pasture dividers with walk-through gates, or a fence around a Seagrove kiln yard.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Asheboro landowners choose us',
    items: [
      {
        title: 'The right tools on the truck',
        text: 'We bring a rotary hammer, core bits and digging bars the first day, so rock slows us down but rarely stops us.',
      },
      {
        title: 'Upfront about access',
        text: 'Hauling concrete up a farm lane takes time. You’ll see that cost in writing before you decide.',
      },
      {
        title: 'Insured and experienced',
        text: 'We’re licensed and insured, with over {years} years in the trade. For a long fence, ask about financing through an outside provider.',
      },
    ],
  },
  closing: {
    heading: 'Need a fence on rocky ground in Asheboro?',
    text: 'We’ll look at the ground with you and leave you a detailed price with no obligation.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownWords;
