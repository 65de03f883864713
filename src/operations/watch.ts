import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { deleteOldChanges } from '../accounts/index.ts';
import { type Database, inTransaction, setting } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import type { LateJob } from '../jobs/index.ts';
import { deleteOldSpam } from '../leads/index.ts';
import {
  enqueueDeliveries,
  enqueuePushes,
  listDevices,
  listEndedDevices,
  type OutboxSummary,
  summarizeOutbox,
} from '../outbox/index.ts';
import type { Alarm, FormCheckResult } from '../shared/admin/delivery.ts';
import { type DomainReport, domainCheckPath } from '../shared/admin/mail-domain.ts';
import type { EndedDevice, PushDevice } from '../shared/admin/push.ts';
import type { SiteCheckReport } from '../shared/admin/site-check.ts';
import type { BackupState } from './backups.ts';
import { describeCopyAlarms, findCopyProblems } from './copies/alarms.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const alarmsMs = 5 * minuteMs;
const installedAt = setting('installed', z.number());

declare module 'fastify' {
  interface FastifyInstance {
    watch: {
      listAlarms(): Promise<Alarm[]>;
    };
  }
}

/** Raises alarms, and deletes expired data. Registered after the plugins that the alarms are about. */
export const watch = fp(
  async (app) => {
    const { now } = app;
    // On a full disk startup continues, and the site counts as new.
    const installedAtMs = await readInstallation(app.db, now()).catch(now);
    const announce = createAnnouncer(app);

    app.decorate('watch', { listAlarms });
    app.siteCheck.add(async () => findCopyProblems(await app.copies.watch(), now()));
    app.jobs.add({ name: 'spam', everyMs: dayMs, lane: 'long', run: deleteSpam });
    app.jobs.add({ name: 'changes', everyMs: dayMs, run: () => deleteOldChanges(app.db, now()) });
    app.jobs.add({ name: 'trash', everyMs: dayMs, run: app.content.emptyTrash });
    app.jobs.add({ name: 'alarms', everyMs: alarmsMs, run: lookAround });

    let tightSince: string | undefined;

    /** Returns since when the disk has been short of space, as far as this process knows. */
    function readDisk() {
      const state = app.diskReserve.readState();
      tightSince = state && (tightSince ?? new Date(now()).toISOString());
      return state && { state, since: tightSince ?? '' };
    }

    async function lookAround(): Promise<void> {
      await app.diskReserve.restore();
      await announce(await listAlarms());
    }

    async function deleteSpam(): Promise<void> {
      const deleted = await deleteOldSpam(app.db, now());
      if (deleted > 0) await app.leadPhotos.removeUnused();
    }

    /** Collects the alarms. Data that can't be read raises no alarm, except the list of backups. */
    async function listAlarms(): Promise<Alarm[]> {
      const formCheck = await app.formCheck.read().catch(() => undefined);
      const outbox = await summarizeOutbox(app.db).catch(() => undefined);
      const devices = await listDevices(app.db, now()).catch(() => []);
      const ended = await listEndedDevices(app.db).catch(() => []);
      const mailDomain = await app.mailDomain.read().catch(() => undefined);
      const prices = await app.prices.current().catch(() => undefined);
      const siteCheck = await app.siteCheck.read().catch(() => undefined);
      const backups = await app.backups.read().catch((error: Error) => ({ backups: [], failure: error.message }));
      const copies = await app.copies.watch().catch(() => undefined);
      return [
        describeDiskAlarm(readDisk()),
        formCheck && describeFormCheckAlarm(formCheck),
        outbox && describeOutboxAlarm(outbox, now()),
        outbox && describePushAlarm(outbox, now()),
        ...devices.map(describeDeviceAlarm),
        ...ended.map(describeEndedAlarm),
        describeBackupAlarm(backups, now(), installedAtMs),
        ...describeCopyAlarms(copies, now()),
        mailDomain?.report && describeDomainAlarm(mailDomain.report),
        siteCheck?.value && describeSiteCheckAlarm(siteCheck.value),
        prices && describePricesAlarm(prices.checkedAt, now()),
        describeContentAlarm(app.content.faults, now()),
        ...app.jobs.listLate().map(describeLateJob),
      ].filter((alarm) => alarm !== undefined);
    }
  },
  {
    name: 'watch',
    dependencies: [
      'clock',
      'disk-reserve',
      'database',
      'jobs',
      'outbox',
      'form-check',
      'backups',
      'copies',
      'mail-domain',
      'site-check',
      'prices',
      'content',
      'publisher',
    ],
  },
);

/** Returns when the site first started, in milliseconds since 1970, across restarts and moves to other machines. */
async function readInstallation(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { value } = await installedAt.read(db);
  return value ?? (await installedAt.update(db, (known) => known ?? nowMs)) ?? nowMs;
}

const mailedAlarms = setting('alarms', z.array(z.string()));

/**
 * Mails each new alarm once, from whichever process sees it first. An alarm about mail itself is shown on the owner's devices instead. The
 * message and its record are stored together, so that a process that froze in between can't send it a second time.
 */
function createAnnouncer(app: FastifyInstance): (alarms: readonly Alarm[]) => Promise<void> {
  /** The ids of the alarms at the last check. */
  let known: string[] | undefined;
  /** Alarms that were mailed while the database was read-only, so that the mail isn't repeated every five minutes. */
  let unsaved: string[] | undefined;

  return async (alarms) => {
    const ids = alarms.map(({ id }) => id);
    const mailed = (await app.outbox.mail.isSet()) ? alarms.filter(({ id }) => id !== 'outbox') : [];
    try {
      if (await storeNew(alarms, ids, mailed)) app.outbox.wake();
      unsaved = undefined;
    } catch (error) {
      if (error instanceof ChangedElsewhereError) return;
      const before = unsaved ?? known ?? (await mailedAlarms.read(app.db)).value ?? [];
      unsaved = ids;
      for (const alarm of mailed.filter(({ id }) => !before.includes(id)))
        await app.outbox.mail.announce(alarmMessage(alarm));
    }
    known = ids;
  };

  /** @returns whether there is something to send @throws ChangedElsewhereError if another process already sent it */
  function storeNew(alarms: readonly Alarm[], ids: readonly string[], mailed: readonly Alarm[]): Promise<boolean> {
    return inTransaction(app.db, async (transaction) => {
      const { value: stored = [], version } = await mailedAlarms.read(transaction);
      const before = unsaved ?? stored;
      const isNew = mailed.filter(({ id }) => !before.includes(id));
      const deliveries = isNew.map((alarm) => ({ kind: 'alarm' as const, payload: alarmMessage(alarm) }));
      await enqueueDeliveries(transaction, deliveries, app.now());
      const unmailed = alarms.filter(({ id }) => id === 'outbox' && !before.includes(id));
      for (const { title, text } of unmailed)
        await enqueuePushes(transaction, { title, body: text, path: '/admin/health', tag: 'outbox' }, app.now(), {
          ownersOnly: true,
        });
      if (ids.join() !== stored.join()) await mailedAlarms.write(transaction, [...ids], version);
      return isNew.length + unmailed.length > 0;
    });
  }
}

function alarmMessage({ title, text, link }: Alarm) {
  return { subject: title, text, path: link?.path };
}

/** A delivery that waits this long raises an alarm (docs/decisions.md, "Nothing is lost"). */
const undeliveredAlarmMs = 15 * minuteMs;
/** The age of the last test-restored backup that raises an alarm: a day and two hours. */
const backupAlarmMs = dayMs + 120 * minuteMs;
/** Half a year after the owner last confirmed the prices. */
const pricesAlarmMs = 183 * dayMs;

/** Returns the alarm about a job that should have ended long ago. */
function describeLateJob({ name, sinceMs }: LateJob): Alarm {
  return {
    id: `job-${name}`,
    title: `A background task is stuck: ${name}`,
    text: 'Other tasks keep running. Restart the site to run this one again.',
    since: new Date(sinceMs).toISOString(),
  };
}

/** Returns the alarm about a full or nearly full disk. */
function describeDiskAlarm(disk: { state: 'full' | 'low'; since: string } | undefined): Alarm | undefined {
  if (!disk) return undefined;
  const { state, since } = disk;
  const help = 'Delete what you no longer need, or ask the person who runs the server for more space.';
  if (state === 'low')
    return {
      id: 'disk',
      title: 'The disk is almost full',
      text: `Soon the site won’t be able to save new leads. ${help}`,
      since,
    };
  return {
    id: 'disk-full',
    title: 'The disk is full',
    text: `The site may not be able to save new leads, and asks visitors to call instead. You can still sign in, read, and delete. ${help}`,
    since,
  };
}

/** Returns the alarm about a failed form check, or `undefined` if it succeeded. */
function describeFormCheckAlarm(result: FormCheckResult): Alarm | undefined {
  if (!result.failedStep) return undefined;
  return {
    id: 'form-check',
    title: result.failedStep === 'mail' ? 'The mail server is not accepting mail' : 'The contact form may not work',
    text: `The daily test failed: ${result.problem}`,
    since: result.failingSince ?? result.ranAt,
  };
}

/** Returns the alarm about messages that don't arrive, or `undefined` if none has waited long. */
function describeOutboxAlarm({ waiting }: OutboxSummary, nowMs: number): Alarm | undefined {
  const { count, sinceMs, lastError } = waiting;
  if (sinceMs === undefined || nowMs - sinceMs < undeliveredAlarmMs) return undefined;
  return {
    id: 'outbox',
    title: count === 1 ? 'A message could not be delivered' : `${count} messages could not be delivered`,
    text: `Every lead is safe in your list of leads. Please check it. ${lastError}`.trim(),
    since: new Date(sinceMs).toISOString(),
  };
}

/** Returns the alarm about notifications that no push service accepts, or `undefined`. It is mailed if a mail server is set. */
function describePushAlarm({ waitingPushes: { sinceMs, lastError } }: OutboxSummary, nowMs: number): Alarm | undefined {
  if (sinceMs === undefined || nowMs - sinceMs < undeliveredAlarmMs) return undefined;
  return {
    id: 'push',
    title: 'A notification couldn’t be delivered to your devices',
    text: `Every lead is safe in your list of leads. Please check it. ${lastError}`.trim(),
    since: new Date(sinceMs).toISOString(),
    link: { path: '/admin/notifications', label: 'See your devices' },
  };
}

/** Returns the alarm about a device that hasn't confirmed a notification for a week, or `undefined`. */
function describeDeviceAlarm({ id, name, silentSince }: PushDevice): Alarm | undefined {
  if (!silentSince) return undefined;
  return {
    id: `device-${id}`,
    title: `${name} hasn’t received a notification in a week`,
    text: 'It may miss new leads. Open the admin on that device, or remove it.',
    since: silentSince,
    link: { path: '/admin/notifications', label: 'See your devices' },
  };
}

/** Returns the alarm about a device that can't be notified anymore, until the owner adds it again or removes it. */
function describeEndedAlarm({ id, name, reason, endedAt }: EndedDevice): Alarm {
  return {
    id: `device-${id}`,
    title: `${name} no longer gets notifications`,
    text: `${reason} Open Notifications on that device and add it again, or remove it there.`,
    since: endedAt,
    link: { path: '/admin/notifications', label: 'See your devices' },
  };
}

/**
 * Returns the alarm about missing or damaged backups, or `undefined`.
 * @param installedAtMs when the site first started, or the process if it is alone: a new site has one night to make its first backup
 */
function describeBackupAlarm(
  { backups, failure }: BackupState,
  nowMs: number,
  installedAtMs: number,
): Alarm | undefined {
  const damaged = backups.find(({ problem }) => problem);
  const provenAt = backups.find(({ provenAt }) => provenAt)?.provenAt;
  const sinceMs = provenAt ? Date.parse(provenAt) : installedAtMs;
  const problem = damaged ? `${damaged.file}: ${damaged.problem}` : failure;
  if (!problem && nowMs - sinceMs < backupAlarmMs) return undefined;
  return {
    id: 'backup',
    title: 'Your backups may not be usable',
    text: problem ?? 'No backup has passed its check since last night.',
    since: damaged?.createdAt ?? new Date(sinceMs).toISOString(),
  };
}

/** Returns the alarm about an email domain that got worse since an earlier check, or `undefined`. */
function describeDomainAlarm({ domain, degree, worse, parts }: DomainReport): Alarm | undefined {
  if (!worse) return undefined;
  const text = parts.find((part) => part.degree === degree)?.text ?? '';
  return {
    id: 'mail-domain',
    title: degree === 'refused' ? `Mail from ${domain} may be refused` : `Mail from ${domain} may land in spam`,
    text: `Its DNS records have changed. ${text}`,
    since: worse.since,
    link: { path: domainCheckPath, label: 'See what to change' },
  };
}

/** Returns the alarm about findings of the nightly check, or `undefined`. */
function describeSiteCheckAlarm({ findings, failingSince }: SiteCheckReport): Alarm | undefined {
  const [first, ...others] = findings.filter(({ alarm }) => alarm === undefined);
  if (!first || !failingSince) return undefined;
  return {
    id: 'site-check',
    title: others.length > 0 ? `Your website has ${others.length + 1} problems` : 'Your website has a problem',
    text: others.length > 0 ? `The first one: ${first.text}` : first.text,
    since: failingSince,
    link: { path: '/admin/health', label: 'View' },
  };
}

/**
 * Returns the reminder to check the prices, or `undefined`.
 * @param checkedAt when the owner last did; `null` while the site still shows the default prices
 */
function describePricesAlarm(checkedAt: string | null, nowMs: number): Alarm | undefined {
  if (!checkedAt) return undefined;
  const sinceMs = Date.parse(checkedAt) + pricesAlarmMs;
  if (nowMs < sinceMs) return undefined;
  return {
    id: 'prices',
    title: 'Are your prices still correct?',
    isQuestion: true,
    text: 'It’s been six months since you checked the prices that Price my fence shows visitors.',
    since: new Date(sinceMs).toISOString(),
    link: { path: '/admin/prices', label: 'Check the prices' },
  };
}

/**
 * Returns the alarm about stored text that can't be read, or `undefined`.
 * @param faults the documents for which visitors see an older text
 */
function describeContentAlarm(faults: readonly string[], nowMs: number): Alarm | undefined {
  if (faults.length === 0) return undefined;
  return {
    id: 'content',
    title: 'Some website text can’t be read',
    text: `Visitors see older text on: ${faults.join(', ')}. Open and publish these pages again.`,
    since: new Date(nowMs).toISOString(),
    link: { path: '/admin/site', label: 'Open the pages' },
  };
}
