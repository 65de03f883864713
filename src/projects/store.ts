import type { Kysely } from 'kysely';
import { showsAuthors } from '../accounts/index.ts';
import { type Database, inTransaction, type PictureRow, type ProjectRow, takeLock } from '../database/index.ts';
import { ChangedElsewhereError, InvalidFieldsError } from '../http/errors.ts';
import { captionPicture, deletePictures, findLivePictures, toPicture } from '../pictures/index.ts';
import type { EditedProject, Project, ProjectFields, ShownProject } from '../shared/pictures/projects.ts';

/** Lists every project with its live photos, newest month first. */
export async function listProjects(db: Kysely<Database>): Promise<Project[]> {
  const rows = await selectNewestFirst(db).execute();
  return withPictures(db, rows);
}

/** Returns a project by its number. */
export async function findProject(db: Kysely<Database>, id: number): Promise<Project | undefined> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withPictures(db, [row]))[0];
}

/** Returns a project with its last change. */
export async function findEditedProject(db: Kysely<Database>, id: number): Promise<EditedProject | undefined> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  const [project] = row ? await withPictures(db, [row]) : [];
  if (!row || !project) return undefined;
  const { updatedAt, updatedBy } = row;
  const isNamed = updatedBy !== '' && (await showsAuthors(db, [updatedBy]));
  return { ...project, ...(isNamed && { lastChange: { at: updatedAt, by: updatedBy } }) };
}

/** Lists the projects that pages show: published projects with a photo, newest month first. */
export async function listShownProjects(db: Kysely<Database>): Promise<ShownProject[]> {
  const rows = await selectNewestFirst(db).where('published', '=', 1).execute();
  return (await withPictures(db, rows)).filter(({ pictures }) => pictures.length > 0).map(toShownProject);
}

/**
 * Stores a new project.
 * @throws InvalidFieldsError for a photo that isn't, or is no longer, in the gallery
 */
export async function addProject(db: Kysely<Database>, fields: ProjectFields, by: string): Promise<Project> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    const now = new Date().toISOString();
    const { id } = await transaction
      .insertInto('projects')
      .values({ ...toColumns(fields), createdAt: now, updatedAt: now, updatedBy: by })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPictures(transaction, id, fields);
    return requireProject(transaction, id);
  });
}

/**
 * Changes a project as a whole. Photos that it no longer has, and no other project shows, are permanently deleted.
 * @returns `undefined` if the project doesn't exist
 * @throws ChangedElsewhereError if another window has changed it since `version`; InvalidFieldsError as `addProject`
 */
export async function changeProject(
  db: Kysely<Database>,
  id: number,
  version: number,
  fields: ProjectFields,
  by: string,
): Promise<Project | undefined> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    const before = await findProject(transaction, id);
    if (!before) return undefined;
    const { numUpdatedRows } = await transaction
      .updateTable('projects')
      .set({ ...toColumns(fields), version: version + 1, updatedAt: new Date().toISOString(), updatedBy: by })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ChangedElsewhereError(changedMessage);
    await setPictures(transaction, id, fields);
    await deleteUnusedPictures(transaction, before.pictures);
    return requireProject(transaction, id);
  });
}

/**
 * Deletes a project with the photos that no other project shows.
 * @param version that the owner saw, if known
 * @returns whether the project existed
 * @throws ChangedElsewhereError if another window has changed it since
 */
export async function deleteProject(db: Kysely<Database>, id: number, version?: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    const project = await findProject(transaction, id);
    if (!project) return false;
    const { numDeletedRows } = await transaction
      .deleteFrom('projects')
      .where('id', '=', id)
      .where('version', '=', version ?? project.version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ChangedElsewhereError(changedMessage);
    await deleteUnusedPictures(transaction, project.pictures);
    return true;
  });
}

const changedMessage = 'This project was changed in another window.';

function selectNewestFirst(db: Kysely<Database>) {
  return db.selectFrom('projects').selectAll().orderBy('month', 'desc').orderBy('id', 'desc');
}

async function withPictures(db: Kysely<Database>, rows: readonly ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return [];
  let query = db
    .selectFrom('projectPictures')
    .innerJoin('images', 'images.id', 'projectPictures.pictureId')
    .selectAll('images')
    .select('projectId')
    .where('images.deletedAt', 'is', null)
    .orderBy('projectPictures.position');
  if (rows.length === 1) query = query.where('projectId', '=', rows[0]?.id ?? 0);
  const pictures = Map.groupBy(await query.execute(), ({ projectId }) => projectId);
  return rows.map((row) => toProject(row, pictures.get(row.id) ?? []));
}

function toProject(row: ProjectRow, pictures: readonly PictureRow[]): Project {
  const { id, version, title, services, town, month, material, height, feet, story, beforeId, afterId } = row;
  const isThere = (wanted: number | null) => pictures.some((picture) => picture.id === wanted);
  const hasPair = isThere(beforeId) && isThere(afterId);
  return {
    id,
    version,
    title,
    services: JSON.parse(services),
    town,
    month,
    material,
    height,
    feet,
    story,
    pictures: pictures.map((picture) => ({ id: picture.id, alt: picture.alt, picture: toPicture(picture) })),
    ...(hasPair && { before: Number(beforeId), after: Number(afterId) }),
    published: row.published === 1,
  };
}

function toShownProject({ pictures, before, after, version: _version, published: _published, ...facts }: Project) {
  const show = (id: number | undefined) => {
    const found = pictures.find((picture) => picture.id === id);
    return found && { alt: found.alt, picture: found.picture };
  };
  const [first, second] = [show(before), show(after)];
  return {
    ...facts,
    pictures: pictures.map(({ alt, picture }) => ({ alt, picture })),
    ...(first && second && { pair: { before: first, after: second } }),
  };
}

function toColumns({ services, pictures: _pictures, before, after, published, ...fields }: ProjectFields) {
  return {
    ...fields,
    services: JSON.stringify(services),
    beforeId: before ?? null,
    afterId: after ?? null,
    published: published ? (1 as const) : (0 as const),
  };
}

/** A photo's caption belongs to the photo, so that the gallery and the admin's list of pictures show the same text. */
async function setPictures(db: Kysely<Database>, projectId: number, { pictures }: ProjectFields): Promise<void> {
  const live = await findLivePictures(
    db,
    pictures.map(({ id }) => id),
  );
  if (pictures.some(({ id }) => !live.has(id)))
    throw new InvalidFieldsError({
      pictures: ['A photo of this project no longer exists. Remove it, or add it again.'],
    });
  await db.deleteFrom('projectPictures').where('projectId', '=', projectId).execute();
  for (const [position, { id: pictureId, alt }] of pictures.entries()) {
    await db.insertInto('projectPictures').values({ projectId, pictureId, position }).execute();
    if (alt) await captionPicture(db, pictureId, alt);
  }
}

/** A customer who asks to take a photo down means everywhere, so its rows and files are deleted unless another project uses it. */
async function deleteUnusedPictures(db: Kysely<Database>, pictures: readonly { id: number }[]): Promise<void> {
  if (pictures.length === 0) return;
  const ids = pictures.map(({ id }) => id);
  const used = await db.selectFrom('projectPictures').select('pictureId').where('pictureId', 'in', ids).execute();
  const needed = new Set(used.map(({ pictureId }) => pictureId));
  await deletePictures(
    db,
    ids.filter((id) => !needed.has(id)),
  );
}

async function requireProject(db: Kysely<Database>, id: number): Promise<Project> {
  const project = await findProject(db, id);
  if (!project) throw new Error(`The project ${id} was written and cannot be read.`);
  return project;
}
