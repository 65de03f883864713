import type { Kysely } from 'kysely';

/** Which worker sends a delivery and since when, so that only that worker settles it, and one left behind is found by its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('claim', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('claimedAtMs', 'integer').execute();
}
