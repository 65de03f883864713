import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { SiteFiles } from '../storage/index.ts';
import { openCatalogInDatabase } from './catalog-in-database.ts';
import { openCatalogOnDisk } from './catalog-on-disk.ts';

/** A PDF that is live or was removed. */
export interface StoredPdf {
  bytes: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  version: string;
}

/** Which PDF is live, and which one was removed last. */
export interface CatalogPlace {
  findLive(): Promise<StoredPdf | undefined>;
  /** The PDF that `restore` would bring back. */
  findRemoved(): Promise<StoredPdf | undefined>;
  /** Where a PDF lies on this machine's disk; `undefined` when it is gone. */
  fileOf(pdf: StoredPdf): Promise<string | undefined>;
  /**
   * Puts a PDF in the place of the live catalog, at once and whole; the old one stays if anything fails.
   * @param path a flushed file on the data volume
   * @throws StorageUnavailableError
   */
  publish(path: string, version: string): Promise<void>;
  /** Takes the catalog out of the site; `restore` brings it back until the next one is removed. @returns whether there was one */
  remove(): Promise<boolean>;
  /** Undoes `remove`, over a catalog that was published since. @returns whether there was one to bring back */
  restore(): Promise<boolean>;
  /** Removes PDFs that are neither. */
  sweep(): Promise<void>;
}

/** Where a site keeps its catalog: in the data directory, or in the database that its processes share. */
export function openCatalogPlace(site: {
  db: Kysely<Database>;
  files: SiteFiles;
  isShared: boolean;
  dataDir: string;
  now(): number;
}): CatalogPlace {
  return site.isShared ? openCatalogInDatabase(site.db, site.files, site.now) : openCatalogOnDisk(site.dataDir);
}
