import type { ServiceWords } from '../../shared/content/service-words.ts';

export const fenceRepairReplacement = {
  menuName: 'Fence Repair & Replacement',
  contactOption: 'Fence Repair',
  title: 'Fence Repair & Replacement, Greensboro & Triad NC',
  description:
    'Leaning posts, sagging gates, storm-broken panels: how to tell a repair from a replacement, what each involves, and how to keep old fences standing.',
  keywords:
    'fence repair, fence replacement, leaning fence post, sagging gate repair, storm damaged fence, rotted post',
  serviceTitle: 'Fence Repair & Replacement',
  serviceDescription:
    'Some fences just need a few new posts. Others are past saving. Test yours first, then we’ll check it with you on site.',
  benefit: 'Repairs for leaning posts, sagging gates and storm damage, or a new fence.',
  companions: ['commercial-fence-repair', 'privacy-fencing'],
  pricePreset: '1.wp72p.hlnp.s',
  picture: {
    name: 'service-repair.jpg',
    alt: 'Weathered gray fence with fresh boards partly installed, a sawhorse and a stack of removed boards on the lawn',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Does your fence need repair? A ten-minute test',
      drawings: ['post-hole'],
      paragraphs: [
        'Push a screwdriver into each wood post just below the soil line. Solid wood stops the tip; rotten wood lets it sink half an inch or more. Then grab the top of the post and rock it. If the post and the dirt move together, the footing is loose. If the post bends at ground level, the wood has failed. Count the bad posts and you’ll know most of what we’ll find.',
        'As a rule of thumb, once about a third of the posts are bad, a new fence is a better value than patching the old one.',
      ],
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Stacked fence boards, a level, a bucket and bagged concrete on grass before a wood fence',
      },
    },
    {
      kind: 'table',
      heading: 'Fence repair or replacement: how to tell',
      drawings: ['gate-post-hole'],
      columns: ['What you see', 'Usually a repair', 'Usually a replacement'],
      rows: [
        ['Leaning', 'One or two posts, after heavy rain and wind', 'A whole side tilting one way'],
        ['Broken boards', 'Hit by a limb or a ball', 'Soft, splitting boards on every section'],
        ['Sagging gate', 'Loose hinges or hinge post, frame out of square', 'Hinge post or gate frame rotted or bent'],
        ['Rust', 'Spots at cut ends and fittings', 'Pipe rusted through at ground level'],
        ['Cracked vinyl', 'One panel, style still made', 'Brittle all over, style discontinued'],
      ],
      note: 'Wood and chain link typically last about 15–20 years, vinyl and aluminum 30 or more.',
    },
    {
      kind: 'cards',
      heading: 'Repairs by fence style',
      drawings: ['walk-gate'],
      items: [
        {
          title: 'Wood privacy and picket',
          text: 'We replace rotted posts and boards, and add a second rail next to a weak one. New pine looks yellow beside old gray boards until weather or stain evens it out.',
        },
        {
          title: 'Vinyl',
          text: 'Boards and rails unlock from the posts. The hard part is finding the same style, so save any leftover pieces.',
        },
        {
          title: 'Aluminum',
          text: 'We unscrew bent panels and replace them. A post that’s straight but loose can be reset.',
        },
        {
          title: 'Chain link',
          text: 'We unweave and patch damaged mesh, replace the bent part of a top rail, and re-brace the corners before we stretch the mesh tight.',
        },
        {
          title: 'Gates of any kind',
          text: 'Many gates sag because the brace runs the wrong way. We put in a new one, from the lower hinge up to the latch side.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Fence repair parts and materials',
      paragraphs: [
        'We match what you have, then fix what made it fail. If a post rotted in wet clay, we replace it with one rated for ground contact, put gravel under it for drainage, and slope the concrete away from it at the top. Where water always stands, steel posts may make more sense. Nails that backed out get replaced with coated screws. If a post snapped at ground level but its footing is solid, a steel repair bracket can save it, with no digging.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step fence repair process',
      items: [
        {
          title: 'Inspect the fence',
          text: 'A good description over the phone helps us load the right parts. On site we also test the posts that look fine.',
        },
        {
          title: 'Explain the choice',
          text: 'When it’s a close call, we price both the repair and a new fence. We also ask who owns the fence; if you’re not sure, check your survey.',
        },
        {
          title: 'Make it safe',
          text: 'We brace loose sections, work out a temporary plan for pets and pool access, and call 811 if we need to dig. North Carolina allows the utilities three full working days to mark their lines.',
        },
        {
          title: 'Fix the cause',
          text: 'Old footings come out, or the new posts go well clear of them. We set posts at least 24 inches deep, more for tall fences. Where water stands, we fix the drainage first.',
        },
        {
          title: 'Match and test',
          text: 'We line up new parts with the old fence, open and close gates repeatedly and haul off debris. If you decided to leave some weak spots for later, we’ll show you where they are.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Half-built wood fence with posts and rails standing, a trailer of boards, sawhorses and bags of concrete on the lawn',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits of repairing a fence early',
      items: [
        {
          title: 'The damage doesn’t spread',
          text: 'When one post leans, the posts on both sides carry its load. In the next storm, it can pull them over too.',
        },
        {
          title: 'Gates keep working',
          text: 'A dragging gate wears out its latch. Then someone props it open with a brick, and the hinges fail.',
        },
        {
          title: 'You can spread the cost',
          text: 'You can rebuild the street side this year and the rest later, as long as we plan the posts and heights together from the start.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'After a storm: what to do first',
      intro: 'Wind after days of rain does the most damage, because posts come loose in soaked clay.',
      items: [
        'Stay away from any fence touching a power line, and call the utility.',
        'Take photos from several angles before you move anything.',
        'Ask your insurance company what’s covered before debris is hauled off.',
        'Stack reusable boards flat, off the wet grass.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Fence maintenance tips to avoid the next repair',
      items: [
        'Walk the whole fence each March and after every ice storm.',
        'Prune overhanging limbs while they’re still small.',
        'Regrade soil that slopes toward the posts.',
        'Tighten gate screws before they strip. If they’ve already stripped, go up a size.',
        'Restain wood fences every 2–3 years so new boards and old ones stay close in color.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Properties we serve with fence repair',
      items: [
        { title: 'Homeowners', text: 'We repair the fence that came with the house, no matter who built it.' },
        {
          title: 'Rental owners and managers',
          text: 'We make repairs between tenants and send you photos if you live elsewhere.',
        },
        {
          title: 'Sellers and buyers',
          text: 'We price each item from the home inspection separately, so both sides can negotiate.',
        },
        { title: 'HOAs', text: 'We check shared fences post by post and rank the repairs by urgency.' },
        {
          title: 'Small farms',
          text: 'We fix washed-out corners, leaning braces, and gates that sag because livestock lean on them.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty on a repaired fence',
      paragraphs: [
        'A repair warranty can only cover the parts and labor we put in, not the older fence around them. We write any warranty terms next to each item on your estimate. If something isn’t clear, just ask. If your vinyl or aluminum is still under a manufacturer’s warranty, find the paperwork before we start, since substitute parts may affect it. A full replacement comes with the new material’s own coverage.',
      ],
    },
  ],
  closing: {
    heading: 'Find out what your fence needs',
    text: 'Tell us how old the fence is, what has moved, and whether the gate still latches. Our crew is licensed and insured, and we’ve repaired fences since {since}.',
    action: 'Request Your Free Repair Estimate',
  },
} as const satisfies ServiceWords;
