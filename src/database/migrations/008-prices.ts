import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('priceVersions')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('prices', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('checkedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leadPlans')
    .addColumn('submissionId', 'integer', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('priceVersion', 'integer', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .execute();
}
