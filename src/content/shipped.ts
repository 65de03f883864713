import { composeContent } from '../shared/content/compose.ts';
import type { ContentDocument, Documents } from '../shared/content/documents.ts';
import { defaultProfile } from '../shared/profile.ts';
import { areas } from './areas.ts';
import { bar } from './bar.ts';
import { financing } from './financing.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { plan } from './plan.ts';
import { services } from './services/index.ts';
import { towns } from './towns/index.ts';

const documents: ContentDocument[] = [
  { id: 'home', kind: 'home', words: home },
  { id: 'gallery', kind: 'gallery', words: gallery },
  { id: 'financing', kind: 'financing', words: financing },
  { id: 'areas', kind: 'areas', words: areas },
  { id: 'frame', kind: 'frame', words: frame },
  { id: 'bar', kind: 'bar', words: bar },
  { id: 'profile', kind: 'profile', words: defaultProfile },
  ...Object.entries(services).map(([id, words]): ContentDocument => ({ id, kind: 'service', words })),
  ...Object.entries(towns).map(([id, words]): ContentDocument => ({ id, kind: 'town', words })),
];

/** The words that the site is shipped with. */
export const shippedDocuments: Documents = {
  plan,
  byId: new Map(documents.map((document) => [document.id, document])),
};

/** The shipped words as the views read them. */
export const shippedContent = composeContent(shippedDocuments);
