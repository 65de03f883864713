import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type CatalogPageRow, type Database, inTransaction } from '../database/index.ts';
import { type CatalogFile, type CatalogPage, catalogPageFile, catalogPageSizes } from '../shared/catalog.ts';
import type { MadeFile } from '../storage/index.ts';
import { readPdfs } from './live-pdf.ts';

/** The folder, among the site's files, for the page pictures of all versions. */
export const versionsFolder = 'catalog/versions';

/**
 * Number of newest versions to keep, for visitors who are filling in a form about a page of one. An owner uploads about one a
 * year.
 */
const keptVersions = 5;

/** The length of a page's text used as its alternative text, in characters. */
const textLimit = 120;

/** Returns the name of a page's picture, by its file name. */
export function versionFile(version: string, file: string): string {
  return `${versionsFolder}/${version}/${file}`;
}

/** Lists the pictures of a whole version in the folder where they were made. */
export function listMadePages(folder: string, version: string, pages: readonly { page: number }[]): MadeFile[] {
  return pages.flatMap(({ page }) =>
    catalogPageSizes.map((size) => {
      const file = catalogPageFile(page, size);
      return { name: versionFile(version, file), path: join(folder, file) };
    }),
  );
}

/** Returns the live catalog with its pages, or `undefined` if there is none. */
export async function readCatalog(db: Kysely<Database>): Promise<CatalogFile | undefined> {
  const { live } = await readPdfs(db);
  return live && { ...live, pages: await listPages(db, live.version) };
}

/** Lists the pages of a version in order; empty while it is being made. */
async function listPages(db: Kysely<Database>, version: string): Promise<CatalogPage[]> {
  const rows = await db
    .selectFrom('catalogPages')
    // The alternative text uses only this part of the text.
    .select(({ fn, val }) => ['page', 'width', 'height', fn<string>('substr', ['text', val(1), val(400)]).as('text')])
    .where('version', '=', version)
    .orderBy('page')
    .execute();
  return rows.map(({ text, ...page }) => ({ ...page, words: firstWords(text) }));
}

/** Lists the texts of a version's pages in order. */
export function listTexts(db: Kysely<Database>, version: string): Promise<Pick<CatalogPageRow, 'page' | 'text'>[]> {
  return db
    .selectFrom('catalogPages')
    .select(['page', 'text'])
    .where('version', '=', version)
    .orderBy('page')
    .execute();
}

/** True if a version has its pages. */
export async function hasVersion(db: Kysely<Database>, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('catalogVersions')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a version and replaces earlier rows of it.
 * @param keepFiles moves the pages' pictures to their final place, in the same transaction
 */
export async function addVersion(
  db: Kysely<Database>,
  version: string,
  pages: readonly Omit<CatalogPageRow, 'version'>[],
  nowMs: number,
  keepFiles: (transaction: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await keepFiles(transaction);
    const row = { createdAt: new Date(nowMs).toISOString() };
    await transaction
      .insertInto('catalogVersions')
      .values({ version, ...row })
      .onConflict((conflict) => conflict.column('version').doUpdateSet(row))
      .execute();
    await transaction.deleteFrom('catalogPages').where('version', '=', version).execute();
    for (const page of pages)
      await transaction
        .insertInto('catalogPages')
        .values({ version, ...page })
        .execute();
  });
}

/**
 * Deletes the rows of all versions except the newest ones, those that leads cite, and those that are live.
 * @param live the versions of the PDFs that are shown or can still be restored
 * @returns the versions that stay
 */
export async function deleteOldVersions(db: Kysely<Database>, live: readonly string[]): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    const cited = transaction.selectFrom('submissions').select('catalogVersion').where('catalogVersion', '<>', '');
    const newest = await transaction
      .selectFrom('catalogVersions')
      .select('version')
      .orderBy('createdAt', 'desc')
      .limit(keptVersions)
      .execute();
    // An empty list isn't valid SQL in every engine.
    const kept = ['', ...live, ...newest.map(({ version }) => version)];
    await transaction
      .deleteFrom('catalogVersions')
      .where('version', 'not in', kept)
      .where('version', 'not in', cited)
      .execute();
    const rows = await transaction.selectFrom('catalogVersions').select('version').execute();
    return rows.map(({ version }) => version);
  });
}

function firstWords(text: string): string {
  if (text.length <= textLimit) return text;
  const end = text.lastIndexOf(' ', textLimit);
  return `${text.slice(0, end > 0 ? end : textLimit).toWellFormed()}…`;
}
