import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogFile } from '../shared/page.ts';

/** Where the catalogue lies in the data directory, under our own name. */
export function catalogFile(dataDir: string): string {
  return join(dataDir, 'catalog', 'catalog.pdf');
}

/** Size and time of the catalogue that is live, or `undefined` when there is none. */
export async function findCatalog(dataDir: string): Promise<CatalogFile | undefined> {
  try {
    const { size, mtime } = await stat(catalogFile(dataDir));
    return { bytes: size, uploadedAt: mtime.toISOString() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
