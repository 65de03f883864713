import type { TownContent } from '../../src/shared/content.ts';

export type Point = Pick<TownContent['point'], 'latitude' | 'longitude'>;

/** The drawing's own units. */
export const mapSize = { width: 880, height: 560 };

/** What the drawing shows: the degrees of its corner, and how many units a degree has. */
export interface Frame {
  north: number;
  west: number;
  unitsPerDegree: { latitude: number; longitude: number };
}

/** The home region, whose highways we know. */
export const homeFrame: Frame = { north: 36.2, west: -80.4, unitsPerDegree: { latitude: 1000, longitude: 809 } };

/** Whether a place on the map lies within a frame. */
export function isInside(frame: Frame, { latitude, longitude }: Point): boolean {
  const [x, y] = place(frame, [latitude, longitude]);
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}

/** Room around the towns for their names, and the fewest degrees of latitude that are drawn. */
const margin = { x: 150, y: 80 };
const fewestDegrees = 0.2;

/** The frame in which all points stand, in the middle and with true proportions. */
export function fitFrame(points: readonly Point[]): Frame {
  const [south, north] = rangeOf(points.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(points.map(({ longitude }) => longitude));
  const shortening = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const inner = { width: mapSize.width - 2 * margin.x, height: mapSize.height - 2 * margin.y };
  const latitude = Math.min(
    inner.height / Math.max(north - south, fewestDegrees),
    inner.width / Math.max((east - west) * shortening, fewestDegrees),
  );
  const longitude = latitude * shortening;
  return {
    north: (north + south) / 2 + mapSize.height / 2 / latitude,
    west: (west + east) / 2 - mapSize.width / 2 / longitude,
    unitsPerDegree: { latitude, longitude },
  };
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Where a point lies in the drawing, in its units. @param point latitude and longitude in degrees */
export function place(
  { north, west, unitsPerDegree }: Frame,
  [latitude, longitude]: readonly [number, number],
): [x: number, y: number] {
  const x = (longitude - west) * unitsPerDegree.longitude;
  const y = (north - latitude) * unitsPerDegree.latitude;
  return [Math.round(x), Math.round(y)];
}
