import type { FastifyInstance } from 'fastify';
import { contactRoutes } from './contact.ts';
import { estimateRoutes } from './estimate.ts';

export { leadsDesk } from './desk-routes.ts';
export { acceptLead } from './lead-form.ts';
export { leadPages } from './page-routes.ts';
export { findLeadPlan } from './plan-store.ts';
export { spam } from './spam/plugin.ts';
export { deleteSpamBefore, type LeadInput } from './store.ts';

/** The public forms. */
export async function leads(app: FastifyInstance): Promise<void> {
  await app.register(contactRoutes);
  await app.register(estimateRoutes);
}
