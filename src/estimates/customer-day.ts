import { dayAt } from '../leads/index.ts';
import type { TimeZone } from '../shared/hours.ts';

/** Returns the day of a moment in a time zone, such as `2026-11-27`. */
export const dayOf = (iso: string, timeZone: TimeZone): string => dayAt(Date.parse(iso), timeZone);
