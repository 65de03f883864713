import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { DeliveryKind } from '../shared/delivery.ts';
import type { SiteFiles } from '../storage/index.ts';
import { createAcknowledgementChannel } from './acknowledgement.ts';
import { createAlarmChannel } from './alarm.ts';
import type { Channel } from './channel.ts';
import type { Mailer } from './mail.ts';
import { createNotificationChannel } from './notification.ts';
import { createPhotoChannel } from './photo-mail.ts';
import { createWebhookChannel } from './webhook.ts';
import type { WebhookOptions } from './webhook-request.ts';

/** The channel of each kind of delivery. A kind without a channel does not compile. */
export type Channels = Record<DeliveryKind, Channel>;

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
  const photos = { files, now: webhook.now };
  return {
    notification: createNotificationChannel(db, mailer, photos),
    photos: createPhotoChannel(db, mailer, photos),
    acknowledgement: createAcknowledgementChannel(db, mailer),
    webhook: createWebhookChannel(db, webhook, readPublicUrl),
    alarm: createAlarmChannel(mailer),
  };
}
