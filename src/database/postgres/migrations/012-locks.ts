import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "locks" ("name" text collate "C" primary key)`.execute(db);
}
