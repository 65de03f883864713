import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Documents } from '../shared/content/documents.ts';
import { type SitePlan, servicesOf } from '../shared/content/page-plan.ts';
import { type FormerForms, formerFormMs } from '../shared/page.ts';
import { lastWordsOf } from './documents.ts';
import { planId, readBody } from './read.ts';
import { shippedDocuments } from './shipped.ts';
import { findVersion } from './store.ts';

/** What was live, and until when; `Infinity` while it is. Milliseconds since 1970. */
interface Span<Value> {
  value: Value;
  untilMs: number;
}

/** What forms show of a service page. */
interface FormWords {
  menuName?: string | undefined;
  contactOption?: string | undefined;
}

type Found = Awaited<ReturnType<typeof listRecent>>[number];

/** Finds, out of the versions, what the forms offered within the last 30 days; each version is read once. */
export function createFormerFormsReader(db: Kysely<Database>) {
  let read = new Map<number, unknown>();
  return async (documents: Documents, nowMs: number): Promise<FormerForms> => {
    const versions = await listRecent(db, new Date(nowMs - formerFormMs).toISOString());
    read = await readBodies(db, versions, read);
    const spansOf = <Value>(id: string, current: Value | undefined, shipped: unknown): Span<Value>[] => [
      ...(current === undefined ? [] : [{ value: current, untilMs: Infinity }]),
      ...toSpans<Value>(
        versions.filter(({ documentId }) => documentId === id),
        read,
        shipped as Value | undefined,
      ),
    ];
    const gone = await readGone(db, documents);
    const wordsOf = (id: string) =>
      spansOf<FormWords>(
        id,
        (documents.byId.get(id)?.words ?? gone.get(id)) as FormWords | undefined,
        shippedDocuments.byId.get(id)?.words,
      );
    return collect(spansOf<SitePlan>(planId, documents.plan, shippedDocuments.plan), wordsOf);
  };
}

/** The versions of plan and services that were made lately, and those that they replaced. */
async function listRecent(db: Kysely<Database>, since: string) {
  const recent = db
    .selectFrom('contentVersions')
    .select('replaced')
    .where('at', '>=', since)
    .where('replaced', 'is not', null);
  return db
    .selectFrom('contentVersions')
    .innerJoin('contentDocuments', 'contentDocuments.id', 'contentVersions.documentId')
    .select(['contentVersions.id', 'documentId', 'kind', 'at', 'replaced'])
    .where('kind', 'in', ['service', planId])
    .where(({ eb, or }) => or([eb('at', '>=', since), eb('contentVersions.id', 'in', recent)]))
    .orderBy('contentVersions.id')
    .execute();
}

/** Adds what is not known yet. Of the words of a service what forms show is kept, since all of them would fill the memory. */
async function readBodies(
  db: Kysely<Database>,
  versions: readonly Found[],
  known: ReadonlyMap<number, unknown>,
): Promise<Map<number, unknown>> {
  const read = new Map<number, unknown>();
  for (const { id, kind, documentId } of versions) {
    const stored = known.has(id) ? undefined : await findVersion(db, documentId, id);
    const value = stored ? readBody(kind, documentId, stored.body) : known.get(id);
    read.set(id, stored && kind !== planId ? toFormWords(value as FormWords | undefined) : value);
  }
  return read;
}

const toFormWords = (words: FormWords | undefined): FormWords | undefined =>
  words && { menuName: words.menuName, contactOption: words.contactOption };

/** Each version until the one that replaced it; the shipped words until the first one of all. */
function toSpans<Value>(
  versions: readonly Found[],
  read: ReadonlyMap<number, unknown>,
  shipped: Value | undefined,
): Span<Value>[] {
  const replacedAt = (id: number | null) =>
    Math.max(...versions.filter(({ replaced }) => replaced === id).map(({ at }) => Date.parse(at)));
  const spans = versions.map(({ id, at }) => ({
    value: read.get(id) as Value | undefined,
    untilMs: Math.max(replacedAt(id), Date.parse(at)),
  }));
  return [...spans, { value: shipped, untilMs: replacedAt(null) }].filter(
    (span): span is Span<Value> => span.value !== undefined && Number.isFinite(span.untilMs),
  );
}

/** The last words of the pages in the bin. */
async function readGone(db: Kysely<Database>, documents: Documents): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('contentDocuments')
    .selectAll()
    .where('kind', '=', 'service')
    .where('deletedAt', 'is not', null)
    .execute();
  const gone = new Map<string, unknown>();
  for (const row of rows) if (!documents.byId.has(row.id)) gone.set(row.id, await lastWordsOf(db, row, documents));
  return gone;
}

/** Everything that a plan and the words of a service in it offered together, as long as both were live. */
function collect(plans: readonly Span<SitePlan>[], wordsOf: (id: string) => readonly Span<FormWords>[]): FormerForms {
  const options = new Map<string, number>();
  const services = new Map<string, FormerForms['services'][number]>();
  for (const plan of plans)
    for (const id of servicesOf(plan.value).filter((id) => !Object.hasOwn(plan.value.hidden, id)))
      for (const { value, untilMs } of wordsOf(id)) {
        const until = Math.min(plan.untilMs, untilMs) + formerFormMs;
        if (!Number.isFinite(until)) continue;
        const { menuName: name = '', contactOption } = value;
        const path = `/${plan.value.slugs[id]}`;
        if (contactOption) options.set(contactOption, Math.max(until, options.get(contactOption) ?? 0));
        const key = `${path} ${name}`;
        services.set(key, { name, path, untilMs: Math.max(until, services.get(key)?.untilMs ?? 0) });
      }
  return { options: [...options].map(([name, untilMs]) => ({ name, untilMs })), services: [...services.values()] };
}
