export { contentDesk } from './desk-routes.ts';
export { readShownWords } from './overview.ts';
export { planDesk, redirectsDesk } from './plan-routes.ts';
export { content } from './plugin.ts';
export { shippedContent, shippedDocuments } from './shipped.ts';
