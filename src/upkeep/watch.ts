import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { purgeChanges } from '../accounts/index.ts';
import { summarizeOutbox } from '../delivery/index.ts';
import { removeOldSpam } from '../leads/index.ts';
import type { Alarm } from '../shared/delivery.ts';
import {
  describeBackupAlarm,
  describeCanaryAlarm,
  describeContentAlarm,
  describeOutboxAlarm,
  describePricesAlarm,
  describeScheduleAlarm,
} from './alarms.ts';
import { createAnnouncer } from './announcer.ts';
import { readInstallation } from './installation.ts';

const minuteMs = 60_000;
/** The first round waits, so that a fresh start serves visitors first. */
const firstRoundMs = minuteMs;
const roundMs = 5 * minuteMs;

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
    const installedAtMs = app.sharedDatabase ? await readInstallation(app.db, now()) : now();
    let timer: NodeJS.Timeout | undefined;
    const rounds = new PQueue({ concurrency: 1 });
    let closing = false;
    const announce = createAnnouncer(app);

    app.decorate('watch', { round, listAlarms });
    app.addHook('onListen', async () => {
      schedule(firstRoundMs);
      app.cluster.onRunner(() => schedule(firstRoundMs));
    });
    app.addHook('onClose', async () => {
      closing = true;
      clearTimeout(timer);
      await rounds.onIdle();
    });

    function schedule(delayMs: number): void {
      clearTimeout(timer);
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
        bin: app.content.emptyBin,
        links: app.links.runIfDue,
        alarms: async () => announce(await listAlarms()),
      };
      for (const [step, run] of Object.entries(steps))
        await run().catch((error: unknown) => app.log.error({ err: error, step }, 'a step of the watch failed'));
    }

    async function purgeSpam(): Promise<void> {
      const deleted = await removeOldSpam(app.db, now());
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
        describeBackupAlarm(backups, now(), installedAtMs),
        prices && describePricesAlarm(prices.checkedAt, now()),
        describeContentAlarm(app.content.faults, now()),
        ...missed.map(describeScheduleAlarm),
      ].filter((alarm) => alarm !== undefined);
    }
  },
  {
    name: 'watch',
    dependencies: [
      'clock',
      'cluster',
      'database',
      'outbox',
      'canary',
      'backups',
      'links',
      'prices',
      'content',
      'publisher',
    ],
    fastify: '5.x',
  },
);
