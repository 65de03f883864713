export { catalogAdmin } from './admin-routes.ts';
export { findPdf } from './live-pdf.ts';
export { catalogVersions } from './plugin.ts';
export { catalog } from './routes.ts';
export { searchCatalog } from './search.ts';
export { readCatalog } from './store.ts';
