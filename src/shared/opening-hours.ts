const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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
  const spans = openingHours.matchAll(/([A-Z][a-z](?:[-,][A-Z][a-z])*) (\d\d:\d\d)-(\d\d:\d\d)/g);
  return Array.from(spans, ([, names = '', opens = '', closes = '']) => ({
    dayOfWeek: names.split(',').flatMap(expandDays),
    opens,
    closes,
  }));
}

/** `Mo` or `Mo-Fr` as names; a range may pass the end of the week, as `Sa-Mo` does. */
function expandDays(range: string): string[] {
  const [first = 0, last = first] = range.split('-').map((day) => days.indexOf(day));
  const length = ((last - first + days.length) % days.length) + 1;
  return Array.from({ length }, (_none, index) => dayNames[(first + index) % days.length] ?? '');
}
