export { profileDesk } from './desk-routes.ts';
export { readProfile, saveProfileInBatch, undoProfile } from './store.ts';
