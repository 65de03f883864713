import { createHash } from 'node:crypto';

const windowMs = 24 * 3600_000;
/** The memory is small on purpose: it forgets the oldest text first, and everything at a restart. */
const textLimit = 2000;
/** Shorter texts are alike by chance: "please call me". */
const shortestText = 40;

interface Seen {
  atMs: number;
  senders: Set<string>;
}

/** Remembers, as hashes alone, who has sent which text lately; the same person sending twice is no repetition. */
export class RepetitionMemory {
  readonly #texts = new Map<string, Seen>();

  /** @returns how many other senders have sent this text within a day */
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
