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
import { type Database, inTransaction, readSetting, writeSetting } from '../database/index.ts';
import {
  type BroughtPicture,
  bringPictures,
  type NamedPicture,
  type PictureTrace,
  type PlacedPicture,
  takeBackPictures,
} from '../pictures/index.ts';
import type { ContentDocument } from '../shared/content/documents.ts';
import type { Profile } from '../shared/profile.ts';
import type { CheckedFile } from './check-file.ts';

/** What one import changed beside the versions of its batch; the last one can be taken back. */
interface LastImport {
  batch: string;
  words: BroughtTrace;
  pictures: PictureTrace;
}
const lastImportKey = 'lastImport';

/**
 * Makes what a file holds the site's own, in one transaction and as one batch.
 * @param claim takes the file in that transaction; it throws when another one has
 * @returns the batch, which one call takes back
 * @throws InvalidFieldsError, PlanFieldsError, WordProblemsError, NoRoomError when it cannot stand here; nothing has changed then
 */
export async function applyFile(
  app: FastifyInstance,
  { content, named }: CheckedFile,
  by: Author,
  claim: (transaction: Transaction<Database>) => Promise<void>,
): Promise<{ batch: string }> {
  const { documents } = app.site.current;
  const isNew = ({ id, words }: ContentDocument) => !isDeepStrictEqual(documents.byId.get(id)?.words, words);
  const words: BroughtWords = { ...content, documents: content.documents.filter(isNew) };
  const batch = randomUUID();
  const nowMs = app.now();
  const edit = { by, at: new Date(nowMs).toISOString(), documents, profile: profileOf(app, words) };
  const made = await Promise.all(named.map(linkFiles));
  await app.pictures.bring(made, (placed, keep) =>
    inTransaction(app.db, async (transaction) => {
      await claim(transaction);
      const last: LastImport = {
        batch,
        pictures: await bringPictures(
          transaction,
          content.pictures.map((picture) => withFiles(picture, placed)),
          nowMs,
        ),
        words: await bringWords(transaction, edit, { words, batch }),
      };
      await keep(transaction);
      await writeSetting(transaction, lastImportKey, last);
      const detail = describe(words.documents.length, last);
      await recordChange(transaction, by, edit.at, { action: 'import', subject: 'content-file', detail });
    }),
  );
  return { batch };
}

/** Takes back what the last import did beside its versions. @returns whether the batch is that import's */
export const takeBackFile: ReversalListener = async (transaction, { batch, by, at }) => {
  const { value: last } = await readSetting<LastImport | null>(transaction, lastImportKey);
  if (last?.batch !== batch) return false;
  await takeBackWords(transaction, last.words, at);
  await takeBackPictures(transaction, last.pictures, Date.parse(at));
  await writeSetting(transaction, lastImportKey, null);
  await recordChange(transaction, by, at, { action: 'undo', subject: 'content-file' });
  return true;
};

/** The profile that the site will have: that of the file, else its own. */
function profileOf({ site }: FastifyInstance, { documents }: BroughtWords): Profile {
  const brought = documents.find((document) => document.kind === 'profile');
  return brought ? brought.words : site.current.profile;
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
