import { isOpen } from './lead.ts';
import { leadPage } from './lead-filter.ts';
import type { Submission } from './submission.ts';
import { townInText, townOfPath } from './towns.ts';

/** What brings leads, over a period; leads marked as spam are left out. */
export interface Report {
  total: number;
  open: number;
  won: number;
  /** Half of the answered leads were called or written to sooner than this; absent when none was answered. */
  medianFirstContactMs?: number;
  byPage: readonly Share[];
  byService: readonly Share[];
  byTown: readonly Share[];
  /** Hosts of the sites that led here. */
  byReferrer: readonly Share[];
  /** Every week of the period, oldest first, by the date of its Monday. */
  byWeek: readonly Share[];
}

export interface Share {
  label: string;
  count: number;
}

/** The label of what is not known. */
export const unknownLabel = 'Not known';

const dayMs = 24 * 3600_000;
const weekMs = 7 * dayMs;
/** A report over "any time" shows at most this many weeks, the newest. */
const weeksAtMost = 26;

/**
 * Counts leads.
 * @param leads in any order
 * @param nowMs the end of the period
 */
export function makeReport(leads: readonly Submission[], nowMs: number): Report {
  const counted = leads.filter(({ status }) => status !== 'spam');
  const median = medianOf(counted.flatMap(firstContactMs));
  return {
    total: counted.length,
    open: counted.filter(isOpen).length,
    won: counted.filter(({ status }) => status === 'won').length,
    ...(median !== undefined && { medianFirstContactMs: median }),
    byPage: countBy(counted, leadPage),
    byService: countBy(counted, ({ service }) => service),
    byTown: countBy(counted, (lead) => townOfPath(leadPage(lead)) ?? townInText(lead.message)),
    byReferrer: countBy(counted, ({ referrer }) => referrer ?? 'Direct'),
    byWeek: countByWeek(counted, nowMs),
  };
}

function firstContactMs({ createdAt, firstContactAt }: Submission): number[] {
  return firstContactAt ? [Math.max(0, Date.parse(firstContactAt) - Date.parse(createdAt))] : [];
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Largest first; what is not known stands last. */
function countBy(leads: readonly Submission[], labelOf: (lead: Submission) => string | undefined): Share[] {
  const counts = new Map<string, number>();
  for (const lead of leads) {
    const label = labelOf(lead) || unknownLabel;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort(
      (one, other) =>
        Number(one.label === unknownLabel) - Number(other.label === unknownLabel) ||
        other.count - one.count ||
        one.label.localeCompare(other.label),
    );
}

/** Weeks without a lead count too: a gap is news. */
function countByWeek(leads: readonly Submission[], nowMs: number): Share[] {
  const starts = leads.map(({ createdAt }) => weekStart(Date.parse(createdAt)));
  const last = weekStart(nowMs);
  const oldest = starts.reduce((earliest, start) => Math.min(earliest, start), last);
  const first = Math.max(oldest, last - (weeksAtMost - 1) * weekMs);
  const weeks: Share[] = [];
  for (let start = first; start <= last; start += weekMs)
    weeks.push({
      label: new Date(start).toISOString().slice(0, 10),
      count: starts.filter((at) => at === start).length,
    });
  return weeks;
}

/** Monday, midnight UTC; the first day of 1970 was a Thursday. */
function weekStart(ms: number): number {
  const shifted = ms + 3 * dayMs;
  return shifted - (shifted % weekMs) - 3 * dayMs;
}
