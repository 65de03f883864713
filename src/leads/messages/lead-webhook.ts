import type { Kysely } from 'kysely';
import type { Database, LeadRow } from '../../database/index.ts';
import { type Channel, describeEvent, readPayload, type Webhook } from '../../outbox/index.ts';
import { postedNames } from '../../shared/lead/lead-fields.ts';
import { describeLeadPlan } from '../../shared/lead/lead-plan.ts';
import { findLeadPlan } from '../plan-store.ts';
import { requireLead } from './lead-mail.ts';

/** Posts each new or changed lead to the owner's webhook address. */
export function createLeadWebhookChannel(db: Kysely<Database>, webhook: Webhook, readPublicUrl: () => string): Channel {
  return {
    path: 'webhook',
    async send(delivery, claim, signal) {
      const { amended, event } = readPayload<{ amended?: boolean; event?: { type: string; data: object } }>(delivery);
      const { messageId, createdAtMs } = delivery;
      // An event about something that belongs to the lead, such as an estimate.
      if (event) return webhook.post(describeEvent(messageId, event.type, createdAtMs, event.data), claim, signal);
      const type = amended ? 'lead.updated' : 'lead.created';
      const lead = await requireLead(db, delivery);
      const stored = await findLeadPlan(db, lead.id);
      const plan = stored && describeLeadPlan(stored, readPublicUrl());
      const data = { ...toEventData(lead), ...(plan && { plan }) };
      return webhook.post(describeEvent(messageId, type, createdAtMs, data), claim, signal);
    },
  };
}

function toEventData(lead: LeadRow): object {
  const { id, reference, createdAt, source } = lead;
  return { id, reference, createdAt, source, ...Object.fromEntries(postedNames().map((name) => [name, lead[name]])) };
}
