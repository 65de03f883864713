export { pricesDesk } from './desk-routes.ts';
export { planRoutes } from './plan-routes.ts';
export { prices } from './plugin.ts';
export { priceRequestRoutes } from './request-routes.ts';
