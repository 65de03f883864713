export { contentDesk } from './desk-routes.ts';
export { readShownWords } from './overview.ts';
export { content } from './plugin.ts';
export { publisher } from './publisher.ts';
export type { Redirect } from './redirects.ts';
export { shippedContent, shippedDocuments } from './shipped.ts';
