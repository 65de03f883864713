import { formatDayOf } from '../shared/dates.ts';
import type { CancellationDates } from '../shared/estimate/view.ts';

/** Business days to cancel (16 CFR 429.1). */
const daysToCancel = 3;

/**
 * Returns the last day to cancel, as a day: the third business day after the acceptance. Saturdays count, Sundays and federal holidays
 * don't (16 CFR 429.0(f)).
 */
export function lastDayToCancel(day: string): string {
  let date = Temporal.PlainDate.from(day);
  for (let left = daysToCancel; left > 0; ) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek !== 7 && !isFederalHoliday(date)) left -= 1;
  }
  return date.toString();
}

/** Returns the days of the notice as people read them. @param signedDay empty before the acceptance */
export function cancellationDates(signedDay: string, today: string): CancellationDates {
  return {
    signedOn: signedDay && formatDayOf(signedDay),
    cancelBy: formatDayOf(lastDayToCancel(signedDay || today)),
  };
}

/**
 * True on a federal holiday (5 U.S.C. 6103), and also on the weekday when one on a weekend is observed. Counting both gives the customer
 * more time, never less.
 */
function isFederalHoliday(date: Temporal.PlainDate): boolean {
  if (isHolidayItself(date)) return true;
  if (date.dayOfWeek === 5) return isHolidayItself(date.add({ days: 1 }));
  return date.dayOfWeek === 1 && isHolidayItself(date.subtract({ days: 1 }));
}

/** Month and day. */
const fixedHolidays = new Set(['1-1', '6-19', '7-4', '11-11', '12-25']);
/** Month, day of the week, and which one in the month. */
const movableHolidays = new Set(['1 1 3', '2 1 3', '9 1 1', '10 1 2', '11 4 4']);

function isHolidayItself({ month, day, dayOfWeek, daysInMonth }: Temporal.PlainDate): boolean {
  if (fixedHolidays.has(`${month}-${day}`)) return true;
  const isMemorialDay = month === 5 && dayOfWeek === 1 && day + 7 > daysInMonth;
  return isMemorialDay || movableHolidays.has(`${month} ${dayOfWeek} ${Math.ceil(day / 7)}`);
}
