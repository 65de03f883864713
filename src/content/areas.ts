import type { AreasWords } from '../shared/content/fixed-page-words.ts';
import { highways } from './highways.ts';

/** The words of the areas-served index (docs/product.md, "Areas page"). */
export const areas = {
  title: 'Fence Company Service Area in the Piedmont Triad',
  description:
    'Fence installation and repair across the Triad: Greensboro, Winston-Salem, High Point, Kernersville, Asheboro, Burlington, Elon and Lexington, NC.',
  keywords:
    'fence company Triad NC, fence installation Greensboro, fence contractor Winston-Salem, High Point fences, Kernersville fence company, Burlington, Asheboro, Lexington',
  hero: {
    heading: 'Areas We Serve',
    text: 'Fences for homes, rentals and businesses across {region}. Choose your town to see which fences work well on local lots and soil, and which rules to check.',
  },
  mainCities: {
    heading: 'Main cities we serve',
    intro:
      'Most of our work is in these four places. Each page covers local homes and businesses and explains how a project works.',
  },
  otherTowns: {
    heading: 'Other towns we serve',
    intro:
      'We make the drive to these towns, too. If you have a long gravel driveway or a locked gate, let us know before we come out.',
  },
  notListed: {
    heading: "Don't See Your City Listed?",
    text: 'We also work in {otherTowns}. If you’re somewhere else nearby, give us your address and a rough length for the fence. If it’s too far for us, we’ll tell you.',
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
    residential: 'Residential services',
    commercial: 'Commercial services',
  },
  map: { highways },
} as const satisfies AreasWords;
