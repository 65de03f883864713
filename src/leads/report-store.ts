import type { AliasableExpression, ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Report, Share } from '../shared/lead/lead.ts';
import type { LeadFilter } from '../shared/lead/lead-schemas.ts';
import { countLeads, matching, pageOf, type WidenedFilter } from './list-store.ts';

/** The label for an empty value. */
const unknownLabel = 'Unknown';
/** Leads that the owner typed in have no page and no referring site. */
const addedLabel = 'Added by you';

/**
 * Counts the leads of a period by page, service, town, referring site, and week, without spam.
 * @param filter selects the leads; `since` is the start of the period
 * @param nowMs the end of the period
 * @param presentPath returns the current address of a page
 */
export async function readReport(
  db: Kysely<Database>,
  filter: LeadFilter & WidenedFilter,
  nowMs: number,
  presentPath = (path: string) => path,
): Promise<Report> {
  const counts = await countLeads(db, filter);
  const median = await findMedian(db, filter);
  return {
    total: counts.all,
    open: counts.new + counts.contacted + counts.quoted,
    won: counts.won,
    ...(median !== undefined && { medianFirstContactMs: median }),
    byPage: mergeShares(await countBy(db, filter, visited(pageOf)), presentPath),
    byService: await countBy(db, filter, ({ ref }) => ref('service')),
    byTown: await countBy(db, filter, ({ ref }) => ref('town')),
    byReferrer: await countBy(
      db,
      filter,
      visited(({ ref }) => ref('referrer')),
      'Direct',
    ),
    byWeek: listWeeks(await countDays(db, filter), filter.since, nowMs),
  };
}

/** Lists the pages where leads came from, by their current addresses. */
export async function listLeadPages(db: Kysely<Database>, presentPath: (path: string) => string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select((leads) => pageOf(leads).as('page'))
    .distinct()
    .where('status', '<>', 'spam')
    .where('source', 'not in', ['owner', 'imported', 'form-check'])
    .execute();
  return [...new Set(rows.flatMap(({ page }) => (page.startsWith('/') ? presentPath(page) : [])))].sort();
}

function selectLeads(db: Kysely<Database>, filter: LeadFilter & WidenedFilter) {
  return db
    .selectFrom('submissions')
    .where(matching({ ...filter, view: '' }))
    .where('status', '<>', 'spam');
}

async function findMedian(db: Kysely<Database>, filter: LeadFilter & WidenedFilter): Promise<number | undefined> {
  const answered = selectLeads(db, filter).where('answeredAfterMs', 'is not', null);
  const { total } = await answered.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const count = Number(total);
  if (count === 0) return undefined;
  const middle = await answered
    .select('answeredAfterMs')
    .orderBy('answeredAfterMs')
    .offset(Math.ceil(count / 2) - 1)
    .limit(count % 2 === 0 ? 2 : 1)
    .execute();
  return middle.reduce((sum, row) => sum + (row.answeredAfterMs ?? 0), 0) / middle.length;
}

type Label = (leads: ExpressionBuilder<Database, 'submissions'>) => AliasableExpression<string>;

/** Returns a label from the visit. Leads that the owner added have no visit. */
function visited(label: Label): Label {
  return (leads) => leads.case().when('source', '=', 'owner').then(addedLabel).else(label(leads)).end();
}

async function countBy(
  db: Kysely<Database>,
  filter: LeadFilter & WidenedFilter,
  label: Label,
  emptyLabel = unknownLabel,
): Promise<Share[]> {
  const rows = await selectLeads(db, filter)
    .select((leads) => [label(leads).as('label'), leads.fn.countAll<number>().as('count')])
    .groupBy('label')
    .execute();
  return rows.map((row) => ({ label: row.label || emptyLabel, count: Number(row.count) })).sort(inOrder);
}

/** Labels that come after all others, in this order. */
const lastLabels = [addedLabel, unknownLabel];

const inOrder = (one: Share, other: Share): number =>
  lastLabels.indexOf(one.label) - lastLabels.indexOf(other.label) ||
  other.count - one.count ||
  one.label.localeCompare(other.label);

/** Merges leads of one page that had several addresses. */
function mergeShares(shares: readonly Share[], rename: (label: string) => string): Share[] {
  const counts = new Map<string, number>();
  for (const { label, count } of shares) counts.set(rename(label), (counts.get(rename(label)) ?? 0) + count);
  return [...counts].map(([label, count]) => ({ label, count })).sort(inOrder);
}

async function countDays(db: Kysely<Database>, filter: LeadFilter & WidenedFilter): Promise<Share[]> {
  const rows = await selectLeads(db, filter)
    .select(({ fn, ref, lit }) => [
      fn<string>('substr', [ref('createdAt'), lit(1), lit(10)]).as('label'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('label')
    .execute();
  return rows.map(({ label, count }) => ({ label, count: Number(count) }));
}

const dayMs = 24 * 3600_000;
const weekMs = 7 * dayMs;

/** Ten years. Requests for longer periods are cut off. */
const weeksAtMost = 522;

/**
 * Lists the weeks of a period, oldest first, by the date of their Monday, including weeks without a lead.
 * @param days leads by day, such as `2026-11-20`
 * @param since start of the period, ISO 8601 UTC; empty for "any time", which starts with the first lead
 */
function listWeeks(days: readonly Share[], since: string, nowMs: number): Share[] {
  const counts = new Map<number, number>();
  for (const { label, count } of days) {
    const week = weekStart(Date.parse(label));
    counts.set(week, (counts.get(week) ?? 0) + count);
  }
  const last = weekStart(nowMs);
  const begin = since ? weekStart(Date.parse(since)) : Math.min(last, ...counts.keys());
  const weeks: Share[] = [];
  for (let week = Math.max(begin, last - (weeksAtMost - 1) * weekMs); week <= last; week += weekMs)
    weeks.push({ label: new Date(week).toISOString().slice(0, 10), count: counts.get(week) ?? 0 });
  return weeks;
}

/** Monday, midnight UTC. The first day of 1970 was a Thursday. */
function weekStart(ms: number): number {
  const shifted = ms + 3 * dayMs;
  return shifted - (shifted % weekMs) - 3 * dayMs;
}
