import { digitsOf, gap, plainDigits, readTelephone, runs } from './telephone.ts';

const numberAlone = new RegExp(`^${gap}\\+?${gap}(?:\\d${gap})+$`, 'u');

/** A number as the desk shows it: an American one without words around it as `(336) 555-0142`, any other text as it was typed. */
export function shownPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(readTelephone(phone)?.number ?? '') ?? [];
  const text = plainDigits(phone);
  return area && numberAlone.test(text) && digitsOf(text).length <= 11 ? `(${area}) ${exchange}-${line}` : phone;
}

/** Whether a number is not American, or is too long to be. */
export function isFromAbroad(phone: string): boolean {
  const number = readTelephone(phone)?.number;
  if (number) return !number.startsWith('+1');
  return digitRuns(phone).some((digits) => digits.length > 11 || (digits.length === 11 && !digits.startsWith('1')));
}

/**
 * What a search for a number compares, with and without its country code, also while it is still being typed: `+1 (336) 555` gives `336555`.
 * @returns nothing for a text that is no number and holds no certain one
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

/** The digits of each number that a text may hold, in its order: `Home: 336-555-0142` gives `3365550142`. */
export function digitRuns(text: string): string[] {
  return Array.from(plainDigits(text).matchAll(runs), ([run]) => digitsOf(run));
}
