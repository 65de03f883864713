import { type DaysOff, isDayOff } from '../shared/days-off.ts';
import { dayKeys, type Span, type TimeZone, type Week } from '../shared/hours.ts';

/** The opening hours from the business profile. */
export interface BusinessHours {
  hours: Week;
  daysOff: readonly DaysOff[];
  timeZone: TimeZone;
}

/**
 * Days to search back for business time, not counting days off. A business that opens one day a week has been open in this time.
 */
const daysBack = 15;
/** The limit of the same search when days off count. */
const longestDaysBack = 400;

/** True if the business is open at a moment (milliseconds since 1970). */
export function isOpenAt(atMs: number, hours: BusinessHours): boolean {
  return [...spansBefore(atMs, hours, 1)].some(({ opensMs, closesMs }) => opensMs <= atMs && atMs < closesMs);
}

/**
 * Counts back this much business time from now and returns that moment. Elapsed time is real time: a day on which clocks go forward has one
 * hour less.
 * @param lengthMs in milliseconds
 * @returns `undefined` if the last two weeks had less business time
 */
export function businessTimeBefore(nowMs: number, lengthMs: number, hours: BusinessHours): number | undefined {
  let leftMs = lengthMs;
  let untilMs = nowMs;
  for (const { opensMs, closesMs } of spansBefore(nowMs, hours, daysBack)) {
    const endMs = Math.min(closesMs, untilMs);
    if (endMs <= opensMs) continue;
    if (endMs - opensMs >= leftMs) return endMs - leftMs;
    leftMs -= endMs - opensMs;
    untilMs = opensMs;
  }
  return undefined;
}

/**
 * Returns the moment this many days before another one, without counting days off: a vacation doesn't make a lead old.
 * @param atMs milliseconds since 1970
 */
export function workdaysBefore(atMs: number, days: number, hours: BusinessHours): number {
  let left = days;
  let back = 0;
  for (; left > 0 && back < longestDaysBack; back += 1)
    if (!isDayOff(dateBefore(atMs, back, hours), hours.daysOff)) left -= 1;
  return atMs - back * 24 * 3600_000;
}

const dateBefore = (atMs: number, days: number, { timeZone }: BusinessHours): string =>
  Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days }).toString();

interface Opening {
  opensMs: number;
  closesMs: number;
}

/** Yields opening times, latest first, without days off. Today's may be in the future. */
function* spansBefore(atMs: number, hours: BusinessHours, days: number): Generator<Opening> {
  let workdays = 0;
  for (let back = 0; workdays <= days && back <= longestDaysBack; back += 1) {
    const day = dateBefore(atMs, back, hours);
    if (isDayOff(day, hours.daysOff)) continue;
    workdays += 1;
    const date = Temporal.PlainDate.from(day);
    const spans = hours.hours[dayKeys[date.dayOfWeek - 1] ?? 'Mo'].spans;
    yield* spans.map((span) => openingOn(date, span, hours.timeZone)).sort((one, other) => other.opensMs - one.opensMs);
  }
}

/** Hours that end before they begin pass midnight. `24:00` is the start of the next day. */
function openingOn(date: Temporal.PlainDate, times: Span, timeZone: TimeZone): Opening {
  const momentOf = (time: string, on = date) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const plainTime = { hour: hours % 24, minute: minutes % 60 };
    return on.add({ days: Math.floor(hours / 24) }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  };
  const opensMs = momentOf(times.opens);
  const closesMs = momentOf(times.closes);
  return { opensMs, closesMs: closesMs > opensMs ? closesMs : momentOf(times.closes, date.add({ days: 1 })) };
}
