import { type Kysely, sql } from 'kysely';

/** Uses of the rate limits by all processes. Unlogged: after a crash of the server every count begins anew, as after a restart of a process alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table "limits" (
    "key" text collate "C" primary key,
    "current" bigint not null,
    "endsAtMs" bigint not null
  )`.execute(db);
}
