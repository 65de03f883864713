import type { ServiceWords } from '../../shared/content/service-words.ts';

export const picketFencing = {
  menuName: 'Picket Fencing',
  title: 'Picket Fence Installation, Greensboro & Triad NC',
  description:
    'Picket fences 30"–48" tall in wood, vinyl or aluminum for Triad front yards: picket gaps, tops, gates, corner lots, paint timing on treated pine and care.',
  keywords:
    'picket fence, white picket fence installation, vinyl picket fence, wood picket fence, front yard fence Greensboro, picket gate, scalloped picket fence',
  serviceTitle: 'Picket Fencing',
  serviceDescription:
    'Front-yard fences, typically 30"–48" tall, in painted wood, vinyl or aluminum, built for clay soil and damp summers.',
  benefit: 'A classic front-yard fence in painted wood, vinyl or aluminum.',
  companions: ['residential-wood-fencing', 'residential-vinyl-fencing'],
  pricePreset: '1.wk36p.hlnp.0',
  picture: {
    name: 'style-picket.jpg',
    alt: 'Cottage with a deep porch and red door behind a low white picket fence, a brick path running to its gate',
  },
  contentSections: [
    {
      kind: 'cards',
      heading: 'Applications, and the right height for each',
      items: [
        {
          title: 'Front walk and porch',
          text: 'Choose about 36 inches. You can see over the fence from a porch chair and hand something across it to a neighbor.',
        },
        {
          title: 'Corner lots',
          text: 'Drivers have to see past the fence where streets or driveways meet. Many towns limit height at those corners, so ask yours before you choose; a lower fence is often allowed.',
        },
        {
          title: 'Dogs and small children',
          text: 'Choose 48 inches, with gaps too tight for a head to fit through. If your dog digs, add a strip of mesh laid flat under the sod on the dog’s side.',
        },
        {
          title: 'Vegetable and flower gardens',
          text: 'Wire mesh stapled to the inside stops rabbits. Deer jump any picket fence easily, so tell us if you’re trying to keep them out; you’ll need a different fence.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Picket fence materials',
      drawings: ['wood-picket'],
      items: [
        {
          title: 'Painted treated pine',
          text: 'Treated pine costs the least up front and is the easiest to repair. Use stainless or hot-dip galvanized fasteners: the copper in treated lumber eats plain steel and leaves black streaks on white paint.',
        },
        {
          title: 'Cedar',
          text: 'Cedar is lighter, straighter and easier to paint. You can let it weather to gray, though in deep shade the gray turns patchy green.',
        },
        {
          title: 'Vinyl',
          text: 'Pickets slide through the rails and lock in place, with no visible screws. Vinyl lasts 30+ years, and manufacturers’ warranties run from 25 years to lifetime. For the backyard, there are matching vinyl privacy panels 4–8 ft tall.',
        },
        {
          title: 'Aluminum',
          text: 'Aluminum has slim square pickets in black, bronze or white. It goes better with iron stair rails than with a farmhouse.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Picket spacing, tops and slopes',
      drawings: ['picket-tops'],
      paragraphs: [
        'Spacing matters more than the tops. A 3½-inch picket looks right with a gap slightly narrower than the picket. A wider gap looks sparse, and a much tighter one looks like a wall.',
        'Tops come dog-eared, flat, pointed, Gothic or French Gothic. A scalloped top dips in the middle of each section. On wood, whichever top you pick, the cut end soaks up water, so we seal it before the picket goes up.',
        'On a slope, the rails follow the ground and every picket stands straight. The pickets end about 2 inches above the soil, so rain splashes less red clay on them.',
      ],
      picture: {
        name: 'gallery-5.jpg',
        alt: 'White pickets with pyramid-capped posts rising behind a dense border of purple, pink and yellow flowers',
      },
    },
    {
      kind: 'prose',
      heading: 'Picket fence gates',
      drawings: ['low-gate'],
      paragraphs: [
        'A gate for people on foot works best between 36 and 42 inches wide. On a wood gate, the brace runs from the bottom hinge to the top of the latch side, so the weight pushes down into the post.',
        'Hinge posts are a size larger than the others, and their concrete goes deeper. If a mower has to get through, choose a 48-inch opening or a double gate. Measure your mower deck before we build.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Benefits of a picket fence',
      items: [
        'Shows visitors where the yard starts and which path to take.',
        'Slows down a ball, a small child or a dog before they reach the street.',
        'Gives climbing plants and perennials a backdrop, with air moving through.',
        'Repairs easily: one picket, two screws, a little paint.',
        'Fits the front-yard rules of many HOAs and older neighborhoods; check yours.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Homes, shops and industries served',
      items: [
        {
          title: 'Owners of older houses',
          text: 'For bungalows and mill houses, we copy the old style from a surviving picket or a photo.',
        },
        {
          title: 'Landlords',
          text: 'Vinyl is the usual choice for rentals, since there’s rarely time to paint between tenants.',
        },
        {
          title: 'Preschools and churches',
          text: 'Play-yard fences get dog-eared tops instead of points, and latches that small children can’t reach.',
        },
        {
          title: 'Shops in former homes',
          text: 'Salons, law offices and bed-and-breakfasts get a residential look and a clear way in.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Our five-step picket fence installation',
      items: [
        {
          title: 'Look and measure',
          text: 'We check slope, roots, sight lines and property pins, and talk through height.',
        },
        {
          title: 'Choose profile and price',
          text: 'Your no-obligation estimate lists picket width, gap, top, post and finish. Scallops and extra gates add the most to the price.',
        },
        {
          title: 'Clear the way',
          text: 'You take care of HOA approval and any town paperwork. We call 811, and then the utilities need three full working days to mark buried lines. Then we tie back shrubs.',
        },
        {
          title: 'Set the posts',
          text: 'We dig holes about 2 feet deep and set posts 6 to 8 feet apart, gate posts first. The concrete slopes away from the wood.',
        },
        {
          title: 'Rails, pickets and latch',
          text: 'Pickets go on against a spacer block and a string. We hang the gate last, once the concrete is strong enough.',
        },
      ],
      picture: {
        name: 'feature-pricing.jpg',
        alt: 'Boards, posts and bags of concrete stacked on a lawn, ready for the crew',
      },
    },
    {
      kind: 'checklist',
      heading: 'Picket fence maintenance and warranty',
      items: [
        'New treated pine has to dry before you paint it. To test it, sprinkle some water on the wood. If the drops soak in instead of beading, it’s ready for primer.',
        'Wood pickets repainted every 2–3 years should last 15–20 years.',
        'A bucket of soapy water every 6–12 months is enough for vinyl; skip the narrow pressure-washer tip.',
        'Keep mulch and sprinkler spray off the lower rail, where rot starts.',
        'Keep your vinyl warranty papers with the invoice; many warranties ask for proof of purchase.',
      ],
    },
  ],
  closing: {
    heading: 'Start with a photo from the curb',
    text: 'Take one photo from the street and send it with the number of gates you want. We bring sample pickets to the visit.',
    action: 'Request Your Free Consultation',
  },
} as const satisfies ServiceWords;
