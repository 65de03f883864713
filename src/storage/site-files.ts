import { access, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { type PhotoWidth, photoWidths } from '../shared/lead/lead-photos.ts';
import { requireDataDir, syncFolderOf, toStorageError } from './disk.ts';

/** A file that was just made, in a temporary folder on the data volume. */
export interface MadeFile {
  /** Its name in the site, such as `images/variants/gate-0123456789ab-800.webp`. */
  name: string;
  /** Its path until then. */
  path: string;
}

/**
 * The files of a site that must survive: pictures, catalog, photos of leads. They lie in the data directory, or in the database
 * where several processes share one (src/cluster); no room knows which.
 */
export interface SiteFiles {
  /**
   * Keeps files under their names. A name says what is in the file, so nothing is overwritten by other content.
   * @param transaction the one that stores the row to which they belong: if it is undone, the next cleanup finds no row
   * @throws StorageUnavailableError when the disk refuses
   */
  keep(transaction: Kysely<Database>, files: readonly MadeFile[]): Promise<void>;
  /**
   * Where a file lies on this machine's disk; `undefined` when there is none of this name.
   * @param isKnown whether a row names the file; asked only before it would be fetched. Strangers can invent other names, so
   * lookups of them are limited
   */
  find(name: string, isKnown: () => boolean | Promise<boolean>): Promise<string | undefined>;
  /** The bytes of a file that is nobody's but the owner's: none of it is left on the disk of a process that reads it. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a folder with all that is in it. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Removes the files of a folder that nothing needs.
   * @param findNeeded reads the rows, after the files were listed: a file whose row is stored meanwhile stays
   */
  removeUnused(folder: string, findNeeded: () => Promise<(name: string) => boolean>): Promise<void>;
  /** For the metrics: how much of the files this process has copies of; `undefined` where they have no other place. */
  countCached?(): number;
}

declare module 'fastify' {
  interface FastifyInstance {
    files: SiteFiles;
  }
}

/** Opens the files in the data directory of a process that has it for itself (`SharedDatabase.processes` opens those of several). */
export const siteFiles = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    app.decorate('files', openDiskFiles(dataDir));
  },
  { name: 'site-files', dependencies: ['database'] },
);

/** The directory for copies of files that are stored in a database. */
export const cacheFolder = (dataDir: string) => join(dataDir, 'cache');

/** The files of a site that has its data directory for itself. */
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

/** Every file below a folder; none when it is not there. */
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

/** Removes a folder and those around it, as long as nothing is in them. */
async function removeEmptyFolders(folder: string, above: string): Promise<void> {
  for (let current = folder; current !== above; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

/** Which photo of which lead: its files are `lead-photos/<submissionId>/<hash>/<width>.jpg`. */
export interface LeadPhotoPlace {
  submissionId: number;
  hash: string;
}

/** The folder of all photos, of one lead's, or of one photo. */
export function leadPhotoFolder(submissionId?: number, hash?: string): string {
  return ['lead-photos', submissionId, hash].filter((part) => part !== undefined).join('/');
}

/** The name of one width of a photo. */
export function leadPhotoName({ submissionId, hash }: LeadPhotoPlace, width: PhotoWidth): string {
  return `${leadPhotoFolder(submissionId, hash)}/${width}.jpg`;
}

/** The names of all widths of a photo. */
export function listLeadPhotoNames(place: LeadPhotoPlace): string[] {
  return photoWidths.map((width) => leadPhotoName(place, width));
}
