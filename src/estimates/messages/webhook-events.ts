import type { NewDelivery } from '../../outbox/index.ts';

/** An event of an estimate, as the owner's webhook receives it. */
export type EstimateEventType = 'estimate.sent' | 'estimate.accepted' | 'estimate.declined';

/** Facts about the event. Money is in cents. */
export interface EstimateEventData {
  id: number;
  number: number | null;
  version: number | null;
  [fact: string]: unknown;
}

/** Returns an event to post. Its row in the outbox is deleted with the lead, so its facts don't outlive the lead. */
export function webhookDelivery(type: EstimateEventType, leadId: number, data: EstimateEventData): NewDelivery {
  return { kind: 'webhook', submissionId: leadId, payload: { event: { type, data: { ...data, leadId } } } };
}
