import { readFileSync } from 'node:fs';
import { composeContent } from '../shared/content/compose.ts';
import { type ContentDocument, type DocumentKind, type Documents, fixedKinds } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { servicesOf, townsOf } from '../shared/content/plan-lists.ts';
import { defaultProfile } from '../shared/profile.ts';

/** The plan, and a JSON file for each page (CONTRIBUTING.md, "Shipped words"). The build checks the folder and copies it beside the bundled server. */
const folder = new URL('./shipped/', import.meta.url);

const plan = readShipped('plan') as SitePlan;

const documents = [
  ...fixedKinds.map((kind) => readDocument(kind, kind)),
  ...servicesOf(plan).map((id) => readDocument('service', id)),
  ...townsOf(plan).map((id) => readDocument('town', id)),
];

/** The words that the site is shipped with, for the ground and the weather of the home region. */
export const shippedDocuments: Documents = { plan, byId: documentsFor('home') };

const documentsOfAnyRegion = documentsFor('any');

/** The shipped words by the ids of their documents, for the ground that the plan of a site names; a document without texts for other regions is the same one for both. */
export function shippedWordsFor(ground: SitePlan['ground']): Documents['byId'] {
  return ground === 'anywhere' ? documentsOfAnyRegion : shippedDocuments.byId;
}

/** The shipped words as the views read them. */
export const shippedContent = composeContent(shippedDocuments);

function documentsFor(region: 'home' | 'any'): Documents['byId'] {
  return new Map(documents.map((document) => [document.id, textsFor(region, document) as ContentDocument]));
}

/** A document as its file has it, with the texts of all regions; the profile's words are those that a new site begins with. */
function readDocument(kind: DocumentKind, id: string): { id: string; kind: DocumentKind; words: unknown } {
  const files = { service: 'services', town: 'towns' } as const;
  const place = kind === 'service' || kind === 'town' ? files[kind] : 'pages';
  return { id, kind, words: kind === 'profile' ? defaultProfile : readShipped(`${place}/${id}`) };
}

/** @param name below the folder, without `.json`. What editors read at `$schema` is left out. */
function readShipped(name: string): unknown {
  const { $schema: _forEditors, ...words } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  return words;
}

/**
 * Picks, of each text that a file writes as `{ "home": "…", "any": "…" }`, the one for a region.
 * @returns the same value where there is no such text in it, so that both regions share what they have in common
 */
function textsFor(region: 'home' | 'any', value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Object.hasOwn(value, 'any')) return (value as Record<string, unknown>)[region];
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const text = textsFor(region, part);
    if (text === part) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = text;
  }
  return copy ?? value;
}
