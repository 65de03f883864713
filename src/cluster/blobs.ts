import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Blobs, type Database, inTransaction, type StoredFile, shareRuns } from '../database/index.ts';
import type { SiteFiles } from '../storage/index.ts';
import { now } from './pool.ts';

const chunkBytes = 256 * 1024;
/** How many chunks go into one statement: a megabyte to write; of what is read the wire carries two digits for each byte. */
const chunksAtOnce = { written: 4, read: 16 };

const columns = sql`"name", "bytes", "sha256", "modifiedAtMs", "neededAtMs"`;
/** Sorts after every name that begins alike. */
const last = '\u{10FFFF}';

/** The files of a site in tables of PostgreSQL, in chunks. */
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
  const { bytes, sha256 } = await measure(path);
  // The row is locked from here on: a sweep that wants to remove the file waits, and then sees that it is needed.
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

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  await pipeline(file, hash);
  return { bytes: file.bytesRead, sha256: hash.digest('hex') };
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

/** A page of a release may stand open in a browser for so long and still ask for its files. */
const retentionDays = 30;
const dayMs = 24 * 3600_000;
/** How often a process looks which files other releases have. */
const lookMs = 250;

/** Built files that pages name, by the folder of their address: paths below `dist`. */
const folders = ['assets', 'images/variants'];
const prefix = 'release/';

/**
 * While processes of two releases run beside one another, each is asked for the files that the other one's pages name: the built
 * files go into the database before this process shows a page that names them.
 * @param isSharing whether this process gives its files to others, or only looks for theirs
 * @returns `SiteFiles.findReleased`
 */
export function shareReleaseFiles(
  app: FastifyInstance,
  { blobs, files, distDir, isSharing }: { blobs: Blobs; files: SiteFiles; distDir: string; isSharing: boolean },
): (name: string) => Promise<string | undefined> {
  let known = new Set<string>();
  const look = shareRuns(async () => {
    known = new Set((await blobs.list(prefix)).map(({ name }) => name));
  }, lookMs);
  const tending = setInterval(() => void tend().catch(logFailure), dayMs).unref();
  if (isSharing) app.addHook('onReady', share);
  app.addHook('onClose', async () => clearInterval(tending));

  return async (name) => {
    const stored = prefix + name;
    if (!known.has(stored)) await look().catch(() => {});
    if (!known.has(stored)) return undefined;
    // Packed as the build packed it, for those who send it from there.
    for (const packed of [`${stored}.br`, `${stored}.gz`]) if (known.has(packed)) await files.find(packed, () => true);
    return files.find(stored, () => true);
  };

  /** A file that was marked as needed within the last day is not marked again. */
  async function share(): Promise<void> {
    const stored = new Map((await blobs.list(prefix)).map(({ name, neededAtMs }) => [name, neededAtMs]));
    for (const { name, path } of await listBuiltFiles(distDir))
      if ((stored.get(name) ?? 0) < app.cluster.now() - dayMs)
        await inTransaction(app.db, (transaction) => blobs.write(transaction, name, path));
  }

  async function tend(): Promise<void> {
    await share();
    if (app.cluster.isRunner) await removeFormer(blobs, app.cluster.now());
  }

  function logFailure(error: unknown): void {
    app.log.error({ err: error }, 'the built files could not be shared with other releases');
  }
}

async function listBuiltFiles(distDir: string): Promise<{ name: string; path: string }[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(distDir, folder))).map((file) => ({
        name: `${prefix}${folder}/${file}`,
        path: join(distDir, folder, file),
      })),
    ),
  );
  return found.flat();
}

/** Removes the files of releases that no process has had for so long. */
export async function removeFormer(blobs: Blobs, nowMs: number): Promise<void> {
  const listed = await blobs.list(prefix);
  await blobs.remove(listed.filter(({ neededAtMs }) => neededAtMs < nowMs - retentionDays * dayMs));
}
