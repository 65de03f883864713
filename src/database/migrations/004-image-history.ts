import { type Kysely, sql } from 'kysely';

/**
 * Pictures can be taken back: a replaced or deleted one stays as a row with `deletedAt`, so names are unique among the live ones only.
 * SQLite cannot drop a column's UNIQUE rule, therefore the table is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imagesNew')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('formats', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('position', 'integer')
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text')
    .execute();
  await sql`insert into "imagesNew" ("id", "kind", "name", "file", "hash", "width", "height", "widths", "formats", "alt", "position", "bytes", "createdAt")
    select "id", "kind", "name", "hash" || '.jpg', "hash", "width", "height", "widths", "formats", "alt", "position", "bytes", "createdAt" from "images"`.execute(
    db,
  );
  await db.schema.dropTable('images').execute();
  await db.schema.alterTable('imagesNew').renameTo('images').execute();
  await sql`create unique index "imagesLiveName" on "images" ("name" collate nocase) where "deletedAt" is null`.execute(
    db,
  );
}
