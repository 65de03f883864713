import type { ServiceContent } from '../../shared/content.ts';

export const commercialElectronicFencing = {
  slug: 'commercial-electronic-fencing',
  group: 'commercial',
  menuName: 'Electronic Fencing',
  title: 'Electronic Fencing & Automated Gates, NC',
  description:
    'Automated gates and electronic fencing for Triad businesses: operator types, duty cycle, access control, safety sensors, surge protection and service.',
  keywords:
    'commercial electronic fencing, automated gates, gate operator, access control, slide gate, keypad entry, perimeter detection, Triad NC',
  serviceTitle: 'Commercial Electronic Fencing',
  serviceDescription:
    'Motorized gates, entry controls and fence-mounted detection, planned as one system so that the fence, the power and the people using it fit together.',
  picture: {
    name: 'style-electronic-gate.jpg',
    alt: 'Arched double swing gate closing a drive, hung from lantern-topped brick piers, with a gooseneck keypad stand at left',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'The gate comes before the motor',
      paragraphs: [
        'An operator will not rescue a bad gate. If a leaf sags, binds or swings uphill, the motor works against it until a gear strips. Before quoting electronics we push the gate by hand: it should roll or swing freely, stop where you leave it and weigh what the operator’s chart says it may.',
        'Commercial gate posts are typically 6×6, on footings wide enough that a long leaf cannot twist them in wet clay. Slide gates get a level concrete pad or track foundation, because settlement of half an inch shows up at the latch.',
      ],
    },
    {
      kind: 'table',
      heading: 'Choosing an operator',
      columns: ['Type', 'Needs', 'Suits', 'Trouble spot'],
      rows: [
        [
          'Cantilever slide',
          'Side room of roughly half again the opening',
          'Truck yards, gravel, sites with mud or ice',
          'Rollers sized too small for the panel',
        ],
        [
          'V-track slide',
          'Paved, drained crossing',
          'Narrow lots with steady car traffic',
          'Acorns and grit in the track',
        ],
        ['Swing', 'Clear arc on level ground', 'Office and amenity entrances', 'Wind against solid infill'],
        [
          'Vertical pivot lift',
          'Overhead clearance, strong base',
          'Drives with slopes on both sides',
          'Higher first cost',
        ],
        ['Barrier arm', 'Small pad', 'Ticketed or fast lanes', 'Controls cars only; walkers step past'],
      ],
      note: 'Count openings per hour at shift change. A residential-duty motor on a commercial drive will overheat.',
    },
    {
      kind: 'cards',
      heading: 'Applications',
      items: [
        {
          title: 'Resident and tenant entry',
          text: 'Tags, fobs or phone credentials, with directory calling for visitors.',
        },
        { title: 'Delivery yards', text: 'Timed codes for carriers and a second reader mounted at truck-cab height.' },
        {
          title: 'Unstaffed sites',
          text: 'Cellular intercom and solar charging where trenching power would cost more than the gate.',
        },
        {
          title: 'Pedestrian doors',
          text: 'Electric strikes or magnetic locks on walk gates, releasing on exit as your fire official requires.',
        },
        {
          title: 'Fence-mounted detection',
          text: 'Sensor cable along mesh reports cutting or climbing by zone. A loose tie rattling in wind reads the same way, so fabric is tightened before the cable goes on.',
        },
        {
          title: 'Energized perimeters',
          text: 'Pulsed wires stand inside an ordinary outer fence, behind warning signs, so nobody touches them by accident. Ask your town about rules before planning one.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Materials and components',
      items: [
        {
          title: 'Gate frames',
          text: 'Welded aluminum for light weight, or steel pipe for chain link leaves. Less mass means a smaller motor.',
        },
        {
          title: 'Entrapment protection',
          text: 'Monitored photo eyes and contact edges wherever a person could be pinched. The maker’s instructions say how many; we do not disable them to cure a nuisance stop.',
        },
        {
          title: 'Vehicle loops',
          text: 'Wire saw-cut into pavement tells the gate a car is there. One opens for exit, another keeps it from closing on a bumper.',
        },
        {
          title: 'Readers and keypads',
          text: 'Mounted within reach of a driver who stays belted in, beyond the swing.',
        },
        {
          title: 'Power and surge',
          text: 'Triad thunderstorms are hard on control boards. Grounding, suppressors and separate conduit for data cost little beside a dead board.',
        },
        {
          title: 'Backup',
          text: 'Batteries for outages, a manual release staff can find, and a rapid-entry device for firefighters.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits for the people running the site',
      items: [
        'Gates that close behind the last car, every time, instead of standing open until somebody remembers.',
        'A log showing which credential opened the drive and when.',
        'Access removed in a minute when an employee leaves, with no locks to rekey.',
        'Opening hours that follow a calendar, holidays included.',
        'Remote release for a late delivery, seen on camera before you press the button.',
        'Staff who stay in their vehicles on dark mornings.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we plan and commission a system',
      items: [
        {
          title: 'Traffic and site study',
          text: 'We record vehicle lengths, queue space to the road, peak counts, slope and the nearest panel with spare capacity.',
        },
        {
          title: 'System design',
          text: 'One drawing shows gate, operator, readers, loops, conduit and emergency release. You approve how it behaves in a power cut or a fire alarm.',
        },
        {
          title: 'Civil and electrical work',
          text: 'Pads, posts and trenches go in. Line-voltage wiring is for a licensed electrician, yours or one brought onto the job.',
        },
        {
          title: 'Hang, wire and program',
          text: 'The leaf is balanced by hand before the arm or chain is attached, then limits, force settings and user groups are entered.',
        },
        {
          title: 'Commission and train',
          text: 'Each sensor is tripped on purpose with you watching. Managers learn to add users, release the gate manually and read a fault code.',
        },
      ],
      picture: {
        name: 'style-commercial-aluminum.jpg',
        alt: 'Six-foot dark ornamental aluminum beside a sidewalk, guarding the lawn and small trees of a brick office block',
      },
    },
    {
      kind: 'cards',
      heading: 'Industries using electronic access',
      items: [
        { title: 'Gated communities', text: 'Resident lanes, guest calling and a procedure for moving vans.' },
        { title: 'Self storage', text: 'Individual codes tied to rent status in the operator’s software.' },
        {
          title: 'Trucking and distribution',
          text: 'High-cycle slides, wide turning entries, readers at two heights.',
        },
        { title: 'Municipal and utility yards', text: 'Shared emergency access for several agencies.' },
        { title: 'Medical and corporate campuses', text: 'Staff parking that opens from an existing building badge.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Service, warranty and the cost of neglect',
      paragraphs: [
        'Moving equipment needs a calendar. We offer maintenance programs quarterly, bi-annually or annually; a drive that cycles hundreds of times a day belongs on the first. A visit covers chain tension, roller wear, limit settings, battery voltage, ants in the control box, photo eye alignment and a force check.',
        'Warranties come in layers. Operators, control boards, batteries and readers each carry their own maker’s term, and many of those hinge on surge protection and logged service. The gate itself follows its material: aluminum, for instance, from 15 years to lifetime. Keep the binder we hand over near the controls, with the wiring diagram inside.',
      ],
    },
  ],
  closing: {
    heading: 'Start with how people come and go',
    text: 'Bring a rough count of vehicles and users. We will talk through gate type, controls and phasing, then price the parts separately so you can build in stages.',
    action: 'Request Your Security Consultation',
  },
} as const satisfies ServiceContent;
