import type { AreasWords } from '../shared/content/fixed-page-words.ts';

/** The highways on the map of the areas page, each drawn through a few points in degrees; they only help to find one's way. */
export const highways = [
  {
    name: 'I-40',
    points: [
      [36.08, -80.36],
      [36.0999, -80.2442],
      [36.1199, -80.0737],
      [36.06, -79.88],
      [36.05, -79.76],
      [36.07, -79.58],
      [36.06, -79.36],
    ],
  },
  {
    name: 'I-85',
    points: [
      [35.74, -80.36],
      [35.824, -80.2534],
      [35.9, -80.03],
      [36.0, -79.83],
      [36.05, -79.72],
    ],
  },
  {
    name: 'I-73',
    points: [
      [36.15, -79.95],
      [36.04, -79.86],
      [35.86, -79.82],
      [35.66, -79.81],
    ],
  },
] as const satisfies AreasWords['map']['highways'];
