import type { ServiceContent } from '../../shared/content.ts';

export const commercialSecurityFencing = {
  slug: 'commercial-security-fencing',
  group: 'commercial',
  menuName: 'Security Fencing',
  title: 'Commercial Security Fencing, Triad NC',
  description:
    'Security fence planning for Triad businesses: which barrier resists climbing and cutting, what stops a truck, and where gates and ground level go wrong.',
  keywords:
    'commercial security fencing, perimeter fence, anti-climb fence, industrial security fence, equipment yard fence, Greensboro, Winston-Salem',
  serviceTitle: 'Commercial Security Fencing',
  serviceDescription:
    'Perimeters planned around how your site would actually be entered, with the budget spent on the stretches and openings that need it.',
  picture: {
    name: 'style-security.jpg',
    alt: 'Tall black spear-top fence with staggered pickets on a concrete strip in front of a two-story brick office building',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'A fence buys minutes',
      paragraphs: [
        'No barrier stops a determined person with tools and time. What it can do is make the attempt slow, loud and visible, so that a guard, a camera or a passing driver notices. Plan from that end: decide how long you need, then choose height, infill and footing to match. Commercial security fences are typically 6–8 feet, and a poorly chosen 8 ft line can be weaker than a well-detailed 6 ft one.',
        'Many intrusions never test the fence at all. Someone stands on a pallet, crawls through a washout, lifts a gate off its pins or walks in behind a car.',
      ],
      picture: {
        name: 'style-commercial-chain-link.jpg',
        alt: 'Storage yard behind tall wire mesh, topped by three strands of barbed wire angled outward',
      },
    },
    {
      kind: 'table',
      heading: 'Which barrier resists which attempt',
      columns: ['System', 'Climbing', 'Cutting', 'Seeing in', 'Best fit'],
      rows: [
        ['2-inch chain link, 9 gauge', 'Low without topping', 'Low', 'Open', 'Long boundaries backed by cameras'],
        [
          '1-inch chain link, heavy wire',
          'High; a shoe toe finds no hold',
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
        ['Welded wire panel', 'High when openings are narrow', 'High', 'Open', 'Equipment cages and plant perimeters'],
        [
          'Solid wood or vinyl',
          'Medium; depends on which side the rails face',
          'Low to medium',
          'Closed',
          'Hiding what is worth stealing',
        ],
      ],
      note: 'A solid wall also hides an intruder once inside. Leave a sight gap where patrols pass.',
    },
    {
      kind: 'cards',
      heading: 'Materials and details that do the work',
      items: [
        {
          title: 'Posts and footings',
          text: 'On wood frames and heavy gates posts are typically 6×6. Wet red clay softens around a shallow footing, and a loose post lets a bar spread the infill.',
        },
        {
          title: 'Bottom edge',
          text: 'A rail, a concrete curb or fabric buried a few inches stops lifting. On a slope, follow grade closely; stepped panels leave crawl space.',
        },
        {
          title: 'Top edge',
          text: 'Extended spears, a curved top or barbed arms. Many towns restrict wire near streets and homes, so ask first.',
        },
        {
          title: 'Hardware',
          text: 'Tamper-resistant fasteners with nuts peened or facing inward, welded hinges, and latch shrouds that leave no room for a cutter.',
        },
        {
          title: 'Gates',
          text: 'Anti-lift collars on hinges, a lock at two heights, and a threshold so the gap below matches the fence.',
        },
        {
          title: 'Vehicle stops',
          text: 'No infill on this page halts a truck. Bollards, boulders or a planted berm do, set where a driver could build speed.',
        },
        { title: 'Heights on offer', text: "Chain link can reach 12', ornamental aluminum and vinyl stop at 8 ft." },
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications we plan for',
      items: [
        {
          title: 'Equipment and fleet yards',
          text: 'Catalytic converters, copper and diesel draw thieves, so heavy mesh goes where trucks park farthest from the light.',
        },
        { title: 'Office and data buildings', text: 'Ornamental fronts facing visitors, plainer mesh along the back.' },
        {
          title: 'Pharmacy and bonded storage',
          text: 'Regulators and underwriters often dictate mesh, height and locks. Bring us their sheet and we price to it.',
        },
        {
          title: 'Rooftop and ground-level plant',
          text: 'Cages around condensers, generators and transformers, with service clearances kept.',
        },
        { title: 'Employee lots', text: 'One staffed way in, well-lit, with a walk gate apart from traffic.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Cheap fixes to make before you buy height',
      items: [
        'Move dumpsters, pallets and parked trailers away from the line.',
        'Limb up trees whose branches reach across.',
        'Clear a mowed strip on both sides so footprints and cuts show.',
        'Light the outside face without glare into your own cameras.',
        'Have a bar grate designed for any culvert or swale that passes underneath, so water keeps moving.',
        'Recover old keys, then change the code on every pad.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Benefits beyond keeping people out',
      items: [
        {
          title: 'One way in',
          text: 'Closing three casual entrances turns a reception desk into real access control.',
        },
        {
          title: 'Better camera footage',
          text: 'People slow down at a barrier, in view, where analytics can flag them.',
        },
        {
          title: 'Fewer accidents',
          text: 'A continuous, posted boundary keeps wandering visitors and neighborhood children away from docks and machinery.',
        },
        { title: 'Cheaper guarding', text: 'A patrol checks two gates instead of eleven openings.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Security project process',
      items: [
        {
          title: 'Outside-in walk-through',
          text: 'We see your site as a stranger would, preferably once in daylight and once after dark.',
        },
        {
          title: 'Layered layout',
          text: 'You get a plan marking zones, barrier types, gate positions and camera conflicts, with alternatives where budget forces a choice.',
        },
        {
          title: 'Reviews',
          text: 'Fire access, exit routes, zoning and your insurer’s requirements are raised with the right office before fabrication.',
        },
        {
          title: 'Phased installation',
          text: 'The new line goes up before the old one comes down whenever space allows, so the property is not left open between them.',
        },
        {
          title: 'Challenge test',
          text: 'Together we push, lift, rattle and try to slip through. Whatever moves is corrected before sign-off.',
        },
      ],
      picture: {
        name: 'style-electronic-gate.jpg',
        alt: 'Pair of black metal drive gates hung on brick pillars, keypad post to the left, a large house at the end',
      },
    },
    {
      kind: 'cards',
      heading: 'Industries we secure',
      items: [
        { title: 'Manufacturing and logistics', text: 'Docks, trailer storage, scrap bins and shift-change gates.' },
        { title: 'Power, water and telecom', text: 'Remote compounds visited monthly that must hold up unattended.' },
        { title: 'Auto, marine and rental', text: 'Rows of keyed inventory and parts cages.' },
        { title: 'Schools and public buildings', text: 'Controlled arrival that still empties fast in an emergency.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Maintenance and warranty after handover',
      paragraphs: [
        'Security decays quietly: a tie snaps, rain opens a gap, a closer gets propped. Our maintenance programs run quarterly, bi-annually or annually and cover bottom clearance, fastener tampering, gate alignment and growth near the line. Product warranties differ by system (chain link materials 5–15 years, aluminum from 15 years to lifetime), and damage from an attempted entry is excluded from all of them, so keep photographs of the finished work for your insurer.',
      ],
    },
  ],
  closing: {
    heading: 'Walk the perimeter with us',
    text: 'An hour at the property tells more than any catalog. Bring your incident notes and a site plan if you have them; the estimate is free.',
    action: 'Request Security Consultation',
  },
} as const satisfies ServiceContent;
