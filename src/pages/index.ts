export { assets } from './assets.ts';
export { elsewhere } from './elsewhere.ts';
export { speculationRulesPath } from './page-cache.ts';
export { previewAdmin } from './preview.ts';
export { pages, renderPage } from './render.ts';
export { pageRoutes } from './routes.ts';
export { site } from './site.ts';
