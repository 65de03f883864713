import { Signer } from '@fastify/cookie';
import type { SiteKeys } from '../config.ts';
import type { PhotoOutcome } from '../shared/lead/lead-photos.ts';

const tokenMs = 24 * 3600_000;

/** Makes a token that allows adding photos to one lead for 24 hours after it was stored: `<lead>.<expiry>.<signature>`. */
export function makePhotoToken(keys: SiteKeys, leadId: number, createdAtMs: number): string {
  return sign(keys, 'photo-token', `${leadId}.${createdAtMs + tokenMs}`);
}

/** @returns the lead's number, or `undefined` if we didn't make the token or it is too old */
export function readPhotoToken(keys: SiteKeys, token: string, nowMs: number): number | undefined {
  const [lead, expiry] = readSigned(keys, 'photo-token', token)?.split('.') ?? [];
  return Number(expiry) > nowMs ? Number(lead) : undefined;
}

/** Characters of a file name that the confirmation shows. */
const nameLength = 60;

/**
 * Seals the photo results of a plain post for the address of its confirmation. They are signed, so that a link can't put text into our
 * page. The caller must URL-encode the result.
 */
export function sealOutcome(keys: SiteKeys, { sent, refused }: PhotoOutcome): string {
  const short = refused.map(({ name, reason }) => ({ name: name.slice(0, nameLength), reason }));
  return sign(keys, 'photo-outcome', JSON.stringify({ sent, refused: short }));
}

/** @returns the sealed results, or `undefined` if we didn't sign them */
export function openOutcome(keys: SiteKeys, sealed: string): PhotoOutcome | undefined {
  const text = readSigned(keys, 'photo-outcome', sealed);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Makes a signed time such as `1790000000000.jzD3…`. A form fetches it, because cached pages are the same for everyone. */
export function makeStamp(keys: SiteKeys, nowMs: number): string {
  return sign(keys, 'form-stamp', String(nowMs));
}

/** @returns the age of a stamp in milliseconds, or `undefined` if we didn't sign it */
export function readStamp(keys: SiteKeys, stamp: string, nowMs: number): number | undefined {
  const moment = readSigned(keys, 'form-stamp', stamp);
  return moment === undefined ? undefined : nowMs - Number(moment);
}

/**
 * Returns the text followed by its signature in Base64.
 * @param use is signed too, so that a signature for one use isn't valid for another
 */
function sign(keys: SiteKeys, use: string, text: string): string {
  return new Signer([...keys]).sign(`${use}:${text}`).slice(use.length + 1);
}

function readSigned(keys: SiteKeys, use: string, signed: string): string | undefined {
  const { valid, value } = new Signer([...keys]).unsign(`${use}:${signed}`);
  return valid ? value.slice(use.length + 1) : undefined;
}
