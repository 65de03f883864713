import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes a signed time such as `1790000000000.3f…`. A form fetches it, because cached pages are the same for everybody. */
export function makeStamp(key: Buffer, nowMs: number): string {
  return `${nowMs}.${sign(key, String(nowMs))}`;
}

/**
 * Verifies a stamp.
 * @returns its age in milliseconds, or `undefined` when the signature is invalid
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
