import * as z from 'zod/mini';

/** What holds an emoji, a flag or a word of another script together; between Latin letters, digits and signs it has no meaning. */
const meant = [
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?\\u200D(?=\\p{Extended_Pictographic})',
  '[\\p{Extended_Pictographic}\\p{Script=Han}\\p{Script=Mongolian}]\\p{Variation_Selector}',
  '[0-9#*]\\uFE0F\\u20E3',
  '\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+',
  '(?!\\p{Script=Latin}|\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}][\\u200C\\u200D](?=(?!\\p{Script=Latin}|\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}])',
];
/** Zero-width characters, direction marks, soft hyphens and what else shows nothing, such as the place of a picture that was not pasted. */
const unseen = new RegExp(`(${meant.join('|')})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]`, 'gu');

/** Signs of Word's symbol fonts, which no other font has, and the characters that look like them. */
const wordSigns: Readonly<Record<string, string>> = {
  ...{ '\uf06c': '●', '\uf06e': '■', '\uf076': '❖', '\uf0a7': '▪', '\uf0b7': '•' },
  ...{ '\uf0d8': '➢', '\uf0e0': '→', '\uf0e8': '➔', '\uf0fb': '✗', '\uf0fc': '✓' },
};

/** A text without the characters that nobody sees, and with plain ones where others only look alike; lines and spaces stay. */
export function withoutUnseen(text: string): string {
  return text
    .replace(unseen, '$1')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u2800/g, ' ')
    .replace(/[\uf020-\uf0ff]/g, (sign) => wordSigns[sign] ?? sign)
    .replace(/(^|[\r\n])([^\S\r\n]*)[\uf020-\uf0ff](?=\s)/g, '$1$2•');
}

/** One line as it is meant: without unseen characters, with one space for line breaks and runs of spaces, and none around it. */
export function cleanLine(text: string): string {
  return withoutUnseen(text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{M}]+/u, '')
    .trimEnd();
}

/** A control character other than a line break, a private-use or unassigned one, or half of a pair: no font shows it. */
export const unshown = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const allUnshown = new RegExp(unshown, 'gu');

/** One line of text: unseen characters go away, line breaks and runs of spaces become one space. */
export const onOneLine = () => z.overwrite<string>(cleanLine);

/** Lines of text: unseen characters go away, every line break is `\n`, and any other white space is a space. */
export const onLines = () =>
  z.overwrite<string>((text) =>
    withoutUnseen(text.replace(/\r\n?/g, '\n'))
      .replace(/[^\S\n]/g, ' ')
      .trim(),
  );

/** One line of a visitor, of whom nothing is refused that can be left out: what no font shows goes away as well. */
export const onVisitorsLine = () => z.overwrite<string>((text) => cleanLine(text.replace(allUnshown, ' ')));
