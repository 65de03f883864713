import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialElectronicFencing = {
  menuName: 'Electronic Fencing',
  title: 'Commercial Automatic Gates & Electronic Fencing, Triad NC',
  description:
    'Automated gates and electronic fencing for Triad businesses: operator types, duty cycle, access control, safety sensors, surge protection and service.',
  keywords:
    'commercial electronic fencing, automated gates, gate operator, access control, slide gate, keypad entry, perimeter detection, Triad NC',
  serviceTitle: 'Commercial Electronic Fencing',
  serviceDescription:
    'Automatic gates, entry controls and fence sensors, planned as one system so everything works together.',
  benefit: 'Automatic gates, keypads and sensors planned as one system.',
  companions: ['security-fencing', 'residential-aluminum-fencing'],
  picture: {
    name: 'style-electronic-gate.jpg',
    alt: 'Arched double swing gate closing a drive, hung from lantern-topped brick piers, with a gooseneck keypad stand at left',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Start with a gate that moves freely',
      drawings: ['gate-post-hole'],
      paragraphs: [
        'A motor won’t fix a bad gate. If the gate sags or sticks, the motor wears out. Before we quote electronics we push the gate by hand. It should roll or swing freely and stop where you leave it. The gate must also be light enough for its motor (the gate operator).',
        'Commercial gate posts are typically 6×6, on footings wide enough that a long gate can’t twist them in wet clay. Slide gates get a level concrete pad or track foundation, because even half an inch of settling shows up at the latch.',
      ],
    },
    {
      kind: 'table',
      heading: 'Choosing a gate operator',
      columns: ['Type', 'Needs', 'Good for', 'Trouble spot'],
      rows: [
        [
          'Cantilever slide',
          'Clear run about 1½ times the opening',
          'Truck yards, gravel, sites with mud or ice',
          'Rollers too small for the gate',
        ],
        [
          'V-track slide',
          'Paved, drained crossing',
          'Narrow lots with steady car traffic',
          'Acorns and grit in the track',
        ],
        ['Swing', 'Clear arc on level ground', 'Office and amenity entrances', 'Wind against a solid gate'],
        [
          'Vertical pivot (swings up like a railroad crossing arm)',
          'Overhead clearance, strong base',
          'Driveways with slopes on both sides',
          'Higher upfront cost',
        ],
        ['Barrier arm', 'Small concrete pad', 'Parking lots and ticket lanes', 'Stops cars only; people can walk past'],
      ],
      note: 'Count how often the gate opens in an hour at shift change. A motor rated for homes can overheat on a commercial drive.',
    },
    {
      kind: 'cards',
      heading: 'Applications for automatic gates and electronic fencing',
      drawings: ['cantilever-gate', 'double-gate'],
      items: [
        {
          title: 'Resident and tenant entry',
          text: 'Residents use tags, fobs or phones, and visitors call from a directory.',
        },
        { title: 'Delivery yards', text: 'Carriers get timed codes and a card reader at truck-cab height.' },
        {
          title: 'Unstaffed sites',
          text: 'We use a cellular intercom and solar charging where bringing in electricity would cost more than the gate.',
        },
        {
          title: 'Pedestrian gates',
          text: 'Walk gates get electric or magnetic locks, which release to let people out, as your fire official requires.',
        },
        {
          title: 'Fence-mounted detection',
          text: 'Sensor cable along the mesh tells you which section someone is cutting or climbing. A loose tie rattling in the wind sets it off too, so we tighten the mesh before the cable goes on.',
        },
        {
          title: 'Energized perimeters',
          text: 'An ordinary outer fence with warning signs keeps people away from an inner fence whose wires give a shock. Ask your town about the rules before you plan one.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Gate materials and components',
      items: [
        {
          title: 'Gate frames',
          text: 'We use welded aluminum for light weight, or steel pipe for chain link gates. A lighter gate needs a smaller motor. We build automatic gates to the ASTM F2200 safety standard.',
        },
        {
          title: 'Entrapment protection',
          text: 'We install gate openers certified under the UL 325 safety standard, with monitored photo eyes and touch-sensitive edges wherever someone could be pinched. The manufacturer’s instructions say how many sensors are needed. If one stops the gate for no reason, we fix it instead of turning it off.',
        },
        {
          title: 'Vehicle loops',
          text: 'A wire loop buried in a groove in the pavement tells the gate a car is there. One loop opens the gate for exit; another keeps it from closing on a bumper.',
        },
        {
          title: 'Readers and keypads',
          text: 'We set readers within reach of a driver wearing a seat belt, clear of the gate’s swing.',
        },
        {
          title: 'Power and surge',
          text: 'Triad thunderstorms are hard on control boards. Grounding, surge suppressors and separate conduit for data cost far less than a new board.',
        },
        {
          title: 'Backup',
          text: 'You get batteries for outages, a manual release your staff can find, and a rapid-entry device for firefighters.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of electronic access for site managers',
      items: [
        'Gates that close behind the last car every time, instead of standing open until someone remembers.',
        'A log of who opened the gate and when.',
        'Access you can remove in a minute when an employee leaves, with no locks to rekey.',
        'Opening hours that follow your calendar, holidays included.',
        'Remote opening for a late delivery, with a camera view before you press the button.',
        'No need for staff to get out of their vehicles on dark mornings.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step process, from site study to training',
      items: [
        {
          title: 'Traffic and site study',
          text: 'We note how long your vehicles are, how many come in a busy hour and where they can line up off the road. We also check the slope and the power supply.',
        },
        {
          title: 'System design',
          text: 'One drawing shows the gate, operator, readers, loops, conduit and emergency release. You approve how the gate behaves in a power outage or a fire alarm.',
        },
        {
          title: 'Concrete and electrical work',
          text: 'Before we dig for pads, posts or trenches, we call 811 and wait three full working days while public lines get marked. A licensed electrician, yours or one we bring in, does the line-voltage wiring.',
        },
        {
          title: 'Hang, wire and program',
          text: 'We balance the gate by hand and attach the motor. Then we program how far it moves, how much force it uses and who can open it.',
        },
        {
          title: 'Test and train',
          text: 'We trip each sensor on purpose while you watch. Managers learn to add users, release the gate by hand and read a fault code.',
        },
      ],
      picture: {
        name: 'style-commercial-aluminum.jpg',
        alt: 'Six-foot dark ornamental aluminum beside a sidewalk, guarding the lawn and small trees of a brick office building',
      },
    },
    {
      kind: 'cards',
      heading: 'Industries served with gates and access control',
      items: [
        {
          title: 'Gated communities',
          text: 'We plan lanes for residents, a guest call box and a way in for moving vans.',
        },
        { title: 'Self storage', text: 'Each tenant gets a code, which you can turn off if the rent isn’t paid.' },
        {
          title: 'Trucking and distribution',
          text: 'We build slide gates for constant use, with room for wide turns and card readers at two heights.',
        },
        {
          title: 'Municipal and utility yards',
          text: 'Fire, police and utility crews can each have their own way to open the gate in an emergency.',
        },
        {
          title: 'Medical and corporate campuses',
          text: 'Staff parking opens with the building badges you already use.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Gate service, maintenance and warranty',
      paragraphs: [
        'Moving equipment needs regular service. We offer maintenance every three, six or twelve months; choose every three months for a gate that opens hundreds of times a day. Each visit covers chain tension, roller wear, limit settings, battery voltage, signs of ants in the control box, photo eye alignment and a force check.',
        'Each part has its own warranty. Operators, control boards, batteries and readers come with separate manufacturer terms, and many require surge protection and a service log. The gate’s own warranty depends on its material; for aluminum, it runs from 15 years to lifetime. Keep the binder we give you near the controls, with the wiring diagram inside.',
      ],
    },
  ],
  closing: {
    heading: 'Plan your automatic gate with us',
    text: 'Bring a rough count of vehicles and users. We’ll talk through gate type, controls and phases, then price the parts separately so you can build in stages.',
    action: 'Request Your Security Consultation',
  },
} as const satisfies ServiceWords;
