import type { Kysely } from 'kysely';

/** A catalog's pages as pictures; a version stays for as long as a lead cites it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogVersions')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('unusedSince', 'text')
    .execute();
  await db.schema
    .createTable('catalogPages')
    .addColumn('version', 'text', (column) =>
      column.notNull().references('catalogVersions.version').onDelete('cascade'),
    )
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogPages_key', ['version', 'page'])
    .execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('catalogPage', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('submissions')
    .addColumn('catalogVersion', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('submissions_catalogVersion').on('submissions').column('catalogVersion').execute();
}
