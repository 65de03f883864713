/** The order of day, month, and year in the dates of a column. */
export type DateOrder = 'month first' | 'day first';

const parts = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?!\d)/;

/** Finds the order from a column's values: a first number above 12 can't be a month. Without one, dates are American. */
export function dateOrderOf(values: Iterable<string>): DateOrder {
  for (const value of values) {
    const [, first = '', second = ''] = parts.exec(value) ?? [];
    if (first.length <= 2 && Number(first) > 12) return 'day first';
    if (first.length <= 2 && Number(second) > 12) return 'month first';
  }
  return 'month first';
}

/**
 * Reads a date such as `2021-03-04`, `3/4/2021`, `4.3.21`, `4-Mar-21`, or `Mar 4, 2021`, with or without a time.
 * @returns the day as `2021-03-04`; empty if the text isn't a date
 */
export function readDay(text: string, order: DateOrder): string {
  const [, first = '', second = '', third = ''] = parts.exec(text) ?? [];
  if (first.length === 4) return dayOf(Number(first), Number(second), Number(third));
  if (first && third.length !== 3) {
    const [month, day] = order === 'day first' ? [second, first] : [first, second];
    return dayOf(fullYear(third), Number(month), Number(day));
  }
  // Spreadsheets write "7-Apr-25".
  const [, short = '', month = '', year = ''] = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{2})$/i.exec(text) ?? [];
  if (short) return readDay(`${short} ${month} ${fullYear(year)}`, order);
  // "Mar 4, 2021", "4 March 2021", "Thursday, March 4, 2021 10:15 AM": read as UTC, so that no time zone moves the day.
  const named =
    /[a-z]{3}/i.test(text) && /\b\d{4}\b/.test(text)
      ? new Date(`${text.replace(/\b(st|nd|rd|th)\b/g, '')} UTC`)
      : undefined;
  if (!named || Number.isNaN(named.getTime())) return '';
  return dayOf(named.getUTCFullYear(), named.getUTCMonth() + 1, named.getUTCDate());
}

/** A year of two digits is in this century up to 69, as in spreadsheets. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function dayOf(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1900 && year < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : '';
}
