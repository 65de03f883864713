export { catalogDeskRoutes } from './desk-routes.ts';
export { readCatalog } from './live-catalog.ts';
export { catalog } from './plugin.ts';
export { catalogRoutes } from './routes.ts';
export { searchCatalog } from './search.ts';
