import { createHash } from 'node:crypto';

const windowMs = 24 * 3600_000;
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
    const plain = text.toLowerCase().replace(/[^\p{L}]+/gu, '');
    if (plain.length < shortestText) return 0;
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

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
