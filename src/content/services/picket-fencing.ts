import type { ServiceContent } from '../../shared/content.ts';

export const picketFencing = {
  slug: 'picket-fencing',
  group: 'fenceStyles',
  menuName: 'Picket Fencing',
  title: 'Picket Fence Installation, Wood & Vinyl',
  description:
    'Picket fences 30"–48" tall in wood, vinyl or aluminum for Triad front yards: picket gaps, tops, gates, corner lots, paint timing on treated pine and care.',
  keywords:
    'picket fence, white picket fence installation, vinyl picket fence, wood picket fence, front yard fence Greensboro, picket gate, scalloped picket fence',
  serviceTitle: 'Picket Fencing',
  serviceDescription:
    'Front-yard fences, typically 30"–48" tall, in painted wood, vinyl or aluminum, with spacing, gate and paint worked out for clay soil and damp summers.',
  picture: {
    name: 'style-picket.jpg',
    alt: 'Cottage with a deep porch and red door behind a low white picket fence, a brick path running to its gate',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications, and the height each one wants',
      items: [
        {
          title: 'Front walk and porch',
          text: 'Around 36 inches. Someone seated on the porch sees over it, and the mail carrier can still lean across.',
        },
        {
          title: 'Corner lots',
          text: 'Drivers have to see past the fence where streets or driveways meet. Many towns limit height in that triangle, so ask yours before choosing; the low end of the range often fits.',
        },
        {
          title: 'Dogs and small children',
          text: 'Go to 48 inches with a gap tight enough that a head will not pass. A digging breed calls for a strip of mesh turned outward below the sod.',
        },
        {
          title: 'Kitchen and cutting gardens',
          text: 'Wire mesh stapled to the inner face stops rabbits. Deer clear any picket fence easily; tell us if they are the reason, because the answer is a different fence.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Materials for pickets and posts',
      items: [
        {
          title: 'Painted treated pine',
          text: 'The lowest first cost and simplest repair. Fasteners must be stainless or hot-dip galvanized: the copper in the preservative eats plain steel and weeps black streaks down white paint.',
        },
        {
          title: 'Cedar',
          text: 'Lighter, straighter and easier on a brush. It can weather to gray, though in deep oak shade that gray turns patchy green.',
        },
        {
          title: 'Vinyl',
          text: 'Pickets lock through routed rails with no visible screws. Makers’ warranties range between 25 years and lifetime on a fence that lives 30+ years. Vinyl panels also come 4–8 ft tall, so a back yard can match the front.',
        },
        {
          title: 'Aluminum',
          text: 'Slim square pickets in black, bronze or white. It suits a house with iron stair rails better than it suits a farmhouse.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What makes a picket line look right',
      paragraphs: [
        'Spacing matters more than the top. A 3½-inch picket looks settled with a gap slightly narrower than itself; open it wider and the fence turns gappy, close it up and it becomes a wall. We work the gap out per section so the last one before each post matches the rest.',
        'Tops come dog-eared, flat, pointed, Gothic or French Gothic. A scallop dips the row between posts and needs a taller post to read properly. Whatever you pick, an end-grain cut on top drinks water, so it gets sealed before it goes up.',
        'On a slope, rails run with the grade and every picket stays plumb. Bottoms sit about 2 inches above the soil; any closer, and rain on bare clay paints the lower third orange.',
      ],
      picture: {
        name: 'gallery-5.jpg',
        alt: 'White pickets with pyramid-capped posts rising behind a dense border of purple, pink and yellow flowers',
      },
    },
    {
      kind: 'prose',
      heading: 'The gate is the part you touch',
      paragraphs: [
        'A walk gate works best between 36 and 42 inches wide. Its wooden brace climbs from the bottom hinge to the top of the latch side, so the load presses down into the post; put in the other way, it carries nothing and the corner drops.',
        'Hinge posts are a size up and stand in deeper concrete than their neighbors. Where a mower must pass, choose a 48-inch opening or a pair of leaves with a drop rod, and measure the deck before we build.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a picket fence',
      items: [
        'Tells visitors where the yard begins and which path to take.',
        'Keeps a ball, a toddler or a beagle out of the street for a moment longer.',
        'Gives climbers and perennials a backdrop, with air moving between the slats.',
        'Damage is local: one picket, two screws, a little paint.',
        'Fits the front-yard rules of many HOAs and older districts; confirm yours.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Industries served, from cottages to storefronts',
      items: [
        {
          title: 'Owners of older houses',
          text: 'Bungalows and mill cottages, where we copy an old profile from a surviving picket or photograph.',
        },
        {
          title: 'Landlords',
          text: 'Vinyl is the usual choice for rental yards, since turnover week leaves little time for painting.',
        },
        {
          title: 'Preschools and churches',
          text: 'Play yards with rounded tops and latches placed above small hands.',
        },
        {
          title: 'Shops in former homes',
          text: 'Salons, law offices and bed-and-breakfasts that want a residential front and a clear way in.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How we build it, in five steps',
      items: [
        {
          title: 'Look and measure',
          text: 'We check grade, roots, sight lines and the property pins, and talk through height.',
        },
        {
          title: 'Choose profile and price',
          text: 'Your no-obligation estimate names picket width, gap, top, post and finish. Scallops and extra gates are what push it upward.',
        },
        {
          title: 'Clear the way',
          text: 'HOA consent and any town paperwork come in, buried lines are marked, and shrubs are tied back.',
        },
        {
          title: 'Set the posts',
          text: 'Holes about 2 feet deep, posts at 6 to 8 feet, gate posts first, concrete sloped away from the wood.',
        },
        {
          title: 'Rails, pickets, latch',
          text: 'Pickets go on against a spacer block and a string. We hang the gate last, once the concrete has gained strength.',
        },
      ],
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Boards, posts and bags of concrete stacked on a lawn, ready for the crew',
      },
    },
    {
      kind: 'checklist',
      heading: 'Maintenance and warranty',
      items: [
        'New treated pine is wet. Sprinkle it: when drops soak in instead of beading, it is ready for primer.',
        'Wooden pickets repainted every 2–3 years should reach 15–20 years.',
        'A bucket of soapy water every 6–12 months is enough for vinyl; skip the pressure washer’s narrow tip.',
        'Keep mulch and sprinkler spray off the lower rail, where rot starts.',
        'File your vinyl maker’s papers with the invoice; many warranties ask for proof of purchase.',
      ],
    },
  ],
  closing: {
    heading: 'Start with the front walk',
    text: 'Stand at the curb, take one photo, and send it with the number of gates you want. {product} brings sample pickets to the visit.',
    action: 'Request Your Free Consultation',
  },
} as const satisfies ServiceContent;
