import fp from 'fastify-plugin';
import type { Kysely, Transaction } from 'kysely';
import type { Config, SiteKeys } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { DeliveryKind } from '../shared/desk/delivery.ts';
import type { SiteFiles } from '../storage/index.ts';
import { deleteOldOwnMessages } from './access-notices.ts';
import { type Channel, type Outcome, readLeadSettings } from './channel.ts';
import { createCustomerChannel } from './customer-mail.ts';
import { deliveryOverview } from './desk-routes.ts';
import { addDigest, createDigestChannel } from './digest.ts';
import { createInvitationChannel } from './invitation.ts';
import {
  type AlarmText,
  createAcknowledgementChannel,
  createAlarmChannel,
  createMailer,
  type Mailer,
  mailAlarm,
} from './mail.ts';
import { createMailAccounts, type MailAccounts } from './mail-account.ts';
import { createNotificationChannel } from './notification.ts';
import { addNudges, createNudgeChannel } from './nudges.ts';
import { findNextDueAtMs } from './outbox-store.ts';
import { createPhotoChannel, enqueuePhotoMail, releaseNotification } from './photo-mails.ts';
import { createPushChannel, type PushChannel, type PushOptions, pushTimeoutMs, readPushKeys } from './push.ts';
import { type SmtpTimeouts, smtpTimeouts } from './smtp.ts';
import { createWebhookChannel, type WebhookChannel, type WebhookOptions, webhookTimeoutMs } from './webhook.ts';
import { createWorker } from './worker.ts';

/** The channel of each kind of delivery. A kind without a channel does not compile. */
export type Channels = Record<DeliveryKind, Channel> & { webhook: WebhookChannel; push: PushChannel };

interface ChannelOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  webhook: WebhookOptions;
  files: Pick<SiteFiles, 'read'>;
  push: Omit<PushOptions, 'db' | 'now'>;
}

/** Creates the channels. A new kind needs an entry in `deliveryLabels`, a file with its channel, and a line here. */
export function createChannels({ db, mailer, webhook, files, push }: ChannelOptions): Channels {
  const mail = { db, mailer, files, now: webhook.now };
  return {
    notification: createNotificationChannel(mail),
    photos: createPhotoChannel(mail),
    acknowledgement: createAcknowledgementChannel(db, mailer),
    webhook: createWebhookChannel(db, webhook, () => push.readSite().publicUrl),
    push: createPushChannel({ ...push, db, now: webhook.now }),
    nudge: createNudgeChannel({ ...mail, readSite: push.readSite }),
    reply: createCustomerChannel(db, mailer),
    review: createCustomerChannel(db, mailer),
    alarm: createAlarmChannel(mailer),
    invitation: createInvitationChannel(db, mailer),
    digest: createDigestChannel(db, mailer),
  };
}

/** The longest wait between two looks at the outbox: a lead that is no longer spam releases its deliveries, and another process may have died. */
const lookAgainMs = 15_000;
/** How long a stop waits for a mail that is being sent (docs/decisions.md, "Nothing is lost": ten seconds in all). */
const closeGraceMs = 3000;

declare module 'fastify' {
  interface FastifyInstance {
    outbox: {
      /** Starts sending what is due, and returns at once. */
      wake(): void;
      /** Sends what is due, and waits for it. */
      run(): Promise<void>;
      /** The kinds of delivery for a new lead, according to the owner's settings. */
      listKinds(lead: { email: string }): Promise<DeliveryKind[]>;
      /** Tells the owner of photos that came after their lead's mail, in the transaction that keeps them; for sites with mail. */
      announcePhotos(transaction: Transaction<Database>, leadId: number): Promise<void>;
      /** Lets the mail leave that has waited for the photos of a lead. */
      sendPhotos(leadId: number): Promise<void>;
      mail: {
        accounts: MailAccounts;
        /** Whether there is a mail server at all. */
        isSet(): Promise<boolean>;
        /** Checks whether the mail server would accept a mail to the owner; sends nothing. */
        probe(): Promise<Outcome>;
        /** Mails an alarm to the owner without the outbox, for use when the database fails. */
        announce(words: AlarmText): Promise<Outcome>;
      };
      /** Sends a test event to the webhook. */
      pingWebhook: WebhookChannel['ping'];
      /** Sends a notice to one device, without the outbox. */
      testPush: PushChannel['test'];
    };
  }
}

/** Sends deliveries in the background, so that no visitor waits for them. */
export const delivery = fp<{ config: Config; keys: SiteKeys; timeouts?: SmtpTimeouts | undefined }>(
  async (app, { config, keys, timeouts = smtpTimeouts }) => {
    const { now } = app;
    const readSite = () => app.site.current;
    const accounts = createMailAccounts({ db: app.db, config, keys, timeouts, now, readSite });
    const mailer = createMailer(accounts.read);
    const webhook = { allowPrivate: config.webhookPrivate, timeoutMs: webhookTimeoutMs, now };
    const push = { allowPrivate: config.pushPrivate, timeoutMs: pushTimeoutMs, readSite };
    const channels = createChannels({ db: app.db, mailer, webhook, files: app.files, push });
    const worker = createWorker({
      db: app.db,
      channels,
      holder: app.jobs.holder,
      now,
      random: Math.random,
      onError: logError,
    });
    let timer: NodeJS.Timeout | undefined;
    let closing = false;

    app.decorate('outbox', {
      wake: () => schedule(0),
      run: worker.run,
      async listKinds(lead) {
        const { hasMailServer, ...settings } = await readLeadSettings(app.db);
        return listWantedKinds(channels, lead, { ...settings, mail: hasMailServer || config.mail !== undefined });
      },
      announcePhotos: (transaction, leadId) => enqueuePhotoMail(transaction, leadId, now()),
      sendPhotos: (leadId) => releaseNotification(app.db, leadId, now()),
      mail: { accounts, isSet, probe: mailer.probe, announce: (words) => mailAlarm(mailer, words) },
      pingWebhook: channels.webhook.ping,
      testPush: channels.push.test,
    });
    await app.register(deliveryOverview);
    addDigest(app, isSet);
    addNudges(app);
    app.jobs.add({ name: 'own messages', everyMs: 24 * 3600_000, run: () => deleteOldOwnMessages(app.db, now()) });
    app.addHook('onReady', async () => {
      // Where the disk is full they are made when a device first asks.
      await readPushKeys(app.db).catch(logError);
      schedule(0);
    });
    app.addHook('onClose', close);

    function schedule(delayMs: number): void {
      if (closing) return;
      clearTimeout(timer);
      timer = setTimeout(cycle, delayMs).unref();
    }

    async function cycle(): Promise<void> {
      await worker.start();
      schedule(await findDelayMs().catch(() => lookAgainMs));
    }

    async function findDelayMs(): Promise<number> {
      const dueAtMs = await findNextDueAtMs(app.db);
      return dueAtMs === undefined ? lookAgainMs : Math.min(Math.max(dueAtMs - now(), 1000), lookAgainMs);
    }

    async function close(): Promise<void> {
      closing = true;
      clearTimeout(timer);
      const breakOff = setTimeout(worker.abort, closeGraceMs);
      await worker.settled();
      clearTimeout(breakOff);
    }

    async function isSet(): Promise<boolean> {
      return (await accounts.read()) !== undefined;
    }

    function logError(error: unknown): void {
      app.log.error({ err: error }, 'the outbox could not be worked through');
    }
  },
  { name: 'outbox', dependencies: ['clock', 'database', 'jobs', 'site-files', 'site'] },
);

function listWantedKinds(channels: Channels, ...lead: Parameters<Channel['wants']>): DeliveryKind[] {
  return Object.entries(channels)
    .filter(([, channel]) => channel.wants(...lead))
    .map(([kind]) => kind as DeliveryKind);
}
