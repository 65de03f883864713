export { profileRoutes } from './desk-routes.ts';
export { readProfile } from './store.ts';
