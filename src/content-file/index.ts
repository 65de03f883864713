export { contentFileDesk } from './desk-routes.ts';
