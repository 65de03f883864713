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

/** Which PDF is live, and which one was removed last and can be brought back. */
const catalogSchema = z.object({ live: z.optional(storedPdf), removed: z.optional(storedPdf) });
type CatalogSetting = z.infer<typeof catalogSchema>;

/** Which PDF is live; changing it clears the page cache of every process. */
const catalogSetting = setting<CatalogSetting>('catalog', catalogSchema);

/** The version of a PDF: the beginning of its SHA-256, in hex. */
export async function hashPdf(path: string): Promise<string> {
  return (await hashFile(path)).slice(0, 16);
}

/** PDF readers look for the mark in this many first bytes. */
const headBytes = 1024;

/**
 * Tells a PDF by its mark. Whether it can be read, PDFium finds out when its pages are made: it repairs a broken
 * cross-reference table, and ignores bytes after the end.
 * @throws UnsupportedFileError for what is no PDF
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

/** Which PDFs are live and removed. A setting that cannot be read counts as none, and the next upload replaces it. */
export async function readPdfs(db: Kysely<Database>): Promise<CatalogSetting> {
  return (await catalogSetting.read(db)).value ?? {};
}

/** The path of a PDF on this machine's disk; `undefined` if it no longer exists. */
export function findPdf(files: SiteFiles, { version }: Pick<StoredPdf, 'version'>): Promise<string | undefined> {
  return files.find(fileNameOf(version), () => true);
}

const fileNameOf = (version: string) => `${folder}/${version}.pdf`;

/**
 * Makes a PDF the live one, at once and whole; the one before stays if anything fails.
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

/** Takes the catalog out of the site; `restorePdf` brings it back until the next one is removed. @returns whether there was one */
export const removePdf = (db: Kysely<Database>): Promise<boolean> =>
  change(db, async ({ live }) => live && { removed: live });

/** Undoes `removePdf`, and replaces a catalog that was published since. @returns whether there was one to restore */
export const restorePdf = (db: Kysely<Database>): Promise<boolean> =>
  change(db, async ({ removed }) => removed && { live: removed });

/** Removes PDFs that are neither live nor removed. @throws Error for a setting that cannot be read, so that no PDF goes with it */
export function removeUnusedPdfs(db: Kysely<Database>, files: SiteFiles): Promise<void> {
  return files.removeUnused(folder, async () => {
    const { value = {}, isDamaged } = await catalogSetting.read(db);
    if (isDamaged) throw new Error('The setting that names the catalog cannot be read.');
    const needed = new Set([value.live, value.removed].flatMap((pdf) => (pdf ? fileNameOf(pdf.version) : [])));
    return (name) => needed.has(name);
  });
}

/** @param work returns the new setting, or `undefined` when there is nothing to change @returns whether anything changed */
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
