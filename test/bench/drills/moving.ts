import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { listVariants } from '../../../src/shared/pictures/pictures.ts';
import { backUp, readArchive, restore } from './parts/archives.ts';
import type { Drill } from './parts/drill.ts';
import { signIn } from './parts/owner.ts';
import { postLead } from './parts/visitors.ts';

const leads = 10_000;
const pictures = 200;

/** Moves a site from its directory to PostgreSQL and back, with backups. */
export const moving: Drill = {
  number: 23,
  title: 'SQLite to PostgreSQL and back: 10,000 leads, 200 pictures',
  async run(stage) {
    const [alone, cluster, again, other] = ['alone', 'cluster', 'again', 'other'].map((name) => {
      mkdirSync(join(stage.folder, name));
      return join(stage.folder, name);
    }) as [string, string, string, string];
    const site = await stage.startReplica({ dataDir: alone });
    await postLead(site.url);
    await site.end('SIGTERM');
    fill(alone);
    const { url } = await stage.makeDatabase();

    const begin = performance.now();
    const first = backUp({ DATA_DIR: alone });
    const filled = restore({ DATA_DIR: cluster, DATABASE_URL: url }, first);
    const second = backUp({ DATA_DIR: cluster, DATABASE_URL: url });
    const emptied = restore({ DATA_DIR: again }, second);
    const third = backUp({ DATA_DIR: again });
    const seconds = (performance.now() - begin) / 1000;
    const refused = restore({ DATA_DIR: other, DATABASE_URL: url }, first);

    const [start, middle, end] = [first, second, third].map(readArchive);
    stage.expect(
      'Restored there, and back',
      [filled, emptied].filter((words) => words.includes(`${leads} leads`)).length,
      2,
    );
    stage.expect('Rows and ids, there', middle?.rows ?? '', start?.rows ?? 'none');
    stage.expect('Rows and ids, back', end?.rows ?? '', start?.rows ?? 'none');
    stage.expect('Files and sums, there', middle?.files ?? '', start?.files ?? 'none');
    stage.expect('Files and sums, back', end?.files ?? '', start?.files ?? 'none');
    stage.expect('Over data', refused.trim(), 'refused', refused.includes('already contains data'));
    stage.report('Three backups with their test restores, and two restores', `${seconds.toFixed(0)} s`);
    const replica = await stage.startReplica({ databaseUrl: url });
    stage.expect('The next lead', JSON.parse((await postLead(replica.url)).body).id, leads + 1);
    stage.expect('Signing in on PostgreSQL', (await signIn(replica.url)).cookie ? 'works' : 'fails', 'works');
  },
};

/** Adds years of rows and files. The content of the pictures doesn't matter here. */
function fill(folder: string): void {
  const db = new SqliteDatabase(join(folder, 'site.db'));
  const columns = listColumns(db);
  db.exec(`with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${leads})
    insert into submissions (id, reference, ${columns}) select n, 'R' || n, ${columns} from numbers, submissions where id = 1`);
  db.exec("delete from submissions where source = 'form-check'");
  const insert = db.prepare(
    `insert into images (kind, name, file, hash, width, height, widths, formats, alt, bytes, createdAt)
    values ('gallery', ?, ?, ?, 400, 300, '[400]', '["avif","webp","jpeg"]', '', 60000, '2026-01-01T00:00:00.000Z')`,
  );
  for (let number = 0; number < pictures; number += 1) {
    const bytes = randomBytes(60_000);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const name = `fence-${number}.jpg`;
    insert.run(name, `${hash}.jpg`, hash);
    const picture = { name, hash, width: 400, height: 300, widths: [400], formats: ['avif', 'webp', 'jpeg'] as const };
    keep(folder, `images/originals/${hash}.jpg`, bytes);
    for (const { file } of listVariants(picture)) keep(folder, `images/variants/${file}`, randomBytes(20_000));
  }
  db.close();
}

/** Lists the columns of the leads, except those that differ in each row. */
function listColumns(db: SqliteDatabase.Database): string {
  const names = db.prepare("select name from pragma_table_info('submissions')").pluck().all() as string[];
  const own = new Set(['id', 'reference', 'idempotencyKey']);
  return names
    .filter((name) => !own.has(name))
    .map((name) => `"${name}"`)
    .join(', ');
}

function keep(folder: string, name: string, bytes: Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), bytes);
}
