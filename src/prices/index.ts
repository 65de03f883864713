export { pricesDesk } from './desk-routes.ts';
export { prices } from './plugin.ts';
