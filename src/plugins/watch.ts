import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Alarm } from '../shared/delivery.ts';
import { summarizeOutbox } from '../store/delivery.ts';
import { enqueueMessages } from '../store/outbox.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import { deleteSpamBefore } from '../store/submissions.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The first round waits until a fresh start has served whoever was waiting. */
const firstRoundMs = minuteMs;
const roundMs = 5 * minuteMs;
/** A message that is undelivered for this long is the owner's business (issue "No lead is ever lost"). */
const undeliveredAlarmMs = 15 * minuteMs;
/** Spam is kept for this long (decisions, section 7). */
const spamKeptMs = 90 * dayMs;
/** A night and two hours without a proven backup. */
const backupAlarmMs = 26 * 60 * minuteMs;
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

    async function listAlarms(): Promise<Alarm[]> {
      const found = await Promise.all([findCanaryAlarm(), findOutboxAlarm(), findBackupAlarm()]);
      return found.filter((alarm) => alarm !== undefined);
    }

    async function findCanaryAlarm(): Promise<Alarm | undefined> {
      const result = await app.canary.read().catch(() => undefined);
      if (!result?.failedStep) return undefined;
      return {
        id: 'canary',
        title: result.failedStep === 'mail' ? 'The mail server takes no mail' : 'The contact form may not work',
        text: `The daily proof failed: ${result.problem}`,
        since: result.failingSince ?? result.ranAt,
      };
    }

    async function findOutboxAlarm(): Promise<Alarm | undefined> {
      const summary = await summarizeOutbox(app.db).catch(() => undefined);
      if (summary?.waitingSinceMs === undefined || now() - summary.waitingSinceMs < undeliveredAlarmMs)
        return undefined;
      const count = summary.queued + summary.failed + summary.unconfirmed;
      return {
        id: 'outbox',
        title: count === 1 ? 'A message could not be delivered' : `${count} messages could not be delivered`,
        text: `Every request is safe in the list of leads; please look there. ${summary.lastError}`.trim(),
        since: new Date(summary.waitingSinceMs).toISOString(),
      };
    }

    async function findBackupAlarm(): Promise<Alarm | undefined> {
      const { backups, failure } = await app.backups
        .read()
        .catch((error: Error) => ({ backups: [], failure: error.message }));
      const damaged = backups.find(({ problem }) => problem);
      const provenAt = backups.find(({ provenAt }) => provenAt)?.provenAt;
      const sinceMs = provenAt ? Date.parse(provenAt) : startedAtMs;
      const problem = damaged ? `${damaged.file}: ${damaged.problem}` : failure;
      if (!problem && now() - sinceMs < backupAlarmMs) return undefined;
      return {
        id: 'backup',
        title: 'The backups cannot be relied upon',
        text: problem ?? 'No backup was proven since last night.',
        since: damaged?.createdAt ?? new Date(sinceMs).toISOString(),
      };
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
  { name: 'watch', dependencies: ['clock', 'database', 'outbox', 'canary', 'backups'], fastify: '5.x' },
);
