import type { ServiceContent } from '../../shared/content.ts';

export const fenceRepairReplacement = {
  slug: 'fence-repair-replacement',
  group: 'residential',
  menuName: 'Fence Repair & Replacement',
  contactOption: 'Fence Repair',
  title: 'Fence Repair & Replacement for Triad Homes',
  description:
    'Leaning posts, sagging gates, storm-broken panels: how to tell a repair from a replacement, what each involves, and how to keep old fences standing.',
  keywords:
    'fence repair, fence replacement, leaning fence post, sagging gate repair, storm damaged fence, rotted post',
  serviceTitle: 'Fence Repair & Replacement',
  serviceDescription:
    'Some fences need four new posts. Others are done. Test yours first, then let us check your verdict on site.',
  picture: {
    name: 'service-repair.jpg',
    alt: 'Weathered gray fence with fresh boards partly installed, a sawhorse and a stack of removed boards on the lawn',
  },
  contentSections: [
    {
      kind: 'prose',
      heading: 'Test it yourself in ten minutes',
      paragraphs: [
        'Push a screwdriver into each wood post just below the soil line. Firm wood stops the tip; decayed wood lets it sink half an inch or more. Grip the top and rock it. If post and dirt move together the footing is loose, and if the post bends at ground level the wood has failed. Count the bad ones and you know most of what we will find.',
        'As a rule of thumb, when roughly a third of the posts are gone, patching costs more per remaining year than starting over.',
      ],
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Stacked fence boards, a level, a bucket and bagged concrete on grass before a wood fence',
      },
    },
    {
      kind: 'table',
      heading: 'Repair or replace?',
      columns: ['What you see', 'Usually a repair', 'Usually a replacement'],
      rows: [
        ['Leaning', 'One or two posts after saturated ground and wind', 'A whole run tilting one way'],
        ['Broken boards', 'Impact from a limb or ball', 'Soft, splitting boards on every section'],
        ['Sagging gate', 'Loose hinges, racked frame', 'Hinge post moving in its hole'],
        ['Rust', 'Spots at cut ends and fittings', 'Pipe thinned through at grade'],
        ['Cracked vinyl', 'One panel, profile still made', 'Brittle throughout, profile discontinued'],
      ],
      note: 'Age gives context: about 15–20 years for wood, 15–20+ for chain link, 30+ for vinyl or aluminum.',
    },
    {
      kind: 'cards',
      heading: 'Repairs by fence style',
      items: [
        {
          title: 'Wood privacy and picket',
          text: 'New posts beside or in place of rotted ones, doubled rails, replacement boards. New pine will look yellow beside gray until weather or stain evens it.',
        },
        {
          title: 'Vinyl',
          text: 'Boards and rails unlock from routed posts. The hunt is for an identical profile, so save any leftover piece.',
        },
        { title: 'Aluminum', text: 'Bent panels unscrew and swap. A post that is straight but loose can be reset.' },
        {
          title: 'Chain link',
          text: 'Damaged fabric is unwoven and patched, bent top rail sleeved, and corners re-braced before stretching.',
        },
        {
          title: 'Gates of any kind',
          text: 'A wood brace works in compression, from lower hinge to upper latch. A cable works the opposite diagonal. Many sagging gates simply have one installed the wrong way.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Parts and materials we put back',
      paragraphs: [
        'Like for like is only the starting point. A post that rotted in a clay pocket gets a ground-contact replacement, gravel for drainage, and concrete sloped away at the top. Where water always stands, steel may make better sense. Nails that backed out give way to coated screws. Steel mending brackets can rescue a post snapped at grade when its old footing is solid, which spares digging among roots.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step repair process',
      items: [
        {
          title: 'Look and probe',
          text: 'A good description over the phone helps us load likely parts. On site we test posts you had not suspected, since a lean often begins two bays away.',
        },
        {
          title: 'Explain the choice',
          text: 'You see both figures when it is close: mend now, or rebuild. We also ask who owns the fence; a survey settles that better than memory.',
        },
        {
          title: 'Make it safe',
          text: 'Loose sections are braced, pets and pool access get a temporary plan, and underground lines are marked before digging.',
        },
        {
          title: 'Fix the cause',
          text: 'Old footings come out or get bypassed. Posts go back at least 24 inches deep, more for tall fences, and we deal with standing water before closing the fence up.',
        },
        {
          title: 'Match and test',
          text: 'New parts are aligned to the old line, gates cycled repeatedly, debris loaded. We point out any weak spots you chose to leave.',
        },
      ],
      picture: {
        name: 'about-team.jpg',
        alt: 'Half-built wood fence with posts and rails standing, a trailer of boards, sawhorses and bags of concrete on the lawn',
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits of acting early',
      items: [
        {
          title: 'One post stays one post',
          text: 'Rails pass a lean along. A single failed support overloads both neighbors in the next blow.',
        },
        {
          title: 'Gates keep their hardware',
          text: 'A dragging latch wears out, then someone props it with a brick and the hinges go.',
        },
        {
          title: 'Money goes where it counts',
          text: 'Rebuilding the street side this year and the rest later is a fair plan, if post lines and heights are matched from the outset.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'After a storm',
      intro: 'Wind after days of rain does the worst harm, because soaked clay lets go of posts.',
      items: [
        'Stay clear of any fence touching a power line and call the utility.',
        'Photograph everything from several angles before moving it.',
        'Ask your insurer what the policy includes before debris leaves.',
        'Stack reusable boards flat, out of wet grass.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Maintenance tips that delay the next repair',
      items: [
        'Walk the whole line each March and after ice.',
        'Prune overhanging hardwood limbs while they are still small.',
        'Regrade soil that slopes toward posts.',
        'Snug gate screws before they strip; once stripped, move up a size.',
        'Recoat wooden fences every 2–3 years, patched boards above all.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Properties we serve with repairs',
      items: [
        { title: 'Homeowners', text: 'Old fences inherited with a house, including those built by somebody else.' },
        {
          title: 'Rental owners and managers',
          text: 'Turnover fixes, with photographs for the file when you live elsewhere.',
        },
        { title: 'Sellers and buyers', text: 'Inspection-list items priced separately so both sides can negotiate.' },
        { title: 'HOAs', text: 'Shared perimeter runs surveyed post by post and ranked by urgency.' },
        {
          title: 'Small farms',
          text: 'Washed-out corners, leaning braces and gates that livestock have taught to sag.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warranty on a repaired fence',
      paragraphs: [
        'A repair can answer only for the parts and labor that went in; the untouched remainder keeps its age. Any terms we offer are stated per item, so ask for them beside each line. Does a manufacturer’s warranty still run on your vinyl or aluminum? Find the paperwork before work begins, since substitute parts may affect it. Full replacement starts fresh with the new material’s own coverage.',
      ],
    },
  ],
  closing: {
    heading: 'Find out what yours needs',
    text: 'Say how old the fence is, what has moved, and whether a gate still latches. A licensed, insured crew with experience since 2008 will take it from there.',
    action: 'Request Your Free Repair Estimate',
  },
} as const satisfies ServiceContent;
