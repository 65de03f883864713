import { Fragment } from 'react';
import { type Inline, type LinkTarget, parseInline } from '../../src/shared/content/inline.ts';
import type { Site } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { mailLink } from '../../src/shared/web-address.ts';
import { useSite } from '../site.ts';

/** A paragraph of the owner's text with its markup. A link to a hidden or removed page becomes plain text. */
export function Words({ text }: { text: string }) {
  const site = useSite();
  const parts = parseInline(text);
  if (parts.length <= 1 && typeof parts[0] !== 'object') return parts[0] ?? '';
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no name but their place
  return parts.map((part, index) => <Fragment key={index}>{showPart(part, site)}</Fragment>);
}

/** Paragraphs of the owner's text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Words text={text} />
    </p>
  ));
}

function showPart(part: Inline, site: Site) {
  if (typeof part === 'string') return part;
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  const address = addressOf(part.target, site);
  return address === undefined ? part.text : <a href={address}>{part.text}</a>;
}

/** @returns `undefined` for a hidden or removed page */
export function addressOf(target: LinkTarget, { map, profile }: Site): string | undefined {
  switch (target.kind) {
    case 'page': {
      const path = map.paths.get(target.id);
      return path && target.anchor ? `${path}#${target.anchor}` : path;
    }
    case 'address':
      return target.address;
    case 'phone':
      return telephoneLink(profile.phone);
    case 'email':
      return mailLink(profile.email);
  }
}
