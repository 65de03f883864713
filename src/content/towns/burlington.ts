import type { TownContent } from '../../shared/content.ts';

export const burlingtonFenceInstallation = {
  slug: 'burlington-fence-installation',
  town: 'Burlington',
  rank: 'other',
  summary: 'Mill-era houses on narrow lots, and business sites along the highway corridor.',
  point: { latitude: 36.0957, longitude: -79.4378, label: 'below' },
  title: 'Burlington, NC Fence Repair & New Fences',
  description:
    'Repair it or replace it? Fence work for Burlington’s mill-era streets, Lake Mackintosh lots and Alamance County businesses, with free estimates.',
  keywords:
    'Burlington NC fence company, fence repair Burlington, Alamance County fence installation, chain link fence Burlington NC',
  tagline:
    'Plenty of Burlington fences are older than their owners. We fix the ones worth keeping and rebuild the rest.',
  picture: {
    name: 'style-chain-link.jpg',
    alt: 'Gray wire mesh on round steel posts enclosing a back lawn, a pale house and shade trees beyond',
  },
  intro: {
    heading: 'A textile town’s back fences',
    paragraphs: [
      'Burlington was laid out for mills and the railroad. Near downtown, lots are long and slim, neighbors sit close, and the boundary is often a galvanized wire fence that somebody’s grandfather put up. The West Davis Street and Fountain Place blocks have large old houses and deep porches; Beverly Hills and Grove Park came with curving streets and generous lawns; Mackintosh on the Lake added coves, covenants and trails on the west side.',
      'So a typical call begins with a fence that is already there. Before selling you a new one we look hard at the old.',
    ],
  },
  about: {
    heading: 'Two soils in one yard',
    paragraphs: [
      'Alamance County lies on a seam. Part of it has pale silt over slate, part has sticky clay that drains badly, and both can turn up between your front corner and your back one. Posts in the sticky kind heave; those in silt wash loose along a downspout. The spoil from each hole tells us whether to go wider, deeper or onto gravel.',
      'The low ground has another habit. The Haw River, Great Alamance Creek and Little Alamance Creek all come up quickly when a tropical system stalls. Below the old high-water mark, use open fencing with sections that can be lifted out, and keep the expensive panels uphill.',
    ],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'Repair or replace? Ten minutes with a screwdriver',
      items: [
        'Push the blade into each wood post at grass level. Soft for more than half an inch means that post is done.',
        'Count the failures. Under one post in four, repair generally wins; above that, new line posts usually do.',
        'Rock the gate post. If the gate alone is sagging, a deeper post and a diagonal brace may be the whole job.',
        'On wire fences look for rust at the ties and along the bottom foot, where leaves lie wet.',
        'Check whose fence it is. Old wire wanders off the line, and a shared one needs both households to agree.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Replacing a shared fence without losing a neighbor',
      picture: {
        name: 'service-repair.jpg',
        alt: 'Weathered board fence half rebuilt with new boards, sawhorses and a stack of old pickets on the grass',
      },
      paragraphs: [
        'On those slim mill lots the work happens in two yards. We ask for permission in writing, leave the old run up until the new material is on site, and work from your side where a flower bed on the other deserves to live.',
      ],
    },
  ],
  residential: {
    heading: 'Burlington homes',
    picture: {
      name: 'gallery-5.jpg',
      alt: 'White pickets along a deep bed of summer flowers beside a gray house',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Narrow lots feel narrower behind eight feet of boards. Six with a lattice top hides the neighbor’s grill and keeps the sky.',
        path: '/privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Covenants by Lake Mackintosh tend to favor it, and damp shade there is kinder to PVC than to paint.',
        path: '/residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'Pickets for a Fountain Place porch, plain dog-eared boards for a ranch off Church Street. Stain or paint comes round every 2–3 years.',
        path: '/residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Flood water runs through it and no board has to dry afterward, which counts for a lot near City Park’s creek.',
        path: '/residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'We restretch, patch and extend what mill families left behind, or start over in black so it disappears into the hedge.',
        path: '/residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Single posts, storm bays, hinge and latch swaps. Small jobs are real jobs here, quoted with the same care.',
        path: '/fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Alamance County workplaces',
    items: [
      {
        title: 'Security Fencing',
        text: 'Clinics, labs and self-storage by the interstate: anti-climb mesh at the rear, something civil beside the customer entrance.',
        path: '/commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'Former mills have acres of rusted perimeter. We reuse sound terminal posts and mark what can wait for next year’s budget.',
        path: '/commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Adding an operator to an existing gate works if the leaf rolls by hand with one finger. We check rollers and track before any wiring.',
        path: '/commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'Loading-dock screens, outdoor dining rails downtown, temporary barriers while a brick mill becomes apartments.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'What sets our repair work apart',
    items: [
      {
        title: 'We will talk you out of a new fence',
        text: 'If four posts and a gate buy you some more years, that is what the estimate will say.',
      },
      {
        title: 'Clean tear-outs',
        text: 'Old concrete comes out with the post, or is cut off well below mowing depth if a root has grown round it. You choose.',
      },
      {
        title: 'A business with cover',
        text: 'Licensed, insured, repairing Piedmont fences since 2008. Quotes are free whatever the size.',
      },
    ],
  },
  closing: {
    heading: 'Send us the worst picture you have',
    text: 'One photo of the leaning part and one of the whole side are enough to start. We will visit before naming a price.',
    quoteLabel: 'Get Free Estimate',
  },
} as const satisfies TownContent;
