import type { Kysely } from 'kysely';

/** What excludes others takes its row here first; see `takeLock`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
}
