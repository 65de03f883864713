import fp from 'fastify-plugin';
import { requireReadable } from '../database/index.ts';
import type { DeliveryOverview, DeliverySettingsView, UpkeepOverview } from '../shared/delivery.ts';
import { type DeliverySettings, readDeliverySettings } from './settings-store.ts';
import { summarizeOutbox } from './status-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deliveryOverview: {
      read(): Promise<DeliveryOverview>;
      /** Registers the part of the delivery screen that the upkeep room provides: alarms, canary, backups. */
      addUpkeep(read: () => Promise<UpkeepOverview>): void;
    };
  }
}

/** The data of `/admin/delivery`. The upkeep room adds its part by a hook, because this room must not import it. */
export const deliveryOverview = fp(
  async (app) => {
    let readUpkeep = async (): Promise<UpkeepOverview> => ({ alarms: [], backups: [] });

    app.decorate('deliveryOverview', {
      addUpkeep(read) {
        readUpkeep = read;
      },
      async read() {
        const settings = await readDeliverySettings(app.db);
        requireReadable('delivery', { value: settings, ...settings });
        const { lastSentAtMs, lastError, queued, held, failed, unconfirmed } = await summarizeOutbox(app.db);
        return {
          ...(await readUpkeep()),
          outbox: {
            mail: await app.outbox.mail.isSet(),
            queued,
            held,
            failed,
            unconfirmed,
            ...(lastSentAtMs && { lastSentAt: new Date(lastSentAtMs).toISOString() }),
            ...(lastError && { lastError }),
          },
          settings: toView(settings),
        };
      },
    });
  },
  { name: 'delivery-overview', dependencies: ['database'], fastify: '5.x' },
);

function toView({ version, acknowledge, webhook }: DeliverySettings & { version: number }): DeliverySettingsView {
  return { version, acknowledge, webhookUrl: webhook?.url ?? '' };
}
