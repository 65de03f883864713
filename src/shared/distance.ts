/** A place on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A degree of latitude in miles. */
const degreeMiles = 69;

/**
 * Returns the distance of two places in miles. It treats the map as flat, which is accurate to a few yards in a mile at these distances.
 */
export function milesBetween(one: Place, other: Place): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return degreeMiles * Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * shrink);
}
