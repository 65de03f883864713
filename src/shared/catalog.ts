/** The maximum size of a catalog (docs/product.md, "Catalog uploader"). */
export const catalogLimitBytes = 50 * 1024 * 1024;

/** The catalog as the owner sees it; `catalog` is absent if there is none. */
export interface CatalogOverview {
  name: string;
  /** The path where the PDF is, or will be, served. */
  path: string;
  viewerPath: string;
  catalog?: Pick<CatalogFile, 'bytes' | 'uploadedAt' | 'version'> & {
    /** The number of pages with pictures; 0 while the pictures are made. */
    pages: number;
  };
}

/** A page of the catalog as a picture. */
export interface CatalogPage {
  /** From 1. */
  page: number;
  /** Size of the larger picture, in pixels. */
  width: number;
  height: number;
  /** The first words on the page; empty for a page without text. */
  words: string;
}

/** The published catalog and the pages that its viewer shows. */
export interface CatalogFile {
  bytes: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  version: string;
  /** Empty while the pages are being made. */
  pages: readonly CatalogPage[];
}

/** The catalog page that a lead refers to. */
export interface CatalogCitation {
  /** From 1. */
  page: number;
  version: string;
}

/** The matches of `?q=` in the catalog. */
export interface CatalogSearch {
  query: string;
  /** In the catalog's order. */
  found: readonly { page: number; excerpt: string }[];
}

/** The progress of an upload's pages; both are 0 if none is being made. */
export interface CatalogProgress {
  made: number;
  pages: number;
}

/** The widths of a page's two pictures in pixels (docs/product.md, "Catalog viewer"). */
export const catalogPageSizes = [800, 1600] as const;
export type CatalogPageSize = (typeof catalogPageSizes)[number];

/** Returns a page picture's file name, such as `12-800.webp`. */
export function catalogPageFile(page: number, size: CatalogPageSize): string {
  return `${page}-${size}.webp`;
}

/** Returns the public path of a page's picture. */
export function catalogPageAddress({ page, version }: CatalogCitation, size: CatalogPageSize): string {
  return `/catalog-pages/${version}/${catalogPageFile(page, size)}`;
}

/** Returns the admin path of a page's picture, including catalogs that are no longer shown. */
export function citedPageAddress({ page, version }: CatalogCitation, size: CatalogPageSize): string {
  return `/api/admin/catalog/versions/${version}/pages/${page}?w=${size}`;
}

/** A version is the beginning of the PDF's SHA-256, in hex. */
export const catalogVersionPattern = /^[0-9a-f]{16}$/;

/** A page's number in an address or a form, from 1 to 300. */
export const catalogPagePattern = /^([1-9]\d?|[12]\d\d|300)$/;

/** Returns the page that a form or a lead is about, or `undefined`. */
export function readCitation(values: { catalogPage?: string; catalogVersion?: string }): CatalogCitation | undefined {
  const { catalogPage = '', catalogVersion = '' } = values;
  if (!catalogPagePattern.test(catalogPage) || !catalogVersionPattern.test(catalogVersion)) return undefined;
  return { page: Number(catalogPage), version: catalogVersion };
}

/** Returns a citation as form fields. */
export function writeCitation({ page, version }: CatalogCitation): { catalogPage: string; catalogVersion: string } {
  return { catalogPage: String(page), catalogVersion: version };
}
