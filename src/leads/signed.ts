import { Signer } from '@fastify/cookie';
import type { SiteKeys } from '../config.ts';
import type { PhotoOutcome } from '../shared/lead/lead-photos.ts';

const tokenMs = 24 * 3600_000;

/** Allows photos to be added to one lead for 24 hours after it was stored: `<lead>.<expiry>.<signature>`. */
export function makePhotoToken(keys: SiteKeys, leadId: number, createdAtMs: number): string {
  return sign(keys, 'photo-token', `${leadId}.${createdAtMs + tokenMs}`);
}

/** @returns the number of the lead, or `undefined` when the token is not one of ours or too old */
export function readPhotoToken(keys: SiteKeys, token: string, nowMs: number): number | undefined {
  const [lead, expiry] = readSigned(keys, 'photo-token', token)?.split('.') ?? [];
  return Number(expiry) > nowMs ? Number(lead) : undefined;
}

/** How much of a file name the confirmation repeats. */
const nameLength = 60;

/**
 * What became of the photos of a plain post, for the address of its confirmation: signed, so that no link can put words into our
 * page. The address must encode it.
 */
export function sealOutcome(keys: SiteKeys, { sent, refused }: PhotoOutcome): string {
  const short = refused.map(({ name, reason }) => ({ name: name.slice(0, nameLength), reason }));
  return sign(keys, 'photo-outcome', JSON.stringify({ sent, refused: short }));
}

/** @returns what was sealed, or `undefined` when it was not by us */
export function openOutcome(keys: SiteKeys, sealed: string): PhotoOutcome | undefined {
  const text = readSigned(keys, 'photo-outcome', sealed);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Makes a signed time such as `1790000000000.jzD3…`. A form fetches it, because cached pages are the same for everybody. */
export function makeStamp(keys: SiteKeys, nowMs: number): string {
  return sign(keys, 'form-stamp', String(nowMs));
}

/** @returns the age of a stamp in milliseconds, or `undefined` when it was not signed by us */
export function readStamp(keys: SiteKeys, stamp: string, nowMs: number): number | undefined {
  const moment = readSigned(keys, 'form-stamp', stamp);
  return moment === undefined ? undefined : nowMs - Number(moment);
}

/** The text with its signature behind it, in base64. @param use is signed too, so that nothing that was signed for one use passes for another */
function sign(keys: SiteKeys, use: string, text: string): string {
  return new Signer([...keys]).sign(`${use}:${text}`).slice(use.length + 1);
}

function readSigned(keys: SiteKeys, use: string, signed: string): string | undefined {
  const { valid, value } = new Signer([...keys]).unsign(`${use}:${signed}`);
  return valid ? value.slice(use.length + 1) : undefined;
}
