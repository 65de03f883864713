import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Author, recordChange } from '../accounts/index.ts';
import { type ContentDocumentRow, type Database, inTransaction } from '../database/index.ts';
import { ChangedElsewhereError, NoSuchRecordError, WordProblemsError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import type { DocumentKind } from '../shared/content/documents.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import { type PlanEdit, undoMoves } from './plan/change.ts';
import { findProblems, type ProblemContext, readText } from './problems.ts';
import { isKind, planId, readBody, readDraft } from './read.ts';
import { conflictWith, liveConflict, requireReadableDraft, requireReadableVersion } from './refusals.ts';
import { answerUpdate, defaultTextFor, isShippedAsDraft, shippedDocuments, shippedHash } from './shipped.ts';
import { addVersion, findRow, findVersion, listBatch, undoVersion } from './versions.ts';

/** The author, time, and document of a change, and the data that its text is checked against. */
export interface Edit {
  id: string;
  by: Author;
  /** ISO 8601, UTC. */
  at: string;
  context: ProblemContext;
}

/**
 * Returns the kind of a document, default or added by the owner.
 * @throws NoSuchRecordError if it doesn't exist
 */
export function kindOf(id: string, row: ContentDocumentRow | undefined): DocumentKind {
  const kind = shippedDocuments.byId.get(id)?.kind ?? row?.kind;
  if (!kind || !isKind(kind)) throw new NoSuchRecordError();
  return kind;
}

/**
 * Publishes the draft, or text that has no draft, in one transaction with its line in the activity log.
 * @param version of the draft that the owner saw
 * @param accept the codes of the warnings that the owner accepts
 * @returns the number of the live version, and the draft's new version
 * @throws TextChangedError if another draft was saved or published in the meantime, WordProblemsError if errors block publishing
 */
export function publishDraft(
  db: Kysely<Database>,
  { id, by, at, context }: Edit,
  { version, accept, words: given }: { version: number; accept: readonly string[]; words?: unknown },
): Promise<{ published: number | null; version: number }> {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    if ((row?.draftVersion ?? 0) !== version) throw await conflictWith(transaction, id, row, context.documents);
    if (given === undefined) requireReadableDraft(row);
    const typed = given ?? (row && readDraft(row));
    if (typed === undefined) return { published: row?.publishedVersion ?? null, version };
    const words = await requirePublishable(id, kind, typed, context, accept);
    const stamp = { by: by.name, at, shippedHash: shippedHash(id, regionOf(context)) };
    const seen = { draftVersion: version };
    const to = await addVersion(transaction, { id, kind, words, origin: 'publish', ...stamp, seen });
    if (to === undefined) throw await conflictWith(transaction, id, await findRow(transaction, id), context.documents);
    await recordChange(transaction, by, at, { action: 'publish', subject: id });
    return { published: to, version: version + 1 };
  });
}

/**
 * Publishes an earlier version at once; the draft stays. Restoring `shipped` makes the page follow the default text again.
 * @param published the live version that the owner saw
 * @returns the live version, and the batch that undoes it
 * @throws TextChangedError if something was published in the meantime, WordProblemsError if the text can no longer be shown
 */
export function restoreVersion(
  db: Kysely<Database>,
  { id, by, at, context }: Edit,
  { from, published }: { from: number | 'shipped'; published: number | null },
): Promise<{ published: number | null; undo: string }> {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    const undo = randomUUID();
    const former = from === 'shipped' ? undefined : requireRecord(await findVersion(transaction, id, from));
    const stored = former
      ? requireReadableVersion(readBody(kind, id, former.body))
      : defaultTextFor(regionOf(context)).get(id)?.words;
    const words = await requirePublishable(id, kind, requireRecord(stored), context, 'all');
    const hash = former?.shippedHash ?? shippedHash(id, regionOf(context));
    const stamp = { by: by.name, at, shippedHash: hash, batch: undo };
    // If the default text is a draft, a reset would leave visitors nothing to see.
    const origin = former || isShippedAsDraft(kind) ? 'restore' : 'reset';
    const added = await addVersion(transaction, { id, kind, words, origin, ...stamp, seen: { published } });
    if (added === undefined) throw await liveConflict(transaction, id, row, context.documents);
    if (!former) await answerUpdate(transaction, id, kind, regionOf(context));
    await recordChange(transaction, by, at, { action: origin, subject: id, detail: String(from) });
    return { published: origin === 'reset' ? null : added, undo };
  });
}

/** The batch to undo, the person who undoes it, and the time. */
export interface BatchUndo {
  batch: string;
  by: Author;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * Undoes another feature's part of a batch, in the same transaction, after its versions.
 * @returns whether the feature took part in it
 */
export type UndoListener = (transaction: Transaction<Database>, reversal: BatchUndo) => Promise<boolean>;

/**
 * Undoes everything that one batch published, unless something was published over it.
 * @returns the documents that changed
 * @throws NoSuchRecordError for an unknown batch, ChangedElsewhereError if one of its documents was published again
 */
export function undoBatch(
  db: Kysely<Database>,
  { batch, by, at }: BatchUndo,
  others: readonly UndoListener[] = [],
): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    const versions = await undoVersions(transaction, { batch, by, at });
    let isShared = false;
    for (const undo of others) isShared = (await undo(transaction, { batch, by, at })) || isShared;
    if (versions.length === 0 && !isShared) throw new NoSuchRecordError();
    if (versions.some(({ origin }) => origin === 'import') && !isShared) throw new ChangedElsewhereError(importedSince);
    return versions.map(({ documentId }) => documentId);
  });
}

async function undoVersions(transaction: Transaction<Database>, { batch, by, at }: BatchUndo) {
  const versions = await listBatch(transaction, batch);
  for (const row of versions) {
    const { documentId: id, origin } = row;
    if (!(await undoVersion(transaction, row, at))) throw new ChangedElsewhereError(publishedSince);
    if (id === planId) await undoMoves(transaction, row, { by, at });
    // An import is one line of the log, and so is its undo.
    if (origin !== 'import') await recordChange(transaction, by, at, { action: 'undo', subject: id, detail: origin });
  }
  return versions;
}

/** Returns the region whose default text a site shows. */
export const regionOf = ({ documents }: ProblemContext) => documents.plan.region;

const importedSince = 'Another file was imported since then. Nothing was changed.';
const publishedSince = 'This page was published again since then. Nothing was changed.';

/**
 * A live link whose page was hidden later is shown in the editor, but doesn't ask at each publication.
 * @throws WordProblemsError with every error, and every other warning that wasn't accepted
 */
export async function requirePublishable(
  id: string,
  kind: DocumentKind,
  words: unknown,
  context: ProblemContext,
  accept: readonly string[] | 'all',
): Promise<unknown> {
  const stops = findProblems(id, kind, words, context).filter(
    ({ level, code }) => level === 'error' || (code !== 'link' && accept !== 'all' && !accept.includes(code)),
  );
  const read = readText(kind, words);
  if (stops.length > 0 || !read.words) throw new WordProblemsError([...stops, ...read.shape]);
  return read.words;
}

/** Reads the live profile within a transaction, with the version number that a save must send. */
export async function readProfile(db: Kysely<Database>): Promise<{ profile: Profile; version: number }> {
  const row = await findRow(db, 'profile');
  const live = row?.publishedVersion ? await findVersion(db, 'profile', row.publishedVersion) : undefined;
  const profile = (live && readBody('profile', 'profile', live.body)) as Profile | undefined;
  return { profile: profile ?? defaultProfile, version: row?.draftVersion ?? 0 };
}

/**
 * Publishes a checked profile as part of a larger step, in that step's transaction and batch.
 * @param version the number of the profile that was edited
 * @throws ChangedElsewhereError if it changed in the meantime
 */
export async function publishProfileInBatch(
  transaction: Transaction<Database>,
  { by, at, documents }: Omit<PlanEdit, 'profile'>,
  batch: string,
  { profile, version }: { profile: Profile; version: number },
): Promise<void> {
  const id = 'profile';
  const stamp = { by: by.name, at, shippedHash: shippedHash(id, documents.plan.region), batch };
  const seen = { draftVersion: version };
  if (!(await addVersion(transaction, { id, kind: id, words: profile, origin: 'set-up', ...stamp, seen })))
    throw new ChangedElsewhereError('The profile was changed in another window.');
}
