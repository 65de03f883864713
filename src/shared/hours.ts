/** The days of a week as structured data names them, with their names. */
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

/** When a day begins and ends, such as `08:00`; null where the business is closed. */
export type OpenTime = { opens: string; closes: string } | null;
export type Week = Record<DayKey, OpenTime>;

/** The usual weeks, for those who need no other one. */
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
  const days = dayKeys.map((day) => [day, toTime(day === 'Su' ? undefined : day === 'Sa' ? saturday : weekdays)]);
  return Object.fromEntries(days);
}

function toTime(text: string | undefined): OpenTime {
  const [opens, closes] = text?.split('-') ?? [];
  return opens && closes ? { opens, closes } : null;
}

/** Both forms in which the profile keeps hours: lines for people, and one text for structured data. */
export function hoursOf(week: Week): { hours: { days: string; hours: string }[]; openingHours: string } {
  const runs = listRuns(week);
  const open = runs.flatMap(({ first, last, time }) =>
    time ? `${first === last ? first : `${first}-${last}`} ${time.opens}-${time.closes}` : [],
  );
  return {
    hours: runs.map(({ first, last, time }) => ({
      days: first === last ? dayNames[first] : `${dayNames[first]} - ${dayNames[last]}`,
      hours: time ? `${toClock(time.opens)} - ${toClock(time.closes)}` : 'Closed',
    })),
    openingHours: open.join(', '),
  };
}

interface Run {
  first: DayKey;
  last: DayKey;
  time: OpenTime;
}

function listRuns(week: Week): Run[] {
  const runs: Run[] = [];
  for (const day of dayKeys) {
    const run = runs.at(-1);
    if (run && JSON.stringify(run.time) === JSON.stringify(week[day])) run.last = day;
    else runs.push({ first: day, last: day, time: week[day] });
  }
  return runs;
}

/** `08:00` as `8:00 AM`. */
function toClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The week of the profile's text for structured data, such as `Mo-Fr 08:00-18:00, Sa 09:00-14:00`. */
export function readWeek(openingHours: string): Week {
  const week = weekOf('');
  for (const { days, opens, closes } of readSpans(openingHours)) for (const day of days) week[day] = { opens, closes };
  return week;
}

/** The usual week that a week is; `undefined` for any other. */
export function findUsualWeek(week: Week): UsualWeek | undefined {
  const { openingHours } = hoursOf(week);
  return usualWeeks.find((usual) => hoursOf(usual.week).openingHours === openingHours)?.name;
}

/** Days with the same hours, as schema.org's OpeningHoursSpecification names them; times are local, such as `08:00`. */
export interface OpeningSpan {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/**
 * The profile's hours day by day.
 * @param openingHours such as `Mo-Fr 08:00-18:00, Sa 09:00-14:00` (docs/product.md, "Figures")
 * @returns one entry for each span of the text, in its order
 */
export function openingHoursByDay(openingHours: string): OpeningSpan[] {
  return readSpans(openingHours).map(({ days, ...times }) => ({
    dayOfWeek: days.map((day) => dayNames[day]),
    ...times,
  }));
}

function readSpans(openingHours: string): { days: DayKey[]; opens: string; closes: string }[] {
  const spans = openingHours.matchAll(/([A-Z][a-z](?:[-,][A-Z][a-z])*) (\d\d:\d\d)-(\d\d:\d\d)/g);
  return Array.from(spans, ([, names = '', opens = '', closes = '']) => ({
    days: names.split(',').flatMap(expandDays),
    opens,
    closes,
  }));
}

/** `Mo` or `Mo-Fr` as days; a range may pass the end of the week, as `Sa-Mo` does. */
function expandDays(range: string): DayKey[] {
  const [first = 0, last = first] = range.split('-').map((day) => dayKeys.indexOf(day as DayKey));
  const length = ((last - first + dayKeys.length) % dayKeys.length) + 1;
  return [...dayKeys, ...dayKeys].slice(first, first + length);
}

/** The time zones of the country, as the owner chooses them and as mails name them. */
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
 * The time zone of a business that moves: that of its new place, unless the owner had chosen another one by hand.
 * @param kept the zone it has
 * @param former that of the place it had; `undefined` where nobody knows
 * @param found that of its new place
 */
export function zoneAfterMove(kept: TimeZone, former: TimeZone | undefined, found: TimeZone): TimeZone {
  return kept === former || former === undefined ? found : kept;
}
