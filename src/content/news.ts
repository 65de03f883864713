import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordChange } from '../accounts/index.ts';
import { type ContentDocumentRow, type Database, inTransaction } from '../database/index.ts';
import { ChangedElsewhereError, InvalidFieldsError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import { type Documents, nameOf } from '../shared/content/documents.ts';
import type { Region } from '../shared/content/page-plan.ts';
import type { NewsEntry } from '../shared/content/versions.ts';
import { type Edit, kindOf, requirePublishable } from './publish.ts';
import { readBody } from './read.ts';
import { answerNews, keptName, shippedDocuments, shippedHash } from './shipped.ts';
import { addVersion, findRow, forgetOldVersions, writeLive } from './store.ts';

/** That a release brought other words for a document. */
interface News {
  /** Whether the owner's words are shown, which stay; otherwise the page shows the new ones already. */
  own: boolean;
  /** The hash of the shipped words of before. */
  before: string;
  /** When this site first had the new ones; ISO 8601, UTC. */
  since: string;
}

/** What a release changed and the owner has not answered yet: below words of his own, and on pages without. */
export async function listNews(
  db: Kysely<Database>,
  rows: ReadonlyMap<string, ContentDocumentRow>,
  { byId, plan: { region } }: Documents,
): Promise<NewsEntry[]> {
  const seen = Map.groupBy(await listSeen(db), ({ documentId }) => documentId);
  const bases = await listBases(db);
  return [...shippedDocuments.byId.keys()].flatMap((id): NewsEntry[] => {
    const document = byId.get(id);
    const news = findNews({ id, region }, rows.get(id), seen.get(keptName(id, region)) ?? [], bases);
    return document && news ? [{ id, name: nameOf(document), own: news.own, since: news.since }] : [];
  });
}

/** What a release changed of one document, with the shipped words of before; `undefined` where there is nothing to answer. */
export async function readNews(
  db: Kysely<Database>,
  id: string,
  row: ContentDocumentRow | undefined,
  { plan: { region } }: Documents,
): Promise<(News & { words: unknown }) | undefined> {
  const seen = await listSeen(db, keptName(id, region));
  const news = findNews({ id, region }, row, seen, await listBases(db, id));
  if (!news) return undefined;
  const former = await db
    .selectFrom('shippedWords')
    .select('body')
    .where('documentId', 'in', [id, keptName(id, 'any')])
    .where('hash', '=', news.before)
    .executeTakeFirst();
  return { ...news, words: former && readBody(kindOf(id, row), id, former.body) };
}

type Seen = { documentId: string; hash: string; firstSeenAt: string };

/** Words that began from those of this release for the other region are up to date. */
function findNews(
  { id, region }: { id: string; region: Region },
  row: ContentDocumentRow | undefined,
  seen: readonly Seen[],
  bases: ReadonlyMap<number, string>,
): News | undefined {
  const current = seen.find(({ hash }) => hash === shippedHash(id, region));
  if (!current || row?.deletedAt || row?.newsAnswered === current.hash) return undefined;
  const own = Boolean(row?.publishedVersion);
  const before = own ? bases.get(row?.publishedVersion ?? 0) : seen.findLast((other) => other !== current)?.hash;
  const isCurrent = before === shippedHash(id, 'home') || before === shippedHash(id, 'any');
  return before && !isCurrent ? { own, before, since: current.firstSeenAt } : undefined;
}

/** The shipped words that this site has had, without their bodies, in their order. */
function listSeen(db: Kysely<Database>, id?: string): Promise<Seen[]> {
  let query = db.selectFrom('shippedWords').select(['documentId', 'hash', 'firstSeenAt']).orderBy('firstSeenAt');
  if (id !== undefined) query = query.where('documentId', '=', id);
  return query.execute();
}

/** The hash of the shipped words that each live version began from. */
async function listBases(db: Kysely<Database>, id?: string): Promise<Map<number, string>> {
  let query = db
    .selectFrom('contentDocuments')
    .innerJoin('contentVersions', 'contentVersions.id', 'contentDocuments.publishedVersion')
    .select(['contentVersions.id', 'contentVersions.shippedHash']);
  if (id !== undefined) query = query.where('contentDocuments.id', '=', id);
  return new Map((await query.execute()).map((row) => [row.id, row.shippedHash]));
}

/**
 * Answers the news of a document, which then says no more of it until the next release.
 * @param answer `keep` leaves what visitors see; `before` publishes the shipped words of before as the owner's
 * @returns the live version, and the batch that undoes a publication
 * @throws NoSuchRecordError where there is no news, InvalidFieldsError for `before` where the owner's own words are shown
 */
export function answerNewsOf(
  db: Kysely<Database>,
  edit: Edit,
  answer: 'keep' | 'before',
): Promise<{ published: number | null; undo?: string }> {
  const { id, by, at } = edit;
  const { documents } = edit.context;
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    const news = requireRecord(await readNews(transaction, id, row, documents));
    if (answer === 'before' && news.own)
      throw new InvalidFieldsError({ answer: ['Visitors see words of your own here, which the update left alone.'] });
    const done =
      answer === 'before' ? await publishFormer(transaction, edit, news) : { published: row?.publishedVersion ?? null };
    await answerNews(transaction, id, kind, documents.plan.region);
    const action = answer === 'before' ? 'keep the words of before' : 'keep the words';
    await recordChange(transaction, by, at, { action, subject: id });
    return done;
  });
}

async function publishFormer(
  db: Kysely<Database>,
  { id, by, at, context }: Edit,
  { before, words: former }: { before: string; words: unknown },
): Promise<{ published: number; undo: string }> {
  const kind = kindOf(id, await findRow(db, id));
  const words = await requirePublishable(id, kind, requireRecord(former), context, 'all');
  const undo = randomUUID();
  const stamp = { by: by.name, at, shippedHash: before, replaced: null, batch: undo };
  const to = await addVersion(db, { documentId: id, words, origin: 'restore', ...stamp });
  if (!(await writeLive(db, { id, kind, published: null, to })))
    throw new ChangedElsewhereError('This page has been published since then. Nothing was changed.');
  await forgetOldVersions(db, id);
  return { published: to, undo };
}
