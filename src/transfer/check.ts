import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readBody, shippedDocuments } from '../content/index.ts';
import { UnreadableFileError, UnsupportedFileError } from '../http/errors.ts';
import {
  ArchiveDamagedError,
  type ArchiveEntry,
  type JsonBounds,
  readArchive,
  readBoundedJson,
} from '../operations/index.ts';
import { findPictureByName, type NamedPicture } from '../pictures/index.ts';
import {
  contentFileFormat,
  contentFileLimits,
  contentSchema,
  type FileContent,
  type FileDocument,
  type FilePicture,
} from '../shared/admin/transfer.ts';
import { type ContentDocument, fixedKinds, textSchemas } from '../shared/content/documents.ts';
import { textLimitBytes } from '../shared/content/versions.ts';
import { pictureLimits, slotOf } from '../shared/pictures/pictures.ts';
import type { TemporaryFile } from '../storage/index.ts';
import { writeHashed } from '../storage/index.ts';
import { contentName, pictureFolder } from './write.ts';

/** The content of a file, after its schemas accepted all of it. */
export type CheckedContent = Omit<FileContent, 'documents'> & { documents: ContentDocument[] };

/** A file that was read to its end. */
export interface CheckedFile {
  content: CheckedContent;
  /** The pictures that this site doesn't have, made in the file's folder. */
  named: NamedPicture[];
}

/**
 * Reads and checks a content file as a whole before any of it is used; its pictures are decoded and made in the file's folder.
 * @throws UnsupportedFileError if it isn't a content file, UnreadableFileError if it is incomplete or damaged
 */
export async function checkFile(
  app: FastifyInstance,
  file: Pick<TemporaryFile, 'path' | 'folder'>,
): Promise<CheckedFile> {
  if (!(await isTar(file.path)))
    throw new UnsupportedFileError('This file wasn’t made by “Save all text and pictures”.');
  const { content, sources } = await unpack(file, (name) => app.pictures.isBuiltIn(name)).catch(toRefusal);
  const missing = content.pictures.find(({ name }) => !sources.has(name));
  if (missing)
    throw new UnreadableFileError(`The file was cut short: ${missing.name} is missing. Nothing was changed.`);
  const named: NamedPicture[] = [];
  for (const picture of content.pictures) {
    const folder = sources.get(picture.name) ?? '';
    const here = await findPictureByName(app.db, picture.name);
    if (here?.hash !== picture.hash) named.push(await makeOne(app, folder, picture));
    await rm(join(folder, sourceName), { force: true });
  }
  return { content, named };
}

const sourceName = 'source';

async function isTar(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 257);
    return buffer.toString('latin1') === 'ustar';
  } finally {
    await file.close();
  }
}

interface Unpacked {
  content: CheckedContent;
  /** The folders of the pictures, by name. */
  sources: Map<string, string>;
}

async function unpack(
  { path, folder }: Pick<TemporaryFile, 'path' | 'folder'>,
  isBuiltIn: (name: string) => boolean,
): Promise<Unpacked> {
  let content: CheckedContent | undefined;
  const sources = new Map<string, string>();
  await readArchive(path, async (entry, bytes) => {
    if (!content) {
      if (entry.name !== contentName || entry.size > contentFileLimits.textBytes) throw odd(entry);
      content = await checkContent(bytes, isBuiltIn);
      return;
    }
    const picture = content.pictures.find(({ name }) => entry.name === `${pictureFolder}${name}`);
    if (!picture || sources.has(picture.name) || entry.size > pictureLimits.bytes) throw odd(entry);
    const target = join(folder, String(sources.size));
    await unpackPicture(target, picture, bytes);
    sources.set(picture.name, target);
  });
  if (!content) throw new UnreadableFileError('The file is empty.');
  return { content, sources };
}

async function unpackPicture(
  folder: string,
  { name, hash }: FilePicture,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(folder);
  const sha256 = await writeHashed(bytes, join(folder, sourceName));
  if (!sha256.startsWith(hash))
    throw new UnreadableFileError(`The picture ${name} in this file is damaged. Nothing was changed.`);
}

async function makeOne(app: FastifyInstance, folder: string, { kind, name }: FilePicture): Promise<NamedPicture> {
  try {
    return { folder, kind, name, made: await app.pictures.makeNamed(join(folder, sourceName), folder, name) };
  } catch (error) {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode >= 500) throw error;
    throw new UnreadableFileError(`${name}: ${message}`);
  }
}

const odd = ({ name }: ArchiveEntry) =>
  new UnreadableFileError(`The file contains something unexpected: ${name.slice(0, 100)}. Nothing was changed.`);

function toRefusal(error: unknown): never {
  if (error instanceof ArchiveDamagedError)
    throw new UnreadableFileError('The file is damaged or was cut short. Nothing was changed.');
  throw error;
}

/**
 * Reads the first entry of a content file.
 * @param isBuiltIn whether the site comes with a picture of this name
 * @throws UnreadableFileError, with the fault
 */
async function checkContent(
  bytes: AsyncIterable<Uint8Array>,
  isBuiltIn: (name: string) => boolean,
): Promise<CheckedContent> {
  const raw = await readBoundedJson(bytes, contentBounds).catch(toUnreadable);
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
    // Other requests are answered between two documents.
    await setImmediate();
  }
  return { ...data, documents };
}

/** Text is nested 11 levels deep. At most, a site's pages contain 20,000 values, and its pictures and redirects 40,000. */
const contentBounds: JsonBounds = { bytes: contentFileLimits.textBytes, depth: 32, values: 200_000 };

function toUnreadable(error: unknown): never {
  throw error instanceof SyntaxError || error instanceof RangeError ? unreadable() : error;
}

/** Checks that a document's kind matches its id, and that an editor could have published its text. */
function checkDocument({ id, kind, words }: FileDocument): ContentDocument {
  const body = JSON.stringify(words);
  const read = hasKind(id, kind) && Buffer.byteLength(body) <= textLimitBytes ? readBody(kind, id, body) : undefined;
  if (read === undefined) throw unreadable(id);
  return { id, kind, words: read } as ContentDocument;
}

function hasKind(id: string, kind: string): boolean {
  const shipped = shippedDocuments.byId.get(id);
  if (shipped) return shipped.kind === kind;
  return /^p-[a-z0-9]{8}$/.test(id) && Object.hasOwn(textSchemas, kind) && !fixedKinds.some((fixed) => fixed === kind);
}

function requireUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UnreadableFileError(`The file contains ${twice} twice. Nothing was changed.`);
}

/** @param where a document's id or a field's path */
function unreadable(where = ''): InstanceType<typeof UnreadableFileError> {
  const place = where && ` (${where})`;
  return new UnreadableFileError(`The text in this file can’t be read${place}. Nothing was changed.`);
}
