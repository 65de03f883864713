import { randomBytes } from 'node:crypto';
import type SqliteDatabase from 'better-sqlite3';
import { browserEncodings } from './load.ts';
import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

const counts = [10, 2000];
const rounds = 5;

/** The gallery's list and its page, with few pictures and with many. */
export async function measureGallery(): Promise<Row[]> {
  const rows: Row[] = [];
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
    await site.stop();
    rows.push(
      row(
        `Gallery of ${count} pictures`,
        `list in ${median(times).toFixed(1)} ms, page of ${page.headers.get('content-length')} bytes`,
        { bar: 'page at most 15000 bytes' },
      ),
    );
  }
  return rows;
}

/** Pictures as the owner's uploads leave them, each with a hash of its own as it has in truth. */
export function fillGallery(db: SqliteDatabase.Database, count: number): void {
  const insert = db.prepare(
    `insert into images (kind, name, file, hash, width, height, widths, formats, alt, bytes, createdAt)
     values ('gallery', ?, ?, ?, 1600, 1200, '[400,800,1600]', '["avif","webp","jpeg"]', 'A cedar fence', 300000, ?)`,
  );
  db.transaction(() => {
    for (let picture = 0; picture < count; picture += 1)
      insert.run(
        `fence-${picture}.jpg`,
        `fence-${picture}.jpg`,
        randomBytes(6).toString('hex'),
        new Date(Date.UTC(2026, 0, 1) + picture * 1000).toISOString(),
      );
  })();
}
