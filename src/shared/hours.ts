/** The days of a week by their names in structured data, with their labels. */
export const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;
export type DayKey = keyof typeof dayNames;
export const dayKeys = Object.keys(dayNames) as DayKey[];

/** A span of a day, such as from `08:00` until `18:00`. A span that ends before it begins ends on the next day; `24:00` is midnight. */
export interface Span {
  opens: string;
  closes: string;
}

/** The open hours of a day, in order, and whether customers can also come by appointment: on a closed day, or outside the hours. */
export interface Day {
  spans: readonly Span[];
  byAppointment: boolean;
}
export type Week = Record<DayKey, Day>;

/** The one span of a day that never closes. */
export const allDay: Span = { opens: '00:00', closes: '24:00' };

/** Common weeks that an owner can choose. */
export const usualWeeks = [
  {
    name: 'half-saturday',
    label: 'Monday to Friday 8 to 6, Saturday 9 to 2',
    week: weekOf('08:00-18:00', '09:00-14:00'),
  },
  { name: 'weekdays', label: 'Monday to Friday 8 to 5', week: weekOf('08:00-17:00') },
  { name: 'saturday', label: 'Monday to Saturday 7 to 6', week: weekOf('07:00-18:00', '07:00-18:00') },
] as const;
export type UsualWeek = (typeof usualWeeks)[number]['name'];

function weekOf(weekdays: string, saturday?: string): Week {
  const days = dayKeys.map((day) => [day, toDay(day === 'Su' ? undefined : day === 'Sa' ? saturday : weekdays)]);
  return Object.fromEntries(days);
}

function toDay(text: string | undefined): Day {
  const [opens, closes] = text?.split('-') ?? [];
  return { spans: opens && closes ? [{ opens, closes }] : [], byAppointment: false };
}

/** Returns the common week that equals a week; `undefined` for any other. */
export function findUsualWeek(week: Week): UsualWeek | undefined {
  return usualWeeks.find((usual) => dayKeys.every((day) => isSame(usual.week[day], week[day])))?.name;
}

const isSame = (one: Day, other: Day) => describeDay(one) === describeDay(other);

/** Returns a week as people read it: one line for consecutive days with the same hours. */
export function hoursLines(week: Week): { days: string; hours: string }[] {
  const runs: { first: DayKey; last: DayKey }[] = [];
  for (const day of dayKeys) {
    const run = runs.at(-1);
    if (run && isSame(week[run.last], week[day])) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => ({
    days: first === last ? dayNames[first] : `${dayNames[first]} - ${dayNames[last]}`,
    hours: describeDay(week[first]),
  }));
}

function describeDay({ spans, byAppointment }: Day): string {
  const times = spans.map((span) =>
    isAllDay(span) ? 'Open 24 hours' : `${toClock(span.opens)} - ${toClock(span.closes)}`,
  );
  if (times.length === 0) return byAppointment ? 'By appointment' : 'Closed';
  return `${times.join(', ')}${byAppointment ? ', and by appointment' : ''}`;
}

export const isAllDay = ({ opens, closes }: Span): boolean => opens === allDay.opens && closes === allDay.closes;

/** Converts `08:00` to `8:00 AM`. */
function toClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours === 24) return 'Midnight';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Days with the same hours, in the format of schema.org's OpeningHoursSpecification; times are local, such as `08:00`. */
export interface OpeningSpan {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/**
 * Returns a week for search engines, each span with all its days. Hours that end before they begin pass midnight there too, but a day ends
 * at 23:59, because schema.org has no `24:00`. https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function openingSpans(week: Week): OpeningSpan[] {
  return groupSpans(week).map(({ days, ...times }) => ({ dayOfWeek: days.map((day) => dayNames[day]), ...times }));
}

/** Returns the same hours as schema.org's text format, such as `Mo-Fr 08:00-18:00, Sa 09:00-14:00`; empty without any hours. */
export function openingHoursText(week: Week): string {
  return groupSpans(week)
    .map(({ days, opens, closes }) => `${joinDays(days)} ${opens}-${closes}`)
    .join(', ');
}

function groupSpans(week: Week): { days: DayKey[]; opens: string; closes: string }[] {
  const spans = dayKeys.flatMap((day) =>
    week[day].spans.map(({ opens, closes }) => ({ day, opens, closes: closes === '24:00' ? '23:59' : closes })),
  );
  return [...Map.groupBy(spans, ({ opens, closes }) => `${opens}-${closes}`).values()].map((same) => ({
    days: same.map(({ day }) => day),
    opens: same[0]?.opens ?? '',
    closes: same[0]?.closes ?? '',
  }));
}

/** Joins days that aren't all consecutive, such as `Mo-We,Fr`. */
function joinDays(days: readonly DayKey[]): string {
  const runs: DayKey[][] = [];
  for (const day of days) {
    const last = runs.at(-1)?.at(-1);
    if (last && dayKeys.indexOf(day) === dayKeys.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(',');
}

/** Returns the start and end of a span in minutes since midnight; times of the next day are above 1,440. */
export function minutesOf({ opens, closes }: Span): { from: number; until: number } {
  const [from = 0, until = 0] = [opens, closes].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return { from, until: until > from ? until : until + 24 * 60 };
}

/** The time zones of the United States, as the form and mails name them. */
export const timeZoneLabels = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Arizona Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'America/Adak': 'Aleutian Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'America/Puerto_Rico': 'Atlantic Time',
  'Pacific/Guam': 'Chamorro Time',
  'Pacific/Pago_Pago': 'Samoa Time',
  'Pacific/Majuro': 'Marshall Islands Time',
} as const;

export type TimeZone = keyof typeof timeZoneLabels;
export const timeZones = Object.keys(timeZoneLabels) as [TimeZone, ...TimeZone[]];

/**
 * Returns the time zone of a business that moves: that of its new place, unless the owner had chosen another one.
 * @param kept the current zone
 * @param former the zone of the former place; `undefined` if unknown
 * @param found the zone of the new place
 */
export function zoneAfterMove(kept: TimeZone, former: TimeZone | undefined, found: TimeZone): TimeZone {
  return kept === former || former === undefined ? found : kept;
}
