import * as z from 'zod/mini';
import { unshown } from './clean-line.ts';

/** Refuses characters that no font shows, and names the first one with its place. @param name what the text is called, such as `Headline` */
export const shownText = (name = 'This text') =>
  z.refine<string>((text) => !unshown.test(text), {
    abort: true,
    error: ({ input }) => `${name} has a character that cannot be shown: ${describeUnshown(String(input))}`,
  });

/** @returns such as `U+F8FF, a character of one font alone, after “Cedar pickets”. Please delete it.` */
function describeUnshown(text: string): string {
  const index = Math.max(0, text.search(unshown));
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, index).trimEnd();
  const words = before.length > 30 ? `…${before.slice(-30).replace(/^\S*\s/, '')}` : before;
  return `U+${code}, ${kindOf(character)}, ${words ? `after “${words}”` : 'at the beginning'}. Please delete it.`;
}

function kindOf(character: string): string {
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Co}/u.test(character)) return 'a character of one font alone';
  return /\p{Cs}/u.test(character) ? 'half of an emoji' : 'no character at all';
}
