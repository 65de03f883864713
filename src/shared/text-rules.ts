import * as z from 'zod/mini';
import { addressLimit, encodeAddress } from './web-address.ts';

/** Characters that join an emoji, a flag, or a word of another script. Between Latin letters, digits, and signs they have no meaning. */
const meant = [
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?\\u200D(?=\\p{Extended_Pictographic})',
  '[\\p{Extended_Pictographic}\\p{Script=Han}\\p{Script=Mongolian}]\\p{Variation_Selector}',
  '[0-9#*]\\uFE0F\\u20E3',
  '\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+',
  '(?!\\p{Script=Latin}|\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}][\\u200C\\u200D](?=(?!\\p{Script=Latin}|\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}])',
];
/**
 * Zero-width characters, direction marks, soft hyphens, and other invisible characters, such as the placeholder of a picture that wasn't
 * pasted.
 */
const unseen = new RegExp(`(${meant.join('|')})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]`, 'gu');

/** Private-use characters of Word's symbol fonts, mapped to standard ones. */
const wordSigns: Readonly<Record<string, string>> = {
  '\uf06c': '●',
  '\uf06e': '■',
  '\uf076': '❖',
  '\uf0a7': '▪',
  '\uf0b7': '•',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0e8': '➔',
  '\uf0fb': '✗',
  '\uf0fc': '✓',
};

/** Removes invisible characters, and replaces look-alikes with plain ones; lines and spaces stay. */
export function withoutUnseen(text: string): string {
  return text
    .replace(unseen, '$1')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u2800/g, ' ')
    .replace(/[\uf020-\uf0ff]/g, (sign) => wordSigns[sign] ?? sign)
    .replace(/(^|[\r\n])([^\S\r\n]*)[\uf020-\uf0ff](?=\s)/g, '$1$2•');
}

/** Cleans one line: removes invisible characters, turns line breaks and runs of spaces into one space, and trims the ends. */
export function cleanLine(text: string): string {
  return withoutUnseen(text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{M}]+/u, '')
    .trimEnd();
}

/** A control character other than a line break, a private-use or unassigned character, or half of a surrogate pair: no font shows it. */
export const unshown = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const allUnshown = new RegExp(unshown, 'gu');

/** One line of text: invisible characters are removed, line breaks and runs of spaces become one space. */
export const onOneLine = () => z.overwrite<string>(cleanLine);

/** Lines of text: invisible characters are removed, every line break is `\n`, and any other white space is a space. */
export const onLines = () =>
  z.overwrite<string>((text) =>
    withoutUnseen(text.replace(/\r\n?/g, '\n'))
      .replace(/[^\S\n]/g, ' ')
      .trim(),
  );

/** Visitor input: removes unsupported characters instead of rejecting them. */
export const onVisitorsLine = () => z.overwrite<string>((text) => cleanLine(text.replace(allUnshown, ' ')));

/**
 * Refuses characters that no font shows, and names the first one with its position.
 * @param name of the text in the message, such as `Headline`
 */
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

/** The rule of HTML for `type=email` (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * An email address that HTML's own rule accepts, without the invisible characters that copying adds, its domain in ASCII.
 * @param message for an invalid address
 * @param tooLong for an address of more than 254 characters (RFC 5321, 4.5.3.1.3, without the angle brackets)
 */
export const emailAddress = (message: string, tooLong = message) =>
  z.string(message).check(z.overwrite(cleanAddress), z.maxLength(254, tooLong), z.regex(emailPattern, message));

/** Returns an address without invisible characters, its domain as punycode: `dana@müller.example` gives `dana@xn--mller-kva.example`. */
export function cleanAddress(typed: string): string {
  const address = cleanLine(typed.normalize('NFKC'));
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !/[^ -~]/.test(domain) || /[\s!-,/:-@[-`{-~]/.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/**
 * A field for an address, which is stored as `encodeAddress` returns it.
 * @param name of the field, which starts the messages about its length and its characters
 * @param isAllowed whether this kind of address is allowed
 * @param message for an address that isn't allowed
 */
export function addressField(name: string, isAllowed: (address: string) => boolean, message: string) {
  return z.string(message).check(
    onOneLine(),
    shownText(name),
    z.overwrite((text) => encodeAddress(text) ?? text),
    z.maxLength(addressLimit, `${name} is too long. Keep it to ${addressLimit} characters.`),
    z.refine<string>(isAllowed, message),
  );
}

/** Letters that Unicode doesn't decompose into a plain letter and a mark, and punctuation that people type differently. */
const plainForms: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʻ: "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
};

/**
 * Normalizes a text for searching: lower case, without accents and invisible characters. `José` gives `jose`, composed or decomposed; line
 * breaks stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[đðħıłøŧþßæœς‘’ʻʼ`´“”]/g, (letter) => plainForms[letter] ?? letter)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\S\n]+/g, ' ');
}
