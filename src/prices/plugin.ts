import fp from 'fastify-plugin';
import type { CurrentPrices } from '../shared/price-versions.ts';
import { readPrices, shippedPrices } from './store.ts';

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
    app.decorate('prices', {
      current: () =>
        readPrices(app.db).catch((error: unknown) => {
          // A copy in memory is never migrated: one of an older version has no table of prices, and so none of the owner's.
          if (app.isReadOnly) return shippedPrices;
          throw error;
        }),
    });
  },
  { name: 'prices', dependencies: ['database'], fastify: '5.x' },
);
