import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { DeliveryKind } from '../shared/desk/delivery.ts';
import type { SiteFiles } from '../storage/index.ts';
import type { Channel } from './channel.ts';
import { createAcknowledgementChannel, createAlarmChannel, type Mailer } from './mail.ts';
import { createNotificationChannel } from './notification.ts';
import { createPhotoChannel } from './photo-mails.ts';
import { createWebhookChannel, type WebhookChannel, type WebhookOptions } from './webhook.ts';

/** The channel of each kind of delivery. A kind without a channel does not compile. */
export type Channels = Record<DeliveryKind, Channel> & { webhook: WebhookChannel };

export interface ChannelOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  webhook: WebhookOptions;
  files: Pick<SiteFiles, 'read'>;
  /** What addresses of the site begin with. */
  readPublicUrl(): string;
}

/** Creates the channels. A new kind needs an entry in `deliveryLabels`, a file with its channel, and a line here. */
export function createChannels({ db, mailer, webhook, files, readPublicUrl }: ChannelOptions): Channels {
  const mail = { db, mailer, files, now: webhook.now };
  return {
    notification: createNotificationChannel(mail),
    photos: createPhotoChannel(mail),
    acknowledgement: createAcknowledgementChannel(db, mailer),
    webhook: createWebhookChannel(db, webhook, readPublicUrl),
    alarm: createAlarmChannel(mailer),
  };
}
