import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type Author, recordChange } from '../accounts/index.ts';
import {
  type ImportedText,
  type ImportTrace,
  importText,
  mergePlans,
  type UndoListener,
  undoImportedText,
} from '../content/index.ts';
import { type Database, inTransaction, type PictureRow, setting } from '../database/index.ts';
import {
  type ImportedPicture,
  importPictures,
  listUploadedPictures,
  type PictureImportRecord,
  type PlacedPicture,
  undoPictureImport,
} from '../pictures/index.ts';
import type { FileEntry, FilePart, FilePicture, ImportSummary } from '../shared/admin/transfer.ts';
import type { Redirect } from '../shared/content/addresses.ts';
import { type ContentDocument, documentName } from '../shared/content/documents.ts';
import type { Profile } from '../shared/profile.ts';
import type { CheckedContent, CheckedFile } from './check.ts';

/** The changes of one import besides the versions of its batch. The last import can be undone. */
interface LastImport {
  batch: string;
  words: ImportTrace;
  pictures: PictureImportRecord;
}
const row = z.object({ id: z.number(), hash: z.string() });
const schema: z.ZodMiniType<LastImport> = z.object({
  batch: z.string(),
  words: z.object({
    added: z.array(z.string()),
    trash: z.array(z.object({ id: z.string(), deletedAt: z.string() })),
    redirects: z.object({
      added: z.array(z.string()),
      replaced: z.array(z.custom<Redirect>((value) => typeof value === 'object' && value !== null)),
    }),
  }),
  pictures: z.object({
    added: z.array(row),
    replaced: z.array(z.extend(row, { undoId: z.number() })),
    captions: z.array(z.object({ id: z.number(), alt: z.string() })),
  }),
});
const lastImport = setting('lastImport', z.nullable(schema));

/**
 * Publishes the content of a file in one transaction and as one batch.
 * @param claim claims the file in that transaction; it throws if another request has claimed it
 * @returns the batch, which one request undoes
 * @throws InvalidFieldsError, PlanFieldsError, WordProblemsError, NoRoomError if the content doesn't fit this site; in that case nothing
 * has changed
 */
export async function applyFile(
  app: FastifyInstance,
  { content, named }: CheckedFile,
  by: Author,
  claim: (transaction: Transaction<Database>) => Promise<void>,
): Promise<{ batch: string }> {
  const { documents } = app.site.current;
  const isNew = ({ id, words }: ContentDocument) => !isDeepStrictEqual(documents.byId.get(id)?.words, words);
  const words: ImportedText = { ...content, documents: content.documents.filter(isNew) };
  const batch = randomUUID();
  const nowMs = app.now();
  const edit = {
    by,
    at: new Date(nowMs).toISOString(),
    documents,
    profile: profileOf(app, words),
    answered: app.answeredAddresses,
  };
  await app.pictures.storeMade(named, (placed, keep) =>
    inTransaction(app.db, async (transaction) => {
      await claim(transaction);
      const last: LastImport = {
        batch,
        pictures: await importPictures(
          transaction,
          content.pictures.map((picture) => withFiles(picture, placed)),
          nowMs,
        ),
        words: await importText(transaction, edit, { words, batch }),
      };
      await keep(transaction);
      await lastImport.write(transaction, last);
      const detail = describeImport(words.documents.length, last);
      await recordChange(transaction, by, edit.at, { action: 'import', subject: 'content-file', detail });
    }),
  );
  return { batch };
}

/** Undoes the last import's changes besides its versions. @returns whether the batch is that import's */
export const undoImport: UndoListener = async (transaction, { batch, by, at }) => {
  const { value: last } = await lastImport.read(transaction);
  if (last?.batch !== batch) return false;
  await undoImportedText(transaction, last.words, at);
  await undoPictureImport(transaction, last.pictures, Date.parse(at));
  await lastImport.write(transaction, null);
  await recordChange(transaction, by, at, { action: 'undo', subject: 'content-file' });
  return true;
};

/** Returns the site's profile after the import: the file's profile, else the current one. */
function profileOf({ site }: FastifyInstance, { documents }: ImportedText): Profile {
  const imported = documents.find((document) => document.kind === 'profile');
  return imported ? imported.words : site.current.profile;
}

const withFiles = (picture: ImportedPicture, placed: readonly PlacedPicture[]): ImportedPicture => ({
  ...picture,
  placed: placed.find(({ picture: { name } }) => name === picture.name),
});

function describeImport(documents: number, { pictures }: LastImport): string {
  const count = new Set([...pictures.added, ...pictures.replaced].map(({ id }) => id)).size;
  return `${documents} documents, ${count} pictures`;
}

type State = 'adds' | 'changes' | 'leaves';

/** Summarizes the changes that a file would make to the site now. */
export async function summarize(app: FastifyInstance, content: CheckedContent): Promise<Omit<ImportSummary, 'import'>> {
  const { documents } = app.site.current;
  const summary: Omit<ImportSummary, 'import'> = {
    madeAt: content.madeAt,
    adds: [],
    changes: [],
    leaves: [],
    pictures: await comparePictures(app, content.pictures),
  };
  const tell = (state: State, entry: FileEntry) => summary[state].push(entry);
  const tellPart = (part: FilePart, isSame: boolean) =>
    tell(isSame ? 'leaves' : 'changes', { id: part, kind: part, name: partNames[part] });
  for (const document of content.documents) {
    const here = documents.byId.get(document.id);
    const state = here ? (isDeepStrictEqual(here.words, document.words) ? 'leaves' : 'changes') : 'adds';
    tell(state, { id: document.id, kind: document.kind, name: documentName(document) });
  }
  const merged = mergePlans(documents.plan, documents, content);
  tellPart('plan', isDeepStrictEqual(merged, documents.plan));
  if (content.redirects.length > 0) tellPart('redirects', hasRedirects(app, content));
  if (content.pictures.length > 0)
    tellPart(
      'pictures',
      summary.pictures.every(({ state }) => state === 'leaves'),
    );
  return summary;
}

const partNames: Record<FilePart, string> = {
  plan: 'List of pages and their addresses',
  redirects: 'Redirects',
  pictures: 'All pictures',
};

function hasRedirects(app: FastifyInstance, { redirects }: CheckedContent): boolean {
  return redirects.every(({ from, page, address, automatic }) => {
    const here = app.site.current.redirects.get(from);
    return here?.page === page && here?.address === address && here?.automatic === automatic;
  });
}

async function comparePictures(
  app: FastifyInstance,
  pictures: readonly FilePicture[],
): Promise<ImportSummary['pictures']> {
  const rows = new Map((await listUploadedPictures(app.db)).map((row) => [row.name, row]));
  return pictures.map((picture) => ({
    name: picture.name,
    alt: picture.alt,
    state: stateOf(picture, rows.get(picture.name)),
  }));
}

function stateOf({ kind, hash, alt }: FilePicture, here: PictureRow | undefined): State {
  if (!here) return kind === 'slot' ? 'changes' : 'adds';
  return here.hash === hash && here.alt === alt ? 'leaves' : 'changes';
}
