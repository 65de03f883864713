import { monthNames } from '../../src/shared/dates.ts';

// Appointments and publishing times are shown in the business's time zone, wherever the owner is. Browsers know time zones only through
// their date formats.

/** Converts a moment to the value of a date and time control, such as `2026-11-27T09:00`, in a time zone. */
export function toZonedTime(iso: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(iso));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** Created once for each time zone, because creating one takes longer than drawing a week of the calendar. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Converts a local time to a moment. A time that the clocks skip in spring moves forward by an hour. Of a time that occurs twice in fall,
 * the first one counts.
 * @returns ISO 8601, UTC; empty if the text isn't a day and time
 */
export function fromZonedTime(local: string, timeZone: string): string {
  const asUtcMs = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtcMs)) return '';
  const offsetAt = (ms: number) =>
    Date.parse(`${toZonedTime(new Date(ms).toISOString(), timeZone)}Z`) - floorToMinute(ms);
  // The offsets a day earlier and a day later, which differ if the clocks change in between.
  const dayMs = 24 * 3600_000;
  const offsets = [offsetAt(asUtcMs - dayMs), offsetAt(asUtcMs + dayMs)];
  const meant = offsets.map((offset) => asUtcMs - offset).find((ms) => offsetAt(ms) === asUtcMs - ms);
  return new Date(meant ?? asUtcMs - (offsets[0] ?? 0)).toISOString();
}

const floorToMinute = (ms: number) => Math.floor(ms / 60_000) * 60_000;

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A day such as `2026-11-27` as "Fri, Nov 27, 2026". */
export function describeDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const weekday = dayNames[new Date(`${day}T00:00Z`).getUTCDay()];
  return `${weekday}, ${monthNames[(month ?? 1) - 1]?.slice(0, 3)} ${date}, ${year}`;
}

/** A moment as "Fri, Nov 27, 2026 9:00 AM" in a time zone. */
export function describeMoment(iso: string, timeZone: string): string {
  const local = toZonedTime(iso, timeZone);
  return `${describeDay(local.slice(0, 10))} ${toClock(local)}`;
}

/** Adds days to a day; a negative number goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 24 * 3600_000).toISOString().slice(0, 10);
}

/** Returns the start and end of a time span, such as "9:00 AM to 10:30 AM". */
export function describeHours(startsAt: string, minutes: number, timeZone: string): string {
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return `${toClock(toZonedTime(startsAt, timeZone))} to ${toClock(toZonedTime(end, timeZone))}`;
}

/** `2026-11-27T09:00` as "9:00 AM". */
function toClock(local: string): string {
  const [hours = 0, minutes = '00'] = [Number(local.slice(11, 13)), local.slice(14, 16)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Returns the name of a time zone, such as "Eastern Time". */
export function nameZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
