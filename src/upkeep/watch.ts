import fp from 'fastify-plugin';
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
} from './alarms.ts';
import { createAnnouncer } from './announcer.ts';
import { readInstallation } from './installation.ts';

const dayMs = 24 * 3600_000;
const alarmsMs = 5 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    watch: {
      listAlarms(): Promise<Alarm[]>;
    };
  }
}

/** Raises alarms, and removes what has been kept for long enough. Registered after what the alarms are about. */
export const watch = fp(
  async (app) => {
    const { now } = app;
    const installedAtMs = app.sharedDatabase ? await readInstallation(app.db, now()) : now();
    const announce = createAnnouncer(app);

    app.decorate('watch', { listAlarms });
    app.jobs.add({ name: 'spam', everyMs: dayMs, run: purgeSpam });
    app.jobs.add({ name: 'changes', everyMs: dayMs, run: () => purgeChanges(app.db, now()) });
    app.jobs.add({ name: 'bin', everyMs: dayMs, run: app.content.emptyBin });
    app.jobs.add({ name: 'alarms', everyMs: alarmsMs, run: async () => announce(await listAlarms()) });

    async function purgeSpam(): Promise<void> {
      const deleted = await removeOldSpam(app.db, now());
      if (deleted > 0) await app.leadPhotos.sweep();
    }

    /** Collects the alarms. Data that cannot be read raises no alarm, except the list of backups. */
    async function listAlarms(): Promise<Alarm[]> {
      const canary = await app.canary.read().catch(() => undefined);
      const outbox = await summarizeOutbox(app.db).catch(() => undefined);
      const prices = await app.prices.current().catch(() => undefined);
      const backups = await app.backups.read().catch((error: Error) => ({ backups: [], failure: error.message }));
      return [
        canary && describeCanaryAlarm(canary),
        outbox && describeOutboxAlarm(outbox, now()),
        describeBackupAlarm(backups, now(), installedAtMs),
        prices && describePricesAlarm(prices.checkedAt, now()),
        describeContentAlarm(app.content.faults, now()),
      ].filter((alarm) => alarm !== undefined);
    }
  },
  {
    name: 'watch',
    dependencies: [
      'clock',
      'database',
      'jobs',
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
