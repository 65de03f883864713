import type { ServiceContent } from '../../shared/content.ts';

export const commercialFenceRepair = {
  slug: 'commercial-fence-repair',
  group: 'commercial',
  menuName: 'Commercial Fence Repair',
  title: 'Commercial Fence Repair in the Triad, NC',
  description:
    'Repairs for business fences and gates in the Triad: truck strikes, storm damage, cut wire, dragging gates and rotted posts, with photos and itemized scope.',
  keywords:
    'commercial fence repair, gate repair, chain link repair, vehicle damage fence, storm fence repair, fence maintenance program, Triad NC',
  serviceTitle: 'Commercial Fence Repair',
  serviceDescription:
    'A clear answer to three questions: is the opening safe today, what failed, and does fixing it make more sense than replacing the run?',
  picture: {
    name: 'service-repair.jpg',
    alt: 'Weathered wood fence part way through repair, with pale new boards going in and old ones stacked on the grass',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications: damage we put right',
      items: [
        {
          title: 'Vehicle strikes',
          text: 'A bumper bends the post you can see and often cracks the footings on both sides of it. We test the posts next to it before pricing.',
        },
        {
          title: 'Trees and wind',
          text: 'Limbs crush rails; saturated clay lets whole lines lean after a hurricane remnant.',
        },
        {
          title: 'Cut or lifted wire',
          text: 'Someone made a door. A patch closes it, and a bottom rail or heavier fabric keeps it from reopening.',
        },
        {
          title: 'Gates that drag',
          text: 'Usually the post has moved, and adjusting the hinges hides its lean for a season.',
        },
        {
          title: 'Rot and rust at grade',
          text: 'Decay begins where soil, water and air meet. The top of a bad post may look perfect.',
        },
        {
          title: 'Washouts',
          text: 'Runoff carves under the line, leaving gaps for dogs and people and exposing concrete.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Repair or replace, by fence type',
      intro: 'Age sets the starting point. The pattern of damage usually decides.',
      columns: ['Fence', 'Usual life', 'Worth repairing when', 'Lean toward replacing when'],
      rows: [
        [
          'Wood',
          '15–20 years',
          'Boards or a few posts have failed and rails still hold a screw',
          'One post in three moves by hand',
        ],
        [
          'Vinyl',
          '30+ years',
          'The profile is still made, or you kept spares',
          'Matching parts are gone and the damage faces the street',
        ],
        [
          'Aluminum',
          '30+ years',
          'Bent sections can be unbolted and swapped',
          'The maker has dropped the line and several bays are hit',
        ],
        [
          'Chain link',
          '15–20+ years',
          'Pipe is sound; fabric can be spliced or re-stretched',
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
      heading: 'Materials we match, and where we change them',
      paragraphs: [
        'Matching starts with measurement: picket width, rail profile, mesh opening, core wire, pipe diameter and the shade of a finish that has had years of sun. Treated pine goes in pale and grays to meet its neighbors. Powder coat ages less, so we bring chips and compare them outdoors.',
        'Some parts should come back stronger. If the same stretch has broken twice, copying it invites a third visit. Commercial posts are typically 6×6, so a gate hung on a lighter one gets the larger size in a deeper footing. Screws replace nails on rails that trucks shake. A plain latch that is pried every month gives way to a shrouded one.',
        'Old footings are pulled or broken out wherever possible. Setting a new post beside a leftover lump of concrete leaves it in loosened ground, and it will lean in the same direction as the last.',
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Half-built wood fence with posts and rails standing, a trailer of boards, sawhorses and bags of concrete on the lawn',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits of fixing it early',
      items: [
        {
          title: 'Fewer posts to buy',
          text: 'One leaning post pulls rails loose on two bays; a month later it is three.',
        },
        {
          title: 'Less exposure',
          text: 'A hole beside a loading dock or playground is the kind of hazard an insurer asks about.',
        },
        {
          title: 'Records for a claim',
          text: 'Dated photos and an itemized scope help when a driver’s carrier is paying.',
        },
        {
          title: 'Business stays open',
          text: 'We split the job by section and try to leave one gate working. Temporary panels can close what must wait overnight.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our repair process',
      items: [
        {
          title: 'Tell us what happened',
          text: 'Photos, a rough length and whether the site is secure right now help us plan what the first visit should bring.',
        },
        {
          title: 'Assess the whole line',
          text: 'We rock posts, probe at grade, sight along the top and check gates on both sides of the damage, since stress travels.',
        },
        {
          title: 'Scope it two ways',
          text: 'Where it makes sense you see a minimum fix and a lasting fix, each priced separately, free and without obligation.',
        },
        {
          title: 'Secure and rebuild',
          text: 'Broken material comes out, utilities are marked for any new hole, footings cure, then panels, fabric or boards go back.',
        },
        {
          title: 'Test and document',
          text: 'Gates are cycled, sharp ends removed, after-photos taken, and you get notes on what will need attention next.',
        },
      ],
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Stacked fence boards, a level, a bucket and bagged concrete on grass before a wood fence',
      },
    },
    {
      kind: 'cards',
      heading: 'Industries with the most to lose from a gap',
      items: [
        { title: 'Warehouses and fleets', text: 'Fuel, trailers and tools sit outside all night.' },
        { title: 'Apartment operators', text: 'Pool and playground barriers cannot wait for the next budget cycle.' },
        { title: 'Schools and day care', text: 'Work is planned around arrival, recess and pickup.' },
        {
          title: 'Retail and restaurants',
          text: 'Dumpster gates take more abuse than any other moving part on the property.',
        },
        {
          title: 'Insurers and landlords',
          text: 'Out-of-town owners get pictures and written findings instead of a phone description.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Maintenance programs',
      intro:
        'Visits can be quarterly, bi-annually or annually. Busy automated or pool gates suit the first, plain perimeter lines the last.',
      items: [
        'Hinges, latches, rollers and closers cleaned, lubricated and tightened.',
        'Gate gaps measured against the previous visit, which reveals slow post movement.',
        'Fabric ties, tension wire and rail ends checked; missing ones replaced.',
        'Wood probed at grade, loose boards refastened, finish condition noted.',
        'Vines, leaves and stacked pallets reported before they become a ladder or a rust line.',
        'Erosion and settled footings photographed so you can budget ahead.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty after a repair',
      paragraphs: [
        'New material carries its manufacturer’s terms; the older fence on either side keeps whatever it had. Some makers void coverage when foreign parts are mixed in, so tell us if yours is still running and we will order original components. Labor terms belong on the work order, and we suggest you read them there before approving.',
      ],
    },
  ],
  closing: {
    heading: 'Send photos, then let us look',
    text: 'Pictures start the conversation. Someone from {product} who has fixed fences like yours walks the line before any price is final.',
    action: 'Schedule Your Fence Assessment',
  },
} as const satisfies ServiceContent;
