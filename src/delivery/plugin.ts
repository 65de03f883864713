import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { DeliveryKind } from '../shared/delivery.ts';
import { createMailLane, createWebhookLane, type MailLane } from './channels.ts';
import { createMailChannel, type SmtpTimeouts, smtpTimeouts } from './mail.ts';
import { findNextDueAtMs } from './outbox-store.ts';
import { readDeliverySettings } from './settings-store.ts';
import { createOutbox } from './worker.ts';

/** The outbox is looked at this often even when nothing seems due: a lead may have left the spam tray. */
const lookAgainMs = 15_000;
/** A stop waits this long for a mail that is on its way (decisions, section 7: ten seconds in all). */
const closeGraceMs = 3000;
const webhookTimeoutMs = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    outbox: {
      /** Sends what is due, soon and without anybody waiting. */
      wake(): void;
      /** Sends what is due, and waits for it. */
      run(): Promise<void>;
      /** What is to be sent about a new request, as things are set. */
      listKinds(request: { email: string }): Promise<DeliveryKind[]>;
      mail: MailLane;
      /** Sends a ping to the webhook that is set. */
      checkWebhook: ReturnType<typeof createWebhookLane>['check'];
    };
  }
}

/** Tells the owner, the visitor and other tools about requests, beside the requests' own path. */
export const outbox = fp<{ config: Config; timeouts?: SmtpTimeouts | undefined }>(
  async (app, { config, timeouts = smtpTimeouts }) => {
    const { now } = app;
    const { mail } = config;
    const channel = mail && createMailChannel(mail.smtpUrl, timeouts);
    const lanes = {
      mail: createMailLane(app.db, channel, readSender),
      webhook: createWebhookLane(app.db, { allowPrivate: config.webhookPrivate, timeoutMs: webhookTimeoutMs, now }),
    };
    const worker = createOutbox({ db: app.db, lanes, now, random: Math.random, onError: logError });
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let closing = false;

    app.decorate('outbox', {
      wake: () => schedule(0),
      run: worker.run,
      async listKinds({ email }) {
        const { acknowledge, webhook } = await readDeliverySettings(app.db);
        return [
          ...(mail ? (['notification'] as const) : []),
          ...(mail && acknowledge && email ? (['acknowledgement'] as const) : []),
          ...(webhook ? (['webhook'] as const) : []),
        ];
      },
      mail: lanes.mail,
      checkWebhook: lanes.webhook.check,
    });
    app.addHook('onReady', async () => schedule(0));
    app.addHook('onClose', close);

    function schedule(delayMs: number): void {
      if (closing || app.isReadOnly) return;
      clearTimeout(timer);
      timer = setTimeout(cycle, delayMs).unref();
    }

    async function cycle(): Promise<void> {
      running = worker.run();
      await running;
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
      await running;
      clearTimeout(breakOff);
    }

    async function readSender() {
      const { profile, publicUrl } = await app.site.read();
      return { from: mail?.from ?? '', to: mail?.to ?? '', profile, publicUrl };
    }

    function logError(error: unknown): void {
      app.log.error({ err: error }, 'the outbox could not be worked through');
    }
  },
  { name: 'outbox', dependencies: ['clock', 'database', 'site'], fastify: '5.x' },
);
