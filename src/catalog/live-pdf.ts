import { open, stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, inTransaction, setting, takeLock } from '../database/index.ts';
import { UnsupportedFileError } from '../http/errors.ts';
import type { SiteFiles } from '../storage/index.ts';
import { hashFile } from '../storage/index.ts';

const folder = 'catalog/files';

const storedPdf = z.object({
  bytes: z.number(),
  /** ISO 8601, UTC. */
  uploadedAt: z.string(),
  version: z.string(),
});
/** A PDF that is live or was removed. */
export type StoredPdf = z.infer<typeof storedPdf>;

/** The live PDF, and the last removed one, which can be restored. */
const catalogSchema = z.object({ live: z.optional(storedPdf), removed: z.optional(storedPdf) });
type CatalogSetting = z.infer<typeof catalogSchema>;

/** The setting with the live PDF. Changing it clears the page cache of every process. */
const catalogSetting = setting<CatalogSetting>('catalog', catalogSchema);

/** Returns the version of a PDF: the beginning of its SHA-256, in hex. */
export async function hashPdf(path: string): Promise<string> {
  return (await hashFile(path)).slice(0, 16);
}

/** PDF readers look for the mark in this many first bytes. */
const headBytes = 1024;

/**
 * Checks for a PDF's mark. PDFium finds out whether the PDF is readable when its pages are made: it repairs a broken cross-reference table,
 * and ignores bytes after the end.
 * @throws UnsupportedFileError for a file that isn't a PDF
 */
export async function requirePdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    if (!buffer.subarray(0, bytesRead).includes('%PDF-')) throw new UnsupportedFileError('Please select a PDF file.');
  } finally {
    await file.close();
  }
}

/** Returns the live and the removed PDF. A setting that can't be read counts as empty, and the next upload replaces it. */
export async function readPdfs(db: Kysely<Database>): Promise<CatalogSetting> {
  return (await catalogSetting.read(db)).value ?? {};
}

/** Returns the path of a PDF on this machine's disk; `undefined` if it no longer exists. */
export function findPdf(files: SiteFiles, { version }: Pick<StoredPdf, 'version'>): Promise<string | undefined> {
  return files.find(fileNameOf(version), () => true);
}

const fileNameOf = (version: string) => `${folder}/${version}.pdf`;

/**
 * Makes a PDF the live catalog, at once and completely; the previous one stays if anything fails.
 * @param path a flushed file on the data volume
 * @throws StorageUnavailableError
 */
export async function publishPdf(
  db: Kysely<Database>,
  files: SiteFiles,
  { path, version, nowMs }: { path: string; version: string; nowMs: number },
): Promise<void> {
  const live = { bytes: (await stat(path)).size, uploadedAt: new Date(nowMs).toISOString(), version };
  await change(db, async (setting, transaction) => {
    await files.keep(transaction, [{ name: fileNameOf(version), path }]);
    return { ...setting, live };
  });
}

/** Removes the catalog from the site; `restorePdf` restores it until the next one is removed. @returns whether there was one */
export const removePdf = (db: Kysely<Database>): Promise<boolean> =>
  change(db, async ({ live }) => live && { removed: live });

/** Undoes `removePdf`, and replaces a catalog that was published since. @returns whether there was one to restore */
export const restorePdf = (db: Kysely<Database>): Promise<boolean> =>
  change(db, async ({ removed }) => removed && { live: removed });

/** Deletes PDFs that are neither live nor removed. @throws Error for a setting that can't be read, so that its PDFs aren't deleted */
export function removeUnusedPdfs(db: Kysely<Database>, files: SiteFiles): Promise<void> {
  return files.removeUnused(folder, async () => {
    const { value = {}, isDamaged } = await catalogSetting.read(db);
    if (isDamaged) throw new Error('The setting that names the catalog cannot be read.');
    const needed = new Set([value.live, value.removed].flatMap((pdf) => (pdf ? fileNameOf(pdf.version) : [])));
    return (name) => needed.has(name);
  });
}

/** @param work returns the new setting, or `undefined` if nothing changes @returns whether anything changed */
function change(
  db: Kysely<Database>,
  work: (stored: CatalogSetting, transaction: Kysely<Database>) => Promise<CatalogSetting | undefined>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'catalog');
    const changed = await work(await readPdfs(transaction), transaction);
    if (changed) await catalogSetting.write(transaction, changed);
    return changed !== undefined;
  });
}
