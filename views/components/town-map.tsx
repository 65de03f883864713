import { withoutMarks } from '../../src/shared/content/marks.ts';
import type { AreasContent } from '../../src/shared/content.ts';
import type { Profile } from '../../src/shared/profile.ts';
import type { TownRoute } from '../../src/shared/site-map.ts';
import { useSite } from '../site.ts';
import { fitFrame, homeFrame, isInside, mapSize, place } from './town-map-frame.ts';
import { anchorOf, type Labeled, type LabelSide, placeLabels } from './town-map-labels.ts';

export interface TownMapProps {
  towns: readonly TownRoute[];
  highways: AreasContent['map']['highways'];
}

/**
 * A map of the region: towns that have a page, at their true places. Where all of them lie in the home region its highways are drawn;
 * elsewhere the frame follows the towns, and a line leads to each from the business itself.
 * It is hidden from screen readers and the keyboard, because it repeats the list of towns on the page.
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
          points={points.map((point) => place(homeFrame, point)).join(' ')}
        />
      ))}
      {towns.map(({ path, document: { town, point } }) => {
        const [x, y] = place(homeFrame, [point.latitude, point.longitude]);
        return <Town key={path} path={path} name={town} x={x} y={y} side={point.label} />;
      })}
    </>
  );
}

/** The business with a line to each town as the crow flies; its own town is named unless it has a page. */
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

interface TownProps {
  path: string;
  name: string;
  x: number;
  y: number;
  side: LabelSide;
}

function Town({ path, name, x, y, side }: TownProps) {
  return (
    <a href={path} className="town-map__town" tabIndex={-1}>
      <circle cx={x} cy={y} r="34" className="town-map__target" />
      <path d={`M${x - 7} ${y + 12}v-20l7-8 7 8v20z`} className="town-map__post" />
      <text {...anchorOf({ x, y }, side)}>{name}</text>
    </a>
  );
}
