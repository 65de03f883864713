import type { AreasContent, TownContent } from '../../src/shared/content.ts';
import type { TownRoute } from '../../src/shared/site-map.ts';

export interface TownMapProps {
  towns: readonly TownRoute[];
  highways: AreasContent['map']['highways'];
}

type Point = TownContent['point'];

/** The drawing's own units. */
const size = { width: 880, height: 560 };

/** What the drawing shows: the degrees of its corner, and how many units a degree has. */
interface Frame {
  north: number;
  west: number;
  unitsPerDegree: { latitude: number; longitude: number };
}

/** The home region with its highways. */
const homeFrame: Frame = { north: 36.2, west: -80.4, unitsPerDegree: { latitude: 1000, longitude: 809 } };

/**
 * A map of the region: towns that have a page, at their true places. Highways are drawn where all of them lie in the home region;
 * elsewhere the frame follows the towns.
 * It is hidden from screen readers and the keyboard, because it repeats the list of towns on the page.
 */
export function TownMap({ towns, highways }: TownMapProps) {
  const points = towns.map(({ document: { point } }) => point);
  const isHome = points.every((point) => isInside(homeFrame, point));
  const frame = isHome ? homeFrame : fitFrame(points);
  return (
    <div className="town-map" aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
        {isHome &&
          highways.map(({ name, points }) => (
            <polyline
              key={name}
              className="town-map__highway"
              points={points.map((point) => place(frame, point)).join(' ')}
            />
          ))}
        {towns.map(({ path, document: { town, point } }) => {
          const [x, y] = place(frame, [point.latitude, point.longitude]);
          return (
            <a key={path} href={path} className="town-map__town" tabIndex={-1}>
              <circle cx={x} cy={y} r="34" className="town-map__target" />
              <path d={`M${x - 7} ${y + 12}v-20l7-8 7 8v20z`} className="town-map__post" />
              <text
                x={point.label === 'right' ? x + 22 : x}
                y={labelLine(y, point.label)}
                textAnchor={point.label === 'right' ? 'start' : 'middle'}
              >
                {town}
              </text>
            </a>
          );
        })}
      </svg>
    </div>
  );
}

function isInside(frame: Frame, { latitude, longitude }: Point): boolean {
  const [x, y] = place(frame, [latitude, longitude]);
  return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
}

/** Room around the towns for their names, and the fewest degrees of latitude that are drawn. */
const margin = { x: 150, y: 80 };
const fewestDegrees = 0.2;

/** The frame in which all towns stand, in the middle and with true proportions. */
function fitFrame(points: readonly Point[]): Frame {
  const [south, north] = rangeOf(points.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(points.map(({ longitude }) => longitude));
  const shortening = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const inner = { width: size.width - 2 * margin.x, height: size.height - 2 * margin.y };
  const latitude = Math.min(
    inner.height / Math.max(north - south, fewestDegrees),
    inner.width / Math.max((east - west) * shortening, fewestDegrees),
  );
  const longitude = latitude * shortening;
  return {
    north: (north + south) / 2 + size.height / 2 / latitude,
    west: (west + east) / 2 - size.width / 2 / longitude,
    unitsPerDegree: { latitude, longitude },
  };
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function place(
  { north, west, unitsPerDegree }: Frame,
  [latitude, longitude]: readonly [number, number],
): [x: number, y: number] {
  const x = (longitude - west) * unitsPerDegree.longitude;
  const y = (north - latitude) * unitsPerDegree.latitude;
  return [Math.round(x), Math.round(y)];
}

function labelLine(y: number, side: TownContent['point']['label']): number {
  if (side === 'above') return y - 26;
  return side === 'below' ? y + 46 : y + 8;
}
