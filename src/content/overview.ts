import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { requireRecord } from '../http/validation.ts';
import { pathOfPage } from '../shared/content/compose.ts';
import {
  type ContentDocument,
  type DocumentKind,
  type Documents,
  documentName,
  isOffPages,
  textOf,
} from '../shared/content/documents.ts';
import { pageKindOf } from '../shared/content/new-page.ts';
import { pagesOf } from '../shared/content/page-plan.ts';
import type {
  DocumentState,
  ListedDocument,
  OpenDocument,
  SiteOverview,
  VersionEntry,
} from '../shared/content/versions.ts';
import { listUnpublished } from './documents.ts';
import { readPlanUndo } from './plan/change.ts';
import { listTrash } from './plan/trash.ts';
import { findErrors, findProblems, type ProblemContext } from './problems.ts';
import { kindOf } from './publish.ts';
import { isDraftDamaged, planId, readBody, readDraft } from './read.ts';
import { requireReadableRow, requireReadableVersion } from './refusals.ts';
import { defaultTextFor, shippedDocuments } from './shipped.ts';
import { listUpdates, readUpdate } from './updates.ts';
import { type DocumentRow, findRow, findVersion, listRows, listVersions } from './versions.ts';

/** Returns every document with its state for the page list, and the page plan with its version. */
export async function readOverview(
  db: Kysely<Database>,
  documents: Documents,
  { hasPicture, nowMs }: Pick<ProblemContext, 'hasPicture'> & { nowMs: number },
): Promise<SiteOverview> {
  const rows = new Map((await listRows(db)).map((row) => [row.id, row]));
  const updates = await listUpdates(db, rows, documents);
  const offers = listOffers(documents);
  const entries = listEntries(documents, rows, { updates, offers }).filter(({ kind }) => !isOffPages(kind));
  const listed = [...entries, ...listUnpublished(rows.values(), documents)];
  const trash = (await listTrash(db, rows.values(), documents)).filter(
    ({ until }) => !until || Date.parse(until) >= nowMs,
  );
  const names = new Map([...listed, ...trash, ...offers].map(({ id, name }) => [id, name]));
  const undo = await readPlanUndo(db, (id) => names.get(id) ?? 'A page');
  return {
    plan: documents.plan,
    version: rows.get(planId)?.publishedVersion ?? 0,
    documents: listed.map((entry) => ({
      ...entry,
      problems: countErrors(entry, rows.get(entry.id), { documents, hasPicture }),
    })),
    updates,
    trash,
    offers,
    ...(undo && { undo }),
  };
}

/** Counts the errors of the text that the editor would open, and its links to hidden pages. */
function countErrors(
  { id, kind }: ListedDocument,
  row: DocumentRow | undefined,
  context: Pick<ProblemContext, 'documents' | 'hasPicture'>,
): number {
  if (isDraftDamaged(row)) return 1;
  const words = (row && readDraft(row)) ?? context.documents.byId.get(id)?.words;
  return findErrors(kind, words, context).length;
}

/** Lists the published site, without pages that are only offered. */
function listEntries(
  documents: Documents,
  rows: ReadonlyMap<string, DocumentRow>,
  { updates, offers }: Pick<SiteOverview, 'updates' | 'offers'>,
): ListedDocument[] {
  const shown = [...documents.byId.values()].filter((document) => !offers.some(({ id }) => id === document.id));
  return shown.map((document) => {
    const entry = toEntry(document, rows.get(document.id), documents);
    const hasUpdate = updates.some(({ id }) => id === document.id);
    return hasUpdate ? { ...entry, states: [...entry.states, 'updated' as const] } : entry;
  });
}

/** Service and town pages that no list contains. */
function listOffers({ plan, byId }: Documents): SiteOverview['offers'] {
  const listed = new Set(pagesOf(plan));
  return [...byId.values()]
    .filter(({ id, kind }) => pageKindOf(kind) && !listed.has(id))
    .map((document) => ({ id: document.id, kind: document.kind, name: documentName(document) }));
}

function toEntry(document: ContentDocument, row: DocumentRow | undefined, documents: Documents): ListedDocument {
  const { id, kind } = document;
  const path = pathOfPage(documents, id);
  const states: DocumentState[] = [
    ...(Object.hasOwn(documents.plan.hidden, id) ? ['hidden' as const] : ['live' as const]),
    ...(row?.draft ? ['draft' as const] : []),
    ...(row?.scheduledAtMs ? ['scheduled' as const] : []),
  ];
  return {
    id,
    kind,
    name: documentName(document),
    ...(path && { path }),
    states,
    at: row?.draftAt ?? null,
    by: row?.draftBy ?? null,
  };
}

/**
 * Returns a document for the editor.
 * @param readContext reads the published site after the row. The text may then be newer than the version number, which a save would detect
 * as a conflict. It is never older, because then a save could undo another process's change.
 * @throws NoSuchRecordError if it doesn't exist, DamagedRecordError for a draft or a live version that can't be read
 */
export async function openDocument(
  db: Kysely<Database>,
  id: string,
  readContext: () => Promise<ProblemContext>,
): Promise<OpenDocument> {
  const row = await findRow(db, id);
  const context = await readContext();
  const kind = kindOf(id, row);
  const { documents } = context;
  const live = documents.byId.get(id);
  if (row) await requireReadableRow(db, row, documents);
  const draft: unknown = (row && readDraft(row)) ?? null;
  const words = draft ?? requireRecord(live?.words);
  const path = pathOfPage(documents, id);
  const shown = live ?? ({ id, kind, words } as ContentDocument);
  const updates = await readUpdate(db, id, row, documents);
  return {
    id,
    kind,
    name: documentName(shown),
    ...(path && { path }),
    words,
    published: row?.publishedVersion ?? null,
    draft,
    live: live?.words ?? null,
    draftVersion: row?.draftVersion ?? 0,
    draftAt: row?.draftAt ?? null,
    draftBy: row?.draftBy ?? null,
    timeZone: textOf(documents, 'profile').timeZone,
    schedule: row?.scheduledAtMs ? { at: new Date(Number(row.scheduledAtMs)).toISOString() } : null,
    shipped: {
      words: defaultTextFor(documents.plan.region).get(id)?.words ?? null,
      changed: updates !== undefined,
      ...(updates && { before: updates.words }),
    },
    problems: findProblems(id, kind, words, context),
  };
}

/**
 * Returns a document with its preview text: a version's text, else the draft, else the published text.
 * @throws NoSuchRecordError if the document or version doesn't exist
 */
export async function readShownText(
  app: FastifyInstance,
  id: string,
  version?: number | 'shipped',
): Promise<ContentDocument> {
  const row = await findRow(app.db, id);
  const kind = kindOf(id, row);
  const words = version ? await readVersion(app, id, kind, version) : row && readDraft(row);
  return {
    id,
    kind,
    words: requireRecord(words ?? (version ? undefined : app.site.current.documents.byId.get(id)?.words)),
  } as ContentDocument;
}

/**
 * Returns the text of a version, or the default text; `undefined` if it doesn't exist.
 * @throws DamagedRecordError for a version that can no longer be read
 */
export async function readVersion(
  { db, site }: FastifyInstance,
  id: string,
  kind: DocumentKind,
  version: number | 'shipped',
): Promise<unknown> {
  if (version === 'shipped') return defaultTextFor(site.current.documents.plan.region).get(id)?.words;
  const found = await findVersion(db, id, version);
  return found && requireReadableVersion(readBody(kind, id, found.body));
}

/** Lists the versions of a document, newest first, and the default text at the end. */
export async function readHistory(db: Kysely<Database>, id: string, before?: number): Promise<VersionEntry[]> {
  kindOf(id, await findRow(db, id));
  const rows = await listVersions(db, id, before);
  const entries = rows.map(({ id, at, by, origin }): VersionEntry => ({ id, at, by, origin }));
  const isEnd = rows.length < 50 && shippedDocuments.byId.has(id);
  return isEnd ? [...entries, { id: 'shipped', at: '', by: '', origin: 'shipped' }] : entries;
}
