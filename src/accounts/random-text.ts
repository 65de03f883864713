import { randomInt } from 'node:crypto';

/** Returns random characters that can't be guessed, each with the same probability. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
