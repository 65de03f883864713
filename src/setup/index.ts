export { setupAdmin } from './admin-routes.ts';
