import type { ServiceWords } from '../../shared/content/service-words.ts';

export const commercialVinylFencing = {
  menuName: 'Commercial Vinyl Fencing',
  title: 'Commercial & HOA Vinyl Fencing, Greensboro & Triad NC',
  description:
    'Commercial vinyl fencing, up to 8 ft, at apartments, HOAs, medical and retail sites in the Triad: post sizes, wind, slopes, rinsing and warranty terms.',
  keywords:
    'commercial vinyl fencing, HOA vinyl fence, 8 ft vinyl privacy fence, PVC fence contractor, vinyl dumpster enclosure NC',
  serviceTitle: 'Commercial Vinyl Fencing',
  serviceDescription:
    'PVC fencing for communities and businesses that want the same clean look every year without budgeting for paint.',
  benefit: 'Clean, matching fencing for HOAs and businesses, with no painting.',
  companions: ['privacy-fencing', 'residential-vinyl-fencing'],
  pricePreset: '1.vp72w.blnp.0',
  picture: {
    name: 'style-commercial-vinyl.jpg',
    alt: 'White vinyl privacy fence about seven feet tall beside a concrete sidewalk, with townhouse roofs behind it',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Commercial vinyl fence styles',
      drawings: ['vinyl-privacy', 'vinyl-picket', 'vinyl-ranch'],
      items: [
        {
          title: 'Tongue-and-groove privacy',
          text: 'Boards lock into each other and into grooved rails. There are no gaps to see through, so this style takes the full force of the wind.',
        },
        {
          title: 'Semi-privacy',
          text: 'Narrow spaces between the boards let a breeze through a courtyard and take strain off the posts.',
        },
        {
          title: 'Privacy with lattice or open top',
          text: 'The solid part hides parked cars, and the open top lets daylight onto a walkway.',
        },
        {
          title: 'Low picket',
          text: 'These fences go around dog runs, playgrounds and other places that staff need to see into.',
        },
        {
          title: 'Two-, three- and four-rail',
          text: 'Rails mark long entrance drives and the edges of retention ponds. Where rails alone are too open, we add welded wire behind them.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Commercial vinyl fence heights',
      intro:
        'Commercial vinyl comes in heights from 4 ft up to 8 ft. The taller the fence, the stronger its frame has to be.',
      columns: ['Height', 'Common use', 'What it takes to build'],
      rows: [
        [
          '4 ft',
          'Playgrounds, paths to pools, entry walks',
          'Standard rails and sturdy gates, because people lean on them',
        ],
        [
          '5–6 ft',
          'Townhouse rows, patios, parking edges',
          'Metal stiffener in the bottom rail so it doesn’t sag between posts',
        ],
        [
          '7–8 ft',
          'Loading docks, highway frontage, mechanical yards',
          'A mid rail, posts about 6 ft apart, deeper footings and reinforced posts',
        ],
      ],
      note: 'Check height limits with your town and in your HOA documents before you choose.',
    },
    {
      kind: 'prose',
      heading: 'Vinyl fence materials and posts',
      paragraphs: [
        'Good fence PVC has titanium dioxide in the outer layer, which keeps white from turning chalky in the North Carolina sun. Two panels can look alike on the truck even though one has much thinner walls, so get the wall thickness in writing. On commercial jobs the hollow posts are typically 6×6, larger than those sold for backyards.',
        'A hollow post is strong enough to hold up a panel. At gates and corners it has to carry more, so there we slide in a steel or aluminum insert, or fill the post with concrete and rebar. The hinges are bolted to that core, because screws in plastic alone come loose.',
        'Vinyl expands and shrinks. From the coldest week of the year to the hottest, an 8 ft rail changes length by about a quarter inch. It needs room to move inside its posts. A rail screwed tight at both ends bows in summer.',
      ],
      picture: {
        name: 'service-vinyl.jpg',
        alt: 'White vinyl privacy fence crossing a lawn toward tall pines, with flowering shrubs along its base',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits of vinyl for owners and HOAs',
      items: [
        {
          title: 'No repainting',
          text: 'Vinyl lasts 30+ years without repainting, so an HOA can take painting out of its reserve study (the long-term repair budget).',
        },
        {
          title: 'Graffiti comes off',
          text: 'Paint doesn’t soak into vinyl. Most marks come off with a mild solvent; test a hidden spot first.',
        },
        {
          title: 'Two good sides',
          text: 'Neighbors see the same finished side you do, so nobody argues over who has to look at the rails.',
        },
        {
          title: 'Easy to replace parts',
          text: 'A broken board or rail comes out and a new one locks in. The posts and footings stay put.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'When vinyl isn’t the right choice',
      paragraphs: [
        'PVC gets brittle in freezing weather. Where a snowplow or a truck backing up could hit the fence, put bollards in front or choose chain link. Solid panels can’t tilt much, so on a steep lot they step downhill and leave a gap under each section. We can cut the panels to the slope, close the gap with a low curb, or switch to a picket style that follows the ground.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step commercial vinyl installation',
      items: [
        {
          title: 'Measure the site',
          text: 'We sketch slopes, tree roots, irrigation and door swings, and count the panels exactly, because they come in fixed lengths.',
        },
        {
          title: 'Choose profile and sample',
          text: 'You handle a cut section, see the wall thickness and pick a color. Then you approve one drawing to show your board or owners.',
        },
        {
          title: 'Mark utilities and set posts',
          text: 'Utility marks come first; plan on three full working days after our 811 request. In clay, we widen each hole at the bottom, and we check every post for plumb on two sides before the concrete sets.',
        },
        {
          title: 'Install the panels',
          text: 'Rails, stiffeners and boards go in once the concrete cures, with room to expand at every post.',
        },
        {
          title: 'Gates and punch list',
          text: 'We adjust the gate hardware, secure the caps, haul away the extra soil, and walk the fence with you.',
        },
      ],
      picture: {
        name: 'gallery-2.jpg',
        alt: 'Vinyl privacy fence with a lattice top above flowering shrubs, gray house behind',
      },
    },
    {
      kind: 'checklist',
      heading: 'Commercial vinyl fence maintenance',
      intro: 'Your grounds crew can do all of this, or we can do it every three, six or twelve months.',
      items: [
        'Rinse every 6–12 months with a garden hose, more often under pines in pollen season.',
        'Wash green film off shaded north sides with diluted dish soap.',
        'Keep a strip of mulch or gravel at the base so string trimmers never touch the posts.',
        'Go easy with pressure washers, which drive grit into the joints.',
        'After a windstorm, check that the rails are still seated in the posts.',
        'Keep a few spare boards on site. Manufacturers discontinue styles, and new white can look different next to old.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served with commercial vinyl',
      intro: 'On most of these properties, residents, guests or patients see the fence every day.',
      items: [
        {
          title: 'Community associations',
          text: 'Approve one style for every shared boundary, and replace a section at a time as the budget allows.',
        },
        {
          title: 'Multifamily housing',
          text: 'Patio dividers, pool surrounds and trash screens that your maintenance staff can simply wash.',
        },
        {
          title: 'Senior living and medical',
          text: 'Smooth vinyl has no splinters, so it suits gardens and memory-care courtyards.',
        },
        { title: 'Hotels and retail', text: 'A fence keeps service areas out of guest photos.' },
        {
          title: 'Farms and event venues',
          text: 'A rail fence along the driveway never needs painting.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What a commercial vinyl warranty covers',
      paragraphs: [
        'Manufacturers’ coverage runs from 25 years to lifetime. Check who “lifetime” applies to: several makers give a company or an HOA a shorter warranty than a homeowner. Also ask whether it passes to the next owner and whether labor is included.',
        'Impact, heat from a grill or exhaust, and storm debris usually aren’t covered. We’ll give you the printed warranty for the product we quote before you sign.',
      ],
    },
  ],
  closing: {
    heading: 'Bring a written price to your next board meeting',
    text: 'We’ll price one style or compare two side by side, with heights and panel counts your board can vote on.',
    action: 'Request a Commercial Vinyl Proposal',
  },
} as const satisfies ServiceWords;
