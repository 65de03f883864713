export { hashPdf } from './catalog-file.ts';
export { type CatalogSetting, catalogName, keepCatalogSetting, readCatalogSetting } from './catalog-in-database.ts';
export { catalogDesk } from './desk-routes.ts';
export { readCatalog } from './live-catalog.ts';
export { catalogPlace } from './place-plugin.ts';
export { catalogVersions } from './plugin.ts';
export { catalog } from './routes.ts';
export { searchCatalog } from './search.ts';
