import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submissions')
    .addColumn('spamScore', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('submissionPosts')
    .addColumn('idempotencyKey', 'text', (column) => column.notNull())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('submissionId', 'integer', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('submissionPosts_key', ['idempotencyKey', 'bodyHash'])
    .execute();
  await db.schema.createIndex('submissionPosts_submission').on('submissionPosts').column('submissionId').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('submissionId', 'integer', (column) => column.references('submissions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('uncertain', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAtMs', 'integer', (column) => column.notNull())
    .addColumn('nextAttemptAtMs', 'integer', (column) => column.notNull())
    .addColumn('failingSinceMs', 'integer')
    .addColumn('sentAtMs', 'integer')
    .addColumn('lastError', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'nextAttemptAtMs']).execute();
  await db.schema.createIndex('outbox_submission').on('outbox').column('submissionId').execute();
  // Whoever changes a status, by whatever path: leaving the spam tray releases what was held, entering it holds what still waits.
  await sql`
    CREATE TRIGGER outbox_release AFTER UPDATE OF status ON submissions
    WHEN old.status = 'spam' AND new.status <> 'spam'
    BEGIN
      UPDATE outbox SET state = 'queued', nextAttemptAtMs = 0,
        createdAtMs = CAST(unixepoch('subsec') * 1000 AS INTEGER)
      WHERE submissionId = new.id AND state = 'held';
    END`.execute(db);
  await sql`
    CREATE TRIGGER outbox_hold AFTER UPDATE OF status ON submissions
    WHEN old.status <> 'spam' AND new.status = 'spam'
    BEGIN
      UPDATE outbox SET state = 'held' WHERE submissionId = new.id AND state = 'queued';
    END`.execute(db);
}
