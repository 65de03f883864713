import type SqliteDatabase from 'better-sqlite3';
import { browserEncodings, load } from './load.ts';
import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

const counts = [10, 2000];
const rounds = 5;

/** The gallery's list and the cost of cached pages, with few pictures and with many. */
export async function measureGallery(): Promise<Row[]> {
  const rows: Row[] = [];
  const speeds: number[] = [];
  for (const count of counts) {
    const site = await startSite((db) => fillGallery(db, count));
    await site.warm;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      await (await fetch(`${site.url}/api/images`)).arrayBuffer();
      times.push(performance.now() - begin);
    }
    const page = await fetch(`${site.url}/gallery`, { headers: browserEncodings, method: 'HEAD' });
    speeds.push(await load({ url: `${site.url}/pool-fencing`, headers: browserEncodings }));
    rows.push(
      row(
        `Gallery of ${count} pictures`,
        `list in ${median(times).toFixed(1)} ms, page of ${page.headers.get('content-length')} bytes`,
      ),
    );
    await site.stop();
  }
  const [few = 0, many = 0] = speeds;
  return [
    ...rows,
    row('Cached service page with 2,000 pictures', `${Math.round(many)} pages/s`, {
      beside: `${Math.round(few)} pages/s with 10`,
      ratio: (many / few).toFixed(2),
      bar: 'about 1',
    }),
  ];
}

function fillGallery(db: SqliteDatabase.Database, count: number): void {
  const insert = db.prepare(
    `insert into images (kind, name, file, hash, width, height, widths, formats, alt, bytes, createdAt)
     values ('gallery', ?, ?, 'abcdef012345', 1600, 1200, '[400,800,1600]', '["webp","jpeg"]', 'A cedar fence', 300000, ?)`,
  );
  db.transaction(() => {
    for (let picture = 0; picture < count; picture += 1)
      insert.run(
        `fence-${picture}.jpg`,
        `fence-${picture}.jpg`,
        new Date(Date.UTC(2026, 0, 1) + picture * 1000).toISOString(),
      );
  })();
}
