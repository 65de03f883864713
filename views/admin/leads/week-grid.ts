import type { CalendarAppointment } from '../../../src/shared/lead/appointment.ts';
import { toZonedTime } from '../zoned-time.ts';

/** An appointment's place in its day, in hours since midnight. Those at one time are side by side, each in its lane. */
export interface GridPlace {
  visit: CalendarAppointment;
  start: number;
  end: number;
  lane: number;
  lanes: number;
}

/** The minimum height of an appointment in hours: a shorter one would have no room for its name. */
const shortestHours = 0.5;

/** Returns the places of a day's appointments, ordered by start. One that began on an earlier day starts at midnight. */
export function placeInDay(day: string, visits: readonly CalendarAppointment[], timeZone: string): GridPlace[] {
  const placed: GridPlace[] = [];
  let together: GridPlace[] = [];
  for (const visit of visits) {
    const start = hourOf(visit.startsAt, day, timeZone);
    const endsAt = new Date(Date.parse(visit.startsAt) + visit.minutes * 60_000).toISOString();
    const end = Math.max(hourOf(endsAt, day, timeZone), start + shortestHours);
    if (together.every((other) => other.end <= start)) together = [];
    const taken = new Set(together.flatMap((other) => (other.end > start ? other.lane : [])));
    const lane = together.findIndex((_other, index) => !taken.has(index));
    together.push({ visit, start, end, lane: lane === -1 ? together.length : lane, lanes: 1 });
    const lanes = Math.max(...together.map((other) => other.lane)) + 1;
    for (const other of together) other.lanes = lanes;
    placed.push(...together.slice(-1));
  }
  return placed;
}

/** Returns the hours that a week's grid shows: 7 AM to 7 PM, and more if an appointment needs it. */
export function hoursOf(places: readonly GridPlace[]): { from: number; to: number } {
  return {
    from: Math.min(7, ...places.map(({ start }) => Math.floor(start))),
    to: Math.max(19, ...places.map(({ end }) => Math.ceil(end))),
  };
}

/** Returns the hour of a moment in a day, from 0 to 24. */
function hourOf(iso: string, day: string, timeZone: string): number {
  const [date = '', time = ''] = toZonedTime(iso, timeZone).split('T');
  if (date !== day) return date < day ? 0 : 24;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** An hour as the edge of the grid shows it, such as "7 AM". */
export function describeHour(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
