import * as z from 'zod/mini';
import { readBody, shippedDocuments, shippedWordsFor } from '../content/index.ts';
import { shippedPrices } from '../prices/index.ts';
import { type ContentDocument, type Documents, fixedKinds } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { redirectSchema } from '../shared/content/redirects.ts';
import { priceTableSchema } from '../shared/fence/prices.ts';
import { variantFormats } from '../shared/pictures.ts';
import type { SiteSources } from './site-sources.ts';

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
export function readSiteOfAnother(sources: unknown): SiteSources | undefined {
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
