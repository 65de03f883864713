import type { TownWords } from '../../shared/content/town-words.ts';

export const greensboroFenceInstallation = {
  town: 'Greensboro',
  summary:
    'Tree-lined older streets near downtown and newer subdivisions farther out. We dig around roots and draw plans for your HOA.',
  point: { latitude: 36.0726, longitude: -79.792, label: 'above' },
  title: 'Fence Installation & Repair in Greensboro, NC',
  description:
    'Greensboro fences built for Guilford County clay, old oak roots and HOA rules, from Fisher Park to Adams Farm. Licensed, insured, free estimates.',
  keywords:
    'fence installation Greensboro NC, Greensboro fence company, Fisher Park fence, Irving Park fence, privacy fence Greensboro',
  heading: 'Fence Installation in {town}, {state}',
  tagline:
    'From the oaks of Fisher Park to the cul-de-sacs of Adams Farm, we build fences that stand up in Greensboro clay.',
  picture: {
    name: 'style-privacy.jpg',
    alt: 'Red-brown board-on-board fence closing off a shaded back lawn, with blue and white shrubs at its foot',
  },
  intro: {
    heading: 'Fences for Greensboro’s old and new neighborhoods',
    paragraphs: [
      'Greensboro yards change with the age of the neighborhood. Fisher Park, College Hill and Westerwood have narrow lots, sidewalks and big old trees. Lindley Park and Sunset Hills have bungalows and brick cottages. Starmount and Irving Park have wide lots under oaks. Adams Farm and Lake Jeanette have cul-de-sacs, common areas and architectural committees.',
      'Each neighborhood calls for a different fence. We start with your plat (the map of your lot) and the slope of your yard, then talk about materials.',
    ],
  },
  about: {
    heading: 'About fences in Greensboro clay',
    paragraphs: [
      'Much of the clay in Guilford County swells when it’s wet in February and shrinks in a dry August. If a footing is wider at the top than at the bottom, the clay grips it and lifts it, and the fence starts to lean.',
      'We dig well below the 12-inch frost line and make the hole wider at the bottom where the clay allows. The top of the concrete slopes so rain runs off. We’ve set posts this way since {since}.',
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What to expect in your part of Greensboro',
      columns: ['Where you live', 'What we usually find', 'How we handle it'],
      rows: [
        [
          'Fisher Park, College Hill, Dunleath',
          'Narrow front yards, thick roots, historic district review',
          'We dig by hand, set posts between roots, and give you a drawing for the city’s review',
        ],
        [
          'Starmount, Hamilton Lakes, Irving Park',
          'Wide lots, tall trees, side yards that slope away',
          'A taller fence in back, lighter aluminum in front, low limbs trimmed before layout',
        ],
        [
          'Near North and South Buffalo Creeks',
          'Soft, wet low ground that can flood',
          'Open pickets or chain link, which let water through. We ask the city first what it allows there',
        ],
        [
          'Adams Farm, Lake Jeanette, Reedy Fork',
          'HOA rules on color and height, easements behind the house',
          'A drawing you can hand to the committee, and gates wide enough for utility crews',
        ],
      ],
    },
  ],
  rules: {
    heading: 'Permits and rules for fences in Greensboro',
    intro:
      'Rules change, so check with the city’s planning department at (336) 373-2144 about height and placement on your lot. If any part of the fence would stand in a mapped floodplain, ask before you build, even for an open fence.',
    items: [
      {
        rule: 'Fisher Park, College Hill and Dunleath are local historic districts. Exterior work in these districts needs a Certificate of Appropriateness first; city staff can usually approve one for a fence.',
        source: 'City of Greensboro, Historic Preservation Commission page (greensboro-nc.gov)',
        checked: '2026-11',
      },
      {
        rule: 'Gas, power and other underground lines must be marked first. We call 811 for you at least three full working days ahead.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Residential fences in Greensboro',
    picture: {
      name: 'service-wood.jpg',
      alt: 'Golden cedar boards with clipped corners beside a lawn, azaleas at the foot of the fence',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'A 6–8 ft fence gives you privacy from the street and from the yard next door. To block the view from a second-floor window, add trees or shrubs.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'White or tan panels are an easy match for many HOA rules, and a hose takes off the yellow pollen that pines drop in April.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'We cut cedar or treated pine on site to fit around an oak trunk or meet the brick corner of a Sunset Hills garage.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Black three-rail panels keep an Irving Park lawn in view, and their rails can slope with a side yard.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Black-coated chain link works well for a Glenwood dog run or a long back line that faces the woods.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'We repair storm damage, replace a bad post and fix gates that drag in wet months.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial fencing in Greensboro',
    items: [
      {
        title: 'Security Fencing',
        text: 'We put spear-top metal or tall mesh around contractor yards and storage lots along Wendover Avenue and West Market Street.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Warehouses near the airport get heavy-gauge fencing, with tension wire along the bottom so it’s hard to get underneath.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'We install slide gates with keypads, card readers and vehicle sensors for apartment communities and fleet parking.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We build dumpster enclosures, restaurant patio rails and screens for equipment. Bring a sketch, or just tell us the problem.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Greensboro homeowners choose us',
    items: [
      {
        title: 'We work around your trees',
        text: 'Cutting a main root can kill an oak. We move the post and leave the root alone.',
      },
      {
        title: 'Clear, itemized estimates',
        text: 'Footage, height, gates, tear-out and haul-away are priced separately, so you can drop what you don’t need.',
      },
      {
        title: 'Licensed and insured',
        text: 'We’re glad to send our license and insurance papers to your HOA or landlord.',
      },
    ],
  },
  process: {
    heading: 'Our four-step process in Greensboro',
    items: [
      {
        title: 'Walk the yard',
        text: 'We meet you at the house, measure, look for property pins, and note roots, slope and overhead branches.',
      },
      {
        title: 'Choose and price',
        text: 'You get a drawing and prices for the materials you asked about. Our visit costs nothing, and you don’t sign anything that day.',
      },
      {
        title: 'Get approvals',
        text: 'You send the plan to your HOA or the city if they need it, and we get the buried lines marked.',
      },
      {
        title: 'Build and walk through',
        text: 'Gates are hung last, once the concrete has cured, and you try every latch with us.',
      },
    ],
  },
  closing: {
    heading: 'Planning a fence in Greensboro?',
    text: 'Tell us your street and what you’d like to change. We’ll come out, measure and give you a price.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownWords;
