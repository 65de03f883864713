import { createReadStream } from 'node:fs';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Blobs, Database, StoredFile } from '../database/index.ts';
import { measureFile } from '../storage/index.ts';
import { now } from './pool.ts';

const chunkBytes = 256 * 1024;
/** Chunks per statement. Writing sends a megabyte; reading receives two hex digits for each byte. */
const chunksAtOnce = { written: 4, read: 16 };

const columns = sql`"name", "bytes", "sha256", "modifiedAtMs", "neededAtMs"`;
/** Sorts after every name with the same beginning. */
const last = '\u{10FFFF}';

/** Stores the files of a site in tables of PostgreSQL, in chunks. */
export function makeBlobs(db: Kysely<Database>): Blobs {
  return {
    write,
    find: async (name) => (await select(db, sql`"name" = ${name}`))[0],
    read: (name) => read(db, name),
    async hash(transaction, name) {
      const { rows } = await sql<{ sha256: string | null }>`
        select encode(sha256(coalesce(string_agg("data", ''::bytea order by "number"), ''::bytea)), 'hex') as "sha256"
        from "blobChunks" where "name" = ${name}`.execute(transaction);
      return rows[0]?.sha256 ?? undefined;
    },
    list: (prefix = '') => select(db, sql`"name" >= ${prefix} and "name" < ${prefix + last}`),
    async remove(listed) {
      for (const { name, neededAtMs } of listed)
        await sql`delete from "blobs" where "name" = ${name} and "neededAtMs" = ${neededAtMs}`.execute(db);
    },
  };
}

async function write(transaction: Kysely<Database>, name: string, path: string): Promise<StoredFile> {
  const { bytes, sha256 } = await measureFile(path);
  // The row is locked from here on: a cleanup that wants to delete the file waits, and then sees that it is needed.
  const { rows } = await sql<StoredFile>`
    insert into "blobs" (${columns}) values (${name}, ${bytes}, ${sha256}, ${now}, ${now})
    on conflict ("name") do update set "neededAtMs" = greatest("blobs"."neededAtMs" + 1, excluded."neededAtMs")
    returning ${columns}`.execute(transaction);
  const [stored] = rows;
  if (!stored) throw new Error(`The file ${name} was written and cannot be found`);
  const chunks = await sql`select 1 from "blobChunks" where "name" = ${name} limit 1`.execute(transaction);
  if (chunks.rows.length === 0) await writeChunks(transaction, name, path);
  return stored;
}

async function writeChunks(transaction: Kysely<Database>, name: string, path: string): Promise<void> {
  let number = 0;
  const size = chunkBytes * chunksAtOnce.written;
  for await (const piece of createReadStream(path, { highWaterMark: size }) as AsyncIterable<Buffer>) {
    const rows: RawBuilder<unknown>[] = [];
    for (let at = 0; at < piece.length; at += chunkBytes, number += 1)
      rows.push(sql`(${name}, ${number}, ${piece.subarray(at, at + chunkBytes)})`);
    await sql`insert into "blobChunks" ("name", "number", "data") values ${sql.join(rows)}`.execute(transaction);
  }
}

async function* read(db: Kysely<Database>, name: string): AsyncGenerator<Buffer> {
  for (let first = 0; ; first += chunksAtOnce.read) {
    const { rows } = await sql<{ data: Buffer }>`
      select "data" from "blobChunks" where "name" = ${name} and "number" >= ${first}
      order by "number" limit ${sql.lit(chunksAtOnce.read)}`.execute(db);
    for (const { data } of rows) yield data;
    if (rows.length < chunksAtOnce.read) return;
  }
}

async function select(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`select ${columns} from "blobs" where ${condition} order by "name"`.execute(db);
  return rows;
}
