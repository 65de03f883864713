export { estimatesAdmin } from './admin-routes.ts';
export { estimateMessages } from './messages/index.ts';
