import { monthNames } from './dates.ts';
import { dayKeys, dayNames, type TimeZone } from './hours.ts';

/** Days when the business is closed whatever its usual week says: one day, or several. */
export interface DaysOff {
  /** The first day, such as `2026-12-25`. */
  from: string;
  /** The last day, or empty for a single day. */
  until: string;
  /** Such as `Christmas`, or empty. */
  reason: string;
}

const lastOf = ({ from, until }: DaysOff): string => until || from;

/** True if a day, such as `2026-12-25`, is a day off. */
export function isDayOff(day: string, daysOff: readonly DaysOff[]): boolean {
  return daysOff.some((each) => each.from <= day && day <= lastOf(each));
}

/** The number of days ahead that visitors see days off. */
const toldDaysAhead = 14;

interface Calendar {
  daysOff: readonly DaysOff[];
  timeZone: TimeZone;
}

/** Days off that aren't over, next ones first. @param atMs milliseconds since 1970 */
export function daysOffAhead({ daysOff, timeZone }: Calendar, atMs: number): DaysOff[] {
  const today = dayAt(atMs, timeZone).toString();
  return daysOff.filter((each) => lastOf(each) >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Days off that have begun or begin within two weeks. */
export function daysOffSoon(calendar: Calendar, atMs: number): DaysOff[] {
  const last = dayAt(atMs, calendar.timeZone).add({ days: toldDaysAhead }).toString();
  return daysOffAhead(calendar, atMs).filter(({ from }) => from <= last);
}

/** Returns the days off that contain a moment. */
export function daysOffNow(calendar: Calendar, atMs: number): DaysOff | undefined {
  const today = dayAt(atMs, calendar.timeZone).toString();
  return daysOffAhead(calendar, atMs).find(({ from }) => from <= today);
}

/** Returns when pages next change because of days off: when some are announced or over. @returns infinity if never */
export function nextTurnOfDaysOff({ daysOff, timeZone }: Calendar, atMs: number): number {
  const turns = daysOff
    .flatMap((each) => [
      Temporal.PlainDate.from(each.from).subtract({ days: toldDaysAhead }),
      Temporal.PlainDate.from(lastOf(each)).add({ days: 1 }),
    ])
    .map((day) => day.toZonedDateTime(timeZone).epochMilliseconds);
  return Math.min(...turns.filter((turn) => turn > atMs));
}

/** Describes days off, such as "Closed Friday, December 25 (Christmas)". */
export function describeDaysOff({ from, until, reason }: DaysOff): string {
  const span = until && until !== from ? `${describeDay(from)}, through ${describeDay(until)}` : describeDay(from);
  return `Closed ${span}${reason && ` (${reason})`}`;
}

/** Formats a day such as "Friday, December 25". */
function describeDay(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return `${dayNames[dayKeys[date.dayOfWeek - 1] ?? 'Mo']}, ${monthNames[date.month - 1]} ${date.day}`;
}

/** Formats the last of several days off, such as "Saturday, January 2". */
export const describeLastDay = (daysOff: DaysOff): string => describeDay(lastOf(daysOff));

function dayAt(atMs: number, timeZone: TimeZone): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).toPlainDate();
}
