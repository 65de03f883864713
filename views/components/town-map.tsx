import { withoutMarks } from '../../src/shared/content/marks.ts';
import type { AreasContent, TownContent } from '../../src/shared/content.ts';
import type { Profile } from '../../src/shared/profile.ts';
import type { TownRoute } from '../../src/shared/site-map.ts';
import { useSite } from '../site.ts';

interface TownMapProps {
  towns: readonly TownRoute[];
  highways: AreasContent['map']['highways'];
}

/**
 * A map of the towns that have a page. In the home region it draws the highways. Elsewhere it fits the towns and draws a line
 * from the business to each. It is hidden from screen readers and the keyboard, because the page also lists the towns.
 */
export function TownMap({ towns, highways }: TownMapProps) {
  const { profile } = useSite();
  const isAtHome = towns.every(({ document: { point } }) => isInside(homeFrame, point));
  return (
    <div className="town-map" aria-hidden="true">
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="presentation">
        {isAtHome ? <HomeRegion towns={towns} highways={highways} /> : <OtherRegion towns={towns} profile={profile} />}
      </svg>
    </div>
  );
}

function HomeRegion({ towns, highways }: TownMapProps) {
  return (
    <>
      {highways.map(({ name, points }) => (
        <polyline
          key={name}
          className="town-map__highway"
          points={points.map(([latitude = 0, longitude = 0]) => place(homeFrame, [latitude, longitude])).join(' ')}
        />
      ))}
      {towns.map(({ path, document: { town, point } }) => {
        const [x, y] = place(homeFrame, [point.latitude, point.longitude]);
        return <Town key={path} path={path} name={town} x={x} y={y} side={point.label} />;
      })}
    </>
  );
}

/** The business with a straight line to each town. Its own town is named unless it has a page. */
function OtherRegion({ towns, profile }: Pick<TownMapProps, 'towns'> & { profile: Profile }) {
  const frame = fitFrame([...towns.map(({ document: { point } }) => point), profile]);
  const [x, y] = place(frame, [profile.latitude, profile.longitude]);
  const hasPage = towns.some(({ document: { town } }) => town === profile.city);
  const own = { name: hasPage ? '' : profile.city, x, y, label: 'below' } as const;
  const posts = towns.map(({ document: { town, point } }): Labeled => {
    const [townX, townY] = place(frame, [point.latitude, point.longitude]);
    return { name: withoutMarks(town), x: townX, y: townY, label: point.label };
  });
  const [ownSide = own.label, ...sides] = placeLabels([own, ...posts]);
  return (
    <>
      {posts.map((post) => (
        <polyline key={post.name} className="town-map__highway" points={`${x},${y} ${post.x},${post.y}`} />
      ))}
      <circle cx={x} cy={y} r="8" className="town-map__post" />
      {own.name && <text {...anchorOf(own, ownSide)}>{own.name}</text>}
      {towns.map(({ path, document: { town } }, index) => {
        const post = posts[index] ?? own;
        return <Town key={path} path={path} name={town} x={post.x} y={post.y} side={sides[index] ?? post.label} />;
      })}
    </>
  );
}

function Town(props: { path: string; name: string; x: number; y: number; side: LabelSide }) {
  const { path, name, x, y, side } = props;
  return (
    <a href={path} className="town-map__town" tabIndex={-1}>
      <circle cx={x} cy={y} r="34" className="town-map__target" />
      <path d={`M${x - 7} ${y + 12}v-20l7-8 7 8v20z`} className="town-map__post" />
      <text {...anchorOf({ x, y }, side)}>{name}</text>
    </a>
  );
}

type Point = Pick<TownContent['point'], 'latitude' | 'longitude'>;

/** The drawing's own units. */
export const mapSize = { width: 880, height: 560 };

/** The area that the drawing shows: the coordinates of its corner, and the drawing units per degree. */
interface Frame {
  north: number;
  west: number;
  unitsPerDegree: { latitude: number; longitude: number };
}

/** The bounds of the home region, whose highways are known. */
const homeFrame: Frame = { north: 36.2, west: -80.4, unitsPerDegree: { latitude: 1000, longitude: 809 } };

/** True if a point is inside the bounds. */
function isInside(frame: Frame, { latitude, longitude }: Point): boolean {
  const [x, y] = place(frame, [latitude, longitude]);
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}

/** Space around the towns for their names, and the minimum height of the map in degrees of latitude. */
const margin = { x: 150, y: 80 };
const fewestDegrees = 0.2;

/** Bounds that fit all points, centered and undistorted. */
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

/** Returns the position of a point in the drawing, in its units. @param point latitude and longitude in degrees */
export function place(
  { north, west, unitsPerDegree }: Frame,
  [latitude, longitude]: readonly [number, number],
): [x: number, y: number] {
  const x = (longitude - west) * unitsPerDegree.longitude;
  const y = (north - latitude) * unitsPerDegree.latitude;
  return [Math.round(x), Math.round(y)];
}

/** The side of the post on which a name is drawn. */
type LabelSide = 'above' | 'below' | 'right' | 'left';

interface Labeled {
  name: string;
  /** The post, in the drawing's units. */
  x: number;
  y: number;
  /** The position of a name without collisions. */
  label: LabelSide;
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** A letter's width and a line's height in the drawing's units, with a little room. */
const letter = 17;
const line = 36;

/**
 * Chooses a side for each name so that it doesn't cover a post or an earlier name. If no side is free, the name stays on its preferred
 * side.
 */
export function placeLabels(entries: readonly Labeled[]): LabelSide[] {
  const taken: Box[] = entries.map(({ x, y }) => ({ left: x - 12, right: x + 12, top: y - 20, bottom: y + 14 }));
  return entries.map((entry, index) => {
    const others = taken.filter((_box, place) => place !== index);
    const isFree = (side: LabelSide) => others.every((box) => !overlap(boxOf(entry, side), box));
    const sides: LabelSide[] = [entry.label, 'above', 'below', 'right', 'left'];
    const side = sides.find(isFree) ?? entry.label;
    taken.push(boxOf(entry, side));
    return side;
  });
}

/** The position of a name in the drawing. */
function anchorOf({ x, y }: Pick<Labeled, 'x' | 'y'>, side: LabelSide) {
  if (side === 'right') return { x: x + 22, y: y + 8, textAnchor: 'start' } as const;
  if (side === 'left') return { x: x - 22, y: y + 8, textAnchor: 'end' } as const;
  return { x, y: side === 'above' ? y - 26 : y + 46, textAnchor: 'middle' } as const;
}

function boxOf({ name, ...post }: Labeled, side: LabelSide): Box {
  const { x, y, textAnchor } = anchorOf(post, side);
  const width = name.length * letter;
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, top: y - line + 8, bottom: y + 8 };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
