import type { Kysely } from 'kysely';
import type { Database, LeadRow } from '../database/index.ts';
import { postedNames } from '../shared/lead.ts';
import { describeLeadPlan } from '../shared/lead-plan.ts';
import { type Channel, type Claim, type Outcome, withoutClaim } from './channel.ts';
import { readPayload, requireLead } from './outbox-store.ts';
import { findPlan } from './plan-mail.ts';
import { readDeliverySettings } from './settings-store.ts';
import { postWebhook, type WebhookEvent, type WebhookOptions } from './webhook-request.ts';

/** The webhook, which the owner can also try out. */
export interface WebhookChannel extends Channel {
  /** Sends a test event that no lead stands behind. */
  ping(id: string): Promise<Outcome>;
}

/** Posts each new lead to another tool, at the address that the owner has set. */
export function createWebhookChannel(
  db: Kysely<Database>,
  options: WebhookOptions,
  readPublicUrl: () => string,
): WebhookChannel {
  return {
    path: 'webhook',
    wants: (_lead, { webhook }) => webhook !== undefined,
    async send(delivery, claim, signal) {
      const type = readPayload<{ amended?: boolean }>(delivery).amended ? 'lead.updated' : 'lead.created';
      const lead = await requireLead(db, delivery);
      const kept = await findPlan(db, lead.id);
      const plan = kept && describeLeadPlan(kept, readPublicUrl());
      const data = { ...toEventData(lead), ...(plan && { plan }) };
      return post(describeEvent(delivery.messageId, type, delivery.createdAtMs, data), claim, signal);
    },
    ping: (id) => post(describeEvent(id, 'ping', options.now(), {}), withoutClaim),
  };

  async function post(event: WebhookEvent, claim: Claim, signal?: AbortSignal): Promise<Outcome> {
    const { webhook } = await readDeliverySettings(db);
    if (!webhook) return { result: 'refused', error: 'No webhook is set', scope: 'path' };
    return postWebhook(webhook, event, options, claim, signal);
  }
}

function describeEvent(id: string, type: string, atMs: number, data: object): WebhookEvent {
  return { id, body: JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data }) };
}

function toEventData(lead: LeadRow): object {
  const { id, reference, createdAt, source } = lead;
  return { id, reference, createdAt, source, ...Object.fromEntries(postedNames.map((name) => [name, lead[name]])) };
}
