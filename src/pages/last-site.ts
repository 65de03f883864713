import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readBody, shippedDocuments, shippedWordsFor } from '../content/index.ts';
import { shippedPrices } from '../prices/index.ts';
import { type ContentDocument, type Documents, fixedKinds } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { redirectSchema } from '../shared/content/redirects.ts';
import { priceTableSchema } from '../shared/fence/prices.ts';
import { variantFormats } from '../shared/pictures.ts';
import type { SiteSources } from './site.ts';

/** What pages were last made from, for a start at which the database is away. All of it may be lost. */
interface LastSite {
  /** The program that wrote it: another one may have another shape for it. */
  program: string;
  sources: Omit<SiteSources, 'documents' | 'redirects' | 'originals'> & {
    documents: { plan: SiteSources['documents']['plan']; byId: [string, unknown][] };
    redirects: [string, unknown][];
    originals: [string, string][];
  };
}

/** Keeps what the site shows, whole or not at all. */
export async function saveLastSite(dataDir: string, program: string, sources: SiteSources): Promise<void> {
  const { documents, redirects, originals } = sources;
  const kept: LastSite = {
    program,
    sources: {
      ...sources,
      documents: { plan: documents.plan, byId: [...documents.byId] },
      redirects: [...redirects],
      originals: [...originals],
    },
  };
  await writeFile(`${pathOf(dataDir)}.new`, JSON.stringify(kept), { mode: 0o600, flush: true });
  await rename(`${pathOf(dataDir)}.new`, pathOf(dataDir));
}

/** What the site showed last; `undefined` where nothing was kept, or nothing that can be read. */
export async function readLastSite(dataDir: string, program: string): Promise<SiteSources | undefined> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = parse(text);
  // A rolling update may meet a database that is away.
  if (kept?.program !== program) return readSiteOfAnother(kept?.sources);
  const { documents, redirects, originals, ...sources } = kept.sources;
  return {
    ...sources,
    documents: { plan: documents.plan, byId: new Map(documents.byId) },
    redirects: new Map(redirects),
    originals: new Map(originals),
  } as SiteSources;
}

function parse(text: string): LastSite | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pathOf = (dataDir: string) => join(dataDir, 'last-site.json');

const pictureSchema = z.object({
  name: z.string(),
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  formats: z.array(z.enum(variantFormats)),
});
const entrySchema = z.object({
  name: z.string(),
  path: z.string(),
  url: z.string(),
  alt: z.optional(z.string()),
  picture: z.optional(pictureSchema),
});
const entriesSchema = z.catch(z.array(entrySchema), []);

/** What is taken of a file of another release, each part only if it is what this one knows. */
const keptSchema = z.object({
  documents: z.object({
    plan: z.unknown(),
    byId: z.array(z.tuple([z.string(), z.object({ kind: z.string(), words: z.unknown() })])),
  }),
  redirects: z.catch(z.array(z.tuple([z.string(), z.unknown()])), []),
  ownPictures: z.catch(z.record(z.string(), pictureSchema), {}),
  gallery: entriesSchema,
  uploads: entriesSchema,
  originals: z.catch(z.array(z.tuple([z.string(), z.string()])), []),
  prices: z.catch(
    z.object({ version: z.number(), checkedAt: z.nullable(z.string()), prices: priceTableSchema }),
    // The owner's prices cannot be read, and others would be wrong.
    { ...shippedPrices, prices: { ...shippedPrices.prices, enabled: false } },
  ),
});

/**
 * What another release kept for a start without the database, as far as this one can read it: words and profile as from the database,
 * pictures, redirects and prices where they have the same shape. Projects and the catalog are shown again when the database answers.
 * @returns `undefined` where the profile cannot be read: the shipped profile describes no real business
 */
function readSiteOfAnother(sources: unknown): SiteSources | undefined {
  const kept = keptSchema.safeParse(sources).data;
  const documents = kept && readDocuments(kept.documents);
  if (!documents) return undefined;
  const { redirects, ownPictures, gallery, uploads, originals, prices } = kept;
  return {
    documents,
    redirects: new Map(redirects.flatMap(([from, redirect]) => readRedirect(from, redirect))),
    formerForms: { options: [], services: [] },
    ownPictures,
    projects: [],
    gallery,
    uploads,
    originals: new Map(originals),
    catalog: undefined,
    prices,
  } as SiteSources;
}

function readDocuments({ plan, byId }: z.infer<typeof keptSchema>['documents']): Documents | undefined {
  const known = (readBody('plan', 'plan', JSON.stringify(plan)) as SitePlan | undefined) ?? shippedDocuments.plan;
  const shipped = shippedWordsFor(known.ground);
  const read = new Map<string, ContentDocument>();
  for (const id of fixedKinds) keep(read, shipped.get(id));
  for (const [id, { kind, words }] of byId) {
    const readable = readBody(kind, id, JSON.stringify(words));
    if (readable === undefined && kind === 'profile') return undefined;
    keep(read, readable === undefined ? shipped.get(id) : ({ id, kind, words: readable } as ContentDocument));
  }
  return byId.some(([id]) => id === 'profile') ? { plan: known, byId: read } : undefined;
}

function keep(read: Map<string, ContentDocument>, document: ContentDocument | undefined): void {
  if (document) read.set(document.id, document);
}

function readRedirect(from: string, redirect: unknown): [string, unknown][] {
  const { automatic = false } = redirect as { automatic?: boolean };
  const { data } = redirectSchema.safeParse(redirect);
  return data ? [[from, { ...data, automatic }]] : [];
}
