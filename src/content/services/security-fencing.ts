import type { ServiceWords } from '../../shared/content/service-words.ts';

export const securityFencing = {
  menuName: 'Security Fencing',
  title: 'Home Security Fences & Gates, Greensboro & Triad NC',
  description:
    'Home security fences for Triad yards and land: anti-climb mesh, ornamental metal and heavy chain link, with secure gates, footings and upkeep explained.',
  keywords:
    'home security fence, security fence, anti-climb fence, ornamental security fence, heavy duty chain link, estate security fence, secure gates Triad NC',
  serviceTitle: 'Security Fencing',
  serviceDescription:
    'Fences for your home and land, typically 6–8 feet tall, that make getting in slow, noisy and easy to spot. Family and guests can still come and go.',
  benefit: 'Tall, hard-to-climb fences and locking gates for your home.',
  companions: ['commercial-security-fencing', 'commercial-electronic-fencing'],
  pricePreset: '1.cl96g.hlnp.0',
  picture: {
    name: 'style-security.jpg',
    alt: 'Eight-foot dark metal fence, its spear points staggered in height, guarding brick offices and a bed of clipped shrubs',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Security fence options',
      drawings: ['tall-chain-link'],
      items: [
        {
          title: 'Anti-climb',
          text: 'This welded steel mesh has openings too narrow for fingers or shoes, and heavy wire that slows down a bolt cutter. Cameras see straight through it. It costs more per foot than the other options here.',
        },
        {
          title: 'Ornamental',
          text: 'Steel or aluminum pickets with spear tops. If you choose aluminum, order it 6 ft or taller. The posts and pickets are hollow; their walls should be .070"–.125" thick. An ornamental fence protects the front of a house and still looks good from the street.',
        },
        {
          title: 'Heavy-duty chain link',
          text: "It comes 4'–12' tall. For security, choose 6 or 9 gauge wire: the lower the number, the thicker the wire. Standard 2-inch mesh gives a foothold; 1⅜-inch or 1-inch mesh gives almost none. Expect 15–20+ years, with material warranties of 5–15 years.",
        },
        {
          title: 'Privacy security',
          text: 'Solid boards or panels hide what might tempt a thief. The drawback is that a solid fence hides an intruder too, so add cameras that cover the yard. Wood posts are typically 4×4 at a home and a heavier 6×6 on commercial jobs.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How people get past a home fence',
      paragraphs: [
        'People go over, under or through a fence, or they come in through the gate. Money spent on blocking one way in is wasted if another stays open. A woodpile against an 8-foot fence can turn it into a 4-foot climb. Trees, parked trailers and low shed roofs can make the climb easier, too.',
        'Piedmont clay washes out. Two storms can open a gap under the fence big enough for a person. On slopes, we secure the bottom of the fence at ground level with a tension wire, a rail or a poured concrete strip. We also give runoff somewhere else to go.',
        'Taller fences need deeper posts. Plan on footings at least a third as deep as the fence is tall. Ends, corners and gates get heavier pipe and bracing.',
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
          text: 'Three strands on angled arms discourage climbing at industrial sites. They’re often restricted in residential areas, so ask your town before you plan on them at home.',
        },
        {
          title: 'Dig barriers',
          text: 'A concrete curb, or mesh buried in the ground, keeps people and dogs from digging under.',
        },
        {
          title: 'Tamper-resistant hardware',
          text: 'Welded hinge caps and nuts that can’t be unscrewed keep anyone from taking the fence apart with a wrench.',
        },
        {
          title: 'Screens and slats',
          text: 'Fabric or slats hide what’s behind the fence. Decide early, because the extra wind load calls for bigger posts.',
        },
        {
          title: 'Vehicle stops',
          text: 'Bollards (short, heavy posts) or boulders in front of a weak spot cost less than rebuilding the fence there even once.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Secure gate systems',
      drawings: ['double-gate', 'walk-gate'],
      items: [
        {
          title: 'Swing gates',
          text: 'These are simple and affordable where the ground behind the gate is level.',
        },
        {
          title: 'Cantilever slide gates',
          text: 'They ride on rollers beside the opening and never touch the driveway, so gravel, ice and leaves don’t jam them. A 20-foot opening needs about 30 feet of clear space beside it for the gate to slide into.',
        },
        {
          title: 'Controlled entry',
          text: 'You open the gate by keypad, card or intercom. The gate opener is certified under the UL 325 safety standard and has safety edges and photo eyes. The gate itself is built to another standard, ASTM F2200. Battery backup and surge protection pay off in thunderstorm season.',
        },
        {
          title: 'Pedestrian gates',
          text: 'These get a door closer, a guarded latch and a lock nobody can reach through the mesh.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications, from homes to work sites',
      items: [
        {
          title: 'Residential estates',
          text: 'We suggest an ornamental fence in front, plain mesh behind the tree line, and one well-lit gate.',
        },
        {
          title: 'Commercial',
          text: 'Offices, clinics and dealerships can look open by day and lock up at night. Our commercial security page has more for businesses.',
        },
        {
          title: 'Storage',
          text: 'RV, boat and self-storage lots get slide gates, coded entry and a clear camera view down each aisle.',
        },
        {
          title: 'Industrial',
          text: 'We size truck entrances for turning and keep walkways away from traffic.',
        },
        {
          title: 'Equipment yards',
          text: 'We use heavy-gauge wire, screened sides, and bollards in case someone tries to ram the fence with a truck.',
        },
        {
          title: 'Utility',
          text: 'At pump houses, substations and cell sites, we follow the utility’s rules for grounding and height.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a home security fence',
      items: [
        'It takes intruders longer to get in, so somebody is more likely to see them.',
        'With fewer ways in, your cameras have less to watch.',
        'The fence separates where visitors park from where your family plays.',
        'Fewer people dump trash, take shortcuts or park on your land after dark.',
        'You get a written list of the parts we used, which makes later repairs quicker.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step home security fence process',
      items: [
        {
          title: 'Assessment',
          text: 'We walk the property line, ask what you want to protect, and look for things to climb on, washouts and dark corners.',
        },
        {
          title: 'Design and estimate',
          text: 'We plan fence, gate, power and lighting together. Your free estimate lists a price for each upgrade, so you can spend on the weakest side first.',
        },
        {
          title: 'Approvals and utility marks',
          text: 'You confirm zoning, easements and HOA rules. We give 811 three full working days’ notice, as North Carolina requires, and tell you ahead of time if your yard will stand open overnight.',
        },
        {
          title: 'Construction',
          text: 'The concrete at corners and gates cures before we stretch mesh or hang panels.',
        },
        {
          title: 'Final walk-through',
          text: 'We try the locks, codes and closers with you, and you get a list of parts.',
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
        'Lighting aimed along the fence, shielded from neighbors and drivers.',
        'Cameras at the gates, at face height as well as overhead.',
        'Brush cut back several feet on both sides, with thorny shrubs only where nobody can hide behind them.',
        'Signs that mark private property and give a number to call.',
        'A key list, updated whenever someone moves out or stops working for you.',
        'A maintenance program that covers hinges, ties, washouts and gate openers every three, six or twelve months.',
      ],
    },
  ],
  closing: {
    heading: 'Let’s find the weak spots first',
    text: 'Tell us about your property and any trouble you’ve had. {product} has built fences since {since}, and we’ll walk the whole property line with you.',
    action: 'Schedule Your Security Assessment',
  },
} as const satisfies ServiceWords;
