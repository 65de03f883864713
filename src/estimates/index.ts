export { estimatesAdmin } from './admin-routes.ts';
export { estimateRoutes } from './customer-routes.ts';
export { estimateMessages } from './messages/index.ts';
