import { monthNames } from './dates.ts';
import { type TimeZone, timeZoneLabels } from './hours.ts';

/*
 * Moments as people read them where the business is, whatever zone the machine keeps. All take an ISO 8601 text with its offset and an
 * IANA name. Temporal knows the zones for a fifth of the memory that the engine's own formats would take (8 MB).
 */

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const inZone = (iso: string, timeZone: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);

/** Such as "November 20, 2026". */
export function formatDayIn(iso: string, timeZone: string): string {
  const { year, month, day } = inZone(iso, timeZone);
  return `${monthNames[month - 1]} ${day}, ${year}`;
}

/** Such as "Nov 20, 2026". */
export function formatShortDayIn(iso: string, timeZone: string): string {
  const { year, month, day } = inZone(iso, timeZone);
  return `${monthNames[month - 1]?.slice(0, 3)} ${day}, ${year}`;
}

/** Such as "3:04 PM". */
export function formatTimeIn(iso: string, timeZone: string): string {
  const { hour, minute } = inZone(iso, timeZone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Such as "Nov 24, 2026 8:02 PM Eastern Time". */
export function describeMoment(iso: string, timeZone: TimeZone): string {
  return `${formatShortDayIn(iso, timeZone)} ${formatTimeIn(iso, timeZone)} ${timeZoneLabels[timeZone]}`;
}

/** An appointment as a customer reads it, such as "Tuesday, December 1 at 9:00 AM". */
export function describeAppointment(startsAt: string, timeZone: TimeZone): string {
  const { dayOfWeek, month, day } = inZone(startsAt, timeZone);
  return `${weekdays[dayOfWeek - 1]}, ${monthNames[month - 1]} ${day} at ${formatTimeIn(startsAt, timeZone)}`;
}

/** The year of a moment in milliseconds since 1970. */
export function yearIn(atMs: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).year;
}
