import type { Share } from '../shared/lead/lead.ts';

const dayMs = 24 * 3600_000;
const weekMs = 7 * dayMs;

/** A report over "any time" shows at most this many weeks, the newest ones. */
const weeksOfAnyTime = 26;
/** The chart of a longer period would have columns that are too narrow to read. */
const weeksAtMost = 106;

/**
 * The weeks of a period, oldest first, by the date of their Monday, including weeks without a lead.
 * @param days leads by day, such as `2026-11-20`
 * @param since when the period began, ISO 8601 UTC; empty for "any time", which begins with the first lead
 */
export function listWeeks(days: readonly Share[], since: string, nowMs: number): Share[] {
  const counts = new Map<number, number>();
  for (const { label, count } of days) {
    const week = weekStart(Date.parse(label));
    counts.set(week, (counts.get(week) ?? 0) + count);
  }
  const last = weekStart(nowMs);
  const begin = since ? weekStart(Date.parse(since)) : Math.min(last, ...counts.keys());
  const atMost = since ? weeksAtMost : weeksOfAnyTime;
  const weeks: Share[] = [];
  for (let week = Math.max(begin, last - (atMost - 1) * weekMs); week <= last; week += weekMs)
    weeks.push({ label: new Date(week).toISOString().slice(0, 10), count: counts.get(week) ?? 0 });
  return weeks;
}

/** Monday, midnight UTC; the first day of 1970 was a Thursday. */
function weekStart(ms: number): number {
  const shifted = ms + 3 * dayMs;
  return shifted - (shifted % weekMs) - 3 * dayMs;
}
