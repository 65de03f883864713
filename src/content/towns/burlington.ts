import type { TownWords } from '../../shared/content/town-words.ts';

export const burlingtonFenceInstallation = {
  town: 'Burlington',
  summary: 'Mill-era houses on narrow lots and businesses along the interstate. Repairs are our most common call.',
  point: { latitude: 36.0957, longitude: -79.4378, label: 'below' },
  title: 'Burlington, NC Fence Repair & New Fences',
  description:
    'Repair it or replace it? Fence work for Burlington’s mill-era streets, Lake Mackintosh lots and Alamance County businesses, with free estimates.',
  keywords:
    'Burlington NC fence company, fence repair Burlington, Alamance County fence installation, chain link fence Burlington NC',
  heading: 'Fence Installation in {town}, {state}',
  tagline: 'A lot of Burlington fences are decades old. We fix the ones worth keeping and replace the rest.',
  picture: {
    name: 'style-chain-link.jpg',
    alt: 'Gray wire mesh on round steel posts enclosing a back lawn, a pale house and shade trees beyond',
  },
  intro: {
    heading: 'Old and new fences in Burlington',
    paragraphs: [
      'Burlington grew up around its mills and the railroad. Near downtown, lots are long and narrow, neighbors are close, and the back line is often a galvanized fence somebody’s grandfather put up. West Davis Street and Fountain Place have large older houses with deep porches. Beverly Hills and Grove Park have curving streets and big lawns, and around Mackintosh on the Lake you’ll find coves, HOA rules and walking trails.',
      'Most calls we get start with a fence that’s already there. We take a good look at it before we talk about a new one.',
    ],
  },
  about: {
    heading: 'About fences in Burlington’s two soils',
    paragraphs: [
      'Part of Alamance County has pale silt over slate, and part has sticky clay that drains badly. You can have both in one yard. Posts in the sticky clay get pushed up, and posts in silt can wash loose near a downspout. What comes out of each hole tells us whether to go wider, go deeper or add gravel.',
      'Low ground floods. The Haw River, Great Alamance Creek and Little Alamance Creek all rise fast in a tropical storm. An open fence, with sections that lift out, is the sensible choice down there, and solid panels belong uphill. Before you build on low ground, ask the city or county if it’s a mapped flood area and what may be built there.',
    ],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'Repair or replace? A ten-minute check',
      items: [
        'Push a screwdriver into each wood post at ground level. If it goes in more than half an inch, that post needs replacing.',
        'Count the bad ones. If fewer than a third of the posts are bad, repair usually costs less. If more are bad, plan on a new fence.',
        'Push on the gate post by hand. If it moves, and the gate is the only thing sagging, setting that post deeper and bracing the gate diagonally may be all you need.',
        'On chain link, look for rust at the ties and along the bottom foot of the mesh, where wet leaves collect.',
        'Find out who owns the fence. Old fences aren’t always on the property line, and if you share one, you and your neighbor both have to agree to the work.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Replacing a fence you share with a neighbor',
      picture: {
        name: 'service-repair.jpg',
        alt: 'Weathered board fence half rebuilt with new boards, sawhorses and a stack of old pickets on the grass',
      },
      paragraphs: [
        'On narrow mill lots, the work happens in two yards. We ask for permission in writing and leave the old fence up until the new material is on site. Where your neighbor has a flower bed, we work from your side.',
      ],
    },
  ],
  rules: {
    heading: 'Burlington fence rules to check first',
    intro:
      'We don’t quote height or permit rules for Burlington, because they depend on your zoning. The city’s planning department can tell you what applies at your address.',
    items: [
      {
        rule: 'A local historic district around West Davis Street and Fountain Place has design standards. Ask the Historic Preservation Commission before you change a fence there.',
        source: 'The Alamance News on the West Davis Street/Fountain Place historic district (alamancenews.com)',
        checked: '2026-11',
      },
      {
        rule: 'Buried utility lines have to be marked first. State law requires three full working days’ notice, so we call 811 that far ahead.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Fences and repairs for Burlington homes',
    picture: {
      name: 'gallery-5.jpg',
      alt: 'White pickets along a deep bed of summer flowers beside a gray house',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Eight feet of boards can make a narrow lot feel closed in. A six-foot fence with a lattice top hides the neighbor’s grill and keeps the light.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Vinyl usually fits the HOA rules near Lake Mackintosh, and it holds up better in damp shade than painted wood does.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'We build picket fences for the older houses in Fountain Place and privacy fences for the ranch houses off Church Street. Plan to stain or paint every 2–3 years.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Water runs right through an aluminum fence, and there are no boards to stay wet afterward. That’s a plus on lots near the creeks.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'We restretch, patch and extend older fences, or install new black chain link that blends into a hedge.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'We replace single posts, storm-damaged sections, hinges and latches. We quote small jobs with the same care as large ones.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial fencing in Alamance County',
    items: [
      {
        title: 'Security Fencing',
        text: 'Clinics, labs and self-storage near the interstate often choose anti-climb mesh in back and something friendlier by the customer entrance.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Around former mills, we often find long runs of rusted fencing. We reuse sound end posts and mark what can wait for next year’s budget.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'You can add a motorized opener to an existing gate if the gate rolls easily by hand. We check rollers and track before any wiring.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We build loading-dock screens and downtown patio rails, and put up temporary fencing while a brick mill becomes apartments.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Burlington families call us for repairs',
    items: [
      {
        title: 'We don’t push a new fence',
        text: 'If four new posts and a gate will keep your fence standing for years, that’s what the estimate will say.',
      },
      {
        title: 'Clean tear-outs',
        text: 'Old concrete comes out with the post. If a root has grown around the concrete, we can cut the post off well below the grass instead.',
      },
      {
        title: 'Licensed and insured',
        text: 'We hold a license, carry insurance and have repaired Piedmont fences since {since}. Estimates are free, whatever the size of the job.',
      },
    ],
  },
  closing: {
    heading: 'Need a fence fixed in Burlington?',
    text: 'Send one photo of the damage and one of the whole fence. We’ll visit before we give you a price.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownWords;
