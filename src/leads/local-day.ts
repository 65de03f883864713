import type { TimeZone } from '../shared/hours.ts';

/** Returns the day at a moment, such as `2026-11-27`, in the business's time zone. @param ms since 1970 */
export function dayAt(ms: number, timeZone: TimeZone): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Returns the day this many days after another one (before it if negative). */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}

/**
 * Converts a day and a time in the business's time zone to milliseconds since 1970. A time that the clocks skip moves forward by the
 * skipped length. For a time that occurs twice, the first one is used.
 * @param time such as `07:30`
 */
export function momentOf(day: string, time: string, timeZone: TimeZone): number {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
}
