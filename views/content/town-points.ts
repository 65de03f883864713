/**
 * Where the towns with a page of their own lie, for the map of the areas page.
 * Degrees, from the towns' published coordinates; the highways are drawn through a few points each and are only a help to find one's way.
 */
export const townPoints = {
  towns: [
    {
      name: 'Winston-Salem',
      path: '/winston-salem-fence-installation',
      latitude: 36.0999,
      longitude: -80.2442,
      side: 'below',
    },
    {
      name: 'Kernersville',
      path: '/kernersville-fence-installation',
      latitude: 36.1199,
      longitude: -80.0737,
      side: 'above',
    },
    {
      name: 'Greensboro',
      path: '/greensboro-fence-installation',
      latitude: 36.0726,
      longitude: -79.792,
      side: 'above',
    },
    {
      name: 'High Point',
      path: '/high-point-fence-installation',
      latitude: 35.9557,
      longitude: -80.0053,
      side: 'right',
    },
    { name: 'Elon', path: '/elon-fence-installation', latitude: 36.1027, longitude: -79.5067, side: 'above' },
    {
      name: 'Burlington',
      path: '/burlington-fence-installation',
      latitude: 36.0957,
      longitude: -79.4378,
      side: 'below',
    },
    { name: 'Lexington', path: '/lexington-fence-installation', latitude: 35.824, longitude: -80.2534, side: 'below' },
    { name: 'Asheboro', path: '/asheboro-fence-installation', latitude: 35.7079, longitude: -79.8136, side: 'right' },
  ],
  highways: [
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
  ],
} as const;

/** A degree of longitude is this much shorter than one of latitude here: the cosine of 36 degrees. */
const longitudeScale = 0.809;

/** The three towns with pages of their own that lie nearest to one of them, nearest first. */
export function nearestTowns(name: string): { name: string; path: string }[] {
  const here = townPoints.towns.find((town) => town.name === name);
  if (!here) return [];
  const distance = (town: (typeof townPoints.towns)[number]) =>
    Math.hypot(town.latitude - here.latitude, (town.longitude - here.longitude) * longitudeScale);
  return townPoints.towns
    .filter((town) => town !== here)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 3);
}
