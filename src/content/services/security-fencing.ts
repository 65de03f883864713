import type { ServiceContent } from '../../shared/content.ts';

export const securityFencing = {
  slug: 'security-fencing',
  group: 'fenceStyles',
  menuName: 'Security Fencing',
  title: 'Security Fences: Anti-Climb to Chain Link',
  description:
    'Security fences for homes, yards and plants in the Triad: anti-climb mesh, ornamental metal and heavy chain link, with gates, footings and upkeep explained.',
  keywords:
    'security fence, anti-climb fence, ornamental security fence, heavy duty chain link, storage yard fencing, estate security fence, secure gates Triad NC',
  serviceTitle: 'Security Fencing',
  serviceDescription:
    'Fences, typically 6–8 feet tall, that make getting in slow, noisy and visible, matched to what you keep inside and who needs to come and go.',
  picture: {
    name: 'style-security.jpg',
    alt: 'Eight-foot dark metal fence, its spear points staggered in height, guarding brick offices and a bed of clipped shrubs',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Security fence options',
      items: [
        {
          title: 'Anti-climb',
          text: 'Welded steel mesh with slots too narrow for fingers or boot toes, and wire stiff enough to slow a bolt cutter. Cameras see straight through it. Expect the highest price per foot here.',
        },
        {
          title: 'Ornamental',
          text: 'Steel or aluminum pickets with spear tops. In aluminum, order 6 ft and taller (wall thickness .070"–.125"). It guards a front entrance without looking like a depot.',
        },
        {
          title: 'Heavy-duty chain link',
          text: "Made 4'–12' high in 6, 9 or 11 gauge wire, where the lower number is the thicker strand. Ordinary 2-inch mesh gives a foothold; 1⅜-inch or 1-inch mesh hardly any. Life is 15–20+ years, with material warranties of 5–15 years.",
        },
        {
          title: 'Privacy security',
          text: 'Solid boards or panels hide what would tempt someone. Commercial work gets stouter wood posts, typically 6×6. The drawback is that it screens an intruder too, so pair it with cameras inside.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Over, under, through, or by the gate',
      paragraphs: [
        'Those are the four ways past any fence, and money spent on one is lost if another stays open. An 8-foot fence beside a dumpster is a 4-foot fence. Trees, parked trailers and low roofs matter in the same way.',
        'Piedmont clay washes. A gully under the fabric after two storms can admit a person, so on slopes we carry the bottom to grade with a tension wire, a rail or a poured concrete strip, and give runoff somewhere else to go.',
        'Height needs depth. A tall fence wants footings near a third of its exposed height, wider again where slats or boards catch wind. Ends, corners and gates get heavier pipe and bracing.',
      ],
      picture: {
        name: 'style-commercial-chain-link.jpg',
        alt: 'Galvanized chain link topped with barbed wire along a paved yard, with a trailer and metal warehouse inside',
      },
    },
    {
      kind: 'cards',
      heading: 'Enhancement options',
      items: [
        {
          title: 'Barbed wire arms',
          text: 'Three strands on angled arms deter climbing at industrial sites. Ask your town first; residential areas commonly restrict them.',
        },
        {
          title: 'Dig barriers',
          text: 'Mesh buried below grade or a concrete curb stops tunneling, whether by people or by dogs.',
        },
        {
          title: 'Tamper-resistant hardware',
          text: 'Shear nuts, peened bolts and welded hinge caps keep a wrench from taking the fence apart.',
        },
        {
          title: 'Screens and slats',
          text: 'Fabric or slats hide stock. Decide early, because the wind load changes the posts.',
        },
        {
          title: 'Vehicle stops',
          text: 'Bollards or boulders ahead of a weak stretch cost less than rebuilding it once.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Secure gate systems',
      items: [
        {
          title: 'Swing gates',
          text: 'Simple and affordable for openings with level ground behind. Wind on a screened leaf is what wears the hinges.',
        },
        {
          title: 'Cantilever slide gates',
          text: 'They hang from rollers clear of the pavement, so gravel, ice and leaves do not jam them. They need clear fence line beside them: 30 feet for a 20-foot opening.',
        },
        {
          title: 'Controlled entry',
          text: 'Keypad, card or intercom on an operator with safety edges and photo eyes. Battery backup and surge protection earn their price in thunderstorm months.',
        },
        {
          title: 'Pedestrian gates',
          text: 'A closer, a guarded latch and a lock that cannot be reached through the mesh. Where people work inside, check exit rules with the fire marshal.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications by type of site',
      items: [
        {
          title: 'Residential estates',
          text: 'Ornamental in front, plain mesh behind the tree line, one well-lit gate.',
        },
        {
          title: 'Commercial',
          text: 'Offices, clinics and dealerships that close at night and must look open by day.',
        },
        {
          title: 'Storage',
          text: 'Self-storage and RV lots: slide gates, coded access, clear camera lines down each aisle.',
        },
        {
          title: 'Industrial',
          text: 'Truck entrances sized for turning, with walkways kept apart from traffic.',
        },
        {
          title: 'Equipment yards',
          text: 'Heavy gauge wire, screened sides, and bollards where a stolen truck could be used as a ram.',
        },
        {
          title: 'Utility',
          text: 'Pump houses, substations and cell sites, with grounding and height as the utility specifies.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a planned perimeter',
      items: [
        'Delay: each extra minute raises the chance of being seen.',
        'Fewer entrances, so cameras and staff watch less.',
        'A clear line that separates customers, drivers and employees.',
        'Less casual dumping, shortcutting and after-hours parking.',
        'Records of hardware and keys that make later repairs quicker.',
      ],
    },
    {
      kind: 'steps',
      heading: 'A five-step security fence project',
      items: [
        {
          title: 'Assessment',
          text: 'We walk the perimeter, list what is worth stealing, and find climbing aids, washouts and blind corners.',
        },
        {
          title: 'Layered design',
          text: 'Fence, gate, power and lighting are drawn together. Your free estimate prices upgrades one by one so the budget goes to the weakest side first.',
        },
        {
          title: 'Clearances',
          text: 'You confirm zoning and easements; underground lines are located; work is phased so the property is never left open overnight without a plan.',
        },
        {
          title: 'Construction',
          text: 'Terminal posts and gate footings cure before fabric is stretched or panels hung.',
        },
        {
          title: 'Handover',
          text: 'Locks, codes and closers are tried with your staff, and you receive a list of parts.',
        },
      ],
      picture: {
        name: 'style-electronic-gate.jpg',
        alt: 'Arched double swing gate closing a drive, hung from lantern-topped brick piers, with a gooseneck keypad stand at left',
      },
    },
    {
      kind: 'checklist',
      heading: 'Complementary security measures',
      items: [
        'Lighting aimed along the line, shielded from neighbors and drivers.',
        'Cameras covering gates at face height as well as from above.',
        'Brush cut back several feet on both sides; thorny shrubs only where they hide nobody.',
        'Signs that state hours and name whom to call.',
        'A key list, reviewed whenever somebody leaves.',
        'A maintenance program (quarterly, bi-annually or annually) covering hinges, ties, washouts and operators.',
      ],
    },
  ],
  closing: {
    heading: 'Find the weak side first',
    text: 'Tell us what you protect and what has already happened there. {product} has built fences since 2008, and we will walk the whole line with you.',
    action: 'Schedule Your Security Assessment',
  },
} as const satisfies ServiceContent;
