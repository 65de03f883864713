import type { CatalogFile } from './page.ts';

/** What a catalog may be at most (docs/decisions.md, "The API"). */
export const catalogLimitBytes = 50 * 1024 * 1024;

/** The catalog as the owner sees it; `catalog` is absent while there is none. */
export interface CatalogOverview {
  name: string;
  /** Where the PDF is, or will be, served. */
  path: string;
  viewerPath: string;
  catalog?: CatalogFile;
}
