import type { OutboxSummary } from '../delivery/index.ts';
import type { Alarm, CanaryResult } from '../shared/delivery.ts';
import type { BackupState } from './backup-records.ts';

const minuteMs = 60_000;
/** A delivery that waits this long raises an alarm (docs/decisions.md, "Nothing is lost"). */
const undeliveredAlarmMs = 15 * minuteMs;
/** The age of the last proven backup that raises an alarm: a day and two hours. */
const backupAlarmMs = 26 * 60 * minuteMs;
/** Half a year after the owner last said that the prices are right. */
const pricesAlarmMs = 183 * 24 * 60 * minuteMs;

/** The alarm that a proof raises, or `undefined` when all went well. */
export function describeCanaryAlarm(result: CanaryResult): Alarm | undefined {
  if (!result.failedStep) return undefined;
  return {
    id: 'canary',
    title: result.failedStep === 'mail' ? 'The mail server is not accepting mail' : 'The contact form may not work',
    text: `The daily test failed: ${result.problem}`,
    since: result.failingSince ?? result.ranAt,
  };
}

/** The alarm about messages that do not arrive, or `undefined` while none waits for long. */
export function describeOutboxAlarm(summary: OutboxSummary, nowMs: number): Alarm | undefined {
  const { waitingSinceMs, queued, failed, unconfirmed, lastError } = summary;
  if (waitingSinceMs === undefined || nowMs - waitingSinceMs < undeliveredAlarmMs) return undefined;
  const count = queued + failed + unconfirmed;
  return {
    id: 'outbox',
    title: count === 1 ? 'A message could not be delivered' : `${count} messages could not be delivered`,
    text: `Every lead is safe in the list of leads; please look there. ${lastError}`.trim(),
    since: new Date(waitingSinceMs).toISOString(),
  };
}

/**
 * The alarm about backups that cannot be relied upon, or `undefined`.
 * @param installedAtMs when the site first started, or the process where it is alone: without any backup yet it has a night for its first
 */
export function describeBackupAlarm(
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
    text: problem ?? 'No backup has passed its test since last night.',
    since: damaged?.createdAt ?? new Date(sinceMs).toISOString(),
  };
}

/**
 * The reminder to look through the prices, or `undefined`.
 * @param checkedAt when the owner last did; `null` while the site still shows the prices it came with
 */
export function describePricesAlarm(checkedAt: string | null, nowMs: number): Alarm | undefined {
  if (!checkedAt) return undefined;
  const sinceMs = Date.parse(checkedAt) + pricesAlarmMs;
  if (nowMs < sinceMs) return undefined;
  return {
    id: 'prices',
    title: 'Are your prices still right?',
    text: 'Half a year has passed since you last checked what Price my fence shows to visitors.',
    since: new Date(sinceMs).toISOString(),
    link: { path: '/admin/prices', label: 'Check the prices' },
  };
}

/**
 * The alarm about words that were stored and cannot be read, or `undefined`.
 * @param faults the documents whose older words visitors see instead
 */
export function describeContentAlarm(faults: readonly string[], nowMs: number): Alarm | undefined {
  if (faults.length === 0) return undefined;
  return {
    id: 'content',
    title: 'Words of the website cannot be read',
    text: `Visitors see older words of: ${faults.join(', ')}. Please open and publish them again.`,
    since: new Date(nowMs).toISOString(),
    link: { path: '/admin/site', label: 'Open the pages' },
  };
}
