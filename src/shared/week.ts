import type { Profile } from './profile.ts';

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
export function hoursOf(week: Week): Pick<Profile, 'hours' | 'openingHours'> {
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

/** Days that follow one another with the same hours. */
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
  for (const [, days = '', time] of openingHours.matchAll(/((?:[A-Z][a-z][-,]?)+) (\d{2}:\d{2}-\d{2}:\d{2})/g))
    for (const day of listDays(days)) week[day] = toTime(time);
  return week;
}

/** The days of `Mo-We,Fr`. */
function listDays(text: string): DayKey[] {
  return text.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-') as [DayKey, DayKey?];
    return dayKeys.slice(dayKeys.indexOf(first), dayKeys.indexOf(last) + 1);
  });
}

/** The usual week that a week is; `undefined` for any other. */
export function findUsualWeek(week: Week): UsualWeek | undefined {
  const { openingHours } = hoursOf(week);
  return usualWeeks.find((usual) => hoursOf(usual.week).openingHours === openingHours)?.name;
}
