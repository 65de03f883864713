import type { Kysely } from 'kysely';
import { type Author, recordChange } from '../accounts/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import { readWords } from '../shared/content/problems.ts';
import { type Edit, kindOf, regionOf, requirePublishable } from './publish.ts';
import { isKind, readBody, readDraft } from './read.ts';
import { conflictWith, requireReadableDraft } from './refusals.ts';
import { shippedHash } from './shipped.ts';
import {
  addVersion,
  type DocumentRow,
  findRow,
  findVersion,
  forgetDraft,
  publishScheduledVersion,
  removeScheduled,
  writeDraft,
} from './versions.ts';

const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

/**
 * The moment of a schedule in milliseconds since 1970.
 * @param at ISO 8601, UTC
 * @throws InvalidFieldsError unless it lies between a minute and a year from now
 */
export function readMoment(at: string, nowMs: number): number {
  const ms = Date.parse(at);
  if (ms >= nowMs + minuteMs && ms <= nowMs + yearMs) return ms;
  throw new InvalidFieldsError({ at: ['Choose a time between a minute and a year from now.'] });
}

/**
 * Schedules the words of the draft, in one transaction with its line of the audit log; the draft stays, and what is written in it
 * from now on is not part of the schedule. Without a draft a schedule gets another moment.
 * @returns the moment, and the draft's version from now on
 * @throws WordsChangedError when another draft was saved or published since, WordProblemsError when something stands in the way
 */
export function scheduleDraft(
  db: Kysely<Database>,
  { id, by, at, context }: Edit,
  { version, accept, atMs }: { version: number; accept: readonly string[]; atMs: number },
): Promise<{ schedule: { at: string }; version: number }> {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    if (!row || row.draftVersion !== version) throw await conflictWith(transaction, id, row, regionOf(context));
    const words = await requirePublishable(id, kind, await readScheduled(transaction, row), context, accept);
    const moment = new Date(atMs).toISOString();
    const stamp = { by: by.name, at: moment, shippedHash: shippedHash(id, regionOf(context)), scheduledAtMs: atMs };
    const seen = { draftVersion: version };
    if (!(await addVersion(transaction, { id, kind, words, origin: 'schedule', ...stamp, seen })))
      throw await conflictWith(transaction, id, row, regionOf(context));
    await recordChange(transaction, by, at, { action: 'schedule', subject: id, detail: moment });
    return { schedule: { at: moment }, version: version + 1 };
  });
}

/** The draft's words, else those that are scheduled already. */
async function readScheduled(db: Kysely<Database>, row: DocumentRow): Promise<unknown> {
  requireReadableDraft(row);
  const draft = readDraft(row);
  if (draft !== undefined) return draft;
  const version = row.scheduledVersion && (await findVersion(db, row.id, row.scheduledVersion));
  if (!version) throw new InvalidFieldsError({ at: ['Nothing was changed since these words were published.'] });
  const words = readBody(row.kind, row.id, version.body);
  if (words === undefined) throw new InvalidFieldsError({ at: ['The words that are scheduled cannot be read.'] });
  return words;
}

/**
 * Cancels a schedule. Its words go back into the draft where there is none, so that they are not lost.
 * @throws NoSuchRecordError when nothing is scheduled, or not any more
 */
export function cancelSchedule(db: Kysely<Database>, { id, by, at }: Edit): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = requireRecord(await findRow(transaction, id));
    const version = requireRecord(
      row.scheduledVersion ? await findVersion(transaction, id, row.scheduledVersion) : undefined,
    );
    requireRecord((await removeScheduled(transaction, id)) || undefined);
    const draft = { id, kind: row.kind, version: row.draftVersion, draft: version.body, by: version.by, at };
    if (!row.draft) await writeDraft(transaction, draft);
    await recordChange(transaction, by, at, { action: 'take a schedule off', subject: id });
  });
}

/**
 * Publishes the scheduled version of a document whose moment has come, once: where several processes try, the first does it. A link that
 * leads nowhere by then shows as plain words, and a picture that is gone not at all.
 */
export function publishScheduled(db: Kysely<Database>, row: DocumentRow, nowMs: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { id, kind, draft, scheduledVersion } = row;
    const version = await findVersion(transaction, id, scheduledVersion ?? 0);
    if (!version || !isKind(kind) || !(await publishScheduledVersion(transaction, row))) return;
    if (draft && JSON.stringify(readWords(kind, readDraft(row)).words) === version.body)
      await forgetDraft(transaction, id, draft);
    const author: Author = { name: version.by, role: 'site' };
    const at = new Date(nowMs).toISOString();
    await recordChange(transaction, author, at, { action: 'publish', subject: id, detail: 'schedule' });
  });
}
