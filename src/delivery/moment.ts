import { monthNames } from '../shared/day.ts';
import { type TimeZone, timeZoneLabels } from '../shared/time-zone.ts';

/**
 * A moment in the business's time zone, such as "Nov 24, 2026 8:02 PM Eastern Time", whatever zone the machine keeps.
 * Temporal knows the zones for a fifth of the memory that the engine's own formats would take.
 * @param iso with its offset, as `toISOString` writes it
 */
export function describeMoment(iso: string, timeZone: TimeZone): string {
  const { year, month, day, hour, minute } = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);
  const date = `${monthNames[month - 1]?.slice(0, 3)} ${day}, ${year}`;
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${date} ${time} ${timeZoneLabels[timeZone]}`;
}
