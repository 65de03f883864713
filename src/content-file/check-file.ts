import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { UnreadableFileError, UnsupportedFileError } from '../http/errors.ts';
import { findPictureByName, type NamedPicture } from '../pictures/index.ts';
import { contentFileLimits, type FilePicture } from '../shared/desk/content-file.ts';
import { pictureLimits } from '../shared/pictures/pictures.ts';
import type { TemporaryFile } from '../storage/index.ts';
import { ArchiveDamagedError, type ArchiveEntry, readArchive } from '../upkeep/index.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { contentName, pictureName } from './entries.ts';

/** A file that was read to its end. */
export interface CheckedFile {
  content: CheckedContent;
  /** The pictures that this site does not have, made and lying in the file's folder. */
  named: NamedPicture[];
}

/**
 * Reads and checks all of a content file before anything of it counts; its pictures are decoded and made in the file's folder.
 * @throws UnsupportedFileError for what is no such file, UnreadableFileError for one that is not whole or not sound
 */
export async function checkFile(app: FastifyInstance, file: TemporaryFile): Promise<CheckedFile> {
  if (!(await isTar(file.path)))
    throw new UnsupportedFileError('This is not a file made by “Save all words and pictures”.');
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

async function unpack({ path, folder }: TemporaryFile, isBuiltIn: (name: string) => boolean): Promise<Unpacked> {
  let content: CheckedContent | undefined;
  const sources = new Map<string, string>();
  await readArchive(path, async (entry, bytes) => {
    if (!content) {
      if (entry.name !== contentName || entry.size > contentFileLimits.wordsBytes) throw odd(entry);
      content = await checkContent(bytes, isBuiltIn);
      return;
    }
    const name = pictureName(entry.name);
    const picture = content.pictures.find((each) => each.name === name);
    if (!picture || sources.has(name) || entry.size > pictureLimits.bytes) throw odd(entry);
    const target = join(folder, String(sources.size));
    await unpackPicture(target, picture, bytes);
    sources.set(name, target);
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
  const sum = createHash('sha256');
  async function* summed() {
    for await (const chunk of bytes) {
      sum.update(chunk);
      yield chunk;
    }
  }
  await pipeline(summed, createWriteStream(join(folder, sourceName), { flags: 'wx', mode: 0o600 }));
  if (!sum.digest('hex').startsWith(hash))
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
  new UnreadableFileError(
    `The file holds something that does not belong there: ${name.slice(0, 100)}. Nothing was changed.`,
  );

function toRefusal(error: unknown): never {
  if (error instanceof ArchiveDamagedError)
    throw new UnreadableFileError('The file is damaged or was cut short. Nothing was changed.');
  throw error;
}
