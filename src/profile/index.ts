export { profileDesk } from './desk-routes.ts';
export { readProfile } from './store.ts';
