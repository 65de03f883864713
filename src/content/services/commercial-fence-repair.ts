import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialFenceRepair = {
  menuName: 'Commercial Fence Repair',
  title: 'Commercial Fence & Gate Repair, Greensboro & Triad NC',
  description:
    'Repairs for business fences and gates in the Triad: truck strikes, storm damage, cut wire, dragging gates and rotted posts, with photos and itemized scope.',
  keywords:
    'commercial fence repair, gate repair, chain link repair, vehicle damage fence, storm fence repair, fence maintenance program, Triad NC',
  serviceTitle: 'Commercial Fence Repair',
  serviceDescription:
    'A clear answer to three questions: is the site safe today, what failed, and does it make more sense to repair or replace?',
  benefit: 'Truck strikes, storm damage and dragging gates, fixed and documented.',
  companions: ['fence-repair-replacement', 'security-fencing'],
  picture: {
    name: 'service-repair.jpg',
    alt: 'Weathered wood fence part way through repair, with pale new boards going in and old ones stacked on the grass',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications for commercial fence repair',
      items: [
        {
          title: 'Vehicle strikes',
          text: 'A bumper that bends one post often cracks the footings of the posts next to it. We test those posts, too, before we price the job.',
        },
        {
          title: 'Trees and wind',
          text: 'Limbs crush rails, and after a tropical storm whole fence lines can lean in soaked clay.',
        },
        {
          title: 'Cut or lifted wire',
          text: 'When someone has cut an opening, a patch closes it, and a bottom rail or heavier mesh keeps it closed.',
        },
        {
          title: 'Gates that drag',
          text: 'Usually the post has moved. Adjusting the hinges only hides the lean for a season.',
        },
        {
          title: 'Rot and rust at ground level',
          text: 'Wood rots and steel rusts where soil, water and air meet. The top of a bad post may look perfect.',
        },
        {
          title: 'Washouts',
          text: 'Runoff washes out soil under the fence, leaving gaps for dogs and people and exposing the concrete.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Commercial fence: repair or replace?',
      intro: 'Start with the age of the fence, then look at the pattern of damage.',
      columns: ['Fence', 'Usual life', 'Worth repairing when', 'Lean toward replacing when'],
      rows: [
        [
          'Wood',
          '15–20 years',
          'Boards or a few posts have failed and rails still hold a screw',
          'About a third of the posts move by hand',
        ],
        [
          'Vinyl',
          '30+ years',
          'The style is still made, or you kept spares',
          'You can’t get matching parts and the damage faces the street',
        ],
        [
          'Aluminum',
          '30+ years',
          'Bent sections can be unbolted and swapped',
          'The product is discontinued and several sections are hit',
        ],
        [
          'Chain link',
          '15–20+ years',
          'Pipe is sound; mesh can be spliced or re-stretched',
          'Zinc is gone and red rust covers the lower third',
        ],
        [
          'Composite',
          '25–30+ years',
          'Single boards are scratched, stained or split',
          'Posts were undersized and boards sag throughout',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Repair materials: what we match and what we upgrade',
      drawings: ['gauges', 'gate-post-hole'],
      paragraphs: [
        'We start by measuring picket width, rail height, mesh size, wire thickness and pipe diameter. We also check how far the sun has faded the finish. New treated pine looks pale at first and grays to match. A new powder coat will never fade to match the old one, so we bring color chips and compare them outdoors.',
        'Some parts should come back stronger. If the same section has broken twice, rebuilding it the same way just means a third visit. On wood fences, commercial posts are typically 6×6, so if a gate hangs on a lighter one, we put in a 6×6 with a deeper footing. Where passing trucks shake the rails, we replace nails with screws. If people keep prying a latch open, we put in a shielded one.',
        'We pull or break out old footings wherever we can, so the new post stands in solid ground.',
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Half-built wood fence with posts and rails standing, a trailer of boards, sawhorses and bags of concrete on the lawn',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits of early commercial fence repair',
      drawings: ['double-gate'],
      items: [
        {
          title: 'Fewer posts to buy',
          text: 'One leaning post pulls the rails loose on both sides of it. If we fix it early, that may be the only post you have to buy.',
        },
        {
          title: 'Less liability',
          text: 'A gap in the fence beside a loading dock or playground is the kind of hazard insurers ask about.',
        },
        {
          title: 'Records for a claim',
          text: 'Dated photos and an itemized list of the work help when a driver’s insurance is paying.',
        },
        {
          title: 'Business stays open',
          text: 'We work section by section and try to keep one gate in use. Temporary panels can close any opening that has to wait overnight.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step commercial repair process',
      items: [
        {
          title: 'Tell us what happened',
          text: 'Send photos and a rough length, and tell us whether the site is secure right now. That helps us plan what to bring on the first visit.',
        },
        {
          title: 'Assess the whole line',
          text: 'We push on the posts, probe at ground level, look along the top and check gates. We do this on both sides of the damage, since a hard hit strains the parts next to it.',
        },
        {
          title: 'Price it two ways',
          text: 'Where it makes sense, we price a minimum fix and a lasting fix separately. The estimate is free, with no obligation.',
        },
        {
          title: 'Secure and rebuild',
          text: 'We remove broken material. We dig no new holes until utilities are marked, and 811 needs notice three full working days ahead. Once the footings cure, panels, mesh or boards go back up.',
        },
        {
          title: 'Test and document',
          text: 'We open and close the gates, remove sharp ends, take after-photos and give you notes on what will need attention next.',
        },
      ],
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Stacked fence boards, a level, a bucket and bagged concrete on grass before a wood fence',
      },
    },
    {
      kind: 'cards',
      heading: 'Industries served with commercial fence repair',
      items: [
        {
          title: 'Warehouses and fleets',
          text: 'Fuel, trailers and tools sit outside all night, so we close any opening first.',
        },
        { title: 'Apartment communities', text: 'Pool and playground fences can’t wait for next year’s budget.' },
        { title: 'Schools and day care', text: 'We plan work around arrival, recess and pickup.' },
        {
          title: 'Retail and restaurants',
          text: 'Dumpster gates take more abuse than any other moving part on the property.',
        },
        {
          title: 'Insurers and landlords',
          text: 'Out-of-town owners get pictures and written findings instead of a description over the phone.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Commercial fence maintenance programs',
      intro:
        'We can visit quarterly, bi-annually (twice a year) or annually. Busy automatic or pool gates do best with quarterly visits; for a plain perimeter fence, once a year is usually enough. We also check automatic gates against two safety standards. UL 325 covers the motor and its sensors; ASTM F2200 covers the gate itself. Here’s what you get on each visit:',
      items: [
        'Hinges, latches, rollers and closers cleaned, lubricated and tightened.',
        'Gate gaps measured and compared with the last visit, to catch posts that slowly move.',
        'Mesh ties, tension wire and rail ends checked, and missing ones replaced.',
        'Wood probed at ground level, loose boards refastened, finish noted.',
        'Vines, leaves and stacked pallets reported before they cause rust or give someone a way over.',
        'Erosion and settled footings photographed so you can budget ahead.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty on commercial repairs',
      paragraphs: [
        'New material carries its manufacturer’s warranty; the older fence on either side keeps whatever warranty it had. Some manufacturers void coverage when other makers’ parts are mixed in, so tell us if your fence is still covered and we’ll order original parts. Labor terms go on the work order; please read them before you approve it.',
      ],
    },
  ],
  closing: {
    heading: 'Send photos to get started',
    text: 'Photos are the fastest way to begin. Someone from {product} who repairs fences like yours will walk the line before any price is final.',
    action: 'Schedule Your Fence Assessment',
  },
} as const satisfies ServiceWords;
