import type { AliasableExpression, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { type Database, type LeadRow, listInBatches } from '../database/index.ts';
import { listLeadDeliveries } from '../outbox/index.ts';
import {
  type Lead,
  type LeadCounts,
  type LeadPage,
  type LeadStatus,
  leadStatuses,
  openStatuses,
} from '../shared/lead/lead.ts';
import type { LeadFilter, LeadRange } from '../shared/lead/lead-schemas.ts';
import { leadColumns, searchTermsOf, toLead } from './lead-row.ts';
import { withPlans } from './plan-store.ts';

const defaultPageSize = 50;
const largestPageSize = 500;

/**
 * Lists leads, newest first, in batches (see `listInBatches`).
 * @param range part of the list; empty for all
 * @param filter selects leads; empty for all, including spam
 */
export async function* listLeads(
  db: Kysely<Database>,
  range: LeadRange = {},
  filter: WidenedFilter = { view: 'all', withImported: true },
): AsyncGenerator<Lead[]> {
  const read = (below: number, limit: number) => readRows(db, filter, below, limit);
  for await (const rows of listInBatches(read, range)) yield await withPlans(db, rows.map(toLead));
}

/** Lists all leads, including spam, each with the state of its deliveries; see `listLeads`. */
export async function* listLeadsWithDeliveries(db: Kysely<Database>, range?: LeadRange): AsyncGenerator<Lead[]> {
  for await (const leads of listLeads(db, range)) yield await withDeliveries(db, leads);
}

/** Returns one page of the leads that match a filter, newest first, and the number of leads by status. */
export async function findLeads(db: Kysely<Database>, filter: WidenedFilter, range: LeadRange): Promise<LeadPage> {
  const limit = pageLimit(range);
  const rows = await readRows(db, filter, range.before ?? Number.MAX_SAFE_INTEGER, limit + 1);
  const leads = await withPlans(db, rows.slice(0, limit).map(toLead));
  const last = leads.at(-1);
  return {
    leads,
    counts: await countLeads(db, filter),
    ...(last && rows.length > limit && { nextBefore: last.id }),
  };
}

/** Returns the number of leads on a page. */
export function pageLimit({ limit = defaultPageSize }: LeadRange): number {
  return Math.min(limit, largestPageSize);
}

/** Counts the leads that match a filter, ignoring its status and view. */
export async function countLeads(db: Kysely<Database>, filter: WidenedFilter): Promise<LeadCounts> {
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where(matching({ ...filter, status: '', view: 'all' }))
    .groupBy('status')
    .execute();
  const countOf = (status: LeadStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const counts = Object.fromEntries(leadStatuses.map((status) => [status, countOf(status)])) as LeadCounts;
  return { ...counts, all: leadStatuses.reduce((sum, status) => sum + (status === 'spam' ? 0 : counts[status]), 0) };
}

type Leads = ExpressionBuilder<Database, 'submissions'>;

/** A filter with the former addresses of its page. */
export type WidenedFilter = Partial<LeadFilter> & {
  formerPages?: readonly string[];
  /** Includes imported customers even without a search or a source. */
  withImported?: boolean;
};

/**
 * Builds the WHERE condition of a filter. It always excludes the form check's post. Empty criteria match everything except imported
 * customers, which would hide today's leads.
 */
export function matching(filter: WidenedFilter) {
  const { search, status, view, source, page, formerPages = [], since, withImported } = filter;
  const left: LeadRow['source'][] = withImported || search || source ? ['form-check'] : ['form-check', 'imported'];
  return (leads: Leads): Expression<SqlBool> => {
    const conditions = [leads('source', 'not in', left), ...inStatus(leads, status, view)];
    if (source) conditions.push(leads('source', '=', source));
    if (page) conditions.push(leads(pageOf(leads), 'in', [page, ...formerPages]));
    if (since) conditions.push(leads('createdAt', '>=', since));
    const terms = searchTermsOf(search ?? '');
    if (terms.length > 0) conditions.push(leads.or(terms.map((term) => contains(leads, term))));
    return leads.and(conditions);
  };
}

/** Returns the page where the lead came from; see `leadPage`. */
export function pageOf({ fn, ref, val }: Leads): AliasableExpression<string> {
  return fn.coalesce(fn<string | null>('nullif', [ref('landingPage'), val('')]), ref('page'));
}

function inStatus(leads: Leads, status: LeadFilter['status'] = '', view: LeadFilter['view'] = '') {
  if (status) return [leads('status', '=', status)];
  if (view === 'all') return [];
  if (view === 'open') return [leads('status', 'in', openStatuses)];
  return [leads('status', view === 'spam' ? '=' : '<>', 'spam')];
}

/** Compares with `replace` instead of LIKE, so that `%` and `_` in a term are ordinary characters. */
function contains({ eb, fn, ref, val }: Leads, term: string) {
  return eb(fn<string>('replace', [ref('searchText'), val(term), val('')]), '<>', ref('searchText'));
}

type LeadColumns = Pick<LeadRow, (typeof leadColumns)[number]>;

function readRows(db: Kysely<Database>, filter: WidenedFilter, below: number, limit: number): Promise<LeadColumns[]> {
  return db
    .selectFrom('submissions')
    .select(leadColumns)
    .where('id', '<', below)
    .where(matching(filter))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

async function withDeliveries(db: Kysely<Database>, leads: readonly Lead[]): Promise<Lead[]> {
  const newest = leads[0]?.id ?? 0;
  const all = await listLeadDeliveries(db, leads.at(-1)?.id ?? newest, newest);
  return leads.map((lead) => {
    const deliveries = all.get(lead.id);
    return deliveries ? { ...lead, deliveries } : lead;
  });
}
