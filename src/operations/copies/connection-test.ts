import type { CopyTestResult } from '../../shared/admin/copies.ts';
import { openBucket } from './bucket.ts';
import { BucketError, describeSkew, skewLimitMs } from './failure.ts';
import type { ChosenBucket } from './settings.ts';

/** A test must be answered within 40 seconds (SECURITY.md, "Limits"). */
const limits = { idleMs: 8000, requestMs: 8000, tries: 1 };
const testName = 'connection-test.txt';

/** Lists, writes, reads, and deletes a small file, and says in one sentence whether copies will work. */
export async function testConnection(
  { target, allowPrivate }: ChosenBucket,
  now: () => number,
): Promise<CopyTestResult> {
  const bucket = openBucket(target, { now, allowPrivate, limits });
  const notes: string[] = [];
  try {
    await bucket.list();
    const text = `Written to test the connection at ${new Date(now()).toISOString()}`;
    await bucket.put(testName, Buffer.from(text));
    const pieces: Uint8Array[] = [];
    for await (const piece of bucket.read(testName)) pieces.push(piece);
    if (Buffer.concat(pieces).toString() !== text)
      return { works: false, message: 'The bucket returned something other than what was stored.', notes };
    if (!(await mayDelete(() => bucket.remove(testName))))
      notes.push(
        'This key has no permission to delete. That’s the safest setup. Old copies stay until the bucket’s own rules delete them.',
      );
    const { clockAheadMs } = bucket.facts;
    if (Math.abs(clockAheadMs) > skewLimitMs)
      notes.push(
        `This server’s clock is ${describeSkew(clockAheadMs)}. From 15 minutes on, the bucket refuses everything.`,
      );
    return {
      works: true,
      message: `The connection works. Copies will go to ${target.bucket} at ${bucket.facts.host}.`,
      notes,
    };
  } catch (error) {
    if (error instanceof BucketError) return { works: false, message: error.message, notes };
    throw error;
  } finally {
    bucket.close();
  }
}

/** @returns false if the key may not delete, or object lock forbids it */
export async function mayDelete(remove: () => Promise<void>): Promise<boolean> {
  try {
    await remove();
    return true;
  } catch (error) {
    if (error instanceof BucketError && error.fault === 'denied') return false;
    throw error;
  }
}
