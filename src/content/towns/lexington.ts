import type { TownWords } from '../../shared/content/town-words.ts';

export const lexingtonFenceInstallation = {
  town: 'Lexington',
  summary: 'In-town homes, farms and lots on High Rock Lake.',
  point: { latitude: 35.824, longitude: -80.2534, label: 'below' },
  title: 'Lexington, NC Fences, from Uptown to the Lake',
  description:
    'Fence contractor for Lexington and High Rock Lake: open lake views, village lots at Erlanger, pool fences and pasture. Licensed, insured, free estimates.',
  keywords:
    'Lexington NC fence installation, High Rock Lake fence, Davidson County fence company, Erlanger fence, pool fence Lexington NC',
  heading: 'Fence Installation in {town}, {state}',
  tagline: 'Uptown porches, Erlanger cottages, lake lots and pasture: we build the fence that fits your place.',
  picture: {
    name: 'service-aluminum.jpg',
    alt: 'Dark open-picket metal fence crossing a lawn, with pink and white shrubs and tall trees seen through it',
  },
  intro: {
    heading: 'Fences for Lexington homes, farms and lake lots',
    paragraphs: [
      'Lexington has a little of everything. Uptown has its courthouse square and shaded streets such as Park Place. North of it, Erlanger was laid out as a mill village with cottages on small, even lots. Drive south and you reach fields, then High Rock Lake, where yards slope to the water.',
      'A fence that suits one of these places would look wrong in the next. Here’s what we look at in each.',
    ],
  },
  about: {
    heading: 'About lake fences near Lexington',
    paragraphs: [
      'You bought the lot for the view, so we keep it open. The usual plan is a solid fence on the two sides and open metal across the view, stepping down as the ground falls. Compare colors at the time of day you sit outside: a dark rail blends in with the water, and a white one glares.',
      'Lake levels change, and the lake’s operator and the county may both have rules near the shoreline. Ask both before you plan a fence down to the bank, and keep the last footings on firm ground above it. Wind off the water is strong, so the posts nearest the shore get more depth and more concrete.',
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'In town: small yards and straight lines',
      paragraphs: [
        'In Erlanger and the blocks near Uptown, front yards are shallow and the porch is a few steps from the sidewalk. A tall fence in front closes off the house, so we keep the front fence low. The tall part starts at the back corner of the house, where a gate across the driveway can join it.',
        'The red clay under these streets is stiff and drains slowly. Wood posts stand on gravel, and the top of the concrete slopes away from the post so water runs off.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Pool fences near the lake',
      intro:
        'Plenty of lake houses have a pool as well. These are the figures we build to; your inspector has the final say.',
      items: [
        'At least 48 inches of fence, measured on the outside',
        'Less than 4 inches between pickets if the top and bottom rails are at least 45 inches apart; at most 1¾ inches if the rails are closer together',
        'No more than 2 inches of space at the bottom',
        'A gate that swings outward and closes by itself, with the latch at least 54 inches up, on a post taller than the fence',
      ],
    },
  ],
  rules: {
    heading: 'Permits in Lexington and Davidson County',
    intro:
      'Ask the city how tall a fence may be and how close it may stand to the property line. Outside the city limits, ask Davidson County. Lexington has changed its fence rules before, so make sure the answer is current.',
    items: [
      {
        rule: 'The pool permit covers the fence around a new pool, so the fence doesn’t need a building permit of its own. For a new fence around a pool you already have, ask the inspections office.',
        source: 'N.C. Office of State Fire Marshal, 2018 Administrative Code 204.3 and Residential Code AV105',
        checked: '2026-11',
      },
      {
        rule: 'Buried lines have to be marked before anyone digs. The request to 811 is free and, by law, has to be made three full working days before the dig. We file it and wait for the flags.',
        source: 'N.C. General Statute 87-122',
        checked: '2026-11',
      },
    ],
  },
  residential: {
    heading: 'Residential fences for Lexington and the lake',
    picture: {
      name: 'style-pool.jpg',
      alt: 'Pool deck inside a black aluminum fence, shrubs and trees on the far side',
    },
    items: [
      {
        title: 'Privacy Fences',
        text: 'Side fences on lake lots are 6–8 ft tall. We stop them a few yards short of the shore, because the wind is strongest there.',
        page: 'privacy-fencing',
      },
      {
        title: 'Vinyl Fencing',
        text: 'Sun off the water fades a lot of materials. Panels with good UV protection stay white, and algae washes off.',
        page: 'residential-vinyl-fencing',
      },
      {
        title: 'Wood Fencing',
        text: 'We build four-board paddock fences for farms near Swearing Creek and picket fences for Erlanger porches. With care, expect 15–20 years.',
        page: 'residential-wood-fencing',
      },
      {
        title: 'Aluminum Fencing',
        text: 'Aluminum is our first choice where there’s a view. Bronze blends with fall woods, black with the water.',
        page: 'residential-aluminum-fencing',
      },
      {
        title: 'Chain Link Fencing',
        text: 'Goats, hounds or a vegetable garden behind the barn call for tall mesh with a tension wire along the bottom.',
        page: 'residential-chain-link-fencing',
      },
      {
        title: 'Fence Repair & Replacement',
        text: 'We fix weathered lakeside sections, panels hit by a boat trailer, and gates that stick in August. Most of these need parts, not a whole new fence.',
        page: 'fence-repair-replacement',
      },
    ],
  },
  commercial: {
    heading: 'Commercial fencing for Davidson County businesses',
    items: [
      {
        title: 'Security Fencing',
        text: 'Boat and RV storage attracts thieves at night. Pair a tall fence with lighting and one controlled entrance.',
        page: 'commercial-security-fencing',
      },
      {
        title: 'Commercial Chain Link',
        text: 'We fence factories, school fields and county yards near I-85, with posts heavy enough to carry windscreens and take a bump from a truck.',
        page: 'commercial-chain-link-fencing',
      },
      {
        title: 'Electronic Fencing',
        text: 'Marina members arrive at dawn with trailers. A tag on the windshield, like a toll pass, opens the gate from a distance so nobody has to stop on the highway.',
        page: 'commercial-electronic-fencing',
      },
      {
        title: 'Custom Solutions',
        text: 'We build screens for barbecue woodpiles and smokers, rail fences around winery lawns, and fence panels that you can take down each October for the street festival.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Lexington homeowners hire us',
    items: [
      {
        title: 'We protect your view',
        text: 'We check the height with a marked pole while you sit on your deck, before anything is ordered.',
      },
      {
        title: 'Hardware that handles damp air',
        text: 'We use stainless or coated screws near the lake, and hinges you can tighten after the first humid summer.',
      },
      {
        title: 'Straightforward pricing',
        text: 'We’re licensed and insured, we list prices by item, and the estimate is free.',
      },
    ],
  },
  closing: {
    heading: 'Ready for a fence in Lexington?',
    text: 'Pick a weekday or a Saturday morning. We’ll measure, answer your questions, and let you decide.',
    quoteLabel: 'Request Free Quote',
  },
} as const satisfies TownWords;
