import type { FastifyInstance } from 'fastify';
import { adminRoutes } from './admin-routes.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import { crewRoutes } from './crew-routes.ts';
import { formRoutes } from './forms.ts';
import { photoRoutes } from './lead-photos.ts';
import { nextStepRoutes } from './next-step-routes.ts';
import type { FormOptions } from './post.ts';

export { countDueLeads } from './admin-routes.ts';
export { addNote, advanceLead, findRow as findLeadRow, stampContact } from './admin-store.ts';
export { calendarFeed } from './calendar-feed.ts';
export { deleteOldSpam } from './deletion.ts';
export { enriched } from './enrichment.ts';
export { keepsWords } from './forms.ts';
export { importRoutes } from './import/routes.ts';
export { leadPhotos } from './lead-photos.ts';
export type { LeadInput } from './lead-row.ts';
export { countLeads } from './list-store.ts';
export { addDays, dayAt } from './local-day.ts';
export { leadMessages } from './messages/index.ts';
export {
  addressByHand,
  addressOwner,
  callButton,
  type LeadMailOptions,
  leadButtons,
  requireLead,
} from './messages/lead-mail.ts';
export { receivePhotos } from './photo-form.ts';
export { findLeadPlan } from './plan-store.ts';
export { acceptLead, type FormOptions } from './post.ts';
export { makePhotoToken, sealOutcome } from './signed.ts';
export { spam } from './spam/plugin.ts';

/** The public forms and their photos. Register in a scope that accepts multipart forms. */
export async function leads(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(formRoutes, options);
  await app.register(photoRoutes, options);
}

/** The admin's routes for leads. Register behind the sign-in guard. */
export async function leadsAdmin(app: FastifyInstance): Promise<void> {
  for (const routes of [adminRoutes, nextStepRoutes, appointmentRoutes, crewRoutes]) await app.register(routes);
}
