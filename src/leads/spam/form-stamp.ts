import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes a signed time such as `1790000000000.3f…`. A form fetches it, because cached pages are the same for everybody. */
export function makeStamp(key: Buffer, nowMs: number): string {
  return `${nowMs}.${sign(key, String(nowMs))}`;
}

/**
 * Verifies a stamp.
 * @returns its age in milliseconds, or `undefined` when the signature is invalid
 */
export function readStamp(keys: readonly Buffer[], stamp: string, nowMs: number): number | undefined {
  const [moment = '', signature = ''] = stamp.split('.');
  const given = Buffer.from(signature);
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(sign(key, moment));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return undefined;
  return nowMs - Number(moment);
}

function sign(key: Buffer, moment: string): string {
  return createHmac('sha256', key).update(`form-stamp:${moment}`).digest('hex');
}
