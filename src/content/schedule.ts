import type { Kysely } from 'kysely';
import { type Author, recordChange } from '../accounts/index.ts';
import { type ContentDocumentRow, type ContentVersionRow, type Database, inTransaction } from '../database/index.ts';
import { InvalidFieldsError, WordProblemsError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import { type ContentDocument, type DocumentKind, nameOf } from '../shared/content/documents.ts';
import { type ProblemContext, readWords } from '../shared/content/problems.ts';
import { type Edit, kindOf, regionOf, requirePublishable } from './publish.ts';
import { readBody, readDraft } from './read.ts';
import { conflictWith, requireReadableDraft } from './refusals.ts';
import { forgetDraft, listMissedRows, missMoment, removeSchedule, writeSchedule } from './schedule-store.ts';
import { shippedHash } from './shipped.ts';
import { addVersion, findRow, findVersion, forgetOldVersions, forgetVersion, writeLive } from './store.ts';

const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

/** The author of a scheduled publication. */
const theSite: Author = { name: 'The website', role: 'site' };
const missed = 'miss a schedule';

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
    const stamp = {
      by: by.name,
      at: moment,
      shippedHash: shippedHash(id, regionOf(context)),
      replaced: row.publishedVersion,
    };
    const added = await addVersion(transaction, { documentId: id, words, origin: 'schedule', ...stamp });
    if (!(await writeSchedule(transaction, { id, draftVersion: version, version: added, atMs })))
      throw await conflictWith(transaction, id, row, regionOf(context));
    if (row.scheduledVersion) await forgetVersion(transaction, row.scheduledVersion);
    await recordChange(transaction, by, at, { action: 'schedule', subject: id, detail: moment });
    return { schedule: { at: moment }, version: version + 1 };
  });
}

/** The draft's words, else those that are scheduled already. */
async function readScheduled(db: Kysely<Database>, row: ContentDocumentRow): Promise<unknown> {
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
 * Takes a schedule off. Its words go back into the draft where there is none, so that they are not lost.
 * @throws NoSuchRecordError when nothing is scheduled, or not any more
 */
export function takeScheduleOff(db: Kysely<Database>, { id, by, at }: Edit): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = requireRecord(await findRow(transaction, id));
    const version = requireRecord(
      row.scheduledVersion ? await findVersion(transaction, id, row.scheduledVersion) : undefined,
    );
    const draft = { draft: version.body, draftVersion: row.draftVersion + 1, draftAt: at, draftBy: version.by };
    requireRecord((await removeSchedule(transaction, id, version.id, row.draft ? {} : draft)) || undefined);
    await forgetVersion(transaction, version.id);
    await recordChange(transaction, by, at, { action: 'take a schedule off', subject: id });
  });
}

/**
 * Publishes the scheduled version of a document whose moment has come, once: where several processes try, the first does it.
 * It is checked again; with an error the page stays as it is, and the schedule counts as missed.
 */
export function publishScheduled(
  db: Kysely<Database>,
  id: string,
  { nowMs, context }: { nowMs: number; context: ProblemContext },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    if (!row?.scheduledVersion || !row.scheduledAtMs || Number(row.scheduledAtMs) > nowMs) return;
    const kind = kindOf(id, row);
    const version = requireRecord(await findVersion(transaction, id, row.scheduledVersion));
    const at = new Date(nowMs).toISOString();
    const hindrance = await findHindrance(kind, version, context);
    if (hindrance === undefined) return goLive(transaction, kind, version, at);
    if (await missMoment(transaction, id, version.id))
      await recordChange(transaction, theSite, at, { action: missed, subject: id, detail: hindrance });
  });
}

/** Why a version cannot be published; `undefined` where it can. */
async function findHindrance(
  kind: DocumentKind,
  version: ContentVersionRow,
  context: ProblemContext,
): Promise<string | undefined> {
  const words = readBody(kind, version.documentId, version.body);
  if (words === undefined) return 'These words cannot be read.';
  try {
    await requirePublishable(version.documentId, kind, words, context, 'all');
    return undefined;
  } catch (error) {
    if (error instanceof WordProblemsError) return error.message;
    throw error;
  }
}

async function goLive(db: Kysely<Database>, kind: DocumentKind, version: ContentVersionRow, at: string): Promise<void> {
  const { id: to, documentId: id, by } = version;
  if (!(await writeLive(db, { id, kind, scheduled: to, to }))) return;
  const row = await findRow(db, id);
  if (row?.draft && JSON.stringify(readWords(kind, readDraft(row)).words) === version.body)
    await forgetDraft(db, id, row.draft);
  await forgetOldVersions(db, id);
  await recordChange(db, { name: by, role: theSite.role }, at, { action: 'publish', subject: id, detail: 'schedule' });
}

/** A schedule that something stood in the way of. */
export interface MissedSchedule {
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  at: string;
  why: string;
}

/** The schedules that were missed and that nobody has answered by publishing, scheduling again or taking off. */
export async function listMissed(db: Kysely<Database>, { documents }: ProblemContext): Promise<MissedSchedule[]> {
  const found: MissedSchedule[] = [];
  for (const { id, kind, scheduledVersion } of await listMissedRows(db)) {
    const version = await findVersion(db, id, scheduledVersion ?? 0);
    const change = await db
      .selectFrom('changes')
      .select('detail')
      .where('subject', '=', id)
      .where('action', '=', missed)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const words = version && readBody(kind, id, version.body);
    const shown = documents.byId.get(id) ?? ({ id, kind, words: words ?? {} } as ContentDocument);
    found.push({ id, name: nameOf(shown), at: version?.at ?? '', why: change?.detail ?? '' });
  }
  return found;
}
