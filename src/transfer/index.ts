export { transferAdmin } from './admin-routes.ts';
