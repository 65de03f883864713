import type { EstimateContent } from '../shared/estimate/content.ts';
import type { DeclineReason } from '../shared/estimate/estimate.ts';
import type { ContactChannel } from '../shared/lead/lead.ts';

/**
 * The last six weeks of a made-up fence company, for the demo, `npm run bench`, and `npm run screenshots`. Days are relative, so that this
 * week is always this week. Names, numbers, and addresses are made up: 555-01xx numbers and example.com belong to no one.
 */

/** A moment before now: days ago and the time in the business's time zone, or hours ago. */
export type Ago = readonly [days: number, time: string] | { hours: number };

/** A day of this week, from Monday (1) to Sunday (7), or today. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'today';

export interface StoryEstimate {
  at: Ago;
  content: EstimateContent;
  /** Stays a draft if absent. */
  sent?: Ago;
  asked?: { at: Ago; question: string };
  /** Accepted with the option, from 0. `scheduled` is when the owner scheduled the job. */
  accepted?: { at: Ago; option: number; scheduled?: Ago };
  declined?: { at: Ago; reason: DeclineReason; text: string };
}

export interface StoryLead {
  at: Ago;
  /** The form that the visitor sent, or how the owner heard of the lead. */
  came: 'contact' | 'estimate' | 'planner' | 'phone' | 'in-person' | 'text';
  name: string;
  phone: string;
  email?: string;
  address?: string;
  service: string;
  message: string;
  referredBy?: string;
  /** The website that the visitor came from, and the first page. */
  from?: readonly [referrer: string, landingPage: string];
  /** The fence of the planner, as its address has it. */
  plan?: string;
  contacted?: readonly [Ago, ContactChannel];
  notes?: readonly (readonly [Ago, string])[];
  visit?: { at: Ago; day: WeekDay; time: string; minutes: number; note?: string };
  /** Due in this many days; below zero is overdue. */
  nextStep?: { at: Ago; text: string; inDays: number };
  estimate?: StoryEstimate;
  /** The status that the owner sets. */
  status?: readonly [Ago, 'quoted' | 'won' | 'lost' | 'spam'];
}

export interface StoryProject {
  title: string;
  services: readonly string[];
  town: string;
  /** Months before this one. */
  monthsAgo: number;
  material: string;
  height: number;
  feet: number;
  story: string;
  /** Built-in pictures, with what they show. */
  photos: readonly (readonly [file: string, alt: string])[];
}

const dollars = (amount: number) => Math.round(amount * 100);
const feet = (text: string, length: number, price: number) => ({
  text,
  quantity: length * 100,
  unit: 'ft' as const,
  unitPrice: dollars(price),
  taxable: false,
});
const each = (text: string, count: number, price: number) => ({
  text,
  quantity: count * 100,
  unit: 'each' as const,
  unitPrice: dollars(price),
  taxable: false,
});

/** An estimate as this business writes it. */
function estimateOf(options: EstimateContent['options'], parts: Partial<EstimateContent> = {}): EstimateContent {
  return {
    options,
    addOns: [],
    included: ['Posts in concrete', 'Cleanup and hauling away scraps', 'A call to 811 before we dig'],
    notIncluded: ['Permit and HOA fees', 'Rock that we can’t dig by hand'],
    start: 'About two weeks after you accept',
    notes: '',
    terms: 'Half when we start, the rest when we finish. The price is good until the date on this page.',
    validUntil: '',
    deposit: { kind: 'percent', value: 5000 },
    paymentLink: '',
    taxPercent: 0,
    showDrawing: false,
    cancellationNotice: false,
    ...parts,
  };
}

const google = ['www.google.com', '/'] as const;

/** Oldest first. Six won jobs, some lost ones, the open ones of this week, and what came in this morning. */
export const storyLeads: readonly StoryLead[] = [
  {
    at: [42, '09:12'],
    came: 'contact',
    name: 'Ruth Kowalski',
    phone: '(336) 555-0101',
    email: 'ruth.kowalski@example.com',
    address: '418 Lindley Rd, Greensboro, NC 27410',
    service: 'Wood Fence Installation',
    message: 'About 180 feet of cedar privacy fence for a corner lot, with a double gate. The old one leans.',
    from: google,
    contacted: [[42, '10:05'], 'call'],
    notes: [[[42, '10:07'], 'Wants the double gate wide enough for a boat trailer: 12 feet.']],
    estimate: {
      at: [40, '16:30'],
      content: estimateOf([
        {
          name: 'Cedar, 6 ft',
          description: 'Western red cedar with a cap rail.',
          lines: [feet('Cedar privacy fence, 6 ft', 168, 42), each('Double drive gate, 12 ft', 1, 980)],
        },
      ]),
      sent: [40, '17:02'],
      accepted: { at: [38, '20:15'], option: 0, scheduled: [36, '10:20'] },
    },
  },
  {
    at: [40, '14:48'],
    came: 'planner',
    name: 'Tyrone Brown',
    phone: '(336) 555-0102',
    service: '',
    message: 'Two big dogs. Please no gaps at the bottom.',
    plan: '1.wp72p.hlnp.0.x0y0r50r80t90r50t90g48a23',
    from: ['www.google.com', '/price-my-fence'],
    contacted: [[39, '08:40'], 'call'],
    status: [[30, '12:00'], 'won'],
    notes: [[[30, '12:02'], 'Built. He asked for a quote for his mother’s yard in spring.']],
  },
  {
    at: [37, '11:20'],
    came: 'phone',
    name: 'Dolores Hernández',
    phone: '(336) 555-0103',
    address: '77 Spring Garden St, Greensboro, NC 27401',
    service: 'Fence Repair',
    message: 'Two sections down after the storm. The gate post is rotten.',
    referredBy: 'Her neighbor, Mr. Whitfield',
    status: [[33, '15:10'], 'won'],
    notes: [[[36, '09:30'], 'New post and two sections, $640. She paid by check.']],
  },
  {
    at: [35, '19:02'],
    came: 'estimate',
    name: 'Priya Patel',
    phone: '(336) 555-0104',
    service: 'Pool Fencing',
    message: '',
    from: ['www.google.com', '/pool-fencing'],
    contacted: [[34, '08:15'], 'call'],
    estimate: {
      at: [32, '18:10'],
      content: estimateOf([
        {
          name: 'Aluminum, 54 in',
          description: 'Black, with a self-closing gate for the pool code.',
          lines: [feet('Aluminum pool fence, 54 in', 132, 48), each('Self-closing gate, 4 ft', 2, 420)],
        },
      ]),
      sent: [32, '18:25'],
      accepted: { at: [29, '12:40'], option: 0, scheduled: [28, '10:20'] },
    },
  },
  {
    at: [34, '13:33'],
    came: 'contact',
    name: 'Bill Featherstone',
    phone: '(336) 555-0105',
    email: 'bill.featherstone@example.com',
    service: 'Vinyl Fence Installation',
    message: 'What would 90 feet of white vinyl cost? I am getting three quotes.',
    from: ['www.bing.com', '/residential-vinyl-fencing'],
    contacted: [[34, '16:00'], 'mail'],
    estimate: {
      at: [31, '17:00'],
      content: estimateOf([
        {
          name: 'White vinyl, 6 ft',
          description: '',
          lines: [feet('Vinyl privacy fence, 6 ft', 90, 46), each('Walk gate, 4 ft', 1, 390)],
        },
      ]),
      sent: [31, '17:12'],
      declined: { at: [27, '09:05'], reason: 'price', text: 'Your crew was great. A cousin builds it for me.' },
    },
  },
  {
    at: [33, '08:05'],
    came: 'contact',
    name: 'SEO Expert',
    phone: '(212) 555-0106',
    email: 'rank@example.com',
    service: '',
    message: 'We can put your website on page one of every search. Reply for a free audit.',
    status: [[33, '08:30'], 'spam'],
  },
  {
    at: [31, '10:44'],
    came: 'in-person',
    name: 'Wei Nguyen',
    phone: '(336) 555-0107',
    email: 'wei.nguyen@example.com',
    address: '9 Oak Hollow Dr, High Point, NC 27265',
    service: 'Wood Fence Installation',
    message: 'Saw us build next door. Wants the same fence, 120 feet, with one gate.',
    referredBy: 'Ruth Kowalski',
    status: [[24, '17:20'], 'won'],
    notes: [[[30, '12:15'], 'Same cedar as next door. Start when the Kowalski job is done.']],
  },
  {
    at: [30, '21:15'],
    came: 'planner',
    name: 'Siobhán O’Neal',
    phone: '(336) 555-0108',
    service: '',
    message: '',
    plan: '1.ap54b.hlnt.0.x0y0r40r25t90g48a10r40t90r25t90z',
    from: ['www.facebook.com', '/price-my-fence'],
    contacted: [[29, '09:10'], 'text'],
    status: [[22, '10:00'], 'lost'],
    notes: [[[22, '10:01'], 'Moving to Raleigh in spring, so no fence here.']],
  },
  {
    at: [28, '15:37'],
    came: 'estimate',
    name: 'Marcus Whitfield',
    phone: '(336) 555-0109',
    service: 'Ranch Fencing',
    message: '',
    from: ['www.google.com', '/ranch-fencing'],
    contacted: [[28, '17:45'], 'call'],
    estimate: {
      at: [25, '19:30'],
      content: estimateOf([
        {
          name: 'Three rails',
          description: 'Pressure-treated pine, for two horses.',
          lines: [feet('Three-rail ranch fence', 700, 14.5), each('Farm gate, 12 ft', 2, 460)],
        },
        {
          name: 'Four rails',
          description: 'Keeps calves in too.',
          lines: [feet('Four-rail ranch fence', 700, 17.25), each('Farm gate, 12 ft', 2, 460)],
        },
      ]),
      sent: [25, '19:41'],
      accepted: { at: [23, '07:20'], option: 1, scheduled: [22, '10:20'] },
    },
  },
  {
    at: [27, '12:12'],
    came: 'contact',
    name: 'Ann Carter',
    phone: '(336) 555-0110',
    email: 'ann.carter@example.com',
    service: 'Fence Repair',
    message: 'One gate drags. Can you come by this month?',
    from: google,
    contacted: [[27, '13:00'], 'call'],
    status: [[20, '16:00'], 'won'],
    notes: [[[20, '16:02'], 'New hinges and a brace, $180.']],
  },
  {
    at: [26, '09:50'],
    came: 'phone',
    name: 'José Alvarez',
    phone: '(336) 555-0111',
    service: 'Other',
    message: 'Storage yard, 400 feet of 8 ft chain link with barbed wire.',
    status: [[18, '11:00'], 'lost'],
    notes: [[[18, '11:01'], 'Their landlord has a company for it.']],
  },
  {
    at: [24, '18:22'],
    came: 'contact',
    name: 'Gloria Simmons',
    phone: '(336) 555-0112',
    email: 'gloria.simmons@example.com',
    service: 'Vinyl Fence Installation',
    message: 'White picket fence for the front yard, 60 feet. The HOA wants a drawing first.',
    from: ['nextdoor.com', '/picket-fencing'],
    contacted: [[24, '19:00'], 'mail'],
    estimate: {
      at: [21, '20:00'],
      content: estimateOf([
        {
          name: 'Vinyl picket, 4 ft',
          description: 'White, with a drawing for your HOA.',
          lines: [feet('Vinyl picket fence, 4 ft', 60, 36), each('Walk gate, 4 ft', 1, 340)],
        },
      ]),
      sent: [21, '20:10'],
      accepted: { at: [15, '18:30'], option: 0, scheduled: [13, '10:20'] },
    },
  },
  {
    at: [22, '07:58'],
    came: 'text',
    name: 'Hank Dawson',
    phone: '(336) 555-0113',
    service: 'Wood Fence Installation',
    message: 'Needs a dog run, 40 feet, behind the shop.',
    status: [[14, '09:00'], 'won'],
  },
  {
    at: [21, '16:40'],
    came: 'estimate',
    name: 'Latoya Graves',
    phone: '(336) 555-0114',
    service: 'Residential Chain Link Fencing',
    message: '',
    from: ['duckduckgo.com', '/residential-chain-link-fencing'],
    contacted: [[20, '09:00'], 'call'],
    status: [[12, '10:30'], 'lost'],
    notes: [[[12, '10:31'], 'Went with the big-box store.']],
  },
  {
    at: [19, '11:11'],
    came: 'contact',
    name: 'Omar Haddad',
    phone: '(336) 555-0115',
    email: 'omar.haddad@example.com',
    address: '2206 Elm Ridge Ct, Kernersville, NC 27284',
    service: 'Aluminum Fence Installation',
    message: 'Black aluminum around the front garden, about 80 feet, on a slope.',
    from: google,
    contacted: [[19, '12:30'], 'call'],
    estimate: {
      at: [16, '17:45'],
      content: estimateOf(
        [
          {
            name: 'Aluminum, 4 ft',
            description: 'Racked to follow the slope.',
            lines: [feet('Aluminum fence, 4 ft', 80, 44), each('Arched walk gate', 1, 520)],
          },
        ],
        { addOns: [{ text: 'Solar post caps', price: dollars(260), taxable: false }] },
      ),
      sent: [16, '18:00'],
      asked: { at: [13, '21:10'], question: 'Can the gate open toward the street?' },
    },
    nextStep: { at: [13, '21:30'], text: 'Answer Omar about the gate', inDays: 0 },
  },
  {
    at: [17, '20:26'],
    came: 'planner',
    name: 'Kelly Brandt',
    phone: '(336) 555-0116',
    service: '',
    message: 'We close on the house at the end of the month.',
    plan: '1.vp72w.hlnp.0.x0y0r30g48a0.x0y40r12r60t90r40t90',
    from: ['www.google.com', '/price-my-fence'],
    contacted: [[16, '08:20'], 'call'],
    status: [[10, '12:00'], 'quoted'],
    nextStep: { at: [10, '12:05'], text: 'Call after the closing', inDays: 4 },
  },
  {
    at: [16, '13:05'],
    came: 'contact',
    name: 'Bulk Leads LLC',
    phone: '(305) 555-0117',
    email: 'sales@example.com',
    service: '',
    message: 'Buy 500 homeowner leads in your area, only $99.',
    status: [[16, '13:20'], 'spam'],
  },
  {
    at: [15, '09:35'],
    came: 'phone',
    name: 'Frances Doyle',
    phone: '(336) 555-0118',
    address: '31 Mill Pond Ln, Burlington, NC 27215',
    service: 'Other',
    message: 'New pool in April. Wants to know what the county requires.',
    estimate: {
      at: [9, '18:15'],
      content: estimateOf([
        {
          name: 'Aluminum, 54 in',
          description: 'Meets the pool rules of the county.',
          lines: [feet('Aluminum pool fence, 54 in', 150, 48), each('Self-closing gate, 4 ft', 1, 420)],
        },
      ]),
      sent: [9, '18:30'],
    },
    nextStep: { at: [9, '18:32'], text: 'Ask Frances whether she read the estimate', inDays: -1 },
  },
  {
    at: [13, '17:17'],
    came: 'estimate',
    name: 'Derek Lowe',
    phone: '(336) 555-0119',
    service: 'Privacy Fencing',
    message: '',
    from: ['www.google.com', '/privacy-fencing'],
    contacted: [[12, '08:10'], 'call'],
    estimate: {
      at: [8, '19:00'],
      content: estimateOf([
        {
          name: 'Pine, 6 ft',
          description: 'Pressure-treated, dog-ear.',
          lines: [feet('Pine privacy fence, 6 ft', 210, 31), each('Walk gate, 4 ft', 2, 280)],
        },
        {
          name: 'Cedar, 6 ft',
          description: 'Western red cedar with a cap rail.',
          lines: [feet('Cedar privacy fence, 6 ft', 210, 42), each('Walk gate, 4 ft', 2, 320)],
        },
      ]),
      sent: [8, '19:20'],
      declined: { at: [3, '10:00'], reason: 'later', text: 'The roof comes first. I’ll call in spring.' },
    },
  },
  {
    at: [12, '10:02'],
    came: 'in-person',
    name: 'Nina Castellano',
    phone: '(336) 555-0120',
    email: 'nina.castellano@example.com',
    service: 'Other',
    message: 'Stopped us at the hardware store. Wants a trellis fence around a patio.',
    visit: { at: [6, '09:00'], day: 1, time: '09:00', minutes: 45, note: 'Look at the patio drain.' },
  },
  {
    at: [11, '15:55'],
    came: 'contact',
    name: 'Walter Pruitt',
    phone: '(336) 555-0121',
    email: 'walter.pruitt@example.com',
    address: '640 Old Mill Rd, Winston-Salem, NC 27103',
    service: 'Fence Repair',
    message: 'A tree fell on 30 feet of fence. Insurance wants a written price.',
    from: google,
    contacted: [[11, '16:20'], 'call'],
    estimate: {
      at: [7, '12:00'],
      content: estimateOf([
        {
          name: 'Repair',
          description: 'For your insurance.',
          lines: [feet('Replace wood fence, 6 ft', 32, 39), each('Haul away the old fence', 1, 240)],
        },
      ]),
      sent: [7, '12:20'],
      accepted: { at: [1, '19:45'], option: 0 },
    },
  },
  {
    at: [10, '12:40'],
    came: 'planner',
    name: 'Jasmine Reed',
    phone: '(336) 555-0122',
    service: '',
    message: 'The neighbor shares the line and would pay half.',
    plan: '1.wp72c.hgnp.s.x0y0r50r80t90r50t90g48a23',
    from: ['www.facebook.com', '/price-my-fence'],
    contacted: [[10, '14:00'], 'text'],
    visit: { at: [7, '10:00'], day: 2, time: '14:00', minutes: 60, note: 'Both neighbors want to be there.' },
  },
  {
    at: [9, '08:45'],
    came: 'phone',
    name: 'Pastor Greg Hollis',
    phone: '(336) 555-0123',
    address: '1200 Church St, Greensboro, NC 27405',
    service: 'Other',
    message: 'Playground of the church, 240 feet, two gates.',
    visit: { at: [6, '15:00'], day: 3, time: '10:30', minutes: 90 },
    estimate: {
      at: [2, '20:15'],
      content: estimateOf([
        {
          name: 'Black chain link, 5 ft',
          description: 'Vinyl-coated, with covered tops for children.',
          lines: [feet('Black chain link, 5 ft', 240, 27), each('Walk gate, 4 ft', 2, 310)],
        },
      ]),
    },
    nextStep: { at: [2, '20:20'], text: 'Send the estimate for the playground', inDays: 1 },
  },
  {
    at: [8, '19:30'],
    came: 'estimate',
    name: 'Beth Lindqvist',
    phone: '(336) 555-0124',
    service: 'Picket Fencing',
    message: '',
    from: ['www.google.com', '/picket-fencing'],
    contacted: [[7, '08:30'], 'call'],
    visit: { at: [5, '09:15'], day: 4, time: '08:30', minutes: 45 },
  },
  {
    at: [7, '14:14'],
    came: 'contact',
    name: 'Ray Bowman',
    phone: '(336) 555-0125',
    email: 'ray.bowman@example.com',
    service: 'Other',
    message: 'Equipment yard off Highway 68, 600 feet. Please call me before noon.',
    from: google,
    contacted: [[7, '15:00'], 'call'],
    visit: { at: [4, '11:00'], day: 5, time: '13:00', minutes: 120, note: 'Bring the laser level.' },
  },
  {
    at: [6, '11:03'],
    came: 'text',
    name: 'Cody Marsh',
    phone: '(336) 555-0126',
    service: 'Wood Fence Installation',
    message: 'Wants a gate in the existing fence, wide enough for a mower.',
    nextStep: { at: [6, '11:10'], text: 'Text Cody two dates', inDays: -2 },
  },
  {
    at: [5, '16:58'],
    came: 'planner',
    name: 'Angela Moretti',
    phone: '(336) 555-0127',
    service: '',
    message: '',
    plan: '1.wk36p.hlnt.0.x0y0r20g42a8',
    from: ['nextdoor.com', '/price-my-fence'],
    contacted: [[4, '08:05'], 'text'],
    nextStep: { at: [4, '08:10'], text: 'Call about the corner post', inDays: 2 },
  },
  {
    at: [5, '20:41'],
    came: 'contact',
    name: 'Sam Okafor',
    phone: '(336) 555-0128',
    email: 'sam.okafor@example.com',
    address: '55 Lakeview Ter, Elon, NC 27244',
    service: 'Wood Fence Installation',
    message: 'Horizontal slats like on the house at the corner of Maple and 3rd. How much per foot?',
    from: ['www.google.com', '/residential-wood-fencing'],
    contacted: [[4, '09:40'], 'mail'],
    visit: { at: [3, '08:00'], day: 6, time: '09:30', minutes: 60 },
  },
  {
    at: [4, '13:26'],
    came: 'estimate',
    name: 'Tina Vo',
    phone: '(336) 555-0129',
    service: 'Residential Aluminum Fencing',
    message: '',
    from: ['www.google.com', '/residential-aluminum-fencing'],
    contacted: [[4, '14:10'], 'call'],
    visit: { at: [2, '09:00'], day: 'today', time: '16:00', minutes: 60, note: 'Gate code 4411.' },
  },
  {
    at: [3, '10:10'],
    came: 'phone',
    name: 'Earl Jessup',
    phone: '(336) 555-0130',
    service: 'Other',
    message: 'Ten acres near Asheboro. Only wants a price per foot for now.',
    nextStep: { at: [3, '10:20'], text: 'Mail Earl the price list', inDays: 0 },
  },
  {
    at: [3, '21:50'],
    came: 'contact',
    name: 'Monica Shaw',
    phone: '(336) 555-0131',
    email: 'monica.shaw@example.com',
    service: 'Other',
    message: 'The county asks for 48 inches. Can it be done before June?',
    from: google,
    contacted: [[2, '08:25'], 'call'],
  },
  {
    at: [2, '12:33'],
    came: 'planner',
    name: 'Luke Farris',
    phone: '(336) 555-0132',
    service: '',
    message: 'Chain link for the whole lot.',
    plan: '1.cl48b.huug.0.x0y0r120r60t45',
    from: ['www.google.com', '/price-my-fence'],
    contacted: [[2, '15:45'], 'call'],
  },
  {
    at: [2, '17:05'],
    came: 'estimate',
    name: 'Denise Fulton',
    phone: '(336) 555-0133',
    service: 'Fence Repair & Replacement',
    message: '',
    from: ['www.google.com', '/fence-repair-replacement'],
    contacted: [[1, '08:15'], 'call'],
    nextStep: { at: [1, '08:20'], text: 'Order two cedar panels for Denise', inDays: 3 },
  },
  {
    at: [1, '09:09'],
    came: 'contact',
    name: 'Paul Greer',
    phone: '(336) 555-0134',
    email: 'paul.greer@example.com',
    service: 'Vinyl Fence Installation',
    message:
      'We have a rental in Oak Ridge with an old chain link fence. I’d like a price to remove it and for 6 ft vinyl.',
    from: ['www.bing.com', '/residential-vinyl-fencing'],
    contacted: [[1, '10:30'], 'mail'],
  },
  {
    at: [1, '14:22'],
    came: 'in-person',
    name: 'Ida Mae Collins',
    phone: '(336) 555-0135',
    address: '804 Summit Ave, Greensboro, NC 27405',
    service: 'Wood Fence Installation',
    message: 'Came to the Walters job. Wants 100 feet like it, nothing fancy.',
    nextStep: { at: [1, '14:30'], text: 'Find a day to measure at Ida Mae’s', inDays: 1 },
  },
  {
    at: [1, '18:47'],
    came: 'planner',
    name: 'Grant Sellers',
    phone: '(336) 555-0136',
    service: '',
    message: 'Please text, I’m in meetings all day.',
    plan: '1.wp72p.hlnp.0.x0y0r50r80t90r50t90g48a23',
    from: ['www.google.com', '/price-my-fence'],
    contacted: [[1, '19:30'], 'text'],
  },
  {
    at: { hours: 7 },
    came: 'contact',
    name: 'Carmen Diaz',
    phone: '(336) 555-0137',
    email: 'carmen.diaz@example.com',
    service: 'Wood Fence Installation',
    message: 'Two sections came down in the wind, and the dog gets out. Can somebody look at it this week?',
    from: google,
  },
  {
    at: { hours: 4 },
    came: 'estimate',
    name: 'Howard Beck',
    phone: '(336) 555-0138',
    service: 'Privacy Fencing',
    message: '',
    from: ['www.google.com', '/privacy-fencing'],
  },
  {
    at: { hours: 2 },
    came: 'planner',
    name: 'Maya Robinson',
    phone: '(336) 555-0139',
    service: '',
    message: 'The gate should open toward the driveway.',
    plan: '1.wp72p.hlnp.0.x0y0r50r80t90r50t90g48a23',
    from: ['www.facebook.com', '/price-my-fence'],
  },
  {
    at: { hours: 0.5 },
    came: 'contact',
    name: 'Theo Lambert',
    phone: '(336) 555-0140',
    email: 'theo.lambert@example.com',
    service: 'Aluminum Fence Installation',
    message: 'We just bought a house in Winston-Salem and need a fence before the puppy comes.',
    from: ['www.google.com', '/'],
    referredBy: 'Our realtor',
  },
];

/** Finished jobs. Their photos are pictures that come with the site. */
export const storyProjects: readonly StoryProject[] = [
  {
    title: 'Ranch fence for two horses',
    services: ['ranch-fencing'],
    town: 'asheboro',
    monthsAgo: 2,
    material: 'Pressure-treated pine',
    height: 5,
    feet: 700,
    story: 'The pasture rolls, so every post is cut on site.\nThe gates are wide enough for a hay wagon.',
    photos: [['style-ranch.jpg', 'A ranch fence along a green pasture']],
  },
  {
    title: 'Aluminum fence around a pool',
    services: ['pool-fencing', 'residential-aluminum-fencing'],
    town: 'greensboro',
    monthsAgo: 1,
    material: 'Aluminum, black',
    height: 4.5,
    feet: 132,
    story: 'The gates close and latch on their own, as the county requires.',
    photos: [['style-pool.jpg', 'A black aluminum fence around a swimming pool']],
  },
  {
    title: 'Cedar privacy fence for a corner lot',
    services: ['privacy-fencing', 'residential-wood-fencing'],
    town: 'winston-salem',
    monthsAgo: 0,
    material: 'Western red cedar',
    height: 6,
    feet: 168,
    story: 'The old fence leaned. We set new posts in concrete and hung a double gate for a boat trailer.',
    photos: [
      ['style-privacy.jpg', 'A cedar privacy fence with a cap rail'],
      ['gallery-1.jpg', 'The finished fence from the street'],
    ],
  },
];
