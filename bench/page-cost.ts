import type SqliteDatabase from 'better-sqlite3';
import { fillLeads } from './admin-list.ts';
import { fillGallery } from './gallery.ts';
import { browserEncodings, loadInTurns } from './load.ts';
import { type Row, row } from './row.ts';
import { startSite } from './site.ts';

const path = '/pool-fencing';

const fillings: { what: string; fill(db: SqliteDatabase.Database): void }[] = [
  { what: '100,000 leads', fill: (db) => fillLeads(db, 100_000) },
  { what: '2,000 pictures', fill: (db) => fillGallery(db, 2000) },
];

/** Whether leads or pictures make a cached page dearer: a full site and an empty one, loaded in turns. */
export async function measurePageCost(): Promise<Row[]> {
  const empty = await startSite();
  await empty.warm;
  const rows: Row[] = [];
  for (const { what, fill } of fillings) {
    const full = await startSite(fill);
    await full.warm;
    const { one, other, ratio } = await loadInTurns(
      { url: full.url + path, headers: browserEncodings },
      { url: empty.url + path, headers: browserEncodings },
    );
    await full.stop();
    rows.push(
      row(`Cached service page with ${what}`, `${Math.round(one)} pages/s`, {
        beside: `${Math.round(other)} pages/s without any`,
        ratio: ratio.toFixed(2),
        bar: 'about 1',
      }),
    );
  }
  await empty.stop();
  return rows;
}
