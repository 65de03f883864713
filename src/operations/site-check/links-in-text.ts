import { type Documents, documentName, textSchemas } from '../../shared/content/documents.ts';
import { linkTargets } from '../../shared/content/inline.ts';
import { fieldsOf } from '../../shared/content/walk.ts';
import type { Profile } from '../../shared/profile.ts';

/** A link in the site's text to another website. */
export interface OutsideLink {
  /** The id of the document. */
  document: string;
  /** The document's name in lists of pages. */
  name: string;
  /** The field, such as `sections.0.text`. */
  path: string;
  address: string;
}

/** Lists the links to other websites in all published text and in the business profile. */
export function outsideLinks({ byId }: Documents, profile: Profile): OutsideLink[] {
  const links = [...byId.values()].flatMap((document) =>
    [...fieldsOf(textSchemas[document.kind], document.words)].flatMap(({ path, note, value }) =>
      typeof value === 'string'
        ? addressesIn(note.control, value).map((address) => ({
            document: document.id,
            name: documentName(document),
            path,
            address,
          }))
        : [],
    ),
  );
  return [...links, ...profileLinks(profile)].filter(({ address }) => !isPlaceholder(address));
}

function addressesIn(control: string, value: string): string[] {
  if (control === 'target' && /^https?:/.test(value)) return [value];
  const targets = control === 'paragraph' ? linkTargets(value) : [];
  return targets.flatMap((each) => (each.kind === 'address' ? each.address : []));
}

function profileLinks({ financingUrl, privacyUrl, termsUrl, reviewLinks }: Profile): OutsideLink[] {
  const reviews = reviewLinks.map(({ address }, index) => [`reviewLinks.${index}.address`, address] as const);
  return [...Object.entries({ financingUrl, privacyUrl, termsUrl }), ...reviews]
    .filter(([, address]) => /^https?:/.test(address))
    .map(([path, address]) => ({ document: 'profile', name: 'Business profile', path, address }));
}

/** True for the default of addresses that the site can't know; the name never exists (RFC 2606). */
const isPlaceholder = (address: string) => new URL(address).hostname.endsWith('.example');
