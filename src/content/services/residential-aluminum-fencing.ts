import type { ServiceContent } from '../../shared/content.ts';

export const residentialAluminumFencing = {
  slug: 'residential-aluminum-fencing',
  group: 'residential',
  menuName: 'Residential Aluminum Fencing',
  contactOption: 'Aluminum Fence Installation',
  title: 'Residential Aluminum Fencing and Gates',
  description:
    'Powder-coated aluminum fences for front yards, pools and sloped lots: grades, picket styles, racking, gate posts, care and warranty terms in plain language.',
  keywords:
    'residential aluminum fencing, ornamental aluminum, black metal fence, rackable panels, puppy picket, driveway gate',
  serviceTitle: 'Residential Aluminum Fencing',
  serviceDescription:
    'The look of wrought iron without rust, on panels that pivot to follow a hill. Learn which grade, picket spacing and gate posts your yard calls for.',
  picture: {
    name: 'service-aluminum.jpg',
    alt: 'Open black aluminum pickets bordering a lawn, mulched shrub beds behind them',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Is aluminum right for your yard?',
      paragraphs: [
        'Choose it when you want a boundary you can see through: a pool you need to watch from the kitchen, a wooded view, a front yard. It hides nothing and stops no noise, so for a patio six steps from the neighbor’s we would point you to a solid fence, or combine the two.',
        'Because air moves freely between pickets, storm wind hardly loads the posts. A falling oak limb is another matter. Aluminum bends instead of splintering, and the damaged panel unscrews from its posts.',
      ],
      picture: {
        name: 'gallery-3.jpg',
        alt: 'Black aluminum pickets behind a pool deck, with the shrubs and lawn beyond showing through',
      },
    },
    {
      kind: 'cards',
      heading: 'Aluminum styles',
      intro: 'Panels come up to 8 ft tall; in a front yard, look at 4 ft first.',
      items: [
        {
          title: 'Flat top',
          text: 'Pickets end beneath a smooth top rail. It is the usual pool choice, with nothing to snag a towel or a child’s shirt.',
        },
        {
          title: 'Spear top',
          text: 'Pickets pass through the rail to a pressed or cast point. Traditional on brick houses.',
        },
        {
          title: 'Staggered spear',
          text: 'Alternating tall and short pickets make a line harder to sit on or climb. Security fences run 6 ft and taller.',
        },
        {
          title: 'Puppy picket',
          text: 'Extra short pickets halve the spacing near the ground, for a terrier that would stroll through the standard gap.',
        },
        {
          title: 'Ornament options',
          text: 'Rings, scrolls and ball caps fasten to ordinary panels and may be added long afterward.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Materials and grades',
      intro:
        'Compare wall thickness: .070"–.125" is the range, by part and grade. Heavier walls belong where people pull and swing on the metal.',
      columns: ['Part', 'What we look at', 'Why'],
      rows: [
        ['Line posts', 'Usually 2-inch square tube', 'They carry dead weight and little else'],
        ['Gate posts', 'Thicker wall, often a bigger section', 'A leaf pulls sideways at every swing'],
        [
          'Rails',
          'Tall sidewalls, pickets screwed or clipped',
          'Hidden fasteners look cleaner; exposed ones are easier to service',
        ],
        ['Finish', 'Baked powder coat over pretreated metal', 'Chips begin where pretreatment was skipped'],
        ['Hardware', 'Stainless screws and self-closing hinges', 'Plain steel against aluminum corrodes in damp air'],
      ],
      note: 'Standard colors: black, bronze and white. Black recedes against trees, bronze suits tan brick, white reads brightest from the street.',
    },
    {
      kind: 'prose',
      heading: 'Racking on a hill',
      paragraphs: [
        'Among panel fences, this one copes best with sloped Piedmont lots. A rackable panel pivots at each picket, so rails follow the grade while pickets stay plumb and the space below remains even. Every model has its limit, measured in inches of drop over a 6-foot section. We measure fall at each bay before ordering, since deeper-racking panels have to be specified up front. On the steepest bank, we shorten bays or step.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Benefits over steel and iron',
      items: [
        {
          title: 'It cannot rust',
          text: 'A scratch exposes aluminum, which forms its own thin oxide skin. Iron at the same scratch bleeds orange.',
        },
        {
          title: 'Light on the crew and gates',
          text: 'Panels carry by hand to a back yard no machine can reach, and hinges last longer under less weight.',
        },
        { title: 'Decades of use', text: 'Its lifespan is 30+ years, and repainting never enters the calendar.' },
        { title: 'Shade-friendly', text: 'Grass and beds on both sides keep their sun and airflow.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five-step aluminum installation process',
      items: [
        {
          title: 'Survey the ground',
          text: 'We shoot elevations along the route, count panels and ask about dogs, pools, mower width and which way each gate should open.',
        },
        {
          title: 'Settle the drawing',
          text: 'Style, height, color and gate positions go on one sheet for you and any review board. Pool barriers have extra rules; confirm them with local inspections.',
        },
        {
          title: 'Core or dig',
          text: 'With buried lines marked, line-post holes go about 24 to 30 inches deep, gate posts deeper. On a sound concrete patio we core-drill, or use bolted base plates.',
        },
        {
          title: 'Set as we go',
          text: 'Bays are fixed by panel width, so each section is checked for spacing, plumb and height before the next concrete goes in. Splashes are wiped at once because wet cement etches powder coat.',
        },
        {
          title: 'Adjust gates',
          text: 'After curing, hinges get tensioned until the leaf closes from any angle. Touch-up paint covers cut ends, and every latch is tried from both sides.',
        },
      ],
      picture: {
        name: 'style-decorative.jpg',
        alt: 'Summer flower bed along waist-high black metal pickets topped with rings and points, white house beyond',
      },
    },
    {
      kind: 'checklist',
      heading: 'Aluminum maintenance tips',
      items: [
        'Hose off pollen in spring; follow with dish soap where tree sap lands.',
        'Rinse fertilizer and pool-chemical splash the same day, as salts creep under chipped coating.',
        'Dab touch-up paint on nicks when you see them.',
        'Put a drop of dry lubricant in latches yearly, and retighten hinge screws after winter.',
        'Keep red clay and bark from piling against bottom rails, where trapped damp dulls the finish.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who we build aluminum for',
      items: [
        { title: 'Pool and patio owners', text: 'Clear sight of the water, plus self-closing gates.' },
        {
          title: 'Front-yard homeowners',
          text: 'A definite edge to the lot that leaves brickwork and planting in view.',
        },
        { title: 'Community associations', text: 'Matching runs around ponds, playgrounds and entry signs.' },
        {
          title: 'Rental houses and duplexes',
          text: 'Tenants cannot neglect a finish that asks for nothing beyond a hose.',
        },
        { title: 'Dog owners on acreage', text: 'Tighter spacing near the house, matching open panels farther out.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Aluminum warranty notes',
      paragraphs: [
        'Makers’ warranties span 15 years to lifetime, usually addressing coating adhesion and defective metal. Shorter coverage is common near salt water or for second owners, and limb damage is a matter for your insurer. Cost follows height, picket spacing, grade and gate count, so two quotes only compare when they name the same product line. Ours will name it.',
      ],
    },
  ],
  closing: {
    heading: 'Have your grade measured',
    text: 'Fall across the yard decides which panel fits. Call {phone} or write to us; measuring is free and commits you to nothing.',
    action: 'Request Your Free Aluminum Fence Estimate',
  },
} as const satisfies ServiceContent;
