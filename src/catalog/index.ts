export { findCatalog } from './catalog-file.ts';
export { catalogDeskRoutes, catalogDeskRoutes as catalogDesk } from './desk-routes.ts';
export { catalogRoutes, catalogRoutes as catalog } from './routes.ts';
