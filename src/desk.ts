import type { FastifyInstance } from 'fastify';
import { passwordRoutes, requireRole, secondFactorRoutes } from './accounts/index.ts';
import { catalogDeskRoutes } from './catalog/index.ts';
import type { Config } from './config.ts';
import { deliveryRoutes } from './delivery/index.ts';
import { leadRoutes, reportRoutes, submissionRoutes } from './leads/index.ts';
import { pictureDeskRoutes } from './pictures/index.ts';
import { pricesDesk } from './prices/index.ts';
import { profileRoutes } from './profile/index.ts';
import { alarmRoutes } from './upkeep/index.ts';

/** Everything that only the owner may do; the guard stands here once, for the whole scope. */
export async function adminRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.addHook('onRequest', requireRole('admin'));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(alarmRoutes);
  await app.register(submissionRoutes);
  await app.register(leadRoutes);
  await app.register(reportRoutes);
  await app.register(pictureDeskRoutes);
  await app.register(profileRoutes);
  await app.register(pricesDesk);
  await app.register(catalogDeskRoutes, { config });
  await app.register(deliveryRoutes, { config });
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
}
