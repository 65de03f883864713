import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Blobs, StoredFile } from '../shared.ts';
import type { Database } from '../tables.ts';
import { now } from './clock.ts';

const chunkBytes = 256 * 1024;
/** How many chunks go into one statement: a megabyte to write; of what is read the wire carries two digits for each byte. */
const chunksAtOnce = { written: 4, read: 16 };

/** How much of small files goes into one statement. */
const batchBytes = 2 * 1024 * 1024;

const columns = sql`"name", "bytes", "sha256", "modifiedAtMs", "neededAtMs"`;
/** Sorts after every name that begins alike. */
const last = '\u{10FFFF}';

/** The files of a site in tables of PostgreSQL, in chunks. */
export function makeBlobs(db: Kysely<Database>): Blobs {
  return {
    write,
    find: async (name) => (await select(db, sql`"name" = ${name}`))[0],
    read: (name) => read(db, name),
    hash,
    list: (prefix = '') => select(db, sql`"name" >= ${prefix} and "name" < ${prefix + last}`),
    remove: (listed) => remove(db, listed),
    writeAll: (files) => writeAll(db, files),
  };
}

async function write(transaction: Kysely<Database>, name: string, path: string): Promise<StoredFile> {
  const { bytes, sha256 } = await measure(path);
  // The row is locked from here on: a sweep that wants to remove the file waits, and then sees that it is needed.
  const { rows } = await sql<StoredFile>`
    insert into "blobs" (${columns}) values (${name}, ${bytes}, ${sha256}, ${now}, ${now})
    on conflict ("name") do update set "neededAtMs" = greatest("blobs"."neededAtMs" + 1, excluded."neededAtMs")
    returning ${columns}`.execute(transaction);
  const [stored] = rows;
  if (!stored) throw new Error(`The file ${name} was written and cannot be found`);
  if (!(await hasChunks(transaction, name))) await writeChunks(transaction, name, path);
  return stored;
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  await pipeline(file, hash);
  return { bytes: file.bytesRead, sha256: hash.digest('hex') };
}

async function hasChunks(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "blobChunks" where "name" = ${name} limit 1`.execute(db);
  return rows.length > 0;
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

async function hash(transaction: Kysely<Database>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string | null }>`
    select encode(sha256(coalesce(string_agg("data", ''::bytea order by "number"), ''::bytea)), 'hex') as "sha256"
    from "blobChunks" where "name" = ${name}`.execute(transaction);
  return rows[0]?.sha256 ?? undefined;
}

async function select(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`select ${columns} from "blobs" where ${condition} order by "name"`.execute(db);
  return rows;
}

async function remove(db: Kysely<Database>, listed: readonly StoredFile[]): Promise<void> {
  for (const { name, neededAtMs } of listed)
    await sql`delete from "blobs" where "name" = ${name} and "neededAtMs" = ${neededAtMs}`.execute(db);
}

interface SmallFile {
  name: string;
  data: Buffer;
}

async function writeAll(db: Kysely<Database>, files: readonly { name: string; path: string }[]): Promise<void> {
  // In the order of their names, so that processes which start together do not wait for one another.
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const present = await touch(
    db,
    sorted.map(({ name }) => name),
  );
  let batch: SmallFile[] = [];
  let bytes = 0;
  for (const { name, path } of sorted.filter(({ name }) => !present.has(name))) {
    const data = await readFile(path);
    batch.push({ name, data });
    bytes += data.length;
    if (bytes < batchBytes) continue;
    await writeBatch(db, batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await writeBatch(db, batch);
}

async function touch(db: Kysely<Database>, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    update "blobs" set "neededAtMs" = greatest("neededAtMs" + 1, ${now})
    where "name" in (${sql.join(names)}) returning "name"`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** One statement, so that there is never a file without its bytes. */
async function writeBatch(db: Kysely<Database>, batch: readonly SmallFile[]): Promise<void> {
  const files = batch.map(({ name, data }) => {
    const sha256 = createHash('sha256').update(data).digest('hex');
    return sql`(${name}, ${data.length}::bigint, ${sha256}, ${now}, ${now})`;
  });
  const chunks = batch.flatMap(({ name, data }) =>
    cut(data).map((piece, number) => sql`(${name}, ${number}::bigint, ${piece}::bytea)`),
  );
  await sql`
    with "added" as (
      insert into "blobs" (${columns}) values ${sql.join(files)} on conflict do nothing returning "name"
    )
    insert into "blobChunks" ("name", "number", "data")
    select "pieces".* from (values ${sql.join(chunks)}) as "pieces" ("name", "number", "data")
    where "pieces"."name" in (select "name" from "added")`.execute(db);
}

function cut(data: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(data.length / chunkBytes) }, (_none, number) =>
    data.subarray(number * chunkBytes, (number + 1) * chunkBytes),
  );
}
