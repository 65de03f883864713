import type { Profile } from '../profile.ts';
import { type Documents, nameOf, wordSchemas } from './documents.ts';
import { linkTargets, readTarget } from './inline.ts';
import { fieldsOf } from './walk.ts';

/** A link of the site's words that leads to another website. */
export interface OutsideLink {
  /** The id of the document. */
  document: string;
  /** What lists of pages call the document. */
  name: string;
  /** The field, such as `sections.0.text`. */
  path: string;
  address: string;
}

/** The links of all words that visitors see, and of the business profile, that lead to other websites. */
export function outsideLinks({ byId }: Documents, profile: Profile): OutsideLink[] {
  const links = [...byId.values()].flatMap((document) =>
    [...fieldsOf(wordSchemas[document.kind], document.words)].flatMap(({ path, note, value }) =>
      typeof value === 'string'
        ? addressesIn(note.control, value).map((address) => ({
            ...{ document: document.id, name: nameOf(document) },
            path,
            address,
          }))
        : [],
    ),
  );
  return [...links, ...profileLinks(profile)].filter(({ address }) => !isPlaceholder(address));
}

function addressesIn(control: string, value: string): string[] {
  const target = control === 'target' ? readTarget(value) : undefined;
  const targets = control === 'paragraph' ? linkTargets(value) : target ? [target] : [];
  return targets.flatMap((each) => (each.kind === 'address' ? each.address : []));
}

function profileLinks({ financingUrl, privacyUrl, termsUrl, footerServices }: Profile): OutsideLink[] {
  const fields: [path: string, address: string][] = [
    ...Object.entries({ financingUrl, privacyUrl, termsUrl }),
    ...footerServices.map(({ url }, index) => [`footerServices.${index}.url`, url] as [string, string]),
  ];
  return fields
    .filter(([, address]) => /^https?:/.test(address))
    .map(([path, address]) => ({ document: 'profile', name: 'Business profile', path, address }));
}

/** What the site came with where it cannot know an address; no such name exists (RFC 2606). */
const isPlaceholder = (address: string) => new URL(address).hostname.endsWith('.example');
