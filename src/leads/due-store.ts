import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database, LeadRow } from '../database/index.ts';
import { type DueLead, expiresSoonDays, followUpDays, type LeadPage } from '../shared/lead/lead.ts';
import type { LeadRange } from '../shared/lead/lead-schemas.ts';
import { leadColumns, toLead } from './lead-row.ts';
import { countLeads, matching, pageLimit, type WidenedFilter } from './list-store.ts';
import { addDays } from './local-day.ts';
import { withPlans } from './plan-store.ts';

/** The time for which due leads are listed. */
export interface DueMoment {
  nowMs: number;
  /** In the business's time zone, such as `2026-11-27`. */
  today: string;
}

type Leads = ExpressionBuilder<Database, 'submissions'>;
/** One of the two parts of the list. Each part is sorted by its own index. */
interface Part {
  column: 'lastContactAt' | 'nextStepOn';
  where(leads: Leads): Expression<SqlBool>;
}

/**
 * Returns a page of `?view=due`, without spam. Quoted leads without recent contact, or with an estimate that expires soon, come first, the
 * longest wait first. Then come all other
 * leads with a next step, by its day: overdue, due today, and later.
 * @param filter its view and status are ignored
 * @param range `before` is the last lead of the previous page; if that lead is no longer due, the list starts over
 */
export async function findDueLeads(
  db: Kysely<Database>,
  filter: WidenedFilter,
  range: LeadRange,
  moment: DueMoment,
): Promise<LeadPage> {
  const limit = pageLimit(range);
  const rows: DueRow[] = [];
  let before = range.before === undefined ? undefined : await findRow(db, range.before, moment);
  const [followUps, steps] = partsAt(moment);
  if (!before?.nextStepOn || isFirstPart(before, moment)) {
    const last = before && isFirstPart(before, moment) ? before : undefined;
    rows.push(...(await readRows(db, filter, followUps, last, limit + 1, moment)));
    before = undefined;
  }
  if (rows.length <= limit) rows.push(...(await readRows(db, filter, steps, before, limit + 1 - rows.length, moment)));
  const leads = await withPlans(
    db,
    rows.slice(0, limit).map((row) => toDueLead(row, moment.nowMs)),
  );
  const last = leads.at(-1);
  const [counts, count] = await Promise.all([countLeads(db, filter), countDue(db, moment)]);
  return {
    leads,
    counts,
    due: { today: moment.today, count },
    ...(last && rows.length > limit && { nextBefore: last.id }),
  };
}

/** Returns the number of leads to follow up, or with a next step that is due or overdue. */
export async function countDue(db: Kysely<Database>, moment: DueMoment): Promise<number> {
  const { today } = moment;
  const [followUps, steps] = partsAt(moment);
  const count = (part: Part) =>
    db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(part.where);
  const [waiting, due] = await Promise.all([
    count(followUps).executeTakeFirstOrThrow(),
    count(steps).where('nextStepOn', '<=', today).executeTakeFirstOrThrow(),
  ]);
  return Number(waiting.count) + Number(due.count);
}

function partsAt({ nowMs, today }: DueMoment): [followUps: Part, steps: Part] {
  const until = waitedSince(nowMs);
  return [
    {
      column: 'lastContactAt',
      where: (leads) =>
        leads.and([
          leads('status', '=', 'quoted'),
          leads('lastContactAt', 'is not', null),
          leads.or([leads('lastContactAt', '<=', until), leads.exists(expiring(leads, today))]),
        ]),
    },
    {
      column: 'nextStepOn',
      where: (leads) =>
        leads.and([
          leads('nextStepOn', 'is not', null),
          leads('status', '<>', 'spam'),
          leads.or([
            leads('status', '<>', 'quoted'),
            leads('lastContactAt', 'is', null),
            leads.and([leads('lastContactAt', '>', until), leads.not(leads.exists(expiring(leads, today)))]),
          ]),
        ]),
    },
  ];
}

/** Returns the sent estimates of a lead that expire soon. */
function expiring({ selectFrom }: Leads, today: string) {
  return selectFrom('estimates')
    .select(({ fn }) => fn.min<string | null>('estimates.validUntil').as('expiresOn'))
    .whereRef('estimates.submissionId', '=', 'submissions.id')
    .where('estimates.state', '=', 'sent')
    .where('estimates.validUntil', '>=', today)
    .where('estimates.validUntil', '<=', addDays(today, expiresSoonDays))
    .groupBy('estimates.submissionId');
}

function waitedSince(nowMs: number): string {
  return new Date(nowMs - followUpDays[0] * 24 * 3600_000).toISOString();
}

const dueColumns = [...leadColumns, 'nextStep', 'nextStepOn', 'lastContactAt'] as const;
type DueRow = Pick<LeadRow, (typeof dueColumns)[number]> & { expiresOn: string | null };

/** @param last the last lead of the previous page */
function readRows(
  db: Kysely<Database>,
  filter: WidenedFilter,
  { column, where }: Part,
  last: DueRow | undefined,
  limit: number,
  { today }: DueMoment,
): Promise<DueRow[]> {
  const rows = db
    .selectFrom('submissions')
    .select(dueColumns)
    .select((leads) => expiring(leads, today).as('expiresOn'))
    .where(where)
    .where(matching({ ...filter, status: '', view: 'all' }))
    .orderBy(column)
    .orderBy('id')
    .limit(limit);
  if (!last) return rows.execute();
  const place = last[column] ?? '';
  return rows
    .where(column, '>=', place)
    .where(({ or, eb }) => or([eb(column, '>', place), eb('id', '>', last.id)]))
    .execute();
}

function findRow(db: Kysely<Database>, id: number, { today }: DueMoment): Promise<DueRow | undefined> {
  return db
    .selectFrom('submissions')
    .select(dueColumns)
    .select((leads) => expiring(leads, today).as('expiresOn'))
    .where('id', '=', id)
    .executeTakeFirst();
}

function isFollowUp({ status, lastContactAt }: Pick<DueRow, 'status' | 'lastContactAt'>, nowMs: number): boolean {
  return status === 'quoted' && lastContactAt !== null && lastContactAt <= waitedSince(nowMs);
}

/** True if a lead is in the first part of the list. */
function isFirstPart(row: DueRow, { nowMs }: DueMoment): boolean {
  return isFollowUp(row, nowMs) || (row.status === 'quoted' && row.lastContactAt !== null && row.expiresOn !== null);
}

function toDueLead(row: DueRow, nowMs: number): DueLead {
  return {
    ...toLead(row),
    ...(row.nextStepOn && { nextStep: { text: row.nextStep, dueOn: row.nextStepOn } }),
    ...(isFollowUp(row, nowMs) && row.lastContactAt && { followUpSince: row.lastContactAt }),
    ...(row.status === 'quoted' && row.expiresOn && { estimateExpiresOn: row.expiresOn }),
  };
}
