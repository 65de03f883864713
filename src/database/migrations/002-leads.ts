import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submissions')
    .addColumn('landingPage', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('referrer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('submissions').addColumn('firstContactAt', 'text').execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('submissionId', 'integer', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notesBySubmission').on('notes').column('submissionId').execute();
}
