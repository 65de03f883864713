import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { SiteContent } from '../shared/content/compose.ts';
import { composeContent } from '../shared/content/compose.ts';
import { type ContentDocument, type DocumentKind, type Documents, fixedKinds } from '../shared/content/documents.ts';
import { type PagePlan, type Region, servicesOf, townsOf } from '../shared/content/page-plan.ts';
import { withStandIns } from '../shared/content/shown-pictures.ts';
import { defaultProfile } from '../shared/profile.ts';

/**
 * The page plan, and a JSON file for each page (CONTRIBUTING.md, "Original text"). The build checks the folder and copies it next to the
 * bundled server.
 */
const folder = new URL('./shipped/', import.meta.url);

const plan = readShipped('plan') as PagePlan;

const documents = [
  ...fixedKinds.map((kind) => readDocument(kind, kind)),
  ...servicesOf(plan).map((id) => readDocument('service', id)),
  ...townsOf(plan).map((id) => readDocument('town', id)),
  ...plan.legal.map((id) => readDocument('legal', id)),
];

/** The default text for the home region. */
export const shippedDocuments: Documents = { plan, byId: documentsFor('home') };

const documentsOfAnyRegion = documentsFor('any');

/** True if the default text of a kind is a draft, which visitors don't see before the owner publishes it. */
export const isShippedAsDraft = (kind: DocumentKind): boolean => kind === 'legal';

/** The default drafts by document id. They are the same in every region. */
export const shippedDrafts: ReadonlyMap<string, ContentDocument> = new Map(
  [...shippedDocuments.byId].filter(([, { kind }]) => isShippedAsDraft(kind)),
);

/** Returns the default text by document id for a plan's region. A document without regional text is the same object for both regions. */
export function defaultTextFor(region: Region): Documents['byId'] {
  return region === 'any' ? documentsOfAnyRegion : shippedDocuments.byId;
}

function documentsFor(region: 'home' | 'any'): Documents['byId'] {
  return new Map(documents.map((document) => [document.id, textsFor(region, document) as ContentDocument]));
}

/** Reads a document from its file, with the text of all regions. The profile has a new site's text. */
function readDocument(kind: DocumentKind, id: string): { id: string; kind: DocumentKind; words: unknown } {
  const folders: Partial<Record<DocumentKind, string>> = { service: 'services', town: 'towns', legal: 'legal' };
  const place = folders[kind] ?? 'pages';
  return { id, kind, words: kind === 'profile' ? defaultProfile : readShipped(`${place}/${id}`) };
}

/** @param name below the folder, without `.json`. `$schema`, which only code editors need, is left out. */
function readShipped(name: string): unknown {
  const { $schema: _forEditors, ...words } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  return words;
}

/**
 * Picks one region from each text that a file writes as `{ "home": "…", "any": "…" }`.
 * @returns the same value if it has no such text, so that both regions share it
 */
function textsFor(region: 'home' | 'any', value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Object.hasOwn(value, 'any')) return (value as Record<string, unknown>)[region];
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const text = textsFor(region, part);
    if (text === part) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = text;
  }
  return copy ?? value;
}

/**
 * Returns the text for the views, without missing pictures.
 * @param pictures by name
 * @param nowMs as in `composeContent`
 */
export function composeShown(
  documents: Documents,
  pictures: Readonly<Record<string, unknown>>,
  nowMs?: number,
): SiteContent {
  const hasPicture = (name: string) => Object.hasOwn(pictures, name);
  return composeContent(withStandIns(documents, hasPicture, defaultTextFor(documents.plan.region)), nowMs);
}

/** The default text of each document with its hash, by the key under which it is stored. Other regions have keys of their own. */
const shipped = new Map(
  (['home', 'any'] as const).flatMap((region) =>
    [...defaultTextFor(region).values()].map(({ id, words }) => [
      shippedKey(id, region),
      { words, hash: hashOf(words) },
    ]),
  ),
);

/** Returns the hash of a document's default text; empty for a page that the owner added. */
export const shippedHash = (id: string, region: Region): string => shipped.get(shippedKey(id, region))?.hash ?? '';

/** Returns the key under which a document's default text is stored. */
export function shippedKey(id: string, region: Region): string {
  const hasOwn = defaultTextFor('any').get(id) !== defaultTextFor('home').get(id);
  return region === 'any' && hasOwn ? `${id}@any` : id;
}

/** Stores default text that is new to this site, so that a later release can compare it and the owner can restore it. */
export async function rememberDefaultText(db: Kysely<Database>, at: string): Promise<void> {
  const known = await db.selectFrom('defaultText').select(['documentId', 'hash']).execute();
  const isKnown = new Set(known.map(({ documentId, hash }) => `${documentId} ${hash}`));
  const rows = [...shipped]
    .map(([documentId, { words, hash }]) => ({ documentId, hash, firstSeenAt: at, body: JSON.stringify(words) }))
    .filter(({ documentId, hash }) => !isKnown.has(`${documentId} ${hash}`));
  if (rows.length > 0)
    await db
      .insertInto('defaultText')
      .values(rows)
      .onConflict((clash) => clash.columns(['documentId', 'hash']).doNothing())
      .execute();
}

/** Marks the current default content as seen by the owner. */
export async function answerUpdate(db: Kysely<Database>, id: string, kind: string, region: Region): Promise<void> {
  const updateAnswered = shippedHash(id, region);
  await db
    .insertInto('contentDocuments')
    .values({ id, kind, updateAnswered })
    .onConflict((clash) => clash.column('id').doUpdateSet({ updateAnswered }))
    .execute();
}

function hashOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
}
