import type { TextsByPath } from './index.ts';

/** Services for businesses. */
export const commercial = {
  'commercial-wood-fencing': {
    title: 'Commercial Wood Fence Contractor, {city} {state}',
    description:
      'Commercial wood fences in and near {city}: parking lot screens, dumpster enclosures and patio walls on 6×6 posts, with footings sized for soil and wind.',
    keywords:
      'commercial wood fencing, parking lot screening fence, dumpster enclosure, 8 ft wood fence, wood fence contractor {city} {state}',
    'contentSections.0.paragraphs.1':
      'Wind calls for a footing about 30 inches deep under a 6 ft screen and 36 or more under an 8 ft one. Where the ground freezes deeper than that, we go deeper. Soft fill gets a wider hole than firm ground. Heavy soil holds water around a post like a cup, so we put gravel under each post and slope the top of the concrete so rain runs off.',
    'contentSections.2.rows.0.0': 'Pressure-treated pine',
    'contentSections.4.items.2.text':
      'We notify 811 as far ahead as your state requires. Locators skip private lines such as lot lighting and irrigation, so show us your site plan.',
  },
  'commercial-vinyl-fencing': {
    title: 'Commercial & HOA Vinyl Fencing in {city}, {state}',
    description:
      'Commercial vinyl fencing, up to 8 ft, at apartments, HOAs, medical and retail sites around {city}: post sizes, wind, slopes, rinsing and warranty terms.',
    keywords:
      'commercial vinyl fencing, HOA vinyl fence, 8 ft vinyl privacy fence, PVC fence contractor {city}, vinyl dumpster enclosure',
    'contentSections.2.paragraphs.0':
      'Good fence PVC has titanium dioxide in the outer layer, which keeps white from chalking in strong sun. Two panels can look alike on the truck even though one has much thinner walls, so get the wall thickness in writing. On commercial jobs the hollow posts are typically 6×6, larger than those sold for backyards.',
    'contentSections.6.items.0': 'Rinse every 6–12 months with a garden hose, sooner under trees in pollen season.',
    'contentSections.5.items.2.text':
      'Utility marks come first, so plan on a few working days after our 811 request. Where the soil holds its shape, we widen each hole at the bottom, and we check every post for plumb on two sides before the concrete sets.',
  },
  'commercial-aluminum-fencing': {
    title: 'Commercial Aluminum Fence Installation, {city} {state}',
    keywords:
      'commercial aluminum fencing, ornamental aluminum fence, aluminum security fence, commercial pool fence, aluminum gates {city}',
    'contentSections.1.paragraphs.2':
      'Most of the posts along the fence are slim. At drive gates and where the fence meets masonry, commercial posts are typically 6×6, in a footing that goes through loose fill into solid ground.',
    'contentSections.6.items.3.text':
      'Digging starts once 811 has had its notice and the lines are marked. We space the posts to fit the panels exactly. Near big trees we dig by hand, and we move a post rather than cut a main root.',
  },
  'commercial-chain-link-fencing': {
    title: 'Commercial Chain Link Fence Contractor, {city} {state}',
    description:
      "Commercial chain link from 4' to 12' tall: how to read gauge, mesh and coating, what slats do to posts, and which gate lasts on a busy yard in {city}.",
    keywords:
      'commercial chain link fencing, industrial chain link, 9 gauge fence, barbed wire fence, cantilever gate, privacy slats, chain link {city}',
    'contentSections.4.items.3': 'Lets wind through, so a storm has little to push on.',
    'contentSections.5.items.0.text':
      'This is the lowest-cost gate. It needs level ground through the whole swing, and heaving soil or settled gravel will catch it.',
    'contentSections.7.items.2.text':
      'We send the dig notice to 811 and wait as long as your state says. For an 8 ft fence, line posts go at least 36 inches down, deeper where the frost does. In wet soil we make the holes wider at the bottom so the concrete can’t work its way up.',
    'contentSections.8.paragraphs.1':
      'A maintenance program, with visits every three, six or twelve months, covers tension wire, loose ties, leaning posts, vines, and soil washed out under the mesh. Vines do real damage: once they’re woven in, they hold moisture against the zinc and catch wind in a storm.',
  },
  'commercial-fence-repair': {
    title: 'Commercial Fence & Gate Repair in {city}, {state}',
    description:
      'Repairs for business fences and gates around {city}: truck strikes, storm damage, cut wire, dragging gates and rotted posts, with photos and itemized scope.',
    keywords:
      'commercial fence repair, gate repair, chain link repair, vehicle damage fence, storm fence repair, fence maintenance program, fence repair {city}',
    'contentSections.0.items.1.text': 'Limbs crush rails, and after days of rain and wind whole fence lines can lean.',
    'contentSections.4.items.3.text':
      'We remove broken material. We dig no new holes until utilities are marked, which takes a few working days after we call 811. Once the footings cure, panels, mesh or boards go back up.',
  },
  'commercial-security-fencing': {
    title: 'Commercial Security Fence Contractor, {city} {state}',
    description:
      'Security fence planning for businesses near {city}: which fence resists climbing and cutting, what stops a truck, and what to check at gates and ground level.',
    keywords:
      'commercial security fencing, perimeter fence, anti-climb fence, industrial security fence, equipment yard fence, security fence {city}',
    'contentSections.2.items.0.text':
      'On wood fences and heavy gates, posts are typically 6×6. Wet soil softens around a shallow footing, and once a post is loose, a pry bar can open up the mesh.',
    'contentSections.6.items.3.text':
      'We call 811 well before the first hole and wait for the marks. Wherever space allows, the new fence goes up before the old one comes down, so the property isn’t left open.',
  },
  'commercial-electronic-fencing': {
    title: 'Commercial Automatic Gates & Fencing, {city} {state}',
    description:
      'Automated gates and electronic fencing for businesses near {city}: operator types, duty cycle, access control, safety sensors, surge protection and service.',
    keywords:
      'commercial electronic fencing, automated gates, gate operator, access control, slide gate, keypad entry, perimeter detection, automatic gates {city}',
    'contentSections.0.paragraphs.1':
      'Commercial gate posts are typically 6×6, on footings wide enough that a long gate can’t twist them in soft ground. Slide gates get a level concrete pad or track foundation, because even half an inch of settling shows up at the latch.',
    'contentSections.3.items.4.text':
      'Lightning is hard on control boards. Grounding, surge suppressors and separate conduit for data cost far less than a new board.',
    'contentSections.5.items.2.text':
      'Before we dig for pads, posts or trenches, we call 811 and hold off while public lines get marked. A licensed electrician, yours or one we bring in, does the line-voltage wiring.',
  },
} as const satisfies Readonly<Record<string, TextsByPath>>;
