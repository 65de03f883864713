import type { Kysely } from 'kysely';
import type { ContentDocumentRow, Database } from '../database/index.ts';
import { type ContentDocument, type DocumentKind, type Documents, textSchemas } from '../shared/content/documents.ts';
import { type PagePlan, planSchema } from '../shared/content/page-plan.ts';
import { type Field, fieldsIn, noteOf } from '../shared/field.ts';
import { readText } from './problems.ts';
import { defaultTextFor, shippedDocuments, shippedDrafts } from './shipped.ts';
import { listRows, listVersions } from './versions.ts';

/** The id of the plan among the documents. */
export const planId = 'plan';

/** The published text, and the documents whose stored text can't be read. */
export interface ReadContent {
  documents: Documents;
  faults: readonly string[];
}

/** Parsed text by version number, so that each version is checked only once. */
type Checked = ReadonlyMap<number, unknown>;

/**
 * Creates a function that reads the published text: the owner's, or the default text. If the live version of a document can't be read, the
 * newest readable version is used, else the default text: no row can take a page down.
 */
export function createReader(db: Kysely<Database>): () => Promise<ReadContent> {
  let checked: Checked = new Map();
  return async () => {
    const next = new Map<number, unknown>();
    const faults: string[] = [];
    let plan: PagePlan = shippedDocuments.plan;
    const live: ContentDocument[] = [];
    const known = await listRows(db);
    const rows = known.flatMap(({ id, kind, publishedVersion: version, deletedAt }) =>
      version && !deletedAt ? [{ documentId: id, kind, version }] : [],
    );
    const bodies = await readBodies(
      db,
      rows.map(({ version }) => version).filter((version) => !checked.has(version)),
    );
    for (const { documentId, kind, version } of rows) {
      const words = checked.get(version) ?? readBody(kind, documentId, bodies.get(version) ?? '');
      if (words === undefined) faults.push(documentId);
      else next.set(version, words);
      const shown = words ?? (await findReadable(db, documentId, kind));
      if (shown === undefined) continue;
      if (documentId === planId) plan = shown as PagePlan;
      else live.push({ id: documentId, kind, words: shown } as ContentDocument);
    }
    const byId = new Map(defaultTextFor(plan.region));
    for (const id of shippedDrafts.keys()) byId.delete(id);
    for (const { id, deletedAt } of known) if (deletedAt) byId.delete(id);
    for (const document of live) byId.set(document.id, document);
    const dated = known.flatMap(({ id, publishedAt }): [string, string][] =>
      publishedAt && shippedDrafts.has(id) ? [[id, publishedAt]] : [],
    );
    checked = next;
    return { documents: { plan, byId, publishedAt: new Map(dated) }, faults };
  };
}

/** Returns the bodies of versions. A version never changes, so after a publication only the new one is read. */
async function readBodies(db: Kysely<Database>, versions: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (versions.length === 0) return new Map();
  const rows = await db.selectFrom('contentVersions').select(['id', 'body']).where('id', 'in', versions).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Returns the newest version that can be read. */
async function findReadable(db: Kysely<Database>, documentId: string, kind: string): Promise<unknown> {
  for (const { body } of await listVersions(db, documentId)) {
    const words = readBody(kind, documentId, body);
    if (words !== undefined) return words;
  }
  return undefined;
}

/**
 * Parses a stored body. Fields that a newer schema added are taken from the default text.
 * @returns `undefined` if it still doesn't fit the schema
 */
export function readBody(kind: string, documentId: string, body: string): unknown {
  const stored = parse(body);
  if (kind === planId) return withLegalPages(planSchema.safeParse({ ...shippedDocuments.plan, ...stored }).data);
  if (!isKind(kind) || !stored) return undefined;
  const shipped = shippedDocuments.byId.get(documentId)?.words;
  return readText(kind, addMissing(textSchemas[kind], stored, shipped)).words;
}

/** Adds the legal pages to plans saved by older releases. If another page already uses the address, that page keeps it. */
function withLegalPages(plan: PagePlan | undefined): PagePlan | undefined {
  const missing = plan?.legal.filter((id) => !Object.hasOwn(plan.slugs, id)) ?? [];
  if (!plan || missing.length === 0) return plan;
  const taken = new Set(Object.values(plan.slugs));
  const slugs = missing.map((id) => [id, taken.has(id) ? `${id}-page` : id]);
  return { ...plan, slugs: { ...plan.slugs, ...Object.fromEntries(slugs) } };
}

/**
 * Parses a stored draft, with the fields that a newer schema added. Returns `undefined` if there is no draft, it can't be read, or it has
 * no field of its kind.
 */
export function readDraft({ id, kind, draft }: Pick<ContentDocumentRow, 'id' | 'kind' | 'draft'>): unknown {
  const stored = draft ? parse(draft) : undefined;
  if (!stored || !isKind(kind) || !hasField(textSchemas[kind], stored)) return undefined;
  const words = addMissing(textSchemas[kind], stored, shippedDocuments.byId.get(id)?.words);
  return readText(kind, words).shape.length === 0 ? words : undefined;
}

function hasField(schema: Field, stored: object): boolean {
  return Object.keys(stored).some((key) => Object.hasOwn(fieldsIn(schema), key));
}

/** True if a stored draft can't be read. */
export function isDraftDamaged(row: ContentDocumentRow | undefined): boolean {
  return Boolean(row?.draft) && row !== undefined && readDraft(row) === undefined;
}

/** Adds missing required keys to a group and its subgroups. Lists and optional fields stay as they are. */
function addMissing(field: Field, stored: unknown, shipped: unknown): unknown {
  if (noteOf(field).control !== 'group' || !isRecord(stored) || !isRecord(shipped)) return stored;
  const required = Object.entries(fieldsIn(field)).filter(
    ([key, inner]) => key in shipped && noteOf(inner).control !== 'optional',
  );
  const added = required.map(([key, inner]) => [
    key,
    key in stored ? addMissing(inner, stored[key], shipped[key]) : shipped[key],
  ]);
  return { ...stored, ...Object.fromEntries(added) };
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True if this release knows a stored kind. */
export const isKind = (kind: string): kind is DocumentKind => Object.hasOwn(textSchemas, kind);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
