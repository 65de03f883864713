import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/index.ts';
import type { Channel, Mailer, Push, Webhook } from '../../outbox/index.ts';
import type { DeliveryKind } from '../../shared/admin/delivery.ts';
import type { Profile } from '../../shared/profile.ts';
import type { SiteMap } from '../../shared/site-map.ts';
import type { SiteFiles } from '../../storage/index.ts';
import { createAcknowledgementChannel } from './acknowledgement.ts';
import { createCustomerChannel } from './customer-mail.ts';
import { addDigest, createDigestChannel } from './digest.ts';
import { createInvitationChannel } from './invitation.ts';
import { createLeadPushChannel } from './lead-push.ts';
import { createLeadWebhookChannel } from './lead-webhook.ts';
import { createNotificationChannel } from './notification.ts';
import { addNudges, createNudgeChannel } from './nudges.ts';
import { createPhotoChannel } from './photo-mails.ts';

/** Adds the channels of all messages about leads to the outbox, and the reminder and digest jobs. */
export const leadMessages = fp(
  async (app) => {
    const { mail, webhook, push } = app.outbox;
    const channels = createLeadChannels({
      db: app.db,
      mailer: mail.mailer,
      webhook,
      push,
      files: app.files,
      now: app.now,
      readSite: () => app.site.current,
    });
    for (const [kind, channel] of channels) app.outbox.add(kind, channel);
    addDigest(app);
    addNudges(app);
  },
  { name: 'lead-messages', dependencies: ['clock', 'database', 'jobs', 'outbox', 'site', 'site-files'] },
);

interface LeadChannelOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  webhook: Webhook;
  push: Push;
  files: Pick<SiteFiles, 'read'>;
  now(): number;
  readSite(): { profile: Profile; publicUrl: string; map: SiteMap };
}

/**
 * Creates the channels of all messages about leads. A new kind needs an entry in `deliveryLabels`, a file with its channel, and a line
 * here.
 */
export function createLeadChannels({
  db,
  mailer,
  webhook,
  push,
  files,
  now,
  readSite,
}: LeadChannelOptions): Map<DeliveryKind, Channel> {
  const mail = { db, mailer };
  return new Map([
    ['notification', createNotificationChannel({ ...mail, files, now })],
    ['photos', createPhotoChannel({ ...mail, files, now })],
    ['acknowledgement', createAcknowledgementChannel({ ...mail, now })],
    ['webhook', createLeadWebhookChannel(db, webhook, () => readSite().publicUrl)],
    ['push', createLeadPushChannel({ db, push, now, readSite })],
    ['nudge', createNudgeChannel({ ...mail, now, readSite })],
    ['reply', createCustomerChannel(mail)],
    ['review', createCustomerChannel(mail)],
    ['invitation', createInvitationChannel(mail)],
    ['digest', createDigestChannel(mail)],
  ]);
}

/** Lists the kinds of message for a new lead, according to the owner's settings. */
export async function listKinds({ outbox }: FastifyInstance, { email }: { email: string }): Promise<DeliveryKind[]> {
  const { mail, acknowledge, webhook } = await outbox.readSettings();
  const kinds: DeliveryKind[] = [];
  if (mail) kinds.push('notification');
  if (mail && acknowledge && email !== '') kinds.push('acknowledgement');
  if (webhook) kinds.push('webhook');
  return [...kinds, 'push'];
}
