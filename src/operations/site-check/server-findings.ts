import { type DomainReport, domainCheckPath } from '../../shared/admin/mail-domain.ts';
import { type Finding, serverStepsPath } from '../../shared/admin/site-check.ts';
import { formatDayOf } from '../../shared/dates.ts';
import type { Profile } from '../../shared/profile.ts';
import { formatBytes } from '../../shared/sizes.ts';

const dayMs = 24 * 3600_000;
const stepsFix = { path: serverStepsPath, label: 'See the steps' };

/** The free space of the disk at one nightly check. */
export interface DiskReading {
  /** Milliseconds since 1970. */
  atMs: number;
  freeBytes: number;
}

/** The number of readings that are kept, one a night. */
export const diskReadings = 14;
/** A shorter time says nothing about the rate: one upload of photos would look like the end of the disk. */
const shortestRateMs = 3 * dayMs;
const enoughDays = 30;

/** Finds a disk that will be full within 30 days at the rate of the last two weeks. @param readings oldest first, the last one is current */
export function findDiskProblem(readings: readonly DiskReading[]): Finding[] {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || last.atMs - first.atMs < shortestRateMs) return [];
  const bytesPerDay = ((first.freeBytes - last.freeBytes) / (last.atMs - first.atMs)) * dayMs;
  const days = last.freeBytes / bytesPerDay;
  if (bytesPerDay <= 0 || days >= enoughDays) return [];
  const when = days < 2 ? 'in about a day' : `in about ${Math.floor(days)} days`;
  return [
    {
      key: 'disk',
      text: `The disk will be full ${when}: ${formatBytes(last.freeBytes)} are free, and ${formatBytes(bytesPerDay)} are used each day.`,
      fix: stepsFix,
    },
  ];
}

/** Sign-in codes and signatures of the webhook fail with a larger error. */
const clockToleranceMs = 60_000;

/** Finds a wrong clock of this server. @param offsetsMs how far it is behind each server that answered; one of them may be wrong itself */
export function findClockProblem(offsetsMs: readonly number[]): Finding[] {
  const sorted = offsetsMs.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (Math.abs(middle) <= clockToleranceMs) return [];
  const minutes = Math.round(Math.abs(middle) / 60_000);
  const much =
    minutes < 120 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.round(minutes / 60)} hours`;
  return [{ key: 'clock', text: `The server’s clock is ${much} ${middle > 0 ? 'slow' : 'fast'}.`, fix: stepsFix }];
}

/** The owner is reminded this long before a license or insurance ends: a renewal takes weeks. */
const renewalDays = 30;

/** Finds a license or insurance that has expired or expires within 30 days, in the business's time zone. */
export function findExpiring(
  { licenseExpires, insuranceExpires, timeZone }: Pick<Profile, 'licenseExpires' | 'insuranceExpires' | 'timeZone'>,
  nowMs: number,
): Finding[] {
  const dates = [
    ['license', licenseExpires],
    ['insurance', insuranceExpires],
  ] as const;
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return dates.flatMap(([name, day]) => {
    if (!day) return [];
    const { days } = today.until(day);
    if (days > renewalDays) return [];
    const text =
      days < 0 ? `Your ${name} expired on ${formatDayOf(day)}.` : `Your ${name} expires on ${formatDayOf(day)}.`;
    return {
      key: name,
      text: `${text} Renew it, then change the date in your profile.`,
      fix: { path: '/admin/profile', label: 'Open Profile' },
    };
  });
}

/** Finds trouble with the email domain, according to the last weekly check. */
export function findDomainProblem(report: DomainReport | undefined): Finding[] {
  if (!report || report.degree === 'fine') return [];
  const text =
    report.degree === 'refused'
      ? `Mail from ${report.domain} will be refused by many mail servers.`
      : `Mail from ${report.domain} may end up in spam folders.`;
  const fix = { path: domainCheckPath, label: 'See what to change' };
  return [{ key: 'mail domain', text, fix, ...(report.worse && { alarm: 'mail-domain' }) }];
}
