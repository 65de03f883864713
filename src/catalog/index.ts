export { catalogDesk } from './desk-routes.ts';
export { readCatalog } from './live-catalog.ts';
export { catalogVersions } from './plugin.ts';
export { catalog } from './routes.ts';
export { searchCatalog } from './search.ts';
