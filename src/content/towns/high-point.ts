import type { TownWords } from '../../shared/content/town-words.ts';

export const highPointFenceInstallation = {
  town: 'High Point',
  summary:
    'Established neighborhoods, lakeside lots, and showrooms with loading docks that need sturdy gates. The city requires a fence permit.',
  point: { latitude: 35.9557, longitude: -80.0053, label: 'right' },
  title: 'High Point, NC Fence Company for Homes & Businesses',
  description:
    'High Point fence company for Emerywood gates, Oak Hollow Lake yards and showroom loading docks. Help with the city’s fence permit. Free estimates.',
  keywords:
    'High Point fence company, Emerywood fence, fence contractor High Point NC, Oak Hollow Lake fence, commercial fence High Point',
  heading: 'Fence Installation in {town}, {state}',
  tagline: 'From Emerywood driveways to brick-ranch backyards and showroom docks, we fence all of High Point.',
  picture: {
    name: 'style-electronic-gate.jpg',
    alt: 'Pair of black metal drive gates hung on brick pillars, keypad post to the left, a large house at the end of the driveway',
  },
  intro: {
    heading: 'A High Point fence starts with your plat',
    paragraphs: [
      'Most of High Point is in Guilford County, but the city’s edges reach into Davidson, Randolph and Forsyth. That matters for one practical reason: your plat, which shows your property lines and easements, is kept by the county your lot is in. Your tax bill tells you which one.',
      'House styles change fast from one street to the next. Large estates and small worker cottages went up within a mile of each other, and a big lot and a small one need different fences.',
    ],
  },
  about: {
    heading: 'About fences near High Point’s lakes',
    paragraphs: [
      'The Deep River feeds Oak Hollow Lake and High Point City Lake. Yards near the water often end in a drainage easement or a protected strip along the bank. Keep the back fence on the house side of that strip or easement. Ask the city what may be built there before you pay for a fence that might have to move.',
      'Wind picks up over open water. When the tail end of a hurricane comes through, solid panels facing the lake take the full force. There we set posts closer together, or space the boards so gusts pass through.',
    ],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Three kinds of High Point lots we fence',
      items: [
        {
          title: 'Emerywood and Johnson Street',
          text: 'Early 1900s houses on large, shaded lots. Here we like brick piers and ornamental metal across the front, and stained boards behind the garage. Local historic districts have an extra review, described below.',
        },
        {
          title: 'Brick ranches of the fifties and sixties',
          text: 'Wide, shallow lots with a carport and an old four-foot chain link fence. The posts are often still plumb, so you may be able to keep most of that fence and just add a taller section along one side.',
        },
        {
          title: 'North side, along Skeet Club Road',
          text: 'Newer houses built close together on fill dirt, with an HOA that has a say in the color of your fence. Fill keeps settling for years, so we dig down to undisturbed soil.',
        },
      ],
    },
  ],
  rules: {
    heading: 'High Point fence permits',
    intro:
      'We’ll give you the drawing that goes with your permit application. To find out how tall a fence may be on your lot, ask the city’s Development Services Center.',
    items: [
      {
        rule: 'A Zoning Fence Permit is needed for any fence, at a home or a business. A masonry wall over four feet needs a construction permit instead.',
        source: 'City of High Point, buildhighpoint.com/197/Fence',
        checked: '2026-11',
      },
      {
        rule: 'A fence may not stand in a street right-of-way. In a flood-hazard area, the city has to approve the fence first. In an easement or a protected drainage area, you need the consent of whoever holds the rights to it.',
        source: 'City of High Point, buildhighpoint.com/197/Fence',
        checked: '2026-11',
      },
      {
        rule: 'In a local historic district or at a Guilford County Historic Landmark, you need a Certificate of Appropriateness before you can get the permit.',
        source: 'City of High Point, buildhighpoint.com/197/Fence',
        checked: '2026-11',
      },
      {
        rule: 'We ask 811 to have buried lines located. Then we wait the three full working days the state requires before we start digging.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'High Point residential fencing',
    picture: {
      name: 'gallery-4.jpg',
      alt: 'Horizontal wood slats on black posts, tufts of grass below and pale pavers in front',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Put the tall boards where they block the view from your neighbors’ deck. Toward the street, a lower fence lets the light in.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'We put up 4–8 ft tongue-and-groove panels in the Skeet Club subdivisions. Their gates have metal inside the rails so they stay stiff.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'This is furniture country, and people notice joints. We miter the caps, line up the screws and keep knots away from picket edges.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Black aluminum looks right around an Emerywood pool or across a front lawn, where solid boards would hide the house.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'If your ranch house already has a chain link fence, we can sometimes hang new 9-gauge mesh on the old steel frame. We test each post first.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'Sagging driveway gates, split rails, a section flattened by a fallen limb: we match the new work to what’s still standing.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Fencing for High Point businesses',
    intro:
      'Downtown fills up twice a year, for the High Point Market in spring and in fall. It’s best to schedule downtown work in between.',
    items: [
      {
        title: 'Security Fencing',
        text: 'For older factories, we close off the alley and the loading area with fences and keep the front looking good.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'We fence trailer yards and lumber racks near South Main Street, with framing that can take a bump from a truck backing up.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'We set up keypads for temporary market staff and card readers for your regular crew, and the system keeps a record of who opened the dock gate.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We build screens for dust collectors, slatted courtyard walls for showrooms, and removable panels for oversized deliveries.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why High Point customers hire us',
    items: [
      {
        title: 'Careful finish work',
        text: 'We set every gap with a spacer block. Where we cut treated lumber, the cut end gets preservative before the board goes up.',
      },
      {
        title: 'Property lines first',
        text: 'If the metal pins at your lot corners can’t be found, we’ll suggest a surveyor. A survey costs less than moving a finished fence.',
      },
      {
        title: 'Fair, clear prices',
        text: 'We’re licensed and insured, and your quote shows what each choice adds, from a second gate to heavier mesh.',
      },
    ],
  },
  process: {
    heading: 'How our four-step process works in High Point',
    items: [
      {
        title: 'Talk it over',
        text: 'Tell us what the fence should keep in, keep out or hide. Pictures from your phone help.',
      },
      {
        title: 'Check lines and permits',
        text: 'Property pins, easements, lake buffer, HOA and city permit: we list what’s needed and who to ask.',
      },
      {
        title: 'Agree on the drawing',
        text: 'Every gate swing, height change and material is priced on one page before we order anything.',
      },
      {
        title: 'Install and test',
        text: 'We open and close every gate until it latches the same way each time, and we haul off the scraps.',
      },
    ],
  },
  closing: {
    heading: 'Ask for a free High Point estimate',
    text: 'There’s no obligation. If you have a copy of your plat, keep it handy. If you don’t, that’s fine.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownWords;
