import type { AreasContent, TownContent } from '../../src/shared/content.ts';
import type { TownRoute } from '../../src/shared/site-map.ts';

export interface TownMapProps {
  towns: readonly TownRoute[];
  highways: AreasContent['map']['highways'];
}

/** The corner of North Carolina that is drawn, in degrees, and its size in the drawing's own units. */
const north = 36.2;
const west = -80.4;
const unitsPerDegree = { latitude: 1000, longitude: 809 };
const size = { width: 880, height: 560 };

/**
 * A plat of the region: towns with pages of their own at their true places, highways as hairlines.
 * It repeats the list of towns for those who see it and use a pointer; screen readers and keyboards have the list.
 */
export function TownMap({ towns, highways }: TownMapProps) {
  return (
    <div className="town-map" aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
        {highways.map(({ name, points }) => (
          <polyline key={name} className="town-map__highway" points={points.map(place).join(' ')} />
        ))}
        {towns.map(({ path, document: { town, point } }) => {
          const [x, y] = place([point.latitude, point.longitude]);
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

function place([latitude, longitude]: readonly [number, number]): [x: number, y: number] {
  const x = (longitude - west) * unitsPerDegree.longitude;
  const y = (north - latitude) * unitsPerDegree.latitude;
  return [Math.round(x), Math.round(y)];
}

function labelLine(y: number, side: TownContent['point']['label']): number {
  if (side === 'above') return y - 26;
  return side === 'below' ? y + 46 : y + 8;
}
