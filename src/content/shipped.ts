import { composeContent } from '../shared/content/compose.ts';
import { type ContentDocument, type Documents, wordSchemas } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { mapFields } from '../shared/content/walk.ts';
import { defaultProfile } from '../shared/profile.ts';
import { areas } from './areas.ts';
import { bar } from './bar.ts';
import { elsewhere } from './elsewhere/index.ts';
import { financing } from './financing.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { plan } from './plan.ts';
import { price } from './price.ts';
import { services } from './services/index.ts';
import { towns } from './towns/index.ts';

const documents: ContentDocument[] = [
  { id: 'home', kind: 'home', words: home },
  { id: 'gallery', kind: 'gallery', words: gallery },
  { id: 'financing', kind: 'financing', words: financing },
  { id: 'price', kind: 'price', words: price },
  { id: 'areas', kind: 'areas', words: areas },
  { id: 'frame', kind: 'frame', words: frame },
  { id: 'bar', kind: 'bar', words: bar },
  { id: 'profile', kind: 'profile', words: defaultProfile },
  ...Object.entries(services).map(([id, words]): ContentDocument => ({ id, kind: 'service', words })),
  ...Object.entries(towns).map(([id, words]): ContentDocument => ({ id, kind: 'town', words })),
];

/** The words that the site is shipped with, for the ground and the weather of the home region. */
export const shippedDocuments: Documents = {
  plan,
  byId: new Map(documents.map((document) => [document.id, document])),
};

const wordsElsewhere: Documents['byId'] = new Map(documents.map((document) => [document.id, moveElsewhere(document)]));

/** The shipped words by the ids of their documents, for the ground that the plan of a site names. */
export function shippedWordsFor(ground: SitePlan['ground']): Documents['byId'] {
  return ground === 'anywhere' ? wordsElsewhere : shippedDocuments.byId;
}

/** A document with the texts that are true in any region; the same one where it has none of them. */
function moveElsewhere(document: ContentDocument): ContentDocument {
  const texts = elsewhere[document.id];
  if (!texts) return document;
  const words = mapFields(wordSchemas[document.kind], document.words, ({ path, value }) => texts[path] ?? value);
  return { ...document, words } as ContentDocument;
}

/** The shipped words as the views read them. */
export const shippedContent = composeContent(shippedDocuments);
