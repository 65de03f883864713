export { setUpDesk } from './desk-routes.ts';
