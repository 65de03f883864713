/**
 * What the specification says each page holds (sections 2.3 to 2.12 and 9): words as a reader sees them, links by name and
 * address, and how many of a thing there are.
 */
export interface Expectation {
  path: string;
  says?: readonly string[];
  links?: readonly (readonly [name: string, href: string])[];
  counts?: readonly (readonly [selector: string, count: number])[];
}

const phone = '(336) 555-0142';
const telephone = 'tel:+13365550142';

const home: Expectation = {
  path: '/',
  says: [
    'Fair and transparent pricing with free, detailed estimates',
    'Quality Craftsmanship',
    'Fully Licensed & Insured',
    'Competitive Pricing',
    ...['Wood Fences', 'Vinyl Fences', 'Aluminum Fences', 'Fence Repair'],
    ...['Years Experience', 'Projects Completed', 'Satisfaction Guarantee', 'Customer Rating'],
    ...['15+', '1000+', '100%', '5★', 'over 15 years', 'since 2008'],
    'Our Recent Projects',
    ...['Wood Privacy Fence', 'Vinyl Privacy Fence', 'Aluminum Pool Fence'],
    ...['Horizontal Slat Fence', 'Garden Accent Fence', 'Custom Wood Gate'],
    'What Our Customers Say',
    'Contact Us',
    "Request a free estimate or ask us any questions about your fencing project. We'll get back to you promptly!",
    ...['Full Name*', 'Phone Number*', 'Email Address*', 'Referred By', 'Service', 'Your Message*'],
    ...[
      'Select a Service',
      'Wood Fence Installation',
      'Vinyl Fence Installation',
      'Aluminum Fence Installation',
      'Other',
    ],
    ...['Get In Touch', 'Our Office', 'Contact Information', 'Business Hours'],
    ...['Monday - Friday', '8:00 AM - 6:00 PM', 'Saturday', '9:00 AM - 2:00 PM', 'Sunday', 'Closed'],
    'Proudly Serving the Triad Area of North Carolina',
    ...['Kernersville', 'Greensboro', 'Winston-Salem', 'High Point', 'Oak Ridge', 'Summerfield'],
    ...['Walkertown', 'Clemmons', 'Lewisville', 'Archdale', 'Jamestown', 'Thomasville'],
  ],
  links: [
    ['Get a Free Estimate', '#contact'],
    ['Explore Our Services', '#services'],
    ['Finance Your Fence – Learn More', '/fence-financing'],
    ['Learn More', '#contact'],
    ['Request a Free Consultation', '#contact'],
    ['View All Projects', '/gallery'],
    ['Get Your Free Estimate', '#contact'],
    [`Call Us: ${phone}`, telephone],
  ],
  counts: [
    ['.features > li', 3],
    ['.service-cards > li', 4],
    ['.stats > div', 4],
    ['.project-card', 6],
    ['.testimonials > li', 3],
    ['.chips > li', 12],
    ['#services', 1],
    ['#about', 1],
    ['#gallery', 1],
    ['#contact', 1],
    ['#contact textarea[rows="5"]', 1],
    ['#contact option', 6],
  ],
};

const services: readonly Expectation[] = [
  { path: '/residential-wood-fencing', says: ['6–8 ft', '2–3 years', '15–20 years'] },
  {
    path: '/residential-vinyl-fencing',
    says: ['4–8 ft', '25 years to lifetime', '30+ years', '6–12 months'],
  },
  {
    path: '/residential-aluminum-fencing',
    says: [
      'up to 8 ft',
      '6 ft and taller',
      '.070"–.125"',
      '15 years to lifetime',
      '30+ years',
      'black',
      'bronze',
      'white',
    ],
  },
  {
    path: '/residential-chain-link-fencing',
    says: ["4'–12'", '6, 9 or 11 gauge', '2-inch, 1⅜-inch or 1-inch mesh', '15–20+ years', '5–15 years'],
  },
  { path: '/fence-repair-replacement', says: ['15–20 years'] },
  { path: '/commercial-wood-fencing', says: ['6×6', '6–8 ft', 'quarterly, bi-annually or annually'] },
  { path: '/commercial-vinyl-fencing', says: ['up to 8 ft', '25 years to lifetime', '6×6'] },
  {
    path: '/commercial-aluminum-fencing',
    says: ['up to 8 ft', '6 ft and taller', '.070"–.125"', 'Request Commercial Consultation'],
  },
  {
    path: '/commercial-chain-link-fencing',
    says: ["4'–12'", '6, 9 or 11 gauge', '15–20+ years', '5–15 years', 'Request Commercial Consultation'],
  },
  {
    path: '/commercial-fence-repair',
    says: ['25–30+ years', 'quarterly', 'bi-annually', 'annually', 'Schedule Your Fence Assessment'],
  },
  { path: '/commercial-security-fencing', says: ['6–8 feet', 'Request Security Consultation'] },
  { path: '/commercial-electronic-fencing', says: ['Request Your Security Consultation'] },
  { path: '/decorative-fencing', says: ['Schedule Your Design Consultation'] },
  { path: '/ranch-fencing', says: ['Request Your Free Consultation'] },
  { path: '/picket-fencing', says: ['30"–48"', 'Request Your Free Consultation'] },
  {
    path: '/pool-fencing',
    says: [
      ...['Aluminum', 'Glass', 'Vinyl', 'Mesh'],
      ...['Essential safety features', 'Code-compliance list', 'Additional pool-safety recommendations'],
      ...['Standard safety', 'Magnetic latch', 'Keyed access', 'Alarm-equipped'],
      ...['54 inches or higher', 'under 4 inches', 'at least 48 inches tall', 'at most 2 inches', 'open outward'],
      'Schedule Your Pool Safety Consultation',
    ],
  },
  {
    path: '/security-fencing',
    says: [
      ...['Security fence options', 'Enhancement options', 'Secure gate systems', 'Complementary security measures'],
      ...['Anti-climb', 'Ornamental', 'Heavy-duty chain link', 'Privacy security'],
      ...['6–8 feet', 'Schedule Your Security Assessment'],
    ],
  },
  {
    path: '/privacy-fencing',
    says: [
      ...['Wood', 'Vinyl', 'Composite', 'Decorative', "6' to 8'", '25–30+ years'],
      ...['Privacy materials compared', 'Maintenance tips for each material', 'Schedule Your Privacy Consultation'],
    ],
  },
];

/** Every service page has the same sidebar (section 2.8) and five steps (section 9). */
const serviceLayout = services.map(
  ({ path }): Expectation => ({
    path,
    says: [
      'Related Services',
      'Need A Free Quote?',
      'Quick Estimate Request',
      'Service Interest',
      'Project Details',
      'Request Estimate',
    ],
    links: [['Contact Us Now', '/#contact']],
    counts: [
      ['.steps > li', 5],
      ['#quick-estimate textarea[rows="3"]', 1],
    ],
  }),
);

const townsWithProcess = ['greensboro', 'winston-salem', 'high-point', 'kernersville'];
const townNames: Record<string, string> = {
  greensboro: 'Greensboro',
  'winston-salem': 'Winston-Salem',
  'high-point': 'High Point',
  kernersville: 'Kernersville',
  asheboro: 'Asheboro',
  burlington: 'Burlington',
  elon: 'Elon',
  lexington: 'Lexington',
};

const towns = Object.entries(townNames).map(
  ([slug, town]): Expectation => ({
    path: `/${slug}-fence-installation`,
    says: [
      `Fence Installation in ${town}, NC`,
      ...['Privacy Fences', 'Vinyl Fencing', 'Wood Fencing', 'Aluminum Fencing', 'Chain Link Fencing'],
      ...['Fence Repair & Replacement', 'Security Fencing', 'Commercial Chain Link', 'Electronic Fencing'],
      'Custom Solutions',
    ],
    links: [
      [`Call: ${phone}`, telephone],
      ['Back to Areas We Serve', '/areas-we-serve'],
    ],
    counts: [['.steps--across > li', townsWithProcess.includes(slug) ? 4 : 0]],
  }),
);

const townDifferences: readonly Expectation[] = [
  {
    path: '/elon-fence-installation',
    says: ['over 15 years'],
    links: [['Get Free Estimate', '/#contact']],
    counts: [['.reasons > li', 3]],
  },
  {
    path: '/lexington-fence-installation',
    links: [['Request Free Quote', '/#contact']],
    counts: [['.reasons > li', 3]],
  },
];

const others: readonly Expectation[] = [
  {
    path: '/fence-financing',
    says: ['Get Pre-Qualified Now', 'Under 1 minute', 'instant decision', 'does not affect your credit score'],
    links: [
      ['Apply for Financing Now', 'https://financing.example/prequalify'],
      [`Call ${phone}`, telephone],
      ['Contact Us Online', '/#contact'],
    ],
    counts: [['a[target=_blank][href="https://financing.example/prequalify"]', 1]],
  },
  {
    path: '/areas-we-serve',
    says: ["Don't See Your City Listed?", 'Residential services', 'Commercial services'],
    links: [
      ...Object.entries(townNames).map(([slug, town]) => [town, `/${slug}-fence-installation`] as const),
      [`Call ${phone}`, telephone],
      ['Get a Free Estimate', '/#contact'],
    ],
    counts: [['.service-index a', 12]],
  },
  {
    path: '/gallery',
    says: ['Fence Installation Gallery', 'Our Completed Projects', 'Ready to Start Your Fence Project?'],
    links: [
      ['Get Free Estimate', '/#contact'],
      [`Call: ${phone}`, telephone],
    ],
  },
];

/** Header and footer stand on every page (sections 2.3 and 2.4). */
const frame = [home, ...services, ...towns, ...others].map(
  ({ path }): Expectation => ({
    path,
    says: ['Call us today', 'Quick Links', 'Our Services', '218 Mill Creek Road', `© ${new Date().getFullYear()}`],
    links: [
      ['Get a Free Quote', '/#contact'],
      [phone, telephone],
      ['hello@longleaffence.example', 'mailto:hello@longleaffence.example'],
      ['About Us', '/#about'],
      ['Services', '/#services'],
      ['Gallery', '/gallery'],
      ['Areas We Serve', '/areas-we-serve'],
      ['Financing', '/fence-financing'],
      ['Privacy Policy', '#'],
      ['Terms of Service', '#'],
      ['Commercial Fencing', '#'],
    ],
  }),
);

export const expectations: readonly Expectation[] = [
  home,
  ...services,
  ...serviceLayout,
  ...towns,
  ...townDifferences,
  ...others,
  ...frame,
];
