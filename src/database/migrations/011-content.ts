import type { Kysely } from 'kysely';

/**
 * The owner's words, which lie over the shipped ones; the addresses that lead elsewhere; the audit log. A document's row comes
 * with its first draft or publication, so a fresh site has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contentDocuments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('publishedVersion', 'integer')
    .addColumn('draft', 'text')
    .addColumn('draftVersion', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('draftBase', 'integer')
    .addColumn('draftAt', 'text')
    .addColumn('draftBy', 'text')
    .addColumn('scheduledVersion', 'integer')
    .addColumn('scheduledAtMs', 'bigint')
    .addColumn('newsAnswered', 'text')
    .addColumn('deletedAt', 'text')
    .execute();
  await db.schema
    .createTable('contentVersions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('documentId', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('shippedHash', 'text', (column) => column.notNull())
    .addColumn('replaced', 'integer')
    .addColumn('batch', 'text')
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contentVersionsByDocument')
    .on('contentVersions')
    .columns(['documentId', 'id'])
    .execute();
  await db.schema
    .createTable('shippedWords')
    .addColumn('documentId', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('firstSeenAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shippedWordsKey', ['documentId', 'hash'])
    .execute();
  await db.schema
    .createTable('redirects')
    .addColumn('fromPath', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text')
    .addColumn('address', 'text')
    .addColumn('automatic', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('changes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
}
