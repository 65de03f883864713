import { isOpen } from './lead.ts';
import { leadPage } from './lead-filter.ts';
import { type SiteMap, townFinder, townOfPath } from './site-map.ts';
import type { Submission } from './submission.ts';

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
const unknownLabel = 'Not known';

const dayMs = 24 * 3600_000;
const weekMs = 7 * dayMs;
/** A report over "any time" shows at most this many weeks, the newest. */
const weeksAtMost = 26;

/** A report in the making, for leads that come in batches and in any order: what was counted need not be kept. */
export class ReportCount {
  readonly #map: SiteMap;
  readonly #townInText: (text: string) => string | undefined;
  #total = 0;
  #open = 0;
  #won = 0;
  #firstContactMs: number[] = [];
  #byPage = new Tally();
  #byService = new Tally();
  #byTown = new Tally();
  #byReferrer = new Tally();
  #byWeekMs = new Map<number, number>();

  /** @param map names the towns and their pages */
  constructor(map: SiteMap) {
    this.#map = map;
    this.#townInText = townFinder(map);
  }

  add(leads: readonly Submission[]): void {
    for (const lead of leads) if (lead.status !== 'spam') this.#addOne(lead);
  }

  #addOne(lead: Submission): void {
    const page = leadPage(lead);
    const week = weekStart(Date.parse(lead.createdAt));
    this.#total += 1;
    if (isOpen(lead)) this.#open += 1;
    if (lead.status === 'won') this.#won += 1;
    if (lead.firstContactAt) this.#firstContactMs.push(firstContactMs(lead.createdAt, lead.firstContactAt));
    this.#byPage.add(page);
    this.#byService.add(lead.service);
    this.#byTown.add(townOfPath(this.#map, page) ?? this.#townInText(lead.message));
    this.#byReferrer.add(lead.referrer ?? 'Direct');
    this.#byWeekMs.set(week, (this.#byWeekMs.get(week) ?? 0) + 1);
  }

  /** @param nowMs the end of the period */
  toReport(nowMs: number): Report {
    const median = medianOf(this.#firstContactMs);
    return {
      total: this.#total,
      open: this.#open,
      won: this.#won,
      ...(median !== undefined && { medianFirstContactMs: median }),
      byPage: this.#byPage.toShares(),
      byService: this.#byService.toShares(),
      byTown: this.#byTown.toShares(),
      byReferrer: this.#byReferrer.toShares(),
      byWeek: listWeeks(this.#byWeekMs, nowMs),
    };
  }
}

/** Counts labels. */
class Tally {
  #counts = new Map<string, number>();

  add(label: string | undefined): void {
    const known = label || unknownLabel;
    this.#counts.set(known, (this.#counts.get(known) ?? 0) + 1);
  }

  /** Largest first; what is not known stands last. */
  toShares(): Share[] {
    return [...this.#counts]
      .map(([label, count]) => ({ label, count }))
      .sort(
        (one, other) =>
          Number(one.label === unknownLabel) - Number(other.label === unknownLabel) ||
          other.count - one.count ||
          one.label.localeCompare(other.label),
      );
  }
}

function firstContactMs(createdAt: string, firstContactAt: string): number {
  return Math.max(0, Date.parse(firstContactAt) - Date.parse(createdAt));
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Weeks without a lead count too: a gap is news. */
function listWeeks(counts: ReadonlyMap<number, number>, nowMs: number): Share[] {
  const last = weekStart(nowMs);
  const oldest = [...counts.keys()].reduce((earliest, start) => Math.min(earliest, start), last);
  const weeks: Share[] = [];
  for (let start = Math.max(oldest, last - (weeksAtMost - 1) * weekMs); start <= last; start += weekMs)
    weeks.push({ label: new Date(start).toISOString().slice(0, 10), count: counts.get(start) ?? 0 });
  return weeks;
}

/** Monday, midnight UTC; the first day of 1970 was a Thursday. */
function weekStart(ms: number): number {
  const shifted = ms + 3 * dayMs;
  return shifted - (shifted % weekMs) - 3 * dayMs;
}
