import type { TextsByPath } from './index.ts';

/** Styles of fence. */
export const styles = {
  'decorative-fencing': {
    title: 'Decorative & Ornamental Fences in {city}, {state}',
    description:
      'Ornamental aluminum, steel, wood and vinyl for front yards, gardens and entrances near {city}: panels, slopes, footings, upkeep and what affects the price.',
    keywords:
      'decorative fence, ornamental aluminum fence, front yard fence, garden fence, spear top fence, estate entrance gate, decorative fencing {city}',
    'contentSections.5.items.2.text':
      'You get the drawing for your HOA and town. We ask 811 to get buried lines marked and wait out your state’s notice period. Tell us about irrigation, lighting cable and invisible dog fences, which 811 leaves unmarked.',
    'contentSections.5.items.3.text':
      'We dig at least 24 to 30 inches, and deeper where frost reaches farther. A post only stays straight when it reaches the firm ground below the loose topsoil. We slope the concrete so rain runs off.',
    'contentSections.6.items.0': 'Wash metal once a year, in spring, with mild soap and a car-wash mitt.',
  },
  'ranch-fencing': {
    title: 'Ranch, Horse & Split Rail Fencing near {city}, {state}',
    description:
      'Board, split-rail and vinyl ranch fences for pasture, driveways and large lots near {city}: post depth, mesh, braced corners, gates, creek crossings and care.',
    keywords:
      'ranch fence, rail fencing, horse fence, split rail fence, vinyl ranch rail, farm fence installation, pasture fence {state}, board fence {city}',
    serviceDescription:
      'Two, three or four rails for pasture, long driveways and big lots, built to stay straight over a thousand feet of uneven ground.',
    'contentSections.2.heading': 'Building ranch fences on hills, creeks and rough ground',
    'contentSections.2.paragraphs.1':
      'Line posts go 30 to 36 inches in the ground, more where frost lifts them. In dry, firm soil, earth tamped back in thin layers holds a post well. End, corner and gate posts are larger, go deeper, and get concrete or an H-brace (two posts with a rail between them), because stretched mesh pulls on them every day.',
    'contentSections.2.paragraphs.2':
      'A fence across a creek needs a water gap: a hanging section that swings or breaks away when high water sends debris down. You lose that one section and keep the posts on both banks. Creek bottoms are often flood-hazard areas, so ask your county or city whether a fence there needs approval.',
    'contentSections.2.paragraphs.3':
      'Rock, tree roots and clearing change the price more than rail style does. So does access: if a truck can’t reach the back line, we carry lumber in by hand or small tractor.',
    'contentSections.5.items.2.text':
      'We clear brush off the line, call 811 and dig once the lines are marked. You mark your own well, septic and power lines.',
    'contentSections.6.items.3':
      'Pull climbing vines while they’re small. In a storm, their weight can tip a rail fence over.',
  },
  'picket-fencing': {
    title: 'Picket Fence Installation in {city}, {state}',
    description:
      'Picket fences 30"–48" tall in wood, vinyl or aluminum for front yards near {city}: picket gaps, tops, gates, corner lots, paint timing on treated pine and care.',
    keywords:
      'picket fence, white picket fence installation, vinyl picket fence, wood picket fence, front yard fence {city}, picket gate, scalloped picket fence',
    serviceDescription:
      'Front-yard fences, typically 30"–48" tall, in painted wood, vinyl or aluminum, built for your soil and your weather.',
    'contentSections.2.paragraphs.2':
      'On a slope, the rails follow the ground and every picket stands straight. Bottoms sit about 2 inches above the soil; any closer, and rain splashes mud on the lower third.',
    'contentSections.5.items.0.text':
      'For bungalows and old cottages, we copy the old style from a surviving picket or a photo.',
    'contentSections.6.items.2.text':
      'You take care of HOA approval and any town paperwork. We call 811 to have buried lines marked and give the notice your state asks for. Then we tie back shrubs.',
    'contentSections.6.items.3.text':
      'We dig holes at least 2 feet deep, and below the frost line. Posts go 6 to 8 feet apart, gate posts first, with the concrete sloped away from the wood.',
  },
  'pool-fencing': {
    title: 'Pool Fence Installation in {city}, {state}',
    keywords:
      'pool fence installation, pool safety fence, aluminum pool fence, glass pool fence, mesh pool fence, self-closing pool gate, magnetic pool latch, pool fence {city}',
    'contentSections.3.paragraphs.1':
      'Digging a pool leaves loose fill around the shell, and fill settles. We dig through it to solid ground or wait for it to settle. A post that leans half an inch can keep a gate from latching. On a sloping yard, we use panels that tilt with the ground, so the gap at the bottom stays small.',
    'contentSections.6.items.2.text':
      'Ask your town when the pool and its fence get inspected. Before we dig, we call 811, and the utilities come to locate what runs under your yard. We install after the decking and grading are done, so you’ll need a temporary fence until then.',
  },
  'security-fencing': {
    title: 'Home Security Fences & Gates in {city}, {state}',
    description:
      'Home security fences for yards and land near {city}: anti-climb mesh, ornamental metal and heavy chain link, with secure gates, footings and upkeep explained.',
    keywords:
      'home security fence, security fence, anti-climb fence, ornamental security fence, heavy duty chain link, estate security fence, secure gates {city}',
    'contentSections.1.paragraphs.1':
      'Bare soil washes out. Two storms can open a gap under the fence big enough for a person. On slopes, we secure the bottom of the fence at ground level with a tension wire, a rail or a poured concrete strip. We also give runoff somewhere else to go.',
    'contentSections.1.paragraphs.2':
      'Taller fences need deeper posts. Plan on footings at least a third as deep as the fence is tall, or down to the frost line where that is deeper. They need to be wider where slats or boards catch wind. Ends, corners and gates get heavier pipe and bracing.',
    'contentSections.6.items.2.text':
      'You confirm zoning, easements and HOA rules. We give 811 the notice that the law requires, and tell you ahead of time if your yard will stand open overnight.',
  },
  'privacy-fencing': {
    title: 'Privacy Fence Installation in {city}, {state}',
    description:
      "Privacy fences 6' to 8' tall for backyards near {city}: wood, vinyl, composite and decorative compared by life and upkeep, plus wind, slopes and post depth.",
    keywords:
      'privacy fence, wood privacy fence, vinyl privacy fence, composite fence, horizontal slat fence, board on board fence, backyard fence {city}',
    serviceDescription:
      "A fence 6' to 8' tall makes your backyard private. But boards shrink, wind pushes on the posts and sloping ground leaves gaps underneath. Here’s how we plan for that.",
    'contentSections.0.items.0.text':
      'Cedar or treated pine, usually 6–8 ft. It costs the least to put up, any carpenter can repair it, and you choose the color. It shrinks: boards nailed tight while they’re wet show gaps once they dry.',
    'contentSections.0.items.1.text':
      'Tongue-and-groove panels that lock together and stay tight. They come 4–8 ft tall; for privacy, choose at least 6. There’s no painting, and warranties run from 25 years to lifetime. Cracks from a falling limb can’t be patched; the broken part has to be replaced.',
    'contentSections.1.items.0.text':
      'Each picket overlaps the next by about an inch, which keeps gaps from opening in dry weather. It takes roughly a third more lumber.',
    'contentSections.2.heading': 'Wind, soil and privacy fence post depth',
    'contentSections.2.paragraphs.0':
      'A solid panel 6 feet tall and 8 feet long gives the wind 48 square feet to push on in every storm. That’s why post depth matters more than board grade. We dig 30 inches deep or more for a 6-foot fence. An 8-foot fence needs 36 or more, and both go deeper where frost reaches farther. Posts go closer together on open ground or along a ridge.',
    'contentSections.2.paragraphs.1':
      'Water sits in heavy soil. We slope the concrete away from the post and put gravel under it for drainage. Three rails keep 6-foot boards flat.',
    'contentSections.2.paragraphs.2':
      'Around old trees we dig by hand and shift posts to save large roots. Where a drainage ditch crosses the line, we leave a gap under the boards so stormwater runs below instead of pushing the fence over.',
    'contentSections.3.items.4': 'Flower beds along the fence get less wind.',
    'contentSections.6.items.2.text':
      'You show us the survey pins and ask your HOA and town about height. We contact 811 about the job and wait the number of days that state law requires. We also suggest you talk with your neighbor.',
  },
} as const satisfies Readonly<Record<string, TextsByPath>>;
