import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Documents } from '../shared/content/documents.ts';
import { type SitePlan, servicesOf } from '../shared/content/page-plan.ts';
import { type FormerForms, formerFormMs } from '../shared/page.ts';
import { planId, readBody } from './read.ts';
import { shippedDocuments } from './shipped.ts';
import { findVersion } from './versions.ts';

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

type Found = Awaited<ReturnType<typeof listFound>>[number];

/** Finds, out of the versions, what the forms offered within the last 30 days; each version is read once. */
export function createFormChoicesReader(db: Kysely<Database>) {
  let read = new Map<number, unknown>();
  return async ({ plan, byId }: Documents, nowMs: number): Promise<FormerForms> => {
    const found = Map.groupBy(await listFound(db), ({ documentId }) => documentId);
    const next = new Map<number, unknown>();
    const spansOf = async <Value>(id: string, current: unknown, shipped: unknown): Promise<Span<Value>[]> => {
      const spans: Span<Value>[] = [];
      for (const { version, untilMs } of toSpans(found.get(id) ?? [])) {
        if (untilMs + formerFormMs <= nowMs) continue;
        const isCurrent = untilMs === Number.POSITIVE_INFINITY && current !== undefined;
        if (version && !isCurrent) next.set(version.id, read.get(version.id) ?? (await readVersion(db, version)));
        const value = isCurrent ? current : version ? next.get(version.id) : shipped;
        if (value !== undefined) spans.push({ value: value as Value, untilMs });
      }
      return spans;
    };
    const plans = await spansOf<SitePlan>(planId, plan, shippedDocuments.plan);
    const words = new Map<string, Span<FormWords>[]>();
    for (const id of new Set(plans.flatMap(({ value }) => servicesOf(value))))
      words.set(id, await spansOf(id, byId.get(id)?.words, shippedDocuments.byId.get(id)?.words));
    read = next;
    return collect(plans, words);
  };
}

/** The versions of plan and services that were ever live, without their words. */
function listFound(db: Kysely<Database>) {
  return db
    .selectFrom('contentVersions')
    .innerJoin('contentDocuments', 'contentDocuments.id', 'contentVersions.documentId')
    .select(['contentVersions.id', 'documentId', 'kind', 'origin', 'at', 'undoneAt'])
    .where('kind', 'in', ['service', planId])
    .where('scheduledAtMs', 'is', null)
    .orderBy('contentVersions.id')
    .execute();
}

/** Each version until it was undone or the next one that was not came; the shipped words before the first one and after each reset. */
function toSpans(versions: readonly Found[]): { version?: Found; untilMs: number }[] {
  const stayed = versions.filter(({ undoneAt }) => undoneAt === null);
  const endAfter = (id: number) =>
    Date.parse(stayed.find((version) => version.id > id)?.at ?? '') || Number.POSITIVE_INFINITY;
  const resets = stayed.filter(({ origin }) => origin === 'reset').map(({ id }) => id);
  return [
    { untilMs: Math.max(...[0, ...resets].map(endAfter)) },
    ...versions
      .filter(({ origin }) => origin !== 'reset')
      .map((version) => ({ version, untilMs: version.undoneAt ? Date.parse(version.undoneAt) : endAfter(version.id) })),
  ];
}

/** Of the words of a service what forms show is kept, since all of them would fill the memory. */
async function readVersion(db: Kysely<Database>, { id, kind, documentId }: Found): Promise<unknown> {
  const stored = await findVersion(db, documentId, id);
  const value = stored && readBody(kind, documentId, stored.body);
  if (value === undefined || kind === planId) return value;
  const { menuName, contactOption } = value as FormWords;
  return { menuName, contactOption };
}

/** Everything that a plan and the words of a service in it offered together, as long as both were live. */
function collect(plans: readonly Span<SitePlan>[], words: ReadonlyMap<string, Span<FormWords>[]>): FormerForms {
  const options = new Map<string, number>();
  const services = new Map<string, FormerForms['services'][number]>();
  for (const plan of plans)
    for (const id of servicesOf(plan.value).filter((id) => !Object.hasOwn(plan.value.hidden, id)))
      for (const { value, untilMs } of words.get(id) ?? []) {
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
