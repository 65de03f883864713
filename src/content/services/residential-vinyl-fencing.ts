import type { ServiceWords } from '../../shared/content/service-words.ts';

export const residentialVinylFencing = {
  menuName: 'Residential Vinyl Fencing',
  contactOption: 'Vinyl Fence Installation',
  title: 'Vinyl Fence Installation, Greensboro & Triad NC',
  description:
    'How vinyl fences are built to handle Piedmont heat, wind and clay: panel styles, post reinforcement, gates, cleaning, and warranties explained.',
  keywords:
    'residential vinyl fencing, PVC privacy fence, vinyl picket, semi-privacy vinyl, white vinyl fence, vinyl gates',
  serviceTitle: 'Residential Vinyl Fencing',
  serviceDescription:
    'A fence you hose off instead of staining. The parts that keep it straight through August heat and storms are inside the posts and rails.',
  benefit: 'Privacy and picket fences you rinse clean and never have to paint.',
  companions: ['privacy-fencing', 'picket-fencing'],
  pricePreset: '1.vp72w.hlnp.0',
  picture: {
    name: 'service-vinyl.jpg',
    alt: 'White tongue-and-groove vinyl privacy fence with capped posts beside a lawn and flower beds',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Vinyl fence styles and heights',
      drawings: ['vinyl-privacy', 'vinyl-picket', 'vinyl-ranch'],
      intro: 'Residential panels come 4–8 ft tall.',
      items: [
        {
          title: 'Solid privacy',
          text: 'Tongue-and-groove boards lock together with no gaps. This style is best where a patio or a neighbor is close, but it catches the most wind.',
        },
        {
          title: 'Privacy with lattice top',
          text: 'The top foot is open lattice, so a long white fence looks less like a wall and a little breeze gets into the yard.',
        },
        {
          title: 'Semi-privacy',
          text: 'Narrow gaps between the boards let wind through, so this style works well on open ridges and corner lots.',
        },
        {
          title: 'Picket',
          text: 'This is a shorter fence with spaced pickets. It handles slopes better than solid panels because each picket can shift on its rail.',
        },
        {
          title: 'Post and rail',
          text: 'Two to four rails suit road frontage and acreage. Add welded wire on the inside if you need to keep a dog in.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Vinyl materials: what makes a good panel',
      paragraphs: [
        'Fence vinyl is rigid PVC with an additive that blocks ultraviolet light. New vinyl holds its color and resists impact better than recycled vinyl. Ask for the wall thickness in writing, and ask whether the bottom rail of a privacy panel has a metal channel inside. Without a channel, the weight of eight feet of boards can bow the rail in a few summers.',
        'PVC expands in heat. An 8-foot rail can be about a quarter inch longer in July than on a freezing night, so rails need room to slide inside the posts. Panels buckle when both ends are glued or screwed tight.',
        'One hazard surprises people: energy-efficient (low-E) windows can reflect sunlight so strongly that it softens vinyl several yards away. Tell us if a bright patch of reflected sun falls where you want the fence.',
      ],
      picture: {
        name: 'gallery-2.jpg',
        alt: 'Vinyl privacy fence with a lattice top above flowering shrubs, gray house behind',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits of a vinyl fence over the years',
      items: [
        {
          title: 'No painting',
          text: 'There’s no paint to peel. On white panels the color goes all the way through, so a light scratch barely shows.',
        },
        { title: 'Long life', text: 'A lifespan of 30+ years is typical when the posts are set right.' },
        {
          title: 'No rot or insects',
          text: 'Termites and carpenter bees leave vinyl alone, and damp ground won’t rot it.',
        },
        {
          title: 'Looks good on both sides',
          text: 'Most styles look the same from either side, which helps with neighbors and HOA reviews.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Vinyl vs. treated pine',
      columns: ['Question', 'Vinyl', 'Treated pine'],
      rows: [
        ['Upfront cost', 'Higher', 'Lower'],
        ['Upkeep', 'Water and mild soap', 'Inspection, plus stain or paint every 2–3 years'],
        ['Steep slope', 'Solid panels usually step down', 'Boards follow the ground'],
        ['Fallen limb', 'Replace the broken pieces with the same style', 'Replace with boards from any lumberyard'],
        ['Custom angles', 'Limited by factory-cut posts', 'Cut as needed'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step vinyl fence installation process',
      items: [
        {
          title: 'Measure to the panel',
          text: 'Vinyl comes in fixed widths, so we start the layout at gates and corners. We plan where the short panels go, so you don’t end up with a one-foot piece beside the front gate.',
        },
        {
          title: 'Locate and lay out',
          text: 'We call 811 first so buried lines get marked. In North Carolina that takes three full working days. Then we check for irrigation and downspout drains. The string line goes where we agreed, just inside your property line.',
        },
        {
          title: 'Dig and pour',
          text: 'Holes for a 6-foot privacy fence go about 30 inches deep, well below the frost line. Where the clay allows, we make each hole wider at the bottom.',
        },
        {
          title: 'Stiffen and assemble',
          text: 'End and gate posts get aluminum inserts or reinforced concrete fill. Rails lock into the posts with room to expand, the boards drop in, and the top rail goes on.',
        },
        {
          title: 'Hang gates and check',
          text: 'Once the concrete cures, we hang the gates, which have braced metal frames and adjustable hinges. Then we check that the tops line up, glue the caps on and haul off the packaging.',
        },
      ],
      picture: {
        name: 'gallery-5.jpg',
        alt: 'White pickets along a deep bed of summer flowers beside a gray house',
      },
    },
    {
      kind: 'prose',
      heading: 'Slopes, wind and vinyl fence cost',
      paragraphs: [
        'On a gentle slope, a solid panel can tilt slightly to follow the ground. On anything steeper, the panels go down the hill like stair steps, and we can fill the gaps underneath with soil, stone or a cut board. Tall solid fences catch storm gusts like a sail, so they need stiffer posts, deeper holes or posts set closer together.',
        'Height, color, wood-grain texture, lattice, gates and stepped panels all add to the price. If you’d rather pay monthly, financing is available through an outside provider.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Vinyl fence maintenance tips',
      items: [
        'Rinse the panels every 6–12 months, and more often under oaks and pines that drop pollen and sap.',
        'Clean green algae off shaded north sides with vinegar, water and a soft brush.',
        'Mow with the discharge chute pointed away, and keep string trimmers off the posts.',
        'Keep grills and fire pits well away. Their heat can soften and warp vinyl.',
        'Be careful in freezing weather: a bump that does nothing in June may crack a board in January.',
        'Check that the drain holes (weep holes) in the bottom rail are clear before winter.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who we serve with vinyl fencing',
      items: [
        { title: 'Busy households', text: 'You never have to spend a weekend staining.' },
        {
          title: 'HOA neighborhoods',
          text: 'Every lot can have the same style and color. Bring your covenants, and we’ll help you choose a fence that fits them.',
        },
        { title: 'Landlords', text: 'Between tenants, a vinyl fence usually just needs a wash.' },
        {
          title: 'Hobby farms',
          text: 'White rail looks good along the driveway. If your horses lean on fences, ask us about an electric strand or a stronger rail.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Vinyl fence warranty, in plain English',
      paragraphs: [
        'Manufacturers give warranties of 25 years to lifetime. Check three things: whether coverage transfers when you sell, whether it pays less as the fence ages, and whether labor is included. Cracking, peeling and fading past a stated amount are usually covered. Damage from impact, heat or shifting soil often isn’t. Most makers want you to register the warranty yourself, so ask us for the form at the final walk-through.',
      ],
    },
  ],
  closing: {
    heading: 'See the colors next to your house',
    text: 'White next to cream trim can look off. Compare samples outdoors, in your own light, before you order. Give us a length and a height, and we’ll price each color in writing.',
    action: 'Request Your Free Vinyl Fence Estimate',
  },
} as const satisfies ServiceWords;
