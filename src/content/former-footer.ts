import { wordsOf } from '../shared/content/documents.ts';
import type { FooterLink } from '../shared/content/frame-words.ts';
import { shippedDocuments } from './shipped.ts';

/** The owner's links of the footer as the profile held them before they became words of header and footer; `undefined` where it holds none of his. */
export function footerLinksOf(profile: unknown): FooterLink[] | undefined {
  const { footerServices } = (profile ?? {}) as { footerServices?: unknown };
  if (!Array.isArray(footerServices)) return undefined;
  const links = footerServices.map(({ name, url }) => ({ name: String(name), target: String(url) }));
  return JSON.stringify(links) === JSON.stringify(wordsOf(shippedDocuments, 'frame').services) ? undefined : links;
}
