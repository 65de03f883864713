export { assets } from './assets.ts';
export { previewDesk } from './preview.ts';
export { pages } from './render.ts';
export { pageRoutes } from './routes.ts';
export { site } from './site.ts';
