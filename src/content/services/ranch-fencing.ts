import type { ServiceWords } from '../../shared/content/service-words.ts';

export const ranchFencing = {
  menuName: 'Ranch Fencing',
  title: 'Ranch, Horse & Split Rail Fencing, Triad NC',
  description:
    'Board, split-rail and vinyl ranch fences for Piedmont pasture, driveways and large lots: post depth, mesh, braced corners, gates, creek crossings and care.',
  keywords:
    'ranch fence, rail fencing, horse fence, split rail fence, vinyl ranch rail, farm fence installation, pasture fence North Carolina, board fence Triad',
  serviceTitle: 'Ranch Fencing',
  serviceDescription:
    'Two, three or four rails for pasture, long driveways and big lots, built to stay straight over a thousand feet of rolling land.',
  benefit: 'Board, split-rail and vinyl rail for horses, livestock and long drives.',
  companions: ['residential-wood-fencing', 'residential-chain-link-fencing'],
  pricePreset: '1.wr48p.hlnp.0',
  picture: {
    name: 'style-ranch.jpg',
    alt: 'Pale three-rail ranch fence running downhill and out across a wide green pasture with woods behind',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications: horses, livestock, dogs and driveways',
      intro:
        'Start with what the fence has to keep in. That decides the number of rails, the height and whether you need mesh behind the boards.',
      items: [
        {
          title: 'Horses',
          text: 'Build the fence 4½ to 5 feet high, with four rails on the pasture side of the posts. That way a leaning horse pushes the boards against the posts, not off them. Rounded corners keep a chased horse from getting trapped.',
        },
        {
          title: 'Cattle and goats',
          text: 'Calves slip between the rails, and goats climb them. What really holds them is woven wire behind the boards or an electric strand on insulators.',
        },
        {
          title: 'Dogs on a large lot',
          text: 'Three rails backed with black 2-by-4-inch welded mesh stop most dogs. From across the yard you hardly see the wire.',
        },
        {
          title: 'Driveways and road frontage',
          text: 'Two rails are usually enough. Set them back from the ditch, the culvert and the mailbox, and leave room to mow on both sides.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Ranch fence materials and rail styles',
      drawings: ['three-rails', 'four-rails', 'split-rail', 'crossbuck'],
      items: [
        {
          title: 'Treated pine board',
          text: 'We fasten sixteen-foot 1-by-6 boards to posts 8 feet apart. The joints are staggered so they don’t all land on the same post. With care, the fence lasts 15–20 years.',
        },
        {
          title: 'Rough-sawn oak',
          text: 'Horses chew oak less than pine, and it can take a kick. Oak twists as it dries and is hard to nail once dry, so we put it up fresh, fasten it well and stain it later.',
        },
        {
          title: 'Split rail',
          text: 'Tapered rails slide into slotted posts about 10 feet apart with no fasteners. If a limb breaks one, you can replace it by hand.',
        },
        {
          title: 'Vinyl rail',
          text: 'Hollow rails lock into the posts, last 30+ years and carry manufacturers’ warranties of 25 years to lifetime. They flex under weight, so livestock need an electric line too.',
        },
        {
          title: 'Crossbuck',
          text: 'Crossbuck has an X between the top and bottom rails. It takes far more lumber and cutting, so most owners use it at the entrance and run plain rails from there.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Building ranch fences on hills, creeks and clay',
      paragraphs: [
        'We run a string from high point to high point to see how the fence will look. The rails follow the broad shape of the land and skip the small dips. Where a deeper dip would let a calf get under, we add an extra rail down low.',
        'Line posts go 30 to 36 inches in the ground. In dry clay, soil tamped back in thin layers holds a post firmly. End, corner and gate posts are larger, go deeper, and get concrete or an H-brace (two posts with a rail between them), because stretched mesh pulls on them every day.',
        'A fence across a creek needs a water gap: a hanging section that swings or breaks away when a tropical storm sends debris down. You lose that one section and keep the posts on both banks. Creek bottoms are often flood-hazard areas, so ask your county or city whether a fence there needs approval.',
        'Rock, hardwood roots and clearing change the price more than rail style does. So does access: if a truck can’t reach the back line, we carry lumber in by hand or small tractor.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of ranch fencing',
      items: [
        'Uses less material per foot than a solid fence, so long boundaries stay affordable.',
        'Keeps your view and lets the breeze through.',
        'Can be repaired one rail at a time with boards from any lumberyard.',
        'Can take mesh, another rail or an electric wire when your animals change.',
        'Marks the boundary clearly before you sell, lease or plant the land.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served: barns, farms, venues and parks',
      items: [
        {
          title: 'Boarding barns and horse owners',
          text: 'We lay out paddocks and lanes so you open as few gates as possible.',
        },
        {
          title: 'Small farms',
          text: 'We divide pasture for rotation, with gates two feet wider than your widest equipment.',
        },
        {
          title: 'Vineyards and event venues',
          text: 'Rails along parking and road frontage guide cars without hiding the field.',
        },
        {
          title: 'Communities, parks and schools',
          text: 'A low rail is often all you need along trails, entrances and retention ponds.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step ranch fence installation',
      items: [
        {
          title: 'Walk the land',
          text: 'Bring the survey if you have one. Together we flag corners, wet ground, gates and trees worth going around.',
        },
        {
          title: 'Price the choices',
          text: 'Your free written estimate lists footage, number of rails, braces and gates separately. You can see what you’d save by dropping a rail or a gate.',
        },
        {
          title: 'Clear and mark',
          text: 'We clear brush off the line and call 811 three full working days before we dig. You mark your own well, septic and power lines.',
        },
        {
          title: 'Set posts',
          text: 'Corner and gate posts go first. Line posts follow the string. We drive them in or set them in drilled holes, and leave the tops long for trimming.',
        },
        {
          title: 'Hang rails and gates',
          text: 'Boards, mesh and hardware go on, and we trim the post tops even. We check that every gate swings free and latches.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Posts and rails going up on a lawn, with a trailer of boards, sawhorses and bags of concrete beside them',
      },
    },
    {
      kind: 'checklist',
      heading: 'Ranch fence maintenance through the year',
      items: [
        'Walk the fence after ice and high wind. A limb left on the top rail can loosen the posts around it.',
        'Stain or paint wood every 2–3 years. Before the first coat, new treated lumber has to be dry enough to soak up a splash of water.',
        'Hose vinyl down every 6–12 months; green algae shows up first on the shaded north side.',
        'Pull honeysuckle and trumpet vine while they’re small. In a storm, their weight can tip a rail fence over.',
        'Replace a popped nail with an exterior screw instead of driving it back into the same hole.',
        'Grease the hinge pins, and check that wide gates still clear the ground at the latch end.',
      ],
    },
  ],
  closing: {
    heading: 'Tell us about your land and animals',
    text: 'A parcel map, a rough length and a list of animals are enough to start. {product} will walk the boundary with you before giving a price.',
    action: 'Request Your Free Consultation',
  },
} as const satisfies ServiceWords;
