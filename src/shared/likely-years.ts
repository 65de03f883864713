import * as z from 'zod/mini';

/** Refuses a date with an implausible year, such as 0026, and names the plausible years. */
export const inLikelyYear = (years: { past: number; ahead: number }) =>
  z.refine<string>((date) => describeUnlikely(date, years) === undefined, {
    error: ({ input }) => describeUnlikely(String(input), years) ?? '',
  });

/** Years for plans and notes: at most ten years ago and five years ahead. */
export const plannedYears = { past: 10, ahead: 5 } as const;

/**
 * Returns the message for a date with an unlikely year. Date fields read "26" as the year 0026, and a step due then would stay overdue
 * forever.
 * @param date such as `2026-11-27`, or a moment or a month that starts the same way
 * @returns `undefined` for a date in a likely year, and for text that isn't a date
 */
function describeUnlikely(
  date: string,
  { past, ahead }: { past: number; ahead: number },
  nowMs = Date.now(),
): string | undefined {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const [first, last] = [thisYear - past, thisYear + ahead];
  const year = Number(/^\d{4}(?=-)/.exec(date)?.[0] ?? thisYear);
  return year >= first && year <= last ? undefined : `Choose a date in the years ${first} to ${last}.`;
}
