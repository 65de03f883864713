export { findCatalog } from './catalog-file.ts';
export { catalogDesk } from './desk-routes.ts';
export { catalog } from './routes.ts';
