import fp from 'fastify-plugin';
import type { CurrentPrices } from '../shared/admin/price-versions.ts';
import { readPrices } from './store.ts';

export { pricesAdmin } from './admin-routes.ts';
export { planRoutes, priceRequestRoutes } from './plan-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    prices: {
      /** Returns the current prices. */
      current(): Promise<CurrentPrices>;
    };
  }
}

/** The owner's prices, for the page, the alarms, and the leads. */
export const prices = fp(
  async (app) => {
    app.decorate('prices', {
      current: () => readPrices(app.db),
    });
  },
  { name: 'prices', dependencies: ['database'] },
);
