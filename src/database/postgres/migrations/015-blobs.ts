import { type Kysely, sql } from 'kysely';

/**
 * The files of the site, for processes that share no disk. In pieces, because a large object is not replicated logically and a
 * single value would have to be held in memory as a whole; as they come (`external`), because pictures and PDF are compressed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const text = 'text collate "C" not null';

const statements = [
  `create table "blobs" (
    "name" ${text} primary key,
    "bytes" bigint not null,
    "sha256" ${text},
    "modifiedAtMs" bigint not null,
    "neededAtMs" bigint not null
  )`,
  `create table "blobChunks" (
    "name" ${text} references "blobs" ("name") on delete cascade,
    "number" bigint not null,
    "data" bytea not null,
    constraint "blobChunksKey" primary key ("name", "number")
  )`,
  'alter table "blobChunks" alter column "data" set storage external',
];
