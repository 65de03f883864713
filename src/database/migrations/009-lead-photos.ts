import type { Kysely } from 'kysely';

/** Photos that came with a request; their files lie in the data directory, and the rows go with their request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leadPhotos')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('submissionId', 'integer', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('mailedAtMs', 'integer')
    .addUniqueConstraint('leadPhotos_hash', ['submissionId', 'hash'])
    .execute();
}
