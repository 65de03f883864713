import type { AreasContent } from '../shared/content.ts';
import { highways } from './highways.ts';

/** The words of the areas-served index (specification, section 2.10). */
export const areas = {
  title: 'Areas We Serve in the Piedmont Triad',
  description:
    'Fence installation and repair across the Triad: Greensboro, Winston-Salem, High Point, Kernersville, Asheboro, Burlington, Elon and Lexington, NC.',
  keywords:
    'fence company Triad NC, fence installation Greensboro, fence contractor Winston-Salem, High Point fences, Kernersville fence company, Burlington, Asheboro, Lexington',
  hero: {
    heading: 'Areas We Serve',
    text: 'Fences for homes, rentals and businesses across the {region}. Choose your town to read how its lots, soil and house styles shape the work.',
  },
  mainCities: {
    heading: 'Main cities',
    intro:
      'Four cities hold most of our work. Each page covers the fences its streets call for, commercial jobs included, and the way a project runs there.',
  },
  otherTowns: {
    heading: 'Other towns we reach',
    intro:
      'Farther out, lots grow and the ground changes. Mention a long gravel drive or a locked gate when you call, so the right truck comes.',
  },
  notListed: {
    heading: "Don't See Your City Listed?",
    text: 'We also work in Archdale, Clemmons, Jamestown, Lewisville, Oak Ridge, Summerfield, Thomasville and Walkertown. Anywhere else nearby, give us an address and a rough length; if it is too far for us, we will say so.',
    callLabel: 'Call {phone}',
    estimateLabel: 'Get a Free Estimate',
  },
  services: {
    heading: 'What we build and repair',
    intro: 'Every service below is offered in all of these towns.',
    picture: {
      name: 'feature-licensed.jpg',
      alt: 'Wood fence following a straight property line from the street to the back of the lot',
    },
    groups: [
      {
        heading: 'Residential services',
        group: 'residential',
      },
      {
        heading: 'Commercial services',
        group: 'commercial',
      },
    ],
  },
  map: { highways },
} as const satisfies AreasContent;
