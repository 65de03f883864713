import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { openCache } from './cache.ts';
import { openDatabaseFiles } from './database-files.ts';
import { openDiskFiles } from './disk-files.ts';

/** A file that was just made, in a temporary folder on the data volume. */
export interface MadeFile {
  /** Its name in the site, such as `images/variants/gate-0123456789ab-800.webp`. */
  name: string;
  /** Where it lies until then. */
  path: string;
}

/**
 * The files of a site that must survive: pictures, catalog, photos of leads. They lie in the data directory, or in the database
 * where several processes share one; nothing outside this folder knows which.
 */
export interface SiteFiles {
  /**
   * Keeps files under their names. A name says what is in the file, so nothing is overwritten by other content.
   * @param transaction the one that stores the row to which they belong: if it is undone, the next sweep finds no row
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
  erase(folder: string): Promise<void>;
  /**
   * Removes the files of a folder that nothing needs.
   * @param findNeeded reads the rows, after the files were listed: a file whose row is stored meanwhile stays
   */
  sweep(folder: string, findNeeded: () => Promise<(name: string) => boolean>): Promise<void>;
  /** For the metrics: how much of the files this process has copies of; `undefined` where they have no other place. */
  countCached?(): number;
}

declare module 'fastify' {
  interface FastifyInstance {
    files: SiteFiles;
  }
}

interface FilesPlace {
  dataDir: string;
  databaseUrl?: string;
  /** How large the cache may become where the files are in a database. */
  cacheBytes: number;
}

/** Opens the files where the rows are. */
export const siteFiles = fp<{ config: FilesPlace }>(
  async (app, { config: { dataDir, cacheBytes } }) => {
    const { sharedDatabase: shared } = app;
    if (!shared) {
      app.decorate('files', openDiskFiles(dataDir));
      return;
    }
    const cache = openCache(dataDir, shared.blobs, { limitBytes: cacheBytes, log: app.log });
    app.decorate('files', openDatabaseFiles(shared.blobs, cache));
    app.addHook('onReady', () => cache.open());
    app.addHook('onClose', () => cache.close());
  },
  { name: 'site-files', dependencies: ['database'], fastify: '5.x' },
);
