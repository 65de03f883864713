import type { FastifyInstance } from 'fastify';
import { contactRoutes } from './contact.ts';
import { estimateRoutes } from './estimate.ts';
import type { FormOptions } from './lead-form.ts';
import { photoRoutes } from './photo-routes.ts';

export { leadsDesk } from './desk-routes.ts';
export { acceptLead, type FormOptions, keepsWords } from './lead-form.ts';
export { leadPhotos } from './lead-photos.ts';
export { findLeadPlan } from './plan-store.ts';
export { spam } from './spam/plugin.ts';
export { removeOldSpam } from './spam/removal.ts';
export type { LeadInput } from './store.ts';

/** The public forms, and the photos that follow them. Registered where forms with files are taken. */
export async function leads(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(contactRoutes, options);
  await app.register(estimateRoutes, options);
  await app.register(photoRoutes, options);
}
