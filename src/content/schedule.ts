import type { Kysely } from 'kysely';
import { type ContentDocumentRow, type Database, inTransaction } from '../database/index.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { findProblems, type ProblemContext } from '../shared/content/problems.ts';
import { type Author, recordChange } from './changes.ts';
import { conflictWith, type Edit, kindOf, requirePublishable } from './publish.ts';
import { readBody } from './read.ts';
import { shippedHash } from './shipped-words.ts';
import { addVersion, findRow, findVersion, writeLive } from './store.ts';

const minuteMs = 60_000;
const yearMs = 366 * 24 * 60 * minuteMs;

/**
 * Keeps the draft as a version that goes live at a moment. What is written afterwards is not part of it.
 * @throws InvalidFieldsError for a moment that is too near or too far; otherwise as `publishDraft`
 */
export function scheduleDraft(
  db: Kysely<Database>,
  { id, by, at: now, context }: Edit,
  { version, at, accept }: { version: number; at: string; accept: readonly string[] },
): Promise<{ schedule: { at: string } }> {
  const ahead = Date.parse(at) - Date.parse(now);
  if (ahead < minuteMs || ahead > yearMs)
    throw new InvalidFieldsError({ at: ['Choose a time between a minute and a year from now.'] });
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    if (!row?.draft || row.draftVersion !== version) throw conflictWith(row);
    const words = requirePublishable(id, kind, JSON.parse(row.draft), context, accept);
    const stamp = { by: by.name, at: now, shippedHash: shippedHash(id), replaced: row.publishedVersion };
    const scheduledVersion = await addVersion(transaction, { documentId: id, words, origin: 'schedule', ...stamp });
    await transaction
      .updateTable('contentDocuments')
      .set({ scheduledVersion, scheduledAtMs: Date.parse(at) })
      .where('id', '=', id)
      .execute();
    await recordChange(transaction, by, now, { action: 'schedule', subject: id, detail: at });
    return { schedule: { at } };
  });
}

/** Takes a schedule off; the draft stays. */
export async function dropSchedule(db: Kysely<Database>, { id, by, at }: Edit): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('contentDocuments')
      .set({ scheduledVersion: null, scheduledAtMs: null })
      .where('id', '=', id)
      .where('scheduledVersion', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows) await recordChange(transaction, by, at, { action: 'unschedule', subject: id });
  });
}

/** The next moment at which a version goes live, in milliseconds since 1970. */
export async function nextSchedule(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('contentDocuments')
    .select('scheduledAtMs')
    .where('scheduledAtMs', 'is not', null)
    .orderBy('scheduledAtMs')
    .limit(1)
    .executeTakeFirst();
  return row?.scheduledAtMs ? Number(row.scheduledAtMs) : undefined;
}

/** Who publishes on time. */
const clockAuthor: Author = { name: 'The schedule' };

/** A version that was due and could not go live. */
export interface MissedSchedule {
  id: string;
  reason: string;
}

/** Publishes what is due, each in a transaction of its own. @returns what could not be published, which stays as it was */
export async function publishDue(
  db: Kysely<Database>,
  nowMs: number,
  context: ProblemContext,
): Promise<MissedSchedule[]> {
  const due = await db
    .selectFrom('contentDocuments')
    .selectAll()
    .where('scheduledAtMs', '<=', nowMs)
    .where('deletedAt', 'is', null)
    .execute();
  const missed: MissedSchedule[] = [];
  for (const row of due) {
    const reason = await inTransaction(db, (transaction) => publishOne(transaction, row, nowMs, context));
    if (reason) missed.push({ id: row.id, reason });
  }
  return missed;
}

/** @returns why it could not be published */
async function publishOne(
  db: Kysely<Database>,
  row: ContentDocumentRow,
  nowMs: number,
  context: ProblemContext,
): Promise<string | undefined> {
  const { id, kind, scheduledVersion, publishedVersion } = row;
  const at = new Date(nowMs).toISOString();
  // Another process may have been faster, or the owner.
  if (scheduledVersion === null || !(await takeOff(db, id, scheduledVersion))) return undefined;
  const version = await findVersion(db, id, scheduledVersion);
  const words = version && readBody(kind, id, version.body);
  const problems = words === undefined ? [] : findProblems(id, kindOf(id, row), words, context);
  const problem = problems.find(({ level }) => level === 'error');
  const reason = problem?.message ?? (words ? undefined : 'Its words cannot be read.');
  await writeLive(db, { id, kind, to: reason ? publishedVersion : scheduledVersion });
  await forgetSameDraft(db, row, version?.body);
  await recordChange(db, clockAuthor, at, {
    action: reason ? 'schedule missed' : 'publish',
    subject: id,
    detail: reason ?? 'on time',
  });
  return reason;
}

/** @returns whether this schedule still stood */
async function takeOff(db: Kysely<Database>, id: string, scheduledVersion: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contentDocuments')
    .set({ scheduledVersion: null, scheduledAtMs: null })
    .where('id', '=', id)
    .where('scheduledVersion', '=', scheduledVersion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A draft that nobody changed since it was scheduled is live now. */
async function forgetSameDraft(
  db: Kysely<Database>,
  { id, kind, draft, draftVersion }: ContentDocumentRow,
  body: string | undefined,
) {
  if (!draft || !body || JSON.stringify(readBody(kind, id, draft)) !== body) return;
  await db
    .updateTable('contentDocuments')
    .set({ draft: null, draftAt: null, draftBy: null, draftVersion: draftVersion + 1 })
    .where('id', '=', id)
    .where('draftVersion', '=', draftVersion)
    .execute();
}
