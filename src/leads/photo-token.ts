import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhotoOutcome } from '../shared/lead-photos.ts';

const tokenMs = 24 * 3600_000;

/** Allows photos to be added to one lead for 24 hours after it was stored: `<lead>.<expiry>.<signature>`. */
export function makePhotoToken(key: Buffer, leadId: number, createdAtMs: number): string {
  const claim = `${leadId}.${createdAtMs + tokenMs}`;
  return `${claim}.${sign(key, `photo-token:${claim}`)}`;
}

/** @returns the number of the lead, or `undefined` when the token is not one of ours or too old */
export function readPhotoToken(keys: readonly Buffer[], token: string, nowMs: number): number | undefined {
  const [lead = '', expiry = '', signature = ''] = token.split('.');
  if (!isSigned(keys, `photo-token:${lead}.${expiry}`, signature)) return undefined;
  return Number(expiry) > nowMs ? Number(lead) : undefined;
}

/** How much of a file name the confirmation repeats. */
const nameLength = 60;

/**
 * What became of the photos of a plain post, for the address of its confirmation: signed, so that no link can put words into our
 * page.
 */
export function sealOutcome(key: Buffer, { sent, refused }: PhotoOutcome): string {
  const short = refused.map(({ name, reason }) => ({ name: name.slice(0, nameLength), reason }));
  const text = Buffer.from(JSON.stringify({ sent, refused: short })).toString('base64url');
  return `${text}.${sign(key, `photo-outcome:${text}`)}`;
}

/** @returns what was sealed, or `undefined` when it was not by us */
export function openOutcome(keys: readonly Buffer[], sealed: string): PhotoOutcome | undefined {
  const [text = '', signature = ''] = sealed.split('.');
  if (!isSigned(keys, `photo-outcome:${text}`, signature)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

function isSigned(keys: readonly Buffer[], text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const expected = Buffer.from(sign(key, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
