import { encodeAddress } from '../web-address.ts';

/**
 * The markup of paragraphs: `**bold**` and `[words](target)`. Nothing nests, and `\*` and `\[` are the characters themselves. Anything
 * else, and a link to an unknown kind of target, is plain text.
 */
export type Inline = string | { kind: 'strong'; text: string } | { kind: 'link'; text: string; target: LinkTarget };

export type LinkTarget =
  | { kind: 'page'; id: string; anchor?: string }
  | { kind: 'address'; address: string }
  | { kind: 'phone' | 'email' };

const markup = /\\([*[])|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Returns the parts of a paragraph, in order. A plain text is one string; an empty text has no parts. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    addText(parts, text.slice(end, match.index));
    addMatch(parts, match);
    end = match.index + match[0].length;
  }
  addText(parts, text.slice(end));
  return parts;
}

/** Lists the targets of a paragraph's links. */
export function linkTargets(text: string): LinkTarget[] {
  return parseInline(text).flatMap((part) => (typeof part === 'object' && part.kind === 'link' ? part.target : []));
}

/** Returns a paragraph with its link addresses encoded for storage. */
export function encodeLinks(text: string): string {
  return text.replace(markup, (whole, _escaped, _bold, words?: string, address?: string) => {
    const target = address === undefined ? undefined : readTarget(address);
    return target?.kind === 'address' ? `[${words}](${target.address})` : whole;
  });
}

/** Returns the plain text of a paragraph. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

function addMatch(parts: Inline[], [whole, escaped, bold, words, address = '']: RegExpExecArray): void {
  const target = readTarget(address);
  if (escaped) addText(parts, escaped);
  else if (bold) parts.push({ kind: 'strong', text: bold });
  else if (words && target) parts.push({ kind: 'link', text: words, target });
  else addText(parts, whole);
}

/** Joins neighboring texts to one string, so that React writes no marker between them. */
function addText(parts: Inline[], text: string): void {
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last + text;
  else if (text) parts.push(text);
}

/** Parses a link target; `undefined` if its kind is unknown. */
export function readTarget(address: string): LinkTarget | undefined {
  if (address === 'phone' || address === 'email') return { kind: address };
  const [, id, anchor] = /^page:([a-z0-9-]{1,60})(?:#([\w-]{1,60}))?$/.exec(address) ?? [];
  if (id) return { kind: 'page', id, ...(anchor && { anchor }) };
  const encoded = address.startsWith('https://') ? encodeAddress(address) : undefined;
  return encoded === undefined ? undefined : { kind: 'address', address: encoded };
}
