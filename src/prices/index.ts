export { planRoutes } from './plan-routes.ts';
export { prices } from './plugin.ts';
