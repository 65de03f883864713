import { randomInt } from 'node:crypto';

/** Letters that nobody can guess, each with the same chance. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
