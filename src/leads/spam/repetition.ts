import { createHash, createHmac } from 'node:crypto';
import type { SeenTexts } from '../../database/index.ts';

export const windowMs = 24 * 3600_000;
/** A small limit is enough; the oldest text is dropped first, and a restart drops all. */
const textLimit = 2000;
/** Shorter texts, such as "please call me", repeat by chance. */
const shortestText = 40;

interface Seen {
  atMs: number;
  senders: Set<string>;
}

/** Remembers hashes of recent texts and senders. The same person sending twice is no repetition. */
export class RepetitionMemory {
  readonly #texts = new Map<string, Seen>();

  /** @returns the number of other senders of this text within a day */
  record(text: string, sender: string, nowMs: number): number {
    const plain = plainText(text);
    if (!plain) return 0;
    const key = hash(plain);
    const before = this.#texts.get(key);
    const seen = before && nowMs - before.atMs < windowMs ? before : { atMs: nowMs, senders: new Set<string>() };
    const others = seen.senders.size - (seen.senders.has(hash(sender)) ? 1 : 0);
    seen.senders.add(hash(sender));
    this.#texts.delete(key);
    this.#texts.set(key, seen);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > textLimit && oldest) this.#texts.delete(oldest);
    return others;
  }
}

/**
 * Notes a text for all processes together; neither it nor its sender can be read from what is kept.
 * @returns the number of other senders of this text within a day
 */
export async function recordForAll(
  seen: SeenTexts,
  key: Buffer,
  { text, sender }: { text: string; sender: string },
): Promise<number> {
  const plain = plainText(text);
  if (!plain) return 0;
  const hide = (kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url');
  return seen.record(hide('seen-text', plain), hide('seen-sender', sender), windowMs);
}

/** What makes two texts the same; `undefined` for one that is too short to say anything. */
function plainText(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return plain.length < shortestText ? undefined : plain;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
