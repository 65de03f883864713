import type { Kysely, Transaction } from 'kysely';
import { type Database, type EstimateRow, inTransaction, lockLead } from '../database/index.ts';
import { CannotWriteError, NoSuchRecordError, TextChangedError } from '../http/errors.ts';
import { addNote, findLeadRow } from '../leads/index.ts';
import type { EstimateContent } from '../shared/estimate/content.ts';
import type { CreatedEstimate, EstimateConflict, SavedEstimate } from '../shared/estimate/estimate.ts';
import { allTotals } from '../shared/estimate/totals.ts';
import { currentDraft, customerColumns, findVersion, listColumns, lockEstimate } from './store.ts';

const accepted = 'This estimate was accepted, so it can’t be changed. Create a new estimate for other work.';

/** Stores a new draft. @returns `undefined` if the lead doesn't exist */
export function createEstimate(
  db: Kysely<Database>,
  leadId: number,
  content: EstimateContent,
  nowMs: number,
): Promise<CreatedEstimate | undefined> {
  return inTransaction(db, async (transaction) => {
    // Someone may be deleting the lead at this moment.
    await lockLead(transaction, leadId);
    const lead = await findLeadRow(transaction, leadId);
    if (!lead) return undefined;
    const at = new Date(nowMs).toISOString();
    const { id, version } = await transaction
      .insertInto('estimates')
      .values({
        submissionId: leadId,
        state: 'draft',
        ...listColumns(content),
        ...customerColumns(lead.name),
        createdAt: at,
        updatedAt: at,
        draft: JSON.stringify(content),
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { id, version, content };
  });
}

/**
 * Saves a draft. Nothing is sent.
 * @throws NoSuchRecordError, CannotWriteError if there is no draft, TextChangedError with the other person's content
 */
export function saveDraft(
  db: Kysely<Database>,
  id: number,
  { version, content }: { version: number; content: EstimateContent },
  nowMs: number,
): Promise<SavedEstimate> {
  return inTransaction(db, async (transaction) => {
    const row = await requireEstimate(transaction, id);
    await requireVersion(transaction, row, version);
    requireChangeable(row);
    if (row.draft === null) throw new CannotWriteError('This estimate was sent. Start a revision to change it.');
    const lead = row.submissionId === null ? undefined : await findLeadRow(transaction, row.submissionId);
    await change(transaction, row, nowMs, {
      draft: JSON.stringify(content),
      ...(row.sentVersion === null && listColumns(content)),
      ...(lead && customerColumns(lead.name)),
    });
    return { version: version + 1, totals: allTotals(content) };
  });
}

/**
 * Starts the next version as a draft. The customer sees the sent version until the draft is sent. A draft that exists is returned as it is.
 * @throws NoSuchRecordError, CannotWriteError for an accepted or voided estimate, TextChangedError
 */
export function reviseEstimate(
  db: Kysely<Database>,
  id: number,
  version: number,
  nowMs: number,
): Promise<CreatedEstimate> {
  return inTransaction(db, async (transaction) => {
    const row = await requireEstimate(transaction, id);
    await requireVersion(transaction, row, version);
    requireChangeable(row);
    if (row.draft !== null) return { id, version, content: JSON.parse(row.draft) };
    const sent = await findVersion(transaction, id, row.sentVersion);
    if (!sent) throw new NoSuchRecordError();
    await change(transaction, row, nowMs, { draft: JSON.stringify(sent.content) });
    return { id, version: version + 1, content: sent.content };
  });
}

/**
 * Voids an estimate: nobody can accept it anymore. Its versions and its signature stay.
 * @throws NoSuchRecordError, CannotWriteError if it is voided already, TextChangedError
 */
export function voidEstimate(
  db: Kysely<Database>,
  id: number,
  { version, reason, by }: { version: number; reason: string; by: string },
  nowMs: number,
): Promise<{ version: number }> {
  return inTransaction(db, async (transaction) => {
    const row = await requireEstimate(transaction, id);
    await requireVersion(transaction, row, version);
    if (row.state === 'voided') throw new CannotWriteError('This estimate was voided already.');
    await change(transaction, row, nowMs, {
      state: 'voided',
      voidedAt: new Date(nowMs).toISOString(),
      voidedBy: by,
      voidReason: reason,
    });
    if (row.submissionId !== null)
      await addNote(
        transaction,
        row.submissionId,
        {
          kind: 'estimate',
          text: `Voided ${row.number ? `estimate #${row.number}` : 'the draft estimate'}: ${reason}`,
        },
        { by, nowMs },
      );
    return { version: version + 1 };
  });
}

export async function requireEstimate(transaction: Transaction<Database>, id: number): Promise<EstimateRow> {
  const row = await lockEstimate(transaction, id);
  if (!row) throw new NoSuchRecordError();
  return row;
}

/** @throws TextChangedError if someone else has changed the estimate, with the content as it is now */
export async function requireVersion(
  transaction: Transaction<Database>,
  row: EstimateRow,
  expected: number,
): Promise<void> {
  const { id, version, sentVersion } = row;
  if (version === expected) return;
  const content = currentDraft(row) ?? (await findVersion(transaction, id, sentVersion))?.content;
  throw new TextChangedError('This estimate was changed in another window.', {
    version,
    content,
  } satisfies Omit<EstimateConflict, 'content'> & { content: EstimateContent | undefined });
}

/** @throws CannotWriteError for an estimate whose state is final */
export function requireChangeable({ state }: Pick<EstimateRow, 'state'>): void {
  if (state === 'accepted') throw new CannotWriteError(accepted);
  if (state === 'voided') throw new CannotWriteError('This estimate was voided. Create a new estimate instead.');
}

/** Changes columns of a locked estimate and raises its version. */
export async function change(
  transaction: Transaction<Database>,
  { id, version }: Pick<EstimateRow, 'id' | 'version'>,
  nowMs: number,
  columns: Partial<Omit<EstimateRow, 'id' | 'version'>>,
): Promise<void> {
  await transaction
    .updateTable('estimates')
    .set({ ...columns, version: version + 1, updatedAt: new Date(nowMs).toISOString() })
    .where('id', '=', id)
    .execute();
}
