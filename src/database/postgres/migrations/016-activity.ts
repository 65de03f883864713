import { type Kysely, sql } from 'kysely';

/** The audit log says in which role somebody did something. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "changes" add column "role" text collate "C" not null default 'owner'`.execute(db);
}
