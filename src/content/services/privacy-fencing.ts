import type { ServiceWords } from '../../shared/content/service-words.ts';

export const privacyFencing = {
  menuName: 'Privacy Fencing',
  title: 'Privacy Fence Installation, Greensboro & Triad NC',
  description:
    "Privacy fences 6' to 8' tall for Triad backyards: wood, vinyl, composite and decorative compared by life and upkeep, plus wind, slopes and post depth.",
  keywords:
    'privacy fence, wood privacy fence, vinyl privacy fence, composite fence, horizontal slat fence, board on board fence, backyard fence Greensboro Winston-Salem',
  serviceTitle: 'Privacy Fencing',
  serviceDescription:
    "A fence 6' to 8' tall makes your backyard private. But boards shrink, wind pushes on the posts and a slope leaves gaps underneath. Here’s how we plan for that.",
  benefit: 'Six to eight feet of wood, vinyl or composite for a private backyard.',
  companions: ['residential-wood-fencing', 'residential-vinyl-fencing'],
  pricePreset: '1.wp72p.hlnp.0',
  picture: {
    name: 'style-privacy.jpg',
    alt: 'Overlapping brown boards closing in a back lawn, with a white lounge chair on a patio',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Privacy fence options',
      items: [
        {
          title: 'Wood',
          text: 'Cedar or treated pine, usually 6–8 ft. It costs the least to put up, any carpenter can repair it, and you choose the color. It shrinks: boards nailed tight in August show gaps by January.',
        },
        {
          title: 'Vinyl',
          text: 'Tongue-and-groove panels that lock together and stay tight. They come 4–8 ft tall; for privacy, choose at least 6. There’s no painting, and warranties run from 25 years to lifetime. Cracks from a falling oak limb can’t be patched; the broken part has to be replaced.',
        },
        {
          title: 'Composite',
          text: 'Wood fiber and plastic in grooved boards on metal-reinforced rails. It’s heavy, softens noise a little, has an even color and lasts 25–30+ years. It has the highest upfront cost.',
        },
        {
          title: 'Decorative',
          text: 'Horizontal slats, louvers or lattice tops in any of these materials. A decorative fence screens your seating area and lets some air and light through.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Privacy fence design options',
      drawings: ['side-by-side', 'board-on-board', 'shadowbox'],
      items: [
        {
          title: 'Board-on-board',
          text: 'Each picket overlaps the next by about an inch, which keeps gaps from opening in a dry winter. It takes roughly a third more lumber.',
        },
        {
          title: 'Shadowbox',
          text: 'Boards alternate front and back. The fence looks the same from either yard and wind gets through, though people walking by can see in at an angle.',
        },
        {
          title: 'Cap and trim',
          text: 'A level board over the top keeps rain off the cut ends of the pickets and keeps them in line as they dry.',
        },
        {
          title: 'Stepped or following the grade',
          text: 'Wood pickets fit any slope, because each one is cut to match the ground. Vinyl and composite panels mostly go down in steps, which leaves gaps underneath. We can fill those with stone or an extra board.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wind, clay and privacy fence post depth',
      drawings: ['post-hole'],
      paragraphs: [
        'A solid panel 6 feet tall and 8 feet long gives the wind 48 square feet to push on in every thunderstorm. That’s why post depth matters more than board grade. We dig about 30 inches deep for a 6-foot fence. An 8-foot fence needs 36 or more, and posts go closer together on open ground or along a ridge.',
        'Water sits in clay. We slope the concrete away from the post and put gravel under it for drainage. Three rails keep 6-foot boards flat.',
        'Around old oaks we dig by hand and shift posts to save large roots. Where a drainage ditch crosses the line, we leave a gap under the boards so stormwater runs below instead of pushing the fence over.',
      ],
      picture: {
        name: 'gallery-4.jpg',
        alt: 'Horizontal cedar slats between slim black posts, ornamental grasses at the base and a stone patio',
      },
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a privacy fence',
      items: [
        'You don’t see neighbors, traffic or headlights from the patio.',
        'Dogs bark less when they can’t see the sidewalk.',
        'Solid, heavy boards soften road noise a little; don’t expect silence.',
        'Grills, trash cans and trailers stay out of sight.',
        'Flower beds along the fence get less winter wind.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Applications for a privacy fence',
      items: [
        {
          title: 'Backyards',
          text: 'The fence can end at the back corner of the house or come forward to a side gate.',
        },
        {
          title: 'Patios and hot tubs',
          text: 'One screen 16 feet long, in the right place, can do the work of a whole enclosure. Sit in your usual chair and see what has to be hidden before you choose the height.',
        },
        {
          title: 'Busy roads',
          text: 'Choose heavier boards with tight joints, and build higher if your town allows it along a street.',
        },
        {
          title: 'Rentals and townhomes',
          text: 'Vinyl dividers still look good after several tenants, and matching panels are easy to keep on hand.',
        },
        {
          title: 'Trash and equipment enclosures',
          text: 'Businesses need gates that swing fully open for a truck, on posts that can carry the weight.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Privacy materials compared',
      intro: 'Upfront cost generally rises from wood to vinyl to composite; only wood needs stain or paint.',
      columns: ['Material', 'Typical height', 'Expected life', 'Upkeep', 'Choose it when'],
      rows: [
        [
          'Wood',
          '6–8 ft',
          '15–20 years',
          'Stain or paint every 2–3 years',
          'The ground is steep or upfront cost matters most',
        ],
        ['Vinyl', '6–8 ft', '30+ years', 'Rinse every 6–12 months', 'You never want to paint'],
        [
          'Composite',
          '6–8 ft',
          '25–30+ years',
          'Soap-and-water wash once a year',
          'You like the look of wood and want a little less noise',
        ],
        [
          'Decorative',
          '6–8 ft, often with an open top',
          'Same as its material',
          'Same as its material; more edges to clean',
          'You want privacy on a patio and a breeze too',
        ],
      ],
      note: 'How long a fence lasts depends on shade, drainage and care. In damp shade, expect the low end of the range.',
    },
    {
      kind: 'steps',
      heading: 'Our five-step privacy fence process',
      items: [
        {
          title: 'Sight-line visit',
          text: 'One of us holds a tall pole where the fence will go. From your windows and patio you see what height blocks the view.',
        },
        {
          title: 'Layout and estimate',
          text: 'The estimate is free and detailed, with your options side by side. A slope, an old fence to remove, roots and double gates usually add to the price.',
        },
        {
          title: 'Boundary and approvals',
          text: 'You show us the survey pins and ask your HOA and town about height. We contact 811 about the job and wait three full working days, as North Carolina requires. We also suggest you talk with your neighbor.',
        },
        {
          title: 'Posts',
          text: 'Corner and gate posts come first, with a string line between them. The concrete cures before we hang any panels, because panels catch wind.',
        },
        {
          title: 'Boards, gates, cleanup',
          text: 'Gates are steel-framed or braced wood, hung high enough that they still open when the ground swells. We take scrap and nails with us.',
        },
      ],
      picture: {
        name: 'gallery-1.jpg',
        alt: 'Stained privacy boards finished with a band of lattice, a row of flowering shrubs along the base',
      },
    },
    {
      kind: 'cards',
      heading: 'Maintenance tips for each material',
      items: [
        {
          title: 'Caring for wood',
          text: 'Let treated lumber dry, then seal both sides and the cut ends. Keep soil and leaves away from the bottom, where rot starts.',
        },
        {
          title: 'Caring for vinyl',
          text: 'A garden hose takes off pollen. In shade, scrub off green film with diluted white vinegar and a soft brush. Keep grills well away from the panels.',
        },
        {
          title: 'Caring for composite',
          text: 'Brush debris out of the grooves each fall. Wipe up grease quickly and keep the expansion gaps clear.',
        },
        {
          title: 'Caring for decorative screens',
          text: 'Check slat screws and lattice clips once a year, and cut back vines before they push the slats apart.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Show us where you want privacy',
    text: 'Sit in your favorite spot, take a photo and send it. {product} will suggest a height and a material, and tell you how much fence you need.',
    action: 'Schedule Your Privacy Consultation',
  },
} as const satisfies ServiceWords;
