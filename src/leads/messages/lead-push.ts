import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow } from '../../database/index.ts';
import { type Channel, createPushChannel, type Push, type PushText, readPayload } from '../../outbox/index.ts';
import type { Profile } from '../../shared/profile.ts';
import { type SiteMap, townOfPath } from '../../shared/site-map.ts';
import { requireLead } from './lead-mail.ts';
import { isTimely, type NudgePayload } from './nudges.ts';

interface LeadPushOptions {
  db: Kysely<Database>;
  push: Push;
  now(): number;
  readSite(): { profile: Profile; map: SiteMap };
}

/**
 * Shows a notification of each new lead on each device. Its text is written when it is sent, because a stored copy could outlive the lead.
 */
export function createLeadPushChannel({ db, push, now, readSite }: LeadPushOptions): Channel {
  const other = createPushChannel(push);
  return {
    path: other.path,
    async send(delivery, claim, signal) {
      if (delivery.submissionId === null) return other.send(delivery, claim, signal);
      const { title, body, path, tag } = readPayload<PushText>(delivery);
      // The text of something that belongs to the lead, such as an estimate. Its row is deleted with the lead.
      if (title && body && path) return push.send(delivery, { title, body, path, ...(tag && { tag }) }, claim, signal);
      const notification = await describeDelivery(delivery);
      return notification ? push.send(delivery, notification, claim, signal) : { result: 'needless' };
    },
  };

  /** @returns `undefined` for a reminder that is too late */
  async function describeDelivery(delivery: OutboxRow): Promise<PushText | undefined> {
    const lead = await requireLead(db, delivery);
    const { amended, nudge } = readPayload<NudgePayload & { amended?: boolean }>(delivery);
    const { profile, map } = readSite();
    if (nudge && !isTimely(delivery, lead, now(), profile)) return undefined;
    return describeLead(lead, map, nudge ? 'Still waiting: ' : amended ? 'Changed: ' : '');
  }
}

/** Returns the notification of a lead: name, service, and the town of the landing page. */
function describeLead(lead: LeadRow, map: SiteMap, prefix: string): PushText {
  const about = [lead.service, townOfPath(map, lead.landingPage)].filter(Boolean).join(', ');
  return {
    title: `${prefix}${lead.name}`,
    body: about || 'New lead',
    path: `/admin/leads/${lead.id}`,
    tag: `lead-${lead.id}`,
  };
}
