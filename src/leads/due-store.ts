import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database, LeadRow } from '../database/index.ts';
import { type DueLead, followUpDays, type LeadPage } from '../shared/lead/lead.ts';
import type { LeadRange } from '../shared/lead/lead-schemas.ts';
import { leadColumns, toLead } from './lead-row.ts';
import { countLeads, matching, pageLimit, type WidenedFilter } from './list-store.ts';
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
 * Returns a page of `?view=due`, without spam. Quoted leads without recent contact come first, the longest wait first. Then come all other
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
  let before = range.before === undefined ? undefined : await findRow(db, range.before);
  const [followUps, steps] = partsAt(moment.nowMs);
  if (!before?.nextStepOn || isFollowUp(before, moment.nowMs)) {
    const last = before && isFollowUp(before, moment.nowMs) ? before : undefined;
    rows.push(...(await readRows(db, filter, followUps, last, limit + 1)));
    before = undefined;
  }
  if (rows.length <= limit) rows.push(...(await readRows(db, filter, steps, before, limit + 1 - rows.length)));
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
export async function countDue(db: Kysely<Database>, { nowMs, today }: DueMoment): Promise<number> {
  const [followUps, steps] = partsAt(nowMs);
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

function partsAt(nowMs: number): [followUps: Part, steps: Part] {
  const until = waitedSince(nowMs);
  return [
    {
      column: 'lastContactAt',
      where: (leads) => leads.and([leads('status', '=', 'quoted'), leads('lastContactAt', '<=', until)]),
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
            leads('lastContactAt', '>', until),
          ]),
        ]),
    },
  ];
}

function waitedSince(nowMs: number): string {
  return new Date(nowMs - followUpDays[0] * 24 * 3600_000).toISOString();
}

const dueColumns = [...leadColumns, 'nextStep', 'nextStepOn', 'lastContactAt'] as const;
type DueRow = Pick<LeadRow, (typeof dueColumns)[number]>;

/** @param last the last lead of the previous page */
function readRows(
  db: Kysely<Database>,
  filter: WidenedFilter,
  { column, where }: Part,
  last: DueRow | undefined,
  limit: number,
): Promise<DueRow[]> {
  const rows = db
    .selectFrom('submissions')
    .select(dueColumns)
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

function findRow(db: Kysely<Database>, id: number): Promise<DueRow | undefined> {
  return db.selectFrom('submissions').select(dueColumns).where('id', '=', id).executeTakeFirst();
}

function isFollowUp({ status, lastContactAt }: Pick<DueRow, 'status' | 'lastContactAt'>, nowMs: number): boolean {
  return status === 'quoted' && lastContactAt !== null && lastContactAt <= waitedSince(nowMs);
}

function toDueLead(row: DueRow, nowMs: number): DueLead {
  return {
    ...toLead(row),
    ...(row.nextStepOn && { nextStep: { text: row.nextStep, dueOn: row.nextStepOn } }),
    ...(isFollowUp(row, nowMs) && row.lastContactAt && { followUpSince: row.lastContactAt }),
  };
}
