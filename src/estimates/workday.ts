import { addDays } from '../leads/index.ts';
import { isDayOff } from '../shared/days-off.ts';
import { dayKeys } from '../shared/hours.ts';
import type { Profile } from '../shared/profile.ts';

/** The longest time to look ahead for an open day. */
const longestDays = 60;

/** Returns the first day after this one on which the business is open; the next day if it is closed for two months. */
export function nextWorkday(day: string, { hours, daysOff }: Pick<Profile, 'hours' | 'daysOff'>): string {
  for (let ahead = 1; ahead <= longestDays; ahead += 1) {
    const next = addDays(day, ahead);
    const key = dayKeys[Temporal.PlainDate.from(next).dayOfWeek - 1];
    if (key && hours[key].spans.length > 0 && !isDayOff(next, daysOff)) return next;
  }
  return addDays(day, 1);
}
