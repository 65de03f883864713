/** A phone number that can be dialed. */
export interface Telephone {
  /** With its country code: `+13365550142`. */
  number: string;
  /** The digits to dial once the call is answered. */
  extension?: string;
}

/** The characters that people write between the digits of one number; a slash with spaces around it separates two numbers. */
const gap = '(?:[\\s().·•_\\p{Pd}]|/(?=[\\d(]))*';
const runs = new RegExp(`(?:\\+[\\s(]*)?\\d(?:${gap}\\d)*`, 'gu');
const american = new RegExp(`^${gap}(?:1${gap})?([2-9]\\d\\d)${gap}(\\d{3})${gap}(\\d{4})(?!\\d)`, 'u');
const extensionBehind =
  /^[\s,;.(\p{Pd}]*(?:ext(?:n|en\p{L}*)?|xt?|#|[,;](?=\d))[\s.:=#]*(\d{1,7})(?!\d|[\s.\p{Pd}]\d{3})/iu;

/**
 * Returns the first unambiguous phone number in a text, whatever surrounds it: words, an extension, a second number. Ten digits are an
 * American number; any other number needs `+`, `011`, or `00` before its country code.
 * @returns `undefined` if it isn't certain which number is meant
 */
export function readTelephone(typed: string): Telephone | undefined {
  const text = plainDigits(typed);
  for (const { 0: run, index } of text.matchAll(runs)) {
    const behind = text.slice(index + run.length);
    const found = readRun(withoutTime(run, behind));
    if (!found) continue;
    const extension = extensionBehind.exec(text.slice(index + found.length))?.[1];
    return { number: found.number, ...(extension && { extension }) };
  }
  return undefined;
}

/** Returns the phone link of a number as typed: `(336) 555-0142 ext. 12` gives `tel:+13365550142,12`; a comma makes the phone wait. */
export function telephoneLink(phone: string): string | undefined {
  const { number, extension } = readTelephone(phone) ?? {};
  return number && `tel:${number}${extension ? `,${extension}` : ''}`;
}

/**
 * Returns the link that starts a text message to a number (RFC 5724): `?&` because iPhones read the text after `&`, and others after `?`.
 * @param words the start of the message
 * @returns `undefined` for an ambiguous number, or one with an extension, which can't get messages
 */
export function textLink(phone: string, words = ''): string | undefined {
  const { number, extension } = readTelephone(phone) ?? {};
  if (!number || extension) return undefined;
  return `sms:${number}${words && `?&body=${encodeURIComponent(words)}`}`;
}

/** Returns a number as typed, with its country code before it: `(336) 555-0142` gives `+1 (336) 555-0142`. */
export function internationalPhone(phone: string): string {
  const written = phone.trim();
  const number = readTelephone(written)?.number;
  if (written.startsWith('+') || !number) return written;
  if (!number.startsWith('+1')) return number;
  return digitsOf(written).length > 10 ? `+${written}` : `+1 ${written}`;
}

/** @returns the number and the length of its text in the run, or `undefined` if it is ambiguous */
function readRun(run: string): { number: string; length: number } | undefined {
  const prefix = /^(?:\+|011|00)/.exec(run)?.[0] ?? '';
  const rest = run.slice(prefix.length);
  const isLocal = prefix === '' || /^[\s().\p{Pd}]*1/u.test(rest);
  if (isLocal) {
    const found = american.exec(rest);
    if (found) return { number: `+1${found.slice(1).join('')}`, length: prefix.length + found[0].length };
    const digits = digitsOf(rest).replace(/^1/, '');
    return /^[2-9]\d{9}$/.test(digits) ? { number: `+1${digits}`, length: run.length } : undefined;
  }
  const digits = digitsOf(rest);
  // Some people start local numbers with `011` or `00`; these are shorter than a number with a country code.
  const shortest = prefix.endsWith('+') ? 7 : 9;
  const isWhole = /^[2-9]\d*$/.test(digits) && digits.length >= shortest && digits.length <= 15;
  return isWhole ? { number: `+${digits}`, length: run.length } : undefined;
}

/** Drops the last digits of a run if they belong to the next word: `336 555 01 42 5pm`. */
function withoutTime(run: string, behind: string): string {
  const isCut = /^[:\p{L}]/u.test(behind) && !extensionBehind.test(behind);
  return isCut ? run.replace(/\s\S*$/, '') : run;
}

/** Converts the digits of any script and width to ASCII, and removes invisible characters. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/\p{Nd}/gu, digitValue);
}

/** Unicode has digits in rows of ten, which start at a code point that ends with 0 or 6. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const last = code % 16;
  return String(last < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
}

/** Drops the `(0)` in numbers such as `+49 (0)170 1234567`, which isn't dialed from abroad. */
function digitsOf(text: string): string {
  return text.replace(/\(0\)|\D/g, '');
}

const numberAlone = new RegExp(`^${gap}\\+?${gap}(?:\\d${gap})+$`, 'u');

/** Returns a number as the admin shows it: `(336) 555-0142` if the text is only an American number, any other text as typed. */
export function shownPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(readTelephone(phone)?.number ?? '') ?? [];
  const text = plainDigits(phone);
  return area && numberAlone.test(text) && digitsOf(text).length <= 11 ? `(${area}) ${exchange}-${line}` : phone;
}

/** True if a number isn't American, or is too long to be. */
export function isFromAbroad(phone: string): boolean {
  const number = readTelephone(phone)?.number;
  if (number) return !number.startsWith('+1');
  return digitRuns(phone).some((digits) => digits.length > 11 || (digits.length === 11 && !digits.startsWith('1')));
}

/**
 * Returns the digits that a phone number search compares, with and without the country code, even while it is still being typed: `+1 (336)
 * 555` gives `336555`.
 * @returns nothing for a text that neither is nor contains a number
 */
export function digitsWithoutCountry(search: string): string[] {
  const certain = readTelephone(search)?.number;
  if (certain) return [certain.replace(/^\+1?/, '')];
  const text = plainDigits(search).trim();
  const digits = digitsOf(text);
  if (!numberAlone.test(text)) return [];
  const local = /^\+1|^1\D/.test(text) || digits.length >= 7 ? digits.replace(/^1/, '') : digits;
  return [digits, local].filter(({ length }) => length >= 4);
}

/** Lists the digits of each possible number in a text, in order: `Home: 336-555-0142` gives `3365550142`. */
export function digitRuns(text: string): string[] {
  return Array.from(plainDigits(text).matchAll(runs), ([run]) => digitsOf(run));
}
