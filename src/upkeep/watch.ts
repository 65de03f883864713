import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { readSetting, writeSetting } from '../database/index.ts';
import { enqueueMessages, summarizeOutbox } from '../delivery/index.ts';
import { deleteSpamBefore } from '../leads/index.ts';
import type { Alarm } from '../shared/delivery.ts';
import { describeBackupAlarm, describeCanaryAlarm, describeOutboxAlarm, describePricesAlarm } from './alarms.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The first round waits until a fresh start has served whoever was waiting. */
const firstRoundMs = minuteMs;
const roundMs = 5 * minuteMs;
/** Spam is kept for this long (decisions, section 7). */
const spamKeptMs = 90 * dayMs;
const announcedKey = 'alarms';

declare module 'fastify' {
  interface FastifyInstance {
    watch: {
      /** Does what is due: canary, backup, tidying up; then tells the owner what is new. */
      round(): Promise<void>;
      listAlarms(): Promise<Alarm[]>;
    };
  }
}

/** What the site does by itself, and what it raises the alarm about. */
export const watch = fp<{ config: Config }>(
  async (app, { config }) => {
    const { now } = app;
    const startedAtMs = now();
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> = Promise.resolve();
    let closing = false;
    let announced: string[] | undefined;

    app.decorate('watch', { round, listAlarms });
    app.addHook('onListen', async () => schedule(firstRoundMs));
    app.addHook('onClose', async () => {
      closing = true;
      clearTimeout(timer);
      await running;
    });

    function schedule(delayMs: number): void {
      if (closing) return;
      timer = setTimeout(async () => {
        await round();
        schedule(roundMs);
      }, delayMs).unref();
    }

    function round(): Promise<void> {
      running = running.then(work);
      return running;
    }

    /** One step that fails must not keep the others from their turn. */
    async function work(): Promise<void> {
      const steps = { canary: app.canary.runIfDue, backup: app.backups.runIfDue, spam: purgeSpam, alarms: announce };
      for (const [step, run] of Object.entries(steps))
        await run().catch((error: unknown) => app.log.error({ err: error, step }, 'a step of the watch failed'));
    }

    async function purgeSpam(): Promise<void> {
      await deleteSpamBefore(app.db, new Date(now() - spamKeptMs).toISOString());
    }

    /** What cannot be read at this moment raises no alarm of its own; backups that cannot be listed are one. */
    async function listAlarms(): Promise<Alarm[]> {
      const canary = await app.canary.read().catch(() => undefined);
      const outbox = await summarizeOutbox(app.db).catch(() => undefined);
      const prices = await app.prices.current().catch(() => undefined);
      const backups = await app.backups.read().catch((error: Error) => ({ backups: [], failure: error.message }));
      return [
        canary && describeCanaryAlarm(canary),
        outbox && describeOutboxAlarm(outbox, now()),
        describeBackupAlarm(backups, now(), startedAtMs),
        prices && describePricesAlarm(prices.checkedAt, now()),
      ].filter((alarm) => alarm !== undefined);
    }

    /** One mail for each alarm that is new; none about mail that does not leave. */
    async function announce(): Promise<void> {
      const alarms = await listAlarms();
      const before = announced ?? (await readSetting<string[]>(app.db, announcedKey)).value ?? [];
      const ids = alarms.map(({ id }) => id);
      if (config.mail)
        for (const alarm of alarms) if (alarm.id !== 'outbox' && !before.includes(alarm.id)) await tellOwner(alarm);
      // In memory first: a database that cannot be written must not repeat the mail every five minutes.
      announced = ids;
      if (ids.join() !== before.join()) await writeSetting(app.db, announcedKey, ids);
    }

    async function tellOwner({ title, text }: Alarm): Promise<void> {
      const words = { subject: title, text };
      try {
        await enqueueMessages(app.db, [{ kind: 'alarm', payload: words }], now());
        app.outbox.wake();
      } catch {
        await app.outbox.mail.announce(words);
      }
    }
  },
  { name: 'watch', dependencies: ['clock', 'database', 'outbox', 'canary', 'backups', 'prices'], fastify: '5.x' },
);
