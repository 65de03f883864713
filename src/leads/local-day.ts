import type { TimeZone } from '../shared/hours.ts';

/** The day at a moment, such as `2026-11-27`, in the business's time zone. @param ms since 1970 */
export function dayAt(ms: number, timeZone: TimeZone): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** A day so many days after another one, or before it. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}

/**
 * When a day has this time in the business's time zone, in milliseconds since 1970. A time that the clocks leave out is taken as
 * much later as they go forward; of one that comes twice the first is meant.
 * @param time such as `07:30`
 */
export function momentOf(day: string, time: string, timeZone: TimeZone): number {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
}
