import type { TownContent } from '../../shared/content.ts';

export const asheboroFenceInstallation = {
  slug: 'asheboro-fence-installation',
  town: 'Asheboro',
  rank: 'other',
  summary: 'Rockier ground toward the Uwharries, larger parcels, plenty of rail and wire.',
  point: { latitude: 35.7079, longitude: -79.8136, label: 'right' },
  title: 'Asheboro, NC Fence Builders for Rocky Ground',
  description:
    'Fences for Asheboro’s slate, steep woods and acreage: how posts go into rock, what it does to the price, and which styles suit Randolph County land.',
  keywords:
    'Asheboro fence installation, fence company Randolph County NC, ranch fence Asheboro, fence posts in rock, Asheboro fence repair',
  tagline: 'Where the Uwharries begin, the second foot of every post hole is a discovery.',
  picture: {
    name: 'style-ranch.jpg',
    alt: 'Post-and-rail boards, three high, climbing a grassy pasture toward dark pines',
  },
  intro: {
    heading: 'Thin soil over old volcanoes',
    paragraphs: [
      'Asheboro lies in the Carolina Slate Belt, at the edge of the Uwharrie Mountains. The zoo sits on one of their hills, Dave’s Mountain is another, and gray, splintery rock shows in road cuts all the way round town. Above it lies silty soil that may be three feet thick in a bottom by Back Creek and eight inches thick on a ridge.',
      'That is the whole story of fencing in Randolph County. The panels are the same as anywhere; the holes are what you are buying.',
    ],
  },
  about: {
    heading: 'Town lots, mill houses and real acreage',
    paragraphs: [
      'Inside the city, near Sunset Avenue and Fayetteville Street, you find mill-era cottages and postwar ranches on modest, walkable lots. Five minutes out, toward Farmer, Ulah or the Deep River, a “yard” can be three acres of pasture with a house in one corner.',
      'We quote the two differently. A town lot is priced by corners, gates and neighbors. Acreage is priced by the run: how many straight feet, how many changes of direction, whether a machine can reach the line, and how much brush has to come out first. Clearing a lane eight feet wide yourself is the easiest money you will save.',
    ],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Three kinds of hole, three kinds of work',
      intro: 'An auger tells us within a minute which one we have.',
      items: [
        {
          title: 'Silt and clay',
          text: 'Digs clean and drains slowly. A post goes to full depth in concrete, with a few inches of gravel at its foot.',
        },
        {
          title: 'Broken slate',
          text: 'Layers lift out with a bar. The hole ends up wider than planned, takes more mix, and holds very firmly once cured.',
        },
        {
          title: 'Ledge',
          text: 'Solid rock close to the surface. We drill it and anchor a steel pin or sleeve, or shift the post a foot to find a seam. For a tall fence we then add posts, so that each carries less wind.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How rock appears in your estimate',
      paragraphs: [
        'Nobody can see underground, so we do not pretend. Your figure covers ordinary digging, and a separate line states what each rock hole adds. Test digging at two or three spots during the visit narrows the guess. Summer droughts bake the silt as hard as pottery, and the drill then works longer too; a week of rain beforehand helps.',
      ],
    },
  ],
  residential: {
    heading: 'At home in Asheboro',
    picture: {
      name: 'gallery-6.jpg',
      alt: 'Arched gate of upright boards, braced across, hung in a tall wood fence',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Height catches wind, and wind needs depth. On shallow ledge we may advise six feet with tight spacing over eight with hope.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Hollow posts slide over steel set in drilled rock, which makes PVC a better partner for slate than most people expect.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Three- and four-rail boards for horses, or cottage pickets of 30"–48" in town. Rails bend with land that will not lie flat.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Light panels put little strain on short footings, good around hillside pools with a view toward the Uwharries.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'The thinnest posts and so the smallest holes. For a kennel on a stony lot nothing else comes near it on cost.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Deer, fallen pines and rotted split rails. On long farm runs we swap only the bad bays.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Randolph County businesses and farms',
    items: [
      {
        title: 'Security Fencing',
        text: 'Plants and depots by the I-73/74 corridor, including gravel lots where each post base must be drilled and pinned.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Solar fields, quarries, ball parks: half a mile at a stretch, braced at each pull so the tension stays even.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Far from the nearest outlet? Solar-charged operators and radio keypads open a farm or shop entrance without a trench through slate.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Animal pens, vineyard and orchard deer barriers, cross-fencing with walk-through gates, a kiln yard for a potter toward Seagrove.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why bring us to Asheboro',
    items: [
      {
        title: 'The right tools ride along',
        text: 'Rotary hammer, core bits and digging bars are on the truck from day one, so ledge slows a job and seldom stops it.',
      },
      {
        title: 'Honest about distance',
        text: 'Hauling concrete up a farm track takes time. You see that in writing before you choose.',
      },
      {
        title: 'Covered and experienced',
        text: 'Licensed, insured, and over 15 years in the trade. For a long run, ask about financing through an outside provider.',
      },
    ],
  },
  closing: {
    heading: 'Show us your stoniest corner',
    text: 'We will bring a bar, dig a test hole or two, and leave you a detailed price without obligation.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownContent;
