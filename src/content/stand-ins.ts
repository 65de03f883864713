import { composeContent } from '../shared/content/compose.ts';
import type { Documents } from '../shared/content/documents.ts';
import { withStandIns } from '../shared/content/shown-pictures.ts';
import type { SiteContent } from '../shared/content.ts';
import { shippedWordsFor } from './shipped.ts';

/**
 * The words as the views read them, where each picture is one that the site has.
 * @param pictures by name
 * @param nowMs as `composeContent` takes it
 */
export function composeShown(
  documents: Documents,
  pictures: Readonly<Record<string, unknown>>,
  nowMs?: number,
): SiteContent {
  const hasPicture = (name: string) => Object.hasOwn(pictures, name);
  return composeContent(withStandIns(documents, hasPicture, shippedWordsFor(documents.plan.ground)), nowMs);
}
