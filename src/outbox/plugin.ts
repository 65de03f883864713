import fp from 'fastify-plugin';
import type { Config, SiteKeys } from '../config.ts';
import { type DeliveryKind, deliveryLabels } from '../shared/admin/delivery.ts';
import { createAccessChannel, deleteOldOwnMessages } from './access-notices.ts';
import type { Channel, Outcome } from './channel.ts';
import { type AlarmText, createAlarmChannel, createMailer, type Mailer, mailAlarm } from './mail.ts';
import { createMailAccounts, type MailAccounts } from './mail-account.ts';
import { findNextDueAtMs } from './outbox-store.ts';
import { createPush, createPushChannel, type Push, pushTimeoutMs, readPushKeys } from './push.ts';
import { type DeliverySettings, readSettingsWithMail } from './settings.ts';
import { type SmtpTimeouts, smtpTimeouts } from './smtp.ts';
import { createWebhook, type Webhook, webhookTimeoutMs } from './webhook.ts';
import { createWorker } from './worker.ts';

/**
 * The maximum time between two checks of the outbox: a lead that is no longer spam releases its deliveries, and another process may have
 * died.
 */
const lookAgainMs = 15_000;
/** How long a stop waits for a mail that is being sent (docs/decisions.md, "Nothing is lost": ten seconds in all). */
const closeGraceMs = 3000;

declare module 'fastify' {
  interface FastifyInstance {
    outbox: {
      /** Starts sending due deliveries, and returns at once. */
      wake(): void;
      /** Sends due deliveries, and waits for them. */
      run(): Promise<void>;
      /** Registers how a kind of delivery is sent. A feature that knows the subject of a kind better may replace an earlier channel. */
      add(kind: DeliveryKind, channel: Channel): void;
      /** Returns the owner's settings, and whether there is a mail server, in one query, because every lead needs both. */
      readSettings(): Promise<DeliverySettings & { mail: boolean }>;
      mail: {
        accounts: MailAccounts;
        mailer: Mailer;
        /** True if a mail server is set. */
        isSet(): Promise<boolean>;
        /** Checks whether the mail server would accept a mail to the owner; sends nothing. */
        probe(): Promise<Outcome>;
        /** Mails an alarm to the owner without the outbox, for use when the database fails. */
        announce(words: AlarmText): Promise<Outcome>;
      };
      webhook: Webhook;
      push: Push;
    };
  }
}

/**
 * Sends deliveries in the background, so that no visitor waits for them. It doesn't know their subjects: features add the kinds that they
 * store.
 */
export const outbox = fp<{ config: Config; keys: SiteKeys; timeouts?: SmtpTimeouts | undefined }>(
  async (app, { config, keys, timeouts = smtpTimeouts }) => {
    const { now } = app;
    const readSite = () => app.site.current;
    const accounts = createMailAccounts({ db: app.db, config, keys, timeouts, now, readSite });
    const mailer = createMailer(accounts.read, app.db, now);
    const webhook = createWebhook(app.db, {
      allowPrivate: config.webhookPrivate,
      timeoutMs: webhookTimeoutMs,
      now,
    });
    const push = createPush({
      db: app.db,
      allowPrivate: config.pushPrivate,
      timeoutMs: pushTimeoutMs,
      now,
      readSite,
    });
    const channels = new Map<string, Channel>([
      ['alarm', createAlarmChannel(mailer)],
      ['access', createAccessChannel(mailer)],
      ['push', createPushChannel(push)],
    ]);
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
      add: (kind, channel) => void channels.set(kind, channel),
      async readSettings() {
        const { hasMailServer, ...settings } = await readSettingsWithMail(app.db);
        return { ...settings, mail: hasMailServer || config.mail !== undefined };
      },
      mail: { accounts, mailer, isSet, probe: mailer.probe, announce: (words) => mailAlarm(mailer, words) },
      webhook,
      push,
    });
    app.jobs.add({ name: 'own messages', everyMs: 24 * 3600_000, run: () => deleteOldOwnMessages(app.db, now()) });
    app.addHook('onReady', async () => {
      requireChannels(channels);
      // On a full disk, the keys are made when a device first needs them.
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
      app.log.error({ err: error }, 'sending deliveries failed; will retry');
    }
  },
  { name: 'outbox', dependencies: ['clock', 'database', 'jobs', 'site'] },
);

/** @throws Error for a kind of delivery without a channel */
function requireChannels(channels: ReadonlyMap<string, Channel>): void {
  const missing = Object.keys(deliveryLabels).filter((kind) => !channels.has(kind));
  if (missing.length > 0) throw new Error(`No channel was added for ${missing.join(', ')} (app.outbox.add)`);
}
