import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { purgeChanges } from '../accounts/index.ts';
import { type Database, inTransaction, setting } from '../database/index.ts';
import { enqueueDeliveries, summarizeOutbox } from '../delivery/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
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

const dayMs = 24 * 3600_000;
const alarmsMs = 5 * 60_000;
const installedAt = setting('installed', z.number());

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
    // On a full disk the start goes on, and the site counts as new.
    const installedAtMs = await readInstallation(app.db, now()).catch(now);
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

/** When the site first started, in milliseconds since 1970, however often and on however many machines it has since. */
async function readInstallation(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { value } = await installedAt.read(db);
  return value ?? (await installedAt.update(db, (known) => known ?? nowMs)) ?? nowMs;
}

const toldAlarms = setting('alarms', z.array(z.string()));

/**
 * Mails each new alarm once, by whichever process sees it first; an alarm about mail itself is not mailed. The mail and the note of it
 * are stored together, so that a process that was frozen in the middle cannot tell a second time.
 */
function createAnnouncer(app: FastifyInstance): (alarms: readonly Alarm[]) => Promise<void> {
  /** The ids of the alarms at the last round. */
  let known: string[] | undefined;
  /** Those that were mailed while the database took no writes, so that the mail is not repeated every five minutes. */
  let unsaved: string[] | undefined;

  return async (alarms) => {
    const ids = alarms.map(({ id }) => id);
    const mailed = (await app.outbox.mail.isSet()) ? alarms.filter(({ id }) => id !== 'outbox') : [];
    try {
      if (await storeNew(ids, mailed)) app.outbox.wake();
      unsaved = undefined;
    } catch (error) {
      if (error instanceof ChangedElsewhereError) return;
      const before = unsaved ?? known ?? (await toldAlarms.read(app.db)).value ?? [];
      unsaved = ids;
      for (const alarm of mailed.filter(({ id }) => !before.includes(id)))
        await app.outbox.mail.announce(wordsOf(alarm));
    }
    known = ids;
  };

  /** @returns whether there is something to send @throws ChangedElsewhereError when another process has told meanwhile */
  function storeNew(ids: readonly string[], mailed: readonly Alarm[]): Promise<boolean> {
    return inTransaction(app.db, async (transaction) => {
      const { value: stored = [], version } = await toldAlarms.read(transaction);
      const before = unsaved ?? stored;
      const isNew = mailed.filter(({ id }) => !before.includes(id));
      const deliveries = isNew.map((alarm) => ({ kind: 'alarm' as const, payload: wordsOf(alarm) }));
      await enqueueDeliveries(transaction, deliveries, app.now());
      if (ids.join() !== stored.join()) await toldAlarms.write(transaction, [...ids], version);
      return isNew.length > 0;
    });
  }
}

function wordsOf({ title, text, link }: Alarm) {
  return { subject: title, text, path: link?.path };
}
