import { setImmediate } from 'node:timers/promises';
import { readBody, shippedDocuments } from '../content/index.ts';
import { UnreadableFileError } from '../http/errors.ts';
import { type ContentDocument, fixedKinds, wordSchemas } from '../shared/content/documents.ts';
import { wordsLimitBytes } from '../shared/content/versions.ts';
import {
  contentFileFormat,
  contentFileLimits,
  contentSchema,
  type FileContent,
  type FileDocument,
} from '../shared/desk/content-file.ts';
import { slotOf } from '../shared/pictures/pictures.ts';
import { type JsonBounds, readBoundedJson } from '../upkeep/index.ts';

/** What a file holds, once every word of it was read by its own schema. */
export type CheckedContent = Omit<FileContent, 'documents'> & { documents: ContentDocument[] };

/**
 * Reads the first entry of a content file.
 * @param isBuiltIn whether a picture of this name comes with the site
 * @throws UnreadableFileError, which says what is wrong
 */
export async function checkContent(
  bytes: AsyncIterable<Uint8Array>,
  isBuiltIn: (name: string) => boolean,
): Promise<CheckedContent> {
  const raw = await readBoundedJson(bytes, contentBounds).catch(toRefusal);
  const format = (raw as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > contentFileFormat)
    throw new UnreadableFileError('This file was made by a newer version of the site.');
  const { data, error } = contentSchema.safeParse(raw);
  if (!data) throw unreadable(error.issues[0]?.path.join('.') ?? '');
  requireUnique(data.documents.map(({ id }) => id));
  requireUnique(data.pictures.map(({ name }) => name.toLowerCase()));
  for (const { kind, name } of data.pictures) {
    const slot = slotOf(name);
    if (kind === 'slot' ? slot !== name : slot !== undefined || isBuiltIn(name)) throw unreadable(`pictures ${name}`);
  }
  const documents: ContentDocument[] = [];
  for (const document of data.documents) {
    documents.push(checkDocument(document));
    // Visitors are answered between two documents.
    await setImmediate();
  }
  return { ...data, documents };
}

/** Words nest 11 deep. The pages that a site has at most hold 20,000 values, and its pictures and redirects 40,000. */
const contentBounds: JsonBounds = { bytes: contentFileLimits.wordsBytes, depth: 32, values: 200_000 };

function toRefusal(error: unknown): never {
  throw error instanceof SyntaxError || error instanceof RangeError ? unreadable() : error;
}

/** A document whose kind is that of its id, with words that its editor could have published. */
function checkDocument({ id, kind, words }: FileDocument): ContentDocument {
  const body = JSON.stringify(words);
  const read = hasKind(id, kind) && Buffer.byteLength(body) <= wordsLimitBytes ? readBody(kind, id, body) : undefined;
  if (read === undefined) throw unreadable(id);
  return { id, kind, words: read } as ContentDocument;
}

function hasKind(id: string, kind: string): boolean {
  const shipped = shippedDocuments.byId.get(id);
  if (shipped) return shipped.kind === kind;
  return /^p-[a-z0-9]{8}$/.test(id) && Object.hasOwn(wordSchemas, kind) && !fixedKinds.some((fixed) => fixed === kind);
}

function requireUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UnreadableFileError(`The file holds ${twice} twice. Nothing was changed.`);
}

/** @param where a document's id or a field's path */
function unreadable(where = ''): InstanceType<typeof UnreadableFileError> {
  const place = where && ` (${where})`;
  return new UnreadableFileError(`The words in this file cannot be read${place}. Nothing was changed.`);
}
