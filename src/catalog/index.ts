export { findCatalog } from './catalog-file.ts';
export { catalogDeskRoutes } from './desk-routes.ts';
export { catalogRoutes } from './routes.ts';
