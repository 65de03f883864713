import t from 'tap';
import { nearestTowns } from '../../src/shared/site-map.ts';
import { fitFrame, mapSize, place, placeLabels } from '../../views/components/town-map.tsx';
import { siteMap } from '../fixtures/site-map.ts';

const dayton = { latitude: 39.7589, longitude: -84.1916 };

t.test('a region’s towns are the nearest ones in miles, not in degrees', (t) => {
  // Around Seattle, a degree of longitude is 47 miles and a degree of latitude 69.
  const points = [0, 0.5, 0.52, 0.55].map((degrees, index) => ({
    latitude: 47.6 + (index === 1 ? 0 : degrees * 0.8),
    longitude: -122.3 + (index === 1 ? degrees : 0),
  }));
  const towns = siteMap.towns.slice(0, 4).map(({ document, ...route }, index) => {
    const point = { ...document.point, ...points[index] };
    return { ...route, document: { ...document, point } };
  });
  const [here, east] = towns;
  t.ok(here && east);
  if (here && east) t.equal(nearestTowns({ ...siteMap, towns }, here.document)[0]?.path, east.path);
  t.end();
});

t.test('a map of another region shows every town in proportion, at any distance', (t) => {
  for (const points of [
    [dayton],
    [dayton, dayton],
    [dayton, { latitude: 39.7, longitude: -84.19 }],
    [dayton, { latitude: 41.9, longitude: -80.1 }],
    [
      { latitude: 21.3, longitude: -157.8 },
      { latitude: 21.4, longitude: -158.2 },
    ],
    [
      { latitude: 64.8, longitude: -147.7 },
      { latitude: 61.2, longitude: -149.9 },
    ],
  ]) {
    const frame = fitFrame(points);
    for (const { latitude, longitude } of points) {
      const [x, y] = place(frame, [latitude, longitude]);
      t.ok(
        x >= 149 && x <= mapSize.width - 149 && y >= 79 && y <= mapSize.height - 79,
        `${latitude} ${longitude}: ${x} ${y}`,
      );
    }
    const { latitude, longitude } = frame.unitsPerDegree;
    const middle = frame.north - mapSize.height / 2 / latitude;
    t.ok(Math.abs(longitude / latitude - Math.cos((middle * Math.PI) / 180)) < 0.001);
  }
  t.end();
});

t.test('a label moves to another side if it would cover a point or another label', (t) => {
  const dayton = { name: 'Dayton', x: 400, y: 300, label: 'below' } as const;
  for (const [others, sides] of [
    [[], ['below']],
    [[{ name: 'Kettering', x: 410, y: 360, label: 'above' }], ['above', 'below']],
    [[{ name: 'Beavercreek', x: 520, y: 300, label: 'below' }], ['below', 'above']],
    [[{ name: 'Xenia', x: 600, y: 380, label: 'above' }], ['below', 'above']],
  ] as const)
    t.strictSame(placeLabels([dayton, ...others]), sides, others[0]?.name ?? 'alone');
  t.end();
});

t.test('the nearest towns are correct at every latitude', async (t) => {
  const here = { latitude: 64.8, longitude: -147.7 };
  // Half a degree of latitude is 35 miles. A degree of longitude is 29 miles there, and 56 in North Carolina.
  const points = [here, { ...here, latitude: 65.3 }, { ...here, longitude: -146.7 }];
  const towns = siteMap.towns.slice(0, 3).map((town, index) => {
    const { point } = town.document;
    return { ...town, document: { ...town.document, point: { ...point, ...points[index] } } };
  });
  const [first, north, east] = towns;
  t.strictSame(nearestTowns({ ...siteMap, towns }, (first as (typeof towns)[number]).document), [east, north]);
});
