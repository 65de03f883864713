import { type Kysely, sql } from 'kysely';

/** Who has sent which text to any of the processes, as keyed hashes. Unlogged: after a crash of the server it is forgotten, as after a restart of a process alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table "seenTexts" (
    "text" text collate "C" not null,
    "sender" text collate "C" not null,
    "atMs" bigint not null,
    constraint "seenTextsKey" primary key ("text", "sender")
  )`.execute(db);
}
