import { navigation } from '../../src/shared/navigation.ts';

/** The words of the areas-served index (specification, section 2.10). */
export const areas = {
  title: 'Fence Company Service Area in the Piedmont Triad',
  description:
    'Fence installation and repair across the Triad: Greensboro, Winston-Salem, High Point, Kernersville, Asheboro, Burlington, Elon and Lexington, NC.',
  keywords:
    'fence company Triad NC, fence installation Greensboro, fence contractor Winston-Salem, High Point fences, Kernersville fence company, Burlington, Asheboro, Lexington',
  hero: {
    heading: 'Areas We Serve',
    text: 'Fences for homes, rentals and businesses across the {region}. Choose your town to see what works on the lots and soil there, and which rules to check.',
  },
  mainCities: {
    heading: 'Main cities we serve',
    intro: 'Most of our work is in four cities. Each page covers local homes, businesses and how a project works.',
    items: [
      {
        town: 'Greensboro',
        path: '/greensboro-fence-installation',
        text: 'Tree-lined older streets near downtown and newer subdivisions farther out. We dig around roots and draw plans for your HOA.',
      },
      {
        town: 'Winston-Salem',
        path: '/winston-salem-fence-installation',
        text: 'Hills, retaining walls and historic districts. We plan for the slope and help you ask about design review.',
      },
      {
        town: 'High Point',
        path: '/high-point-fence-installation',
        text: 'Established neighborhoods, lakeside lots, and showrooms with loading docks that need sturdy gates. The city asks for a fence permit.',
      },
      {
        town: 'Kernersville',
        path: '/kernersville-fence-installation',
        text: 'Family subdivisions, warehouses near the interstate and acreage a few minutes out. We help with HOA requests.',
      },
    ],
  },
  otherTowns: {
    heading: 'Other towns we serve',
    intro:
      'Farther out, lots get bigger and the ground changes. If you have a long gravel driveway or a locked gate, let us know so we send the right truck.',
    items: [
      {
        town: 'Asheboro',
        path: '/asheboro-fence-installation',
        text: 'Rocky ground toward the Uwharries and larger lots, with plenty of rail and wire fence.',
      },
      {
        town: 'Burlington',
        path: '/burlington-fence-installation',
        text: 'Mill-era houses on narrow lots and businesses along the interstate. Repairs are our most common call.',
      },
      {
        town: 'Elon',
        path: '/elon-fence-installation',
        text: 'A university town with student rentals, family streets and big oaks.',
      },
      {
        town: 'Lexington',
        path: '/lexington-fence-installation',
        text: 'In-town homes, farms and lake lots at High Rock Lake.',
      },
    ],
  },
  notListed: {
    heading: "Don't See Your City Listed?",
    text: 'We also work in Archdale, Clemmons, Jamestown, Lewisville, Oak Ridge, Summerfield, Thomasville and Walkertown. If you’re somewhere else nearby, give us your address and a rough length. If it’s too far for us, we’ll tell you.',
    callLabel: 'Call {phone}',
    estimateLabel: 'Get a Free Estimate',
  },
  services: {
    heading: 'What we build and repair',
    intro: 'We offer every service below in all of these towns.',
    picture: {
      name: 'feature-licensed.jpg',
      alt: 'Wood fence following a straight property line from the street to the back of the lot',
    },
    groups: [
      {
        heading: 'Residential services',
        items: navigation.residential,
      },
      {
        heading: 'Commercial services',
        items: navigation.commercial,
      },
    ],
  },
} as const;
