import { writeFileSync } from 'node:fs';
import type SqliteDatabase from 'better-sqlite3';
import { shippedDocuments } from '../../src/content/shipped.ts';
import { fillLeads } from './admin-list.ts';
import { fillGallery } from './gallery.ts';
import { type Curve, drawCurves } from './growth-plot.ts';
import { browserEncodings, load } from './load.ts';
import { type Row, row } from './row.ts';
import { processorMs, startSite } from './site.ts';

const path = '/pool-fencing';
const rounds = 4;
const roundSeconds = 1;

/** What grows, from a young site to a large one. */
const axes: { name: string; counts: number[]; fill(db: SqliteDatabase.Database, count: number): void }[] = [
  { name: 'pages', counts: [30, 100, 200, 300], fill: fillPages },
  { name: 'leads', counts: [0, 1000, 10_000, 100_000], fill: fillLeads },
  { name: 'pictures', counts: [10, 100, 500, 2000], fill: fillGallery },
];

/** Whether pages, leads or pictures make a cached page dearer. The plot goes to `test/bench/growth.svg`. */
export async function measureGrowth(): Promise<Row[]> {
  const curves: Curve[] = [];
  for (const { name, counts, fill } of axes) {
    const points: Curve['points'] = [];
    for (const count of counts) points.push({ count, microseconds: await measureCost((db) => fill(db, count)) });
    curves.push({ name, points });
  }
  writeFileSync('test/bench/growth.svg', drawCurves(curves));
  return curves.map(describe);
}

function describe({ name, points }: Curve): Row {
  const [first, last] = [points[0], points.at(-1)];
  return row(
    `Processor time of a cached page from ${first?.count} to ${last?.count.toLocaleString('en-US')} ${name}`,
    points.map(({ microseconds }) => `${microseconds.toFixed(1)} µs`).join(', '),
    { ratio: ((last?.microseconds ?? Number.NaN) / (first?.microseconds ?? Number.NaN)).toFixed(2), bar: 'about 1' },
  );
}

/** @returns microseconds of the processor for one cached page, the least of some rounds */
async function measureCost(fill: (db: SqliteDatabase.Database) => void): Promise<number> {
  const site = await startSite(fill);
  await site.warm;
  const request = { url: site.url + path, headers: browserEncodings };
  await load(request, 2 * roundSeconds);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = processorMs(site.process);
    const answers = (await load(request, roundSeconds)) * roundSeconds;
    costs.push(((processorMs(site.process) - before) * 1000) / answers);
  }
  await site.stop();
  return Math.min(...costs);
}

/** Towns and services beside the shipped ones, as the owner would publish them. */
function fillPages(db: SqliteDatabase.Database, count: number): void {
  const document = db.prepare('insert into contentDocuments (id, kind, publishedVersion) values (?, ?, ?)');
  const version = db.prepare(
    `insert into contentVersions (id, documentId, body, origin, shippedHash, "by", at) values (?, ?, ?, 'owner', '', 'admin', '2026-01-01')`,
  );
  const publish = (number: number, id: string, kind: string, body: object) => {
    version.run(number, id, JSON.stringify(body));
    document.run(id, kind, number);
  };
  const ids = Array.from({ length: Math.max(0, count - listedPages) }, (_none, index) => `page-${index}`);
  const towns = ids.slice(0, 112);
  const wordsOf = (id: string) => ({ ...shippedDocuments.byId.get(id)?.words });
  db.transaction(() => {
    for (const [index, id] of ids.entries())
      if (towns.includes(id)) publish(index + 2, id, 'town', { ...wordsOf('elon'), town: `Town ${index}` });
      else publish(index + 2, id, 'service', { ...wordsOf('pool-fencing'), menuName: `Service ${index}` });
    publish(1, 'plan', 'plan', planOf(towns, ids.slice(towns.length)));
  })();
}

/** Of the shipped site. */
const listedPages = 31;

/** Each list of the plan has room for 60 pages. */
function planOf(towns: readonly string[], services: readonly string[]) {
  const { plan } = shippedDocuments;
  const rest = { towns: [...towns], services: [...services] };
  const fill = (list: readonly string[], ids: string[]) => [...list, ...ids.splice(0, 60 - list.length)];
  const slugs = Object.fromEntries([...towns, ...services].map((id) => [id, id]));
  return {
    ...plan,
    main: fill(plan.main, rest.towns),
    other: fill(plan.other, rest.towns),
    residential: fill(plan.residential, rest.services),
    commercial: fill(plan.commercial, rest.services),
    fenceStyles: fill(plan.fenceStyles, rest.services),
    slugs: { ...plan.slugs, ...slugs },
  };
}
