import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { purgeChanges } from '../accounts/index.ts';
import { readSetting, writeSetting } from '../database/index.ts';
import { enqueueDeliveries, summarizeOutbox } from '../delivery/index.ts';
import { deleteSpamBefore } from '../leads/index.ts';
import type { Alarm } from '../shared/delivery.ts';
import {
  describeBackupAlarm,
  describeCanaryAlarm,
  describeContentAlarm,
  describeOutboxAlarm,
  describePricesAlarm,
  describeScheduleAlarm,
} from './alarms.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The first round waits, so that a fresh start serves visitors first. */
const firstRoundMs = minuteMs;
const roundMs = 5 * minuteMs;
/** Spam is kept for this long (docs/decisions.md, "Nothing is lost"). */
const spamKeptMs = 90 * dayMs;
const announcedKey = 'alarms';

declare module 'fastify' {
  interface FastifyInstance {
    watch: {
      /** Runs what is due (canary, backup, cleanup), then mails new alarms to the owner. */
      round(): Promise<void>;
      listAlarms(): Promise<Alarm[]>;
    };
  }
}

/** Runs the periodic work and raises alarms. */
export const watch = fp(
  async (app) => {
    const { now } = app;
    const startedAtMs = now();
    let timer: NodeJS.Timeout | undefined;
    const rounds = new PQueue({ concurrency: 1 });
    let closing = false;
    let announced: string[] | undefined;
    let isSaved = false;

    app.decorate('watch', { round, listAlarms });
    app.addHook('onListen', async () => schedule(firstRoundMs));
    app.addHook('onClose', async () => {
      closing = true;
      clearTimeout(timer);
      await rounds.onIdle();
    });

    function schedule(delayMs: number): void {
      if (closing) return;
      timer = setTimeout(async () => {
        if (app.cluster.isRunner) await round();
        schedule(roundMs);
      }, delayMs).unref();
    }

    function round(): Promise<void> {
      return rounds.add(doWhatIsDue);
    }

    /** Runs all steps; a step that fails is logged and does not stop the others. */
    async function doWhatIsDue(): Promise<void> {
      const steps = {
        canary: app.canary.runIfDue,
        backup: app.backups.runIfDue,
        spam: purgeSpam,
        changes: forgetChanges,
        links: app.links.runIfDue,
        alarms: announce,
      };
      for (const [step, run] of Object.entries(steps))
        await run().catch((error: unknown) => app.log.error({ err: error, step }, 'a step of the watch failed'));
    }

    async function purgeSpam(): Promise<void> {
      const deleted = await deleteSpamBefore(app.db, new Date(now() - spamKeptMs).toISOString());
      if (deleted > 0) await app.leadPhotos.sweep();
    }

    const forgetChanges = () => purgeChanges(app.db, now());

    /** Collects the alarms. Data that cannot be read raises no alarm, except the list of backups. */
    async function listAlarms(): Promise<Alarm[]> {
      const canary = await app.canary.read().catch(() => undefined);
      const outbox = await summarizeOutbox(app.db).catch(() => undefined);
      const prices = await app.prices.current().catch(() => undefined);
      const missed = await app.publisher.listMissed().catch(() => []);
      const backups = await app.backups.read().catch((error: Error) => ({ backups: [], failure: error.message }));
      return [
        canary && describeCanaryAlarm(canary),
        outbox && describeOutboxAlarm(outbox, now()),
        describeBackupAlarm(backups, now(), startedAtMs),
        prices && describePricesAlarm(prices.checkedAt, now()),
        describeContentAlarm(app.content.faults, now()),
        ...missed.map(describeScheduleAlarm),
      ].filter((alarm) => alarm !== undefined);
    }

    /** Mails each new alarm once; an alarm about mail itself is not mailed. */
    async function announce(): Promise<void> {
      const alarms = await listAlarms();
      const before = await readAnnounced();
      const ids = alarms.map(({ id }) => id);
      if (await app.outbox.mail.isSet())
        for (const alarm of alarms) if (alarm.id !== 'outbox' && !before.includes(alarm.id)) await tellOwner(alarm);
      // In memory first, so that a database that cannot be written does not repeat the mail every five minutes.
      announced = ids;
      isSaved = false;
      if (ids.join() !== before.join()) await writeSetting(app.db, announcedKey, ids);
      isSaved = true;
    }

    /** What was told before, by whichever process did the last round. */
    async function readAnnounced(): Promise<string[]> {
      if (announced && !(isSaved && app.sharedDatabase)) return announced;
      const stored = await readSetting<string[]>(app.db, announcedKey).catch((error) => {
        if (!announced) throw error;
        return { value: announced };
      });
      return stored.value ?? [];
    }

    async function tellOwner({ title, text, link }: Alarm): Promise<void> {
      const words = { subject: title, text, path: link?.path };
      try {
        await enqueueDeliveries(app.db, [{ kind: 'alarm', payload: words }], now());
        app.outbox.wake();
      } catch {
        await app.outbox.mail.announce(words);
      }
    }
  },
  {
    name: 'watch',
    dependencies: ['clock', 'database', 'outbox', 'canary', 'backups', 'links', 'prices', 'content', 'publisher'],
    fastify: '5.x',
  },
);
