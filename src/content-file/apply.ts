import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { type Author, recordChange } from '../accounts/index.ts';
import {
  type BroughtTrace,
  type BroughtWords,
  bringWords,
  type ReversalListener,
  takeBackWords,
} from '../content/index.ts';
import { type Database, inTransaction, setting } from '../database/index.ts';
import {
  type BroughtPicture,
  bringPictures,
  type NamedPicture,
  type PictureTrace,
  type PlacedPicture,
  takeBackPictures,
} from '../pictures/index.ts';
import type { ContentDocument } from '../shared/content/documents.ts';
import { picturesOf } from '../shared/content/shown-pictures.ts';
import { type FilePart, fileParts } from '../shared/desk/content-file.ts';
import type { Profile } from '../shared/profile.ts';
import type { CheckedContent } from './check-content.ts';
import type { CheckedFile } from './check-file.ts';

/** What one import changed beside the versions of its batch; the last one can be taken back. */
interface LastImport {
  batch: string;
  words: BroughtTrace;
  pictures: PictureTrace;
}
const lastImport = setting<LastImport | null>('lastImport');

/** What is brought in of a file. */
interface Choice {
  has(id: string): boolean;
}

/**
 * Makes what a file holds the site's own, in one transaction and as one batch.
 * @param claim takes the file in that transaction; it throws when another one has
 * @param ids of the documents and parts to bring in; without them all
 * @returns the batch, which one call takes back
 * @throws InvalidFieldsError, PlanFieldsError, WordProblemsError, NoRoomError when it cannot stand here; nothing has changed then
 */
export async function applyFile(
  app: FastifyInstance,
  { content, named }: CheckedFile,
  by: Author,
  claim: (transaction: Transaction<Database>) => Promise<void>,
  ids: readonly string[] | undefined,
): Promise<{ batch: string }> {
  const choice: Choice = new Set(ids ?? [...content.documents.map(({ id }) => id), ...fileParts]);
  const words = chooseWords(app, content, choice);
  const pictures = choosePictures(app, content, choice, words.documents);
  const isWanted = new Set(pictures.map(({ name }) => name));
  const batch = randomUUID();
  const { documents } = app.site.current;
  const nowMs = app.now();
  const edit = { by, at: new Date(nowMs).toISOString(), documents, profile: profileOf(app, words) };
  const made = await Promise.all(named.filter(({ name }) => isWanted.has(name)).map(linkFiles));
  await app.pictures.bring(made, (placed, keep) =>
    inTransaction(app.db, async (transaction) => {
      await claim(transaction);
      const last: LastImport = {
        batch,
        pictures: await bringPictures(
          transaction,
          pictures.map((picture) => withFiles(picture, placed)),
          nowMs,
        ),
        words: await bringWords(transaction, edit, { words, batch }),
      };
      await keep(transaction);
      await lastImport.write(transaction, last);
      const detail = describe(words.documents.length, last);
      await recordChange(transaction, by, edit.at, { action: 'import', subject: 'content-file', detail });
    }),
  );
  return { batch };
}

/** Takes back what the last import did beside its versions. @returns whether the batch is that import's */
export const takeBackFile: ReversalListener = async (transaction, { batch, by, at }) => {
  const { value: last } = await lastImport.read(transaction);
  if (last?.batch !== batch) return false;
  await takeBackWords(transaction, last.words, at);
  await takeBackPictures(transaction, last.pictures, Date.parse(at));
  await lastImport.write(transaction, null);
  await recordChange(transaction, by, at, { action: 'undo', subject: 'content-file' });
  return true;
};

/** The profile that the site will have: that of the file, else its own. */
function profileOf({ site }: FastifyInstance, { documents }: BroughtWords): Profile {
  const brought = documents.find((document) => document.kind === 'profile');
  return brought ? brought.words : site.current.profile;
}

/** The documents that are different here, and the rest as it was chosen. */
function chooseWords(app: FastifyInstance, content: CheckedContent, choice: Choice): BroughtWords {
  const { byId } = app.site.current.documents;
  return {
    documents: content.documents.filter(
      ({ id, words }) => choice.has(id) && !isDeepStrictEqual(byId.get(id)?.words, words),
    ),
    plan: content.plan,
    takesPlan: choice.has('plan' satisfies FilePart),
    removed: content.removed,
    redirects: choice.has('redirects' satisfies FilePart) ? content.redirects : [],
  };
}

/** All of them, or those that the chosen words show and this site lacks. */
function choosePictures(
  app: FastifyInstance,
  { pictures }: CheckedContent,
  choice: Choice,
  documents: readonly ContentDocument[],
): BroughtPicture[] {
  if (choice.has('pictures' satisfies FilePart)) return pictures;
  const shown = new Set(documents.flatMap(picturesOf));
  return pictures.filter(({ name }) => shown.has(name) && !Object.hasOwn(app.site.current.pictures, name));
}

/** Storing a picture moves its files, and those of a failed try are swept, so links stand in for the held files. */
async function linkFiles(picture: NamedPicture): Promise<NamedPicture> {
  const folder = `${picture.folder}-${randomUUID()}`;
  await mkdir(folder);
  for (const file of await readdir(picture.folder)) await link(join(picture.folder, file), join(folder, file));
  return { ...picture, folder };
}

const withFiles = (picture: BroughtPicture, placed: readonly PlacedPicture[]): BroughtPicture => ({
  ...picture,
  placed: placed.find(({ picture: { name } }) => name === picture.name),
});

function describe(documents: number, { pictures }: LastImport): string {
  const count = new Set([...pictures.added, ...pictures.replaced].map(({ id }) => id)).size;
  return `${documents} documents, ${count} pictures`;
}
