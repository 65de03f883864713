import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialSecurityFencing = {
  menuName: 'Security Fencing',
  title: 'Commercial Security Fence Contractor, Triad NC',
  description:
    'Security fence planning for Triad businesses: which fence resists climbing and cutting, what stops a truck, and what to check at gates and ground level.',
  keywords:
    'commercial security fencing, perimeter fence, anti-climb fence, industrial security fence, equipment yard fence, Greensboro, Winston-Salem',
  serviceTitle: 'Commercial Security Fencing',
  serviceDescription:
    'Security fencing for businesses, planned around how someone would actually get onto your site, with the budget spent where it counts.',
  benefit: 'Perimeter fences and gates for businesses, built to slow intruders.',
  companions: ['commercial-chain-link-fencing', 'commercial-electronic-fencing'],
  pricePreset: '1.cl96g.blnp.0',
  picture: {
    name: 'style-security.jpg',
    alt: 'Tall black spear-top fence with staggered pickets on a concrete strip in front of a two-story brick office building',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'What a commercial security fence can do',
      paragraphs: [
        'No fence stops a determined person with tools and time. What it can do is make a break-in slow, loud and visible, so a guard, a camera or a passing driver notices. Find out how long your guards or the police take to respond, then choose the height, mesh and footing to match. Commercial security fences are typically 6–8 feet tall, and a well-built 6 ft fence can be stronger than a poorly chosen 8 ft one.',
        'Many intruders never have to climb the fence. They crawl through a washout, lift a gate off its hinges or walk in behind a car.',
      ],
      picture: {
        name: 'style-commercial-chain-link.jpg',
        alt: 'Storage yard behind tall wire mesh, topped by three strands of barbed wire angled outward',
      },
    },
    {
      kind: 'table',
      heading: 'Commercial security fence types compared',
      drawings: ['tall-chain-link'],
      columns: ['System', 'Resists climbing', 'Resists cutting', 'View', 'Best fit'],
      rows: [
        [
          '2-inch chain link, 9 gauge',
          'Low unless you add barbed wire',
          'Low',
          'Open',
          'Long boundaries backed by cameras',
        ],
        [
          '1-inch chain link, heavy wire',
          'High; hard to get a foothold',
          'High',
          'Mostly open',
          'Utility and high-value yards',
        ],
        [
          'Ornamental aluminum, 6 ft and taller',
          'High with extended pickets',
          'Medium',
          'Open',
          'Street sides and visitor entrances',
        ],
        [
          'Welded wire panel',
          'High when openings are narrow',
          'High',
          'Open',
          'Equipment cages and factory perimeters',
        ],
        [
          'Solid wood or vinyl',
          'Medium; depends on which side the rails face',
          'Low to medium',
          'Closed',
          'Hiding valuable equipment',
        ],
      ],
      note: 'A solid fence also hides an intruder who gets inside. Where patrols pass, leave one section they can see through.',
    },
    {
      kind: 'cards',
      heading: 'Security fence materials and details',
      drawings: ['gauges', 'meshes'],
      items: [
        {
          title: 'Posts and footings',
          text: 'On wood fences and heavy gates, posts are typically 6×6. Wet red clay softens around a shallow footing, and a loose post makes any fence easy to pry open.',
        },
        {
          title: 'Bottom edge',
          text: 'A rail, a concrete curb or mesh buried a few inches keeps anyone from lifting the fence. On a slope, follow the ground closely; stepped panels leave room to crawl under.',
        },
        {
          title: 'Top edge',
          text: 'Choose extended spears, a curved top or barbed wire arms. Many towns restrict barbed wire near streets and homes, so ask first.',
        },
        {
          title: 'Hardware',
          text: 'We use tamper-resistant fasteners with the nuts on the inside, welded hinges, and latch covers that leave no room for bolt cutters.',
        },
        {
          title: 'Gates',
          text: 'Collars on the hinges keep the gate from being lifted off. We add locks at two heights and a sill that closes the gap below. Automatic gates meet two safety standards, UL 325 and ASTM F2200.',
        },
        {
          title: 'Vehicle stops',
          text: 'None of these fences will stop a truck, but bollards, boulders or a planted berm will. Put them wherever a driver could build up speed.',
        },
        {
          title: 'Heights available',
          text: 'Chain link goes up to 12 ft; ornamental aluminum and vinyl stop at 8 ft.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications for commercial security fencing',
      items: [
        {
          title: 'Equipment and fleet yards',
          text: 'Thieves come for catalytic converters, copper and diesel. We put the heaviest mesh along the darkest part of the yard.',
        },
        {
          title: 'Office and data buildings',
          text: 'Put an ornamental fence where visitors arrive and plainer mesh along the back.',
        },
        {
          title: 'Pharmacy and bonded storage',
          text: 'Regulators and insurers often specify the mesh, height and locks. Bring us their requirements, and we’ll price a fence that meets them.',
        },
        {
          title: 'Rooftop and ground-level equipment',
          text: 'We build cages around condensers, generators and transformers, with room left for service.',
        },
        {
          title: 'Employee lots',
          text: 'Give employees one staffed, well-lit entrance, with a walk gate separate from traffic.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Low-cost security fixes to make first',
      items: [
        'Move dumpsters, pallets and parked trailers away from the fence.',
        'Trim tree branches that reach over it.',
        'Keep the grass short on both sides so nobody can hide in it and you can spot any hole in the fence.',
        'Light the outside of the fence without shining into your own cameras.',
        'Close any culvert or ditch under the fence with a bar grate that lets water through.',
        'Collect old keys, then change the code on every keypad.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Benefits of a commercial security fence',
      items: [
        {
          title: 'One way in',
          text: 'With one visitor entrance instead of four, your front desk can control who comes in.',
        },
        {
          title: 'Better camera footage',
          text: 'People slow down at a fence, so your cameras get a clear look at them.',
        },
        {
          title: 'Fewer accidents',
          text: 'A continuous fence with no-trespassing signs keeps visitors and neighborhood children away from docks and machinery.',
        },
        { title: 'Lower guard costs', text: 'A patrol has one or two gates to check instead of a dozen openings.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step commercial security process',
      items: [
        {
          title: 'Walk-through from the outside',
          text: 'We look at your site the way a stranger would, preferably once in daylight and once after dark.',
        },
        {
          title: 'Layout plan',
          text: 'You get a plan showing zones, fence types, gate positions and anything that blocks a camera, with options if the budget is tight.',
        },
        {
          title: 'Reviews',
          text: 'Before anything is built, we ask the right offices about fire access, exit routes and zoning. We also ask your insurer what it requires.',
        },
        {
          title: 'Phased installation',
          text: 'We call 811 three full working days before the first hole. Wherever space allows, the new fence goes up before the old one comes down, so the property isn’t left open.',
        },
        {
          title: 'Final test',
          text: 'Together we push, lift and rattle the fence and try to slip through. We fix whatever moves before you sign off.',
        },
      ],
      picture: {
        name: 'style-electronic-gate.jpg',
        alt: 'Pair of black metal drive gates hung on brick pillars, keypad post to the left, a large house at the end of the driveway',
      },
    },
    {
      kind: 'cards',
      heading: 'Industries served with security fencing',
      items: [
        {
          title: 'Manufacturing and logistics',
          text: 'We fence docks, trailer storage and scrap bins, with gates sized for shift change.',
        },
        {
          title: 'Power, water and telecom',
          text: 'Remote sites may get one visit a month, so the fence has to hold up on its own.',
        },
        {
          title: 'Auto, marine and rental',
          text: 'We enclose rows of vehicles, boats or rental equipment, and build cages for parts.',
        },
        {
          title: 'Schools and public buildings',
          text: 'We plan controlled entry, with exits that let people out fast in an emergency.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Security fence maintenance and warranty',
      paragraphs: [
        'Security fences weaken a little at a time: a tie snaps, rain opens a gap, someone props a gate open. If you like, we come back every three, six or twelve months. We look for washouts, loose fasteners, sagging gates and brush growing close by. Product warranties differ by system: chain link materials 5–15 years, aluminum from 15 years to lifetime. None of them cover damage from a break-in, so keep photos of the finished work for your insurer.',
      ],
    },
  ],
  closing: {
    heading: 'Walk the perimeter with us',
    text: 'An hour on site tells us more than any catalog. Bring your incident notes and a site plan if you have them; the estimate is free.',
    action: 'Request Security Consultation',
  },
} as const satisfies ServiceWords;
