import type { TextsByPath } from './index.ts';

/** Services for homes. */
export const residential = {
  'residential-wood-fencing': {
    title: 'Wood Fence Installation in {city}, {state}',
    description:
      'Cedar and treated pine fences for yards in and near {city}: styles, post depth, staining, slopes, gates, and what to look for in a wood fence estimate.',
    keywords:
      'residential wood fencing, cedar privacy fence, pressure-treated pine, board-on-board, shadowbox, wood gates, wood fence {city}',
    serviceDescription:
      'Cedar and treated pine fences built for your soil, your weather and yards that are rarely level. Here’s what to look for when you compare quotes.',
    'contentSections.0.heading': 'What makes a wood fence last in the ground',
    'contentSections.0.paragraphs.0':
      'Wood fences usually fail at the posts, not the boards. The trouble spot is the few inches around the soil line, where the ground stays damp and wood rots. With solid posts and regular stain or paint, expect a lifespan of 15–20 years. If the posts are too shallow, the fence will lean long before the boards wear out.',
    'contentSections.4.items.1.text':
      'We call 811 to have public utilities marked; every state sets a waiting time, usually two or three working days, before anyone digs. Then we run a string line, put a flag where each post goes, and ask you which shrubs should stay.',
    'contentSections.4.items.2.text':
      'Frost and wind decide how deep we dig: at least 30 inches for a 6-foot fence and 36 for 8 feet, and below the frost line wherever that is deeper. We roughen the sides of the hole so the concrete grips, put gravel at the bottom, and finish the concrete with a slope so rain runs off.',
  },
  'residential-vinyl-fencing': {
    title: 'Vinyl Fence Installation in {city}, {state}',
    description:
      'How vinyl fences are built to handle heat, cold, wind and moving soil: panel styles, post reinforcement, gates, cleaning, and warranties explained.',
    serviceDescription:
      'A fence you hose off instead of staining. The parts that keep it straight through summer heat and storms are inside the posts and rails.',
    'contentSections.4.items.1.text':
      'We call 811 first so buried lines get marked, and give the utilities the working days your state requires. Then we check for irrigation and downspout drains. The string line goes where we agreed, just inside your property line.',
    'contentSections.4.items.2.text':
      'Holes for a 6-foot privacy fence go 30 inches deep or more, always below the frost line. Where the soil allows, we widen the bottom of each hole, because a straight-sided footing can slip in soaked ground.',
    'contentSections.6.items.0':
      'Rinse the panels every 6–12 months, and more often under trees that drop pollen and sap.',
    'contentSections.6.items.4':
      'Be careful in freezing weather: a bump that does nothing in summer may crack a board on a frosty morning.',
  },
  'residential-aluminum-fencing': {
    title: 'Residential Aluminum Fence Installation, {city} {state}',
    'contentSections.5.items.2.text':
      'We notify 811 first and wait until the utilities have marked their lines. Line-post holes go at least 24 to 30 inches deep, gate posts deeper, and all of them below the frost line. On a sound concrete patio we drill holes for the posts or bolt down base plates.',
    'contentSections.6.items.3': 'Spray dry lubricant into the latches once a year, and tighten the hinge screws.',
    'contentSections.6.items.4':
      'Don’t let soil or bark pile up against the bottom rail. Trapped moisture dulls the finish.',
  },
  'residential-chain-link-fencing': {
    title: 'Chain Link Fences & Dog Runs in {city}, {state}',
    'contentSections.4.items.1.text':
      'We report the dig to 811 and hold off until the public lines are marked. Show us propane, well wiring and yard lighting, which the utilities don’t mark.',
    'contentSections.4.items.2.text':
      'Corner, end and gate posts are heavier pipe in wider footings, 30 inches deep or more as frost and soil demand. Line posts stand no more than 10 feet apart.',
    'contentSections.5.heading': 'Chain link on slopes, creeks and soft ground',
    'contentSections.5.paragraphs.1':
      'Soil that swells when it’s wet shrinks in a dry spell and opens a gap around each footing. Tamp soil back into that gap before heavy rain fills it.',
    'contentSections.6.items.0':
      'Pull climbing vines every season. A vine in full leaf makes an open fence catch wind.',
  },
  'fence-repair-replacement': {
    title: 'Fence Repair & Replacement in {city}, {state}',
    'contentSections.3.paragraphs.0':
      'We match what you have, then fix what made it fail. If a post rotted in wet ground, we replace it with one rated for ground contact, put gravel under it for drainage, and slope the concrete away from it at the top. Where water always stands, steel posts may make more sense. Nails that backed out get replaced with coated screws. If a post snapped at ground level but its footing is solid, a steel repair bracket can save it, with no digging.',
    'contentSections.4.items.2.text':
      'We brace loose sections, work out a temporary plan for pets and pool access, and call 811 if we need to dig. The utilities then have a few working days to mark their lines.',
    'contentSections.4.items.3.text':
      'Old footings come out, or the new posts go well clear of them. We set posts at least 24 inches deep, more for tall fences and hard winters. Where water stands, we fix the drainage first.',
    'contentSections.6.intro': 'Wind after days of rain does the most damage, because posts come loose in soaked soil.',
    'contentSections.7.items.0': 'Walk the whole fence each spring and after every big storm.',
  },
} as const satisfies Readonly<Record<string, TextsByPath>>;
