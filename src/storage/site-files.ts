import { access, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { type PhotoWidth, photoWidths } from '../shared/lead/lead-photos.ts';
import { requireDataDir, syncFolderOf, toStorageError } from './disk.ts';

/** A new file in a temporary folder on the data volume. */
export interface MadeFile {
  /** Its name in the site, such as `images/variants/gate-0123456789ab-800.webp`. */
  name: string;
  /** Its current path. */
  path: string;
}

/**
 * The files of a site that must survive: pictures, catalog, photos of leads. They are stored in the data directory, or in the database that
 * several processes share (src/cluster). Callers don't need to know which.
 */
export interface SiteFiles {
  /**
   * Stores files under their names. A name identifies the content, so no file is overwritten by other content.
   * @param transaction the one that stores the file's row: if it is undone, the next cleanup finds no row
   * @throws StorageUnavailableError if the disk refuses
   */
  keep(transaction: Kysely<Database>, files: readonly MadeFile[]): Promise<void>;
  /**
   * Returns the path of a file on this machine's disk; `undefined` if it doesn't exist.
   * @param isKnown whether a row names the file; called only before it would be fetched. Strangers can invent names, so lookups of unknown
   * names are limited
   */
  find(name: string, isKnown: () => boolean | Promise<boolean>): Promise<string | undefined>;
  /** Reads a file that only the owner may see. The reading process leaves no copy on its disk. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes a folder with all its content. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Deletes the unused files of a folder.
   * @param findNeeded reads the rows after the files were listed, so that a file whose row is stored meanwhile stays
   */
  removeUnused(folder: string, findNeeded: () => Promise<(name: string) => boolean>): Promise<void>;
  /** For the metrics: how many bytes of the files this process has copies of; `undefined` if the files are only stored here. */
  countCached?(): number;
}

declare module 'fastify' {
  interface FastifyInstance {
    files: SiteFiles;
  }
}

/** Opens the files in the data directory of a single process (`SharedDatabase.processes` does it for several). */
export const siteFiles = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    app.decorate('files', openDiskFiles(dataDir));
  },
  { name: 'site-files', dependencies: ['database'] },
);

/** The directory for copies of files that are stored in a database. */
export const cacheFolder = (dataDir: string) => join(dataDir, 'cache');

/** Opens the files of a site with its own data directory. */
export function openDiskFiles(dataDir: string): SiteFiles {
  const pathOf = (name: string) => join(dataDir, name);
  return {
    async keep(_transaction, files) {
      requireDataDir(dataDir);
      try {
        const folders = new Set(files.map(({ name }) => dirname(pathOf(name))));
        for (const folder of folders) await mkdir(folder, { recursive: true });
        for (const { name, path } of files) await rename(path, pathOf(name));
        for (const folder of folders) {
          await syncFolderOf(join(folder, 'file'));
          await syncFolderOf(folder);
        }
      } catch (error) {
        throw toStorageError(error, dataDir);
      }
    },
    find: (name) => unlessMissing(access(pathOf(name)).then(() => pathOf(name))),
    read: (name) =>
      unlessMissing(readFile(pathOf(name))).catch((error) => {
        throw toStorageError(error, dataDir);
      }),
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    async removeUnused(folder, findNeeded) {
      const found = await listFiles(pathOf(folder));
      const isNeeded = await findNeeded();
      for (const path of found) {
        if (isNeeded(relative(dataDir, path).split(sep).join('/'))) continue;
        await rm(path, { force: true });
        await removeEmptyFolders(dirname(path), pathOf(folder));
      }
    },
  };
}

/** Lists every file below a folder; empty if it doesn't exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Deletes a folder and its parents, as long as they are empty. */
async function removeEmptyFolders(folder: string, above: string): Promise<void> {
  for (let current = folder; current !== above; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

/** Identifies a photo of a lead: its files are `lead-photos/<submissionId>/<hash>/<width>.jpg`. */
export interface LeadPhotoPlace {
  submissionId: number;
  hash: string;
}

/** Returns the folder of all photos, of one lead's photos, or of one photo. */
export function leadPhotoFolder(submissionId?: number, hash?: string): string {
  return ['lead-photos', submissionId, hash].filter((part) => part !== undefined).join('/');
}

/** Returns the name of one width of a photo. */
export function leadPhotoName({ submissionId, hash }: LeadPhotoPlace, width: PhotoWidth): string {
  return `${leadPhotoFolder(submissionId, hash)}/${width}.jpg`;
}

/** Lists the names of all widths of a photo. */
export function listLeadPhotoNames(place: LeadPhotoPlace): string[] {
  return photoWidths.map((width) => leadPhotoName(place, width));
}
