import type { Alarm } from '../../shared/admin/delivery.ts';
import type { Finding } from '../../shared/admin/site-check.ts';
import type { CopiesState } from './state.ts';

const dayMs = 24 * 3600_000;

/** The state of the copies, and when the owner confirmed the recovery key; ISO 8601, UTC. */
export type WatchedCopies = CopiesState & { recoveryKeyAt?: string | undefined };

/** The age of the newest copy that raises an alarm: a day, and the hours that an upload may take. */
const copyAlarmMs = dayMs + 12 * 3600_000;
/** The age of the last check of a copy that raises an alarm: a week and two days. */
const checkAlarmMs = 9 * dayMs;
const copiesLink = { path: '/admin/backups#copies', label: 'See the copies' };

/** The alarms about copies elsewhere that are missing, late, or unusable. Local backups continue in each case. */
export function describeCopyAlarms(copies: WatchedCopies | undefined, nowMs: number): Alarm[] {
  if (!copies) return [];
  const { failure, checkFailure, recoveryKeyAt, copies: stored, checkedAt } = copies;
  if (!recoveryKeyAt)
    return [
      {
        id: 'backup-copies',
        title: 'Copy your backups elsewhere?',
        isQuestion: true,
        text: 'A bucket is set, but nothing is copied until you print and confirm your recovery key.',
        since: new Date(nowMs).toISOString(),
        link: { path: '/admin/backups#recovery-key', label: 'Make the key' },
      },
    ];
  const [newest] = stored;
  const sinceMs = Math.max(Date.parse(newest?.createdAt ?? recoveryKeyAt), Date.parse(recoveryKeyAt));
  const checkedMs = Date.parse(checkedAt ?? recoveryKeyAt);
  const alarms: Alarm[] = [];
  if (failure || nowMs - sinceMs >= copyAlarmMs)
    alarms.push({
      id: 'backup-copies',
      title: 'Your backups haven’t been copied elsewhere',
      text: `${failure?.message ?? 'No new copy has reached the bucket.'} Backups on this server continue.`,
      since: failure?.since ?? new Date(sinceMs).toISOString(),
      link: copiesLink,
    });
  if (checkFailure || (newest && nowMs - checkedMs >= checkAlarmMs))
    alarms.push({
      id: 'backup-check',
      title: 'The copies of your backups may not be usable',
      text: checkFailure?.message ?? 'No copy has passed its check for more than a week.',
      since: checkFailure?.since ?? new Date(checkedMs).toISOString(),
      link: copiesLink,
    });
  return alarms;
}

/**
 * Returns these alarms as findings of the nightly check. Each finding names its alarm, so that Health shows the problem once and one mail
 * is sent.
 */
export function findCopyProblems(copies: WatchedCopies | undefined, nowMs: number): Finding[] {
  return describeCopyAlarms(copies, nowMs)
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ id, title, text, link = copiesLink }) => ({ key: id, text: `${title}. ${text}`, fix: link, alarm: id }));
}
