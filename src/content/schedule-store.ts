import type { Kysely } from 'kysely';
import type { ContentDocumentRow, Database } from '../database/index.ts';

/** A version that is to go live at a moment; without a moment it was due and could not be published. */
export interface Schedule {
  id: string;
  /** The version of the draft that was seen. */
  draftVersion: number;
  version: number;
  atMs: number;
}

/**
 * Schedules a version. The draft's own goes up, so that of two moments for one draft the second is told.
 * @returns whether the draft that was seen still stood; nothing is written otherwise
 */
export async function writeSchedule(
  db: Kysely<Database>,
  { id, draftVersion, version, atMs }: Schedule,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contentDocuments')
    .set({ scheduledVersion: version, scheduledAtMs: atMs, draftVersion: draftVersion + 1 })
    .where('id', '=', id)
    .where('draftVersion', '=', draftVersion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a schedule off, also one that was missed. @returns whether that version was still scheduled */
export async function removeSchedule(
  db: Kysely<Database>,
  id: string,
  version: number,
  draft: Partial<Pick<ContentDocumentRow, 'draft' | 'draftVersion' | 'draftAt' | 'draftBy'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contentDocuments')
    .set({ ...draft, scheduledVersion: null, scheduledAtMs: null })
    .where('id', '=', id)
    .where('scheduledVersion', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a scheduled version was not published. @returns whether it still waited for its moment */
export async function missMoment(db: Kysely<Database>, id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contentDocuments')
    .set({ scheduledAtMs: null })
    .where('id', '=', id)
    .where('scheduledVersion', '=', version)
    .where('scheduledAtMs', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a draft whose words are live by now. Its version stays, so that an editor that is open goes on without a conflict. */
export async function forgetDraft(db: Kysely<Database>, id: string, draft: string): Promise<void> {
  await db
    .updateTable('contentDocuments')
    .set({ draft: null, draftAt: null, draftBy: null, draftBase: null })
    .where('id', '=', id)
    .where('draft', '=', draft)
    .execute();
}

/** The documents whose moment has come, in its order. */
export async function listDue(db: Kysely<Database>, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contentDocuments')
    .select('id')
    .where('scheduledAtMs', '<=', nowMs)
    .where('deletedAt', 'is', null)
    .orderBy('scheduledAtMs')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The moment of the next schedule, in milliseconds since 1970; `Infinity` where there is none. */
export async function findNextMoment(db: Kysely<Database>): Promise<number> {
  const { next } = await db
    .selectFrom('contentDocuments')
    .select(({ fn }) => fn.min('scheduledAtMs').as('next'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return next === null ? Number.POSITIVE_INFINITY : Number(next);
}

/** The documents that were not published at their moment. */
export function listMissedRows(db: Kysely<Database>): Promise<ContentDocumentRow[]> {
  return db
    .selectFrom('contentDocuments')
    .selectAll()
    .where('scheduledVersion', 'is not', null)
    .where('scheduledAtMs', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
}
