export { profileDesk } from './desk-routes.ts';
export { readProfile, saveProfile } from './store.ts';
