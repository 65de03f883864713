import type { Kysely } from 'kysely';

/**
 * Projects and their photos in order. `forProject` marks a picture that was uploaded for a project: the gallery shows it only
 * while a published project does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('town', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('height', 'real')
    .addColumn('feet', 'real')
    .addColumn('story', 'text', (column) => column.notNull())
    .addColumn('beforeId', 'integer')
    .addColumn('afterId', 'integer')
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('projectPictures')
    .addColumn('projectId', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('pictureId', 'integer', (column) => column.notNull().references('images.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('projectPicturesKey', ['projectId', 'pictureId'])
    .execute();
  await db.schema.createIndex('projectPicturesByPicture').on('projectPictures').column('pictureId').execute();
  await db.schema
    .alterTable('images')
    .addColumn('forProject', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
