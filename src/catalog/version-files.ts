import { join } from 'node:path';
import { catalogPageFile, catalogPageSizes } from '../shared/catalog.ts';
import type { MadeFile } from '../storage/index.ts';

/** Where the pictures of all versions' pages lie among the site's files. */
export const versionsFolder = 'catalog/versions';

/** The name of a page's picture, by its file name. */
export function versionFile(version: string, file: string): string {
  return `${versionsFolder}/${version}/${file}`;
}

/** The pictures of a whole version, made in a folder. */
export function listMadePages(folder: string, version: string, pages: readonly { page: number }[]): MadeFile[] {
  return pages.flatMap(({ page }) =>
    catalogPageSizes.map((size) => {
      const file = catalogPageFile(page, size);
      return { name: versionFile(version, file), path: join(folder, file) };
    }),
  );
}
