export { contactRoutes } from './contact.ts';
export { leadRoutes } from './desk-routes.ts';
export { estimateRoutes } from './estimate.ts';
export { submissionRoutes } from './list-routes.ts';
export { reportRoutes } from './report-routes.ts';
export { spam } from './spam/plugin.ts';
export { deleteSpamBefore } from './store.ts';
