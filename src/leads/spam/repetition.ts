import { createHash } from 'node:crypto';
import type { RateLimitCounts } from '../../http/rate-limit.ts';

const windowMs = 24 * 3600_000;
/** Shorter texts, such as "please call me", repeat by chance. */
const shortestText = 40;

/**
 * Notes who has sent a text, by hashes of both. The same person sending twice is no repetition.
 * @returns the number of other senders of this text within a day of the first one
 */
export async function countOtherSenders(counts: RateLimitCounts, text: string, sender: string): Promise<number> {
  const plain = plainText(text);
  if (!plain) return 0;
  const key = `text:${hash(plain)}`;
  const own = await counts.count(`${key}:${hash(sender)}`, windowMs);
  const { current } = own.current === 1 ? await counts.count(key, windowMs) : await counts.find(key);
  return Math.max(0, current - 1);
}

/** What makes two texts the same; `undefined` for one that is too short to say anything. */
function plainText(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return plain.length < shortestText ? undefined : plain;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
