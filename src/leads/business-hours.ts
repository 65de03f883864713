import { dayKeys, dayNames, openingHoursByDay, type TimeZone } from '../shared/hours.ts';

/** When a business is open, as its profile says. */
export interface BusinessHours {
  /** Such as `Mo-Fr 08:00-18:00, Sa 09:00-14:00`. */
  openingHours: string;
  timeZone: TimeZone;
}

/** How far back business time is looked for: a business that opens on one day of a week has been open in these. */
const daysBack = 15;

/** Whether the business is open at a moment (milliseconds since 1970). */
export function isOpenAt(atMs: number, hours: BusinessHours): boolean {
  return [...spansBefore(atMs, hours, 1)].some(({ opensMs, closesMs }) => opensMs <= atMs && atMs < closesMs);
}

/**
 * The latest moment from which this much business time has passed until now. Time passes as clocks that were never changed would count it:
 * a day on which they are set forward has an hour less.
 * @param lengthMs in milliseconds
 * @returns `undefined` where the last two weeks hold less
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

interface Span {
  opensMs: number;
  closesMs: number;
}

/** The spans in which the business was open, the latest first; today's may lie ahead. */
function* spansBefore(atMs: number, { openingHours, timeZone }: BusinessHours, days: number): Generator<Span> {
  const today = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).toPlainDate();
  const week = openingHoursByDay(openingHours);
  for (let back = 0; back <= days; back += 1) {
    const date = today.subtract({ days: back });
    const name = dayNames[dayKeys[date.dayOfWeek - 1] ?? 'Mo'];
    const spans = week.filter(({ dayOfWeek }) => dayOfWeek.includes(name)).map((span) => spanOn(date, span, timeZone));
    yield* spans.sort((one, other) => other.opensMs - one.opensMs);
  }
}

/** Hours that end before they begin pass midnight; `24:00` is the next day's beginning. */
function spanOn(date: Temporal.PlainDate, times: { opens: string; closes: string }, timeZone: TimeZone): Span {
  const momentOf = (time: string, on = date) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const plainTime = { hour: hours % 24, minute: minutes % 60 };
    return on.add({ days: Math.floor(hours / 24) }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  };
  const opensMs = momentOf(times.opens);
  const closesMs = momentOf(times.closes);
  return { opensMs, closesMs: closesMs > opensMs ? closesMs : momentOf(times.closes, date.add({ days: 1 })) };
}
