import fp from 'fastify-plugin';
import { defaultPrices } from '../shared/fence/default-prices.ts';
import type { CurrentPrices } from '../shared/price-versions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    prices: {
      /** The prices that are in force. */
      current(): Promise<CurrentPrices>;
    };
  }
}

/** The owner's prices, as the page, the alarms and the leads need them. */
export const prices = fp(
  async (app) => {
    app.decorate('prices', { current: async () => ({ version: 0, checkedAt: null, prices: defaultPrices }) });
  },
  { name: 'prices', dependencies: ['database'], fastify: '5.x' },
);
