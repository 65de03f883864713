import * as z from 'zod/mini';
import { cleanLine } from './clean-line.ts';

/** The rule of HTML for `type=email` (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). */
const isValid =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * An e-mail address that HTML's own rule takes, without the invisible characters that copying brings along, its domain in ASCII.
 * @param message for what is no address
 * @param tooLong for one of more than 254 characters (RFC 5321, 4.5.3.1.3, without the angle brackets)
 */
export const emailAddress = (message: string, tooLong = message) =>
  z.string(message).check(z.overwrite(cleanAddress), z.maxLength(254, tooLong), z.regex(isValid, message));

/** An address without invisible characters, its domain as punycode: `dana@müller.example` gives `dana@xn--mller-kva.example`. */
export function cleanAddress(typed: string): string {
  const address = cleanLine(typed.normalize('NFKC'));
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !/[^ -~]/.test(domain) || /[\s!-,/:-@[-`{-~]/.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** A sender as `cleanAddress` has addresses: an address, or a name with one such as `Longleaf <site@example.com>`. */
export function cleanSender(typed: string): string {
  const [, name, address] = /^([^<>]*)<([^<>]*)>\s*$/.exec(typed) ?? [];
  return address === undefined ? cleanAddress(typed) : cleanLine(`${name}<${cleanAddress(address)}>`);
}

/** Whether a text is an address, or a name with one. */
export function isSender(text: string): boolean {
  return isValid.test(/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text);
}

/** The link that writes to an address (RFC 6068): `#1&2@example.com` gives `mailto:%231%262@example.com`. */
export function mailLink(address: string): string {
  return `mailto:${address.replace(/[^\w.!$'*+~@-]/g, encodeURIComponent)}`;
}
