import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { requireRole } from '../../plugins/session.ts';
import { alarmRoutes } from './alarms.ts';
import { catalogRoutes } from './catalog.ts';
import { deliveryRoutes } from './delivery.ts';
import { imageRoutes } from './images.ts';
import { leadRoutes } from './leads.ts';
import { passwordRoutes } from './passwords.ts';
import { profileRoutes } from './profile.ts';
import { reportRoutes } from './reports.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { submissionRoutes } from './submissions.ts';

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
  await app.register(imageRoutes);
  await app.register(profileRoutes);
  await app.register(catalogRoutes, { config });
  await app.register(deliveryRoutes, { config });
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
}
