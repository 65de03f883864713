import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { showsAuthors } from '../accounts/index.ts';
import { type Database, type EstimateAcceptanceRow, type EstimateRow, lockLead } from '../database/index.ts';
import { findLeadPlan, findLeadRow } from '../leads/index.ts';
import type { EstimateContent } from '../shared/estimate/content.ts';
import {
  type EstimateAcceptance,
  type EstimateDetail,
  type EstimateEntry,
  type EstimatePage,
  type EstimateQuery,
  isExpired,
  isFinal,
  type SentVersion,
} from '../shared/estimate/estimate.ts';
import { allTotals } from '../shared/estimate/totals.ts';
import type { TimeZone } from '../shared/hours.ts';
import { estimatePath } from '../shared/routes.ts';
import { foldText } from '../shared/text-rules.ts';

/** The moment and place from which estimates are read. */
export interface EstimateMoment {
  /** In the business's time zone, such as `2026-11-27`. */
  today: string;
  timeZone: TimeZone;
  publicUrl: string;
}

/** Returns the draft that can still be sent, or `undefined`. */
export function currentDraft({ state, draft }: Pick<EstimateRow, 'state' | 'draft'>): EstimateContent | undefined {
  return draft === null || isFinal(state) ? undefined : JSON.parse(draft);
}

/** Returns the customer's address of an estimate. */
export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}${estimatePath}${token}`;

export function findEstimate(db: Kysely<Database>, id: number): Promise<EstimateRow | undefined> {
  return db.selectFrom('estimates').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Reads an estimate so that no one else changes it until the end of the transaction. The lead's lock comes first, in the same order as when
 * a lead is deleted.
 */
export async function lockEstimate(transaction: Transaction<Database>, id: number): Promise<EstimateRow | undefined> {
  const found = await findEstimate(transaction, id);
  if (found?.submissionId) await lockLead(transaction, found.submissionId);
  return transaction
    .updateTable('estimates')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns JSON that is the same for the same content: the keys of each record are sorted. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the columns of the list that follow from the content. */
export function listColumns(content: EstimateContent) {
  const totals = allTotals(content).map(({ total }) => total);
  return { options: totals.length, total: Math.min(...totals), highestTotal: Math.max(...totals) };
}

/** Returns the columns with the customer's name. */
export const customerColumns = (name: string) => ({ customer: name, customerSearch: foldText(name) });

/** A sent version, plus the columns that only the site reads. */
interface StoredVersion extends SentVersion {
  planCode: string | null;
  sender: string;
}

/** Returns a version that was sent, or `undefined`. */
export async function findVersion(
  db: Kysely<Database>,
  estimateId: number,
  version: number | null,
): Promise<StoredVersion | undefined> {
  const row = await db
    .selectFrom('estimateVersions')
    .selectAll()
    .where('estimateId', '=', estimateId)
    .where('version', '=', version ?? 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sentAt: at, sentBy: by, sender, email, hash, planCode } = row;
  return { version: row.version, at, by, sender, email, hash, content: JSON.parse(row.content), planCode };
}

/** Returns the signature of an estimate, or `undefined`. */
export async function findAcceptance(
  db: Kysely<Database>,
  estimateId: number,
): Promise<EstimateAcceptance | undefined> {
  const row = await db
    .selectFrom('estimateAcceptances')
    .selectAll()
    .where('estimateId', '=', estimateId)
    .executeTakeFirst();
  return row && toAcceptance(row);
}

function toAcceptance({ estimateId: _id, addOns, ...row }: EstimateAcceptanceRow): EstimateAcceptance {
  return { ...row, addOns: JSON.parse(addOns) };
}

/** Returns an estimate with all details for the admin, except `hasMail`; `undefined` if it doesn't exist. */
export async function findEstimateDetail(
  db: Kysely<Database>,
  id: number,
  { today, timeZone, publicUrl }: EstimateMoment,
): Promise<Omit<EstimateDetail, 'hasMail'> | undefined> {
  const row = await findEstimate(db, id);
  if (!row) return undefined;
  const sent = await findVersion(db, id, row.sentVersion);
  const draft = currentDraft(row);
  const isNamed = await showsAuthors(db, [sent?.sender ?? '', row.voidedBy]);
  const content = draft ?? sent?.content;
  if (!content) throw new Error(`estimate ${id} has no content`);
  const lead = row.submissionId === null ? undefined : await findLeadRow(db, row.submissionId);
  const plan = row.submissionId === null ? undefined : await findLeadPlan(db, row.submissionId);
  return {
    id,
    leadId: row.submissionId,
    number: row.number,
    state: row.state,
    isExpired: isExpired(row, today),
    version: row.version,
    sentVersion: row.sentVersion,
    content,
    hasDraft: draft !== undefined,
    sent: sent ? toShownVersion(sent, isNamed) : null,
    totals: allTotals(content),
    link: row.token === null ? null : linkOf(publicUrl, row.token),
    openedAt: row.openedAt,
    opens: row.opens,
    acceptance: (await findAcceptance(db, id)) ?? null,
    decline: (await findDecline(db, id)) ?? null,
    voided:
      row.voidedAt === null ? null : { reason: row.voidReason, by: isNamed ? row.voidedBy : '', at: row.voidedAt },
    questions: await listQuestions(db, id),
    customer: {
      name: lead?.name ?? row.customer,
      email: lead?.email ?? '',
      phone: lead?.phone ?? '',
      address: lead?.address ?? '',
    },
    hasPlan: plan !== undefined,
    timeZone,
    today,
  };
}

function toShownVersion({ planCode: _planCode, sender, ...sent }: StoredVersion, isNamed: boolean): SentVersion {
  return { ...sent, ...(isNamed && sender && { sender }) };
}

function findDecline(db: Kysely<Database>, estimateId: number) {
  return db
    .selectFrom('estimateDeclines')
    .select(['reason', 'text', 'name', 'at'])
    .where('estimateId', '=', estimateId)
    .executeTakeFirst();
}

function listQuestions(db: Kysely<Database>, estimateId: number) {
  return db
    .selectFrom('estimateQuestions')
    .select(['text', 'at'])
    .where('estimateId', '=', estimateId)
    .orderBy('id', 'desc')
    .execute();
}

const pageSize = 50;

/** Returns one page of all estimates, newest first, and the sum of those that can still be accepted. */
export async function listEstimates(
  db: Kysely<Database>,
  { state, q, before }: EstimateQuery,
  moment: EstimateMoment,
): Promise<EstimatePage> {
  const { today } = moment;
  let query = selectEntries(db).limit(pageSize + 1);
  if (before !== undefined) query = query.where('estimates.id', '<', before);
  if (state === 'sent') query = query.where('state', '=', 'sent').where('validUntil', '>=', today);
  else if (state === 'expired') query = query.where('state', '=', 'sent').where('validUntil', '<', today);
  else if (state) query = query.where('state', '=', state);
  if (q) query = query.where(matching(q));
  const rows = await query.execute();
  const { sum } = await db
    .selectFrom('estimates')
    .select(({ fn }) => fn.sum<number | null>('total').as('sum'))
    .where('state', '=', 'sent')
    .where('validUntil', '>=', today)
    .executeTakeFirstOrThrow();
  return {
    estimates: rows.slice(0, pageSize).map((row) => toEntry(row, moment)),
    openTotal: Number(sum ?? 0),
    more: rows.length > pageSize,
  };
}

/** Lists the estimates of a lead, newest first. */
export async function listEstimatesOfLead(
  db: Kysely<Database>,
  leadId: number,
  moment: EstimateMoment,
): Promise<EstimateEntry[]> {
  const rows = await selectEntries(db).where('submissionId', '=', leadId).execute();
  return rows.map((row) => toEntry(row, moment));
}

type Estimates = ExpressionBuilder<Database, 'estimates'>;

/** Compares with `replace` instead of LIKE, so that `%` and `_` in a search are ordinary characters. */
function matching(search: string) {
  const term = foldText(search).trim();
  const [, number] = /^#?(\d{1,9})$/.exec(term) ?? [];
  return ({ eb, fn, ref, val, or }: Estimates) =>
    or([
      eb(fn<string>('replace', [ref('customerSearch'), val(term), val('')]), '<>', ref('customerSearch')),
      ...(number ? [eb('number', '=', Number(number))] : []),
    ]);
}

function selectEntries(db: Kysely<Database>) {
  return db
    .selectFrom('estimates')
    .select([
      'id',
      'submissionId',
      'number',
      'state',
      'version',
      'token',
      'validUntil',
      'options',
      'total',
      'highestTotal',
      'customer',
      'openedAt',
      'opens',
      'sentAt',
      'createdAt',
      'updatedAt',
    ])
    .select(({ eb }) => eb.case().when('draft', 'is not', null).then(1).else(0).end().as('hasDraft'))
    .orderBy('id', 'desc');
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function toEntry(row: EntryRow, { today, publicUrl }: EstimateMoment): EstimateEntry {
  const { submissionId, token, hasDraft, customer, ...entry } = row;
  return {
    ...entry,
    leadId: submissionId,
    name: customer,
    isExpired: isExpired(row, today),
    hasDraft: hasDraft === 1 && !isFinal(row.state),
    link: token === null ? null : linkOf(publicUrl, token),
  };
}
