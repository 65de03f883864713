import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import { NoRoomError, WordProblemsError } from '../http/errors.ts';
import { type Redirect, redirectLimit } from '../shared/content/addresses.ts';
import type { ContentDocument, Documents } from '../shared/content/documents.ts';
import { type PagePlan, pageLists, pagesOf, type Region } from '../shared/content/page-plan.ts';
import type { Problem } from '../shared/content/walk.ts';
import { listPages } from './documents.ts';
import {
  leaveMoves,
  openPlan,
  type PlanEdit,
  putIntoBin,
  requirePlan,
  type StoredPlan,
  setDeleted,
  writePlan,
} from './plan/change.ts';
import { deleteRedirect, listRedirects, replaceRedirect } from './plan/redirects.ts';
import { findProblems } from './problems.ts';
import { shippedDocuments, shippedDrafts, shippedHash } from './shipped.ts';
import { addVersion, findRow, listRows } from './versions.ts';

/** The documents of an imported content file. */
export interface ImportedText {
  documents: readonly ContentDocument[];
  /** The page plan of these documents. */
  plan: PagePlan;
  /** Default pages that the plan leaves out. */
  removed: readonly string[];
  redirects: readonly Pick<Redirect, 'from' | 'page' | 'address' | 'automatic'>[];
}

/** Data that undoing an import needs and the versions don't record. */
export interface ImportTrace {
  /** Pages that did not exist before the import. Undoing it moves them to the trash. */
  added: string[];
  /** Pages that the import restored from the trash, and when they were put there. */
  trash: { id: string; deletedAt: string }[];
  redirects: { added: string[]; replaced: Redirect[] };
}

/**
 * Publishes the imported text in the caller's transaction, as versions of one batch.
 * @throws WordProblemsError, PlanFieldsError, NoRoomError if the text doesn't fit this site; the caller must roll back
 */
export async function importText(
  transaction: Transaction<Database>,
  edit: PlanEdit,
  { words, batch }: { words: ImportedText; batch: string },
): Promise<ImportTrace> {
  const before = await openPlan(transaction);
  const plan = mergePlans(before.plan, edit.documents, words);
  const byId = new Map(edit.documents.byId);
  for (const id of words.removed) byId.delete(id);
  for (const document of words.documents) byId.set(document.id, document);
  requireSound(words.documents, { plan, byId });
  const trash = await restoreFromTrash(transaction, pagesOf(plan));
  const added: string[] = [];
  for (const document of words.documents)
    if (await publishImported(transaction, edit, { document, batch, region: plan.region })) added.push(document.id);
  // Before the plan, because undoing the plan also undoes its own redirects.
  const redirects = await importRedirects(transaction, edit, words.redirects);
  await importPlan(transaction, { ...edit, documents: { plan, byId } }, { before, plan, batch, words });
  return { added, trash, redirects };
}

/** Undoes the parts of `importText` that versions don't record. Call it after the batch's versions were undone. */
export async function undoImportedText(
  transaction: Transaction<Database>,
  { added, trash, redirects }: ImportTrace,
  at: string,
): Promise<void> {
  for (const { id, deletedAt } of trash) await setDeleted(transaction, id, deletedAt);
  for (const id of added) await setDeleted(transaction, id, at);
  for (const from of redirects.added) await deleteRedirect(transaction, from);
  for (const redirect of redirects.replaced) await replaceRedirect(transaction, redirect);
}

/** Returns the plan after the import. The site's other pages stay, at the end of its lists. */
export function mergePlans(current: PagePlan, { byId }: Pick<Documents, 'byId'>, words: ImportedText): PagePlan {
  const { plan: brought, removed, documents } = words;
  const ids = new Set(documents.map(({ id }) => id));
  const isKnown = (id: string) => ids.has(id) || byId.has(id) || shippedDocuments.byId.has(id) || isListed(current, id);
  const stays = (id: string) => !isListed(brought, id) && !removed.includes(id);
  const lists = pageLists.map((list) => [list, [...brought[list].filter(isKnown), ...current[list].filter(stays)]]);
  const merged: PagePlan = { ...brought, ...Object.fromEntries(lists) };
  const all = pagesOf(merged);
  const targetOf = (id: string) => (isListed(brought, id) ? brought : current).hidden[id];
  // Replacements of pages that no longer exist.
  const standIns = Object.entries({ ...current.hidden, ...brought.hidden });
  return {
    ...merged,
    homeTowns: brought.homeTowns.filter((entry) => all.includes(entry) || !isListed(brought, entry)),
    slugs: Object.fromEntries(all.map((id) => [id, brought.slugs[id] ?? current.slugs[id] ?? id])),
    hidden: Object.fromEntries([
      ...standIns.filter(([id]) => !all.includes(id) && (!isListed(brought, id) || removed.includes(id))),
      ...all.flatMap((id) => {
        const target = targetOf(id);
        return target ? [[id, target] as const] : [];
      }),
    ]),
  };
}

const isListed = (plan: PagePlan, id: string) => pagesOf(plan).includes(id);

/** A link to an unpublished page shows as plain text, and a missing picture isn't shown; the exported site does the same. */
const tolerated = new Set<string>(['link', 'picture'] satisfies Problem['code'][]);

function requireSound(brought: readonly ContentDocument[], documents: Documents): void {
  const context = { documents, hasPicture: () => true };
  const problems = brought.flatMap(({ id, kind, words }) =>
    findProblems(id, kind, words, context)
      .filter(({ level, code }) => level === 'error' && !tolerated.has(code))
      .map((problem) => ({ ...problem, document: id })),
  );
  if (problems.length > 0) throw new WordProblemsError(problems);
}

/** @returns whether the page is new to the site */
async function publishImported(
  transaction: Transaction<Database>,
  { by, at }: PlanEdit,
  { document: { id, kind, words }, batch, region }: { document: ContentDocument; batch: string; region: Region },
): Promise<boolean> {
  const row = await findRow(transaction, id);
  const stamp = { by: by.name, at, shippedHash: shippedHash(id, region), batch };
  await addVersion(transaction, { id, kind, words, origin: 'import', ...stamp, seen: {} });
  return !row && !shippedDocuments.byId.has(id);
}

async function restoreFromTrash(transaction: Transaction<Database>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('contentDocuments')
    .select(['id', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .execute();
  const back = rows.flatMap(({ id, deletedAt }) => (deletedAt && ids.includes(id) ? [{ id, deletedAt }] : []));
  for (const { id } of back) await setDeleted(transaction, id, null);
  return back;
}

interface PlanStep {
  before: StoredPlan;
  plan: PagePlan;
  batch: string;
  words: ImportedText;
}

async function importPlan(
  transaction: Transaction<Database>,
  edit: PlanEdit,
  { before, plan, batch, words }: PlanStep,
): Promise<void> {
  if (isDeepStrictEqual(plan, before.plan)) return;
  const removed = words.removed.filter((id) => isListed(before.plan, id));
  const pages = await listPages(transaction, edit.documents);
  for (const id of removed) pages.delete(id);
  const kept = Object.fromEntries(Object.entries(plan.hidden).filter(([id]) => !isListed(plan, id)));
  const over = { ...before.plan, hidden: { ...before.plan.hidden, ...kept } };
  const checked = requirePlan(plan, edit, { before: over, pages });
  await leaveMoves(transaction, edit, before.plan, checked);
  await writePlan(transaction, edit, { before, plan: checked, undo: batch, origin: 'import' });
  for (const id of removed) {
    const { kind } = shippedDocuments.byId.get(id) ?? {};
    if (kind) await putIntoBin(transaction, id, kind, edit.at);
  }
}

async function importRedirects(
  transaction: Transaction<Database>,
  { by, at }: PlanEdit,
  brought: ImportedText['redirects'],
): Promise<ImportTrace['redirects']> {
  const present = new Map((await listRedirects(transaction)).map((redirect) => [redirect.from, redirect]));
  const isSame = (one: ImportedText['redirects'][number], other: Redirect | undefined) =>
    one.page === other?.page && one.address === other?.address && one.automatic === other?.automatic;
  const changed = brought.filter((redirect) => !isSame(redirect, present.get(redirect.from)));
  const added = changed.filter(({ from }) => !present.has(from)).map(({ from }) => from);
  if (present.size + added.length > redirectLimit)
    throw new NoRoomError(`You can have up to ${redirectLimit} redirects. Delete some first.`);
  for (const redirect of changed) await replaceRedirect(transaction, { ...redirect, by: by.name, at });
  return { added, replaced: changed.flatMap(({ from }) => present.get(from) ?? []) };
}

/** The owner's published text. */
export interface ExportedText {
  documents: ContentDocument[];
  /** The plan without pages that were never published. */
  plan: PagePlan;
  /** Default pages that the owner removed. */
  removed: string[];
}

/** Returns the site's own text, in addition to the default text. */
export async function exportText(db: Kysely<Database>, { plan, byId }: Documents): Promise<ExportedText> {
  const own = new Set(
    (await listRows(db)).filter(({ publishedVersion }) => publishedVersion !== null).map(({ id }) => id),
  );
  const lists = pageLists.map((list) => [list, plan[list].filter((id) => byId.has(id))]);
  return {
    documents: [...byId.values()].filter(({ id }) => own.has(id)),
    plan: {
      ...plan,
      ...Object.fromEntries(lists),
      slugs: Object.fromEntries(Object.entries(plan.slugs).filter(([id]) => byId.has(id))),
    },
    removed: [...shippedDocuments.byId.keys()].filter((id) => !byId.has(id) && !shippedDrafts.has(id)),
  };
}
