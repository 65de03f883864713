import { createHmac, timingSafeEqual } from 'node:crypto';

/** A moment with a signature, such as `1790000000000.3f…`: pages are the same bytes for everybody, so a form fetches its own. */
export function makeStamp(key: Buffer, nowMs: number): string {
  return `${nowMs}.${sign(key, String(nowMs))}`;
}

/**
 * Reads a stamp back.
 * @returns how long ago it was made in milliseconds, or `undefined` when it is not one of ours
 */
export function readStamp(key: Buffer, stamp: string, nowMs: number): number | undefined {
  const [moment = '', signature = ''] = stamp.split('.');
  const expected = Buffer.from(sign(key, moment));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return nowMs - Number(moment);
}

function sign(key: Buffer, moment: string): string {
  return createHmac('sha256', key).update(`form-stamp:${moment}`).digest('hex');
}
