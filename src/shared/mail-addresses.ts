import * as z from 'zod/mini';
import { cleanAddress, cleanLine, emailPattern } from './text-rules.ts';

/** The maximum number of addresses in one list. */
const listedAddresses = 10;

/**
 * Splits addresses as people type and paste them: separated by commas, semicolons, spaces, or line breaks, each with an optional name. `Ann
 * <ann@example.com>; office@example.com` gives both addresses. A repeated address counts once.
 */
export function splitAddresses(typed: string): string[] {
  const parts = typed.replace(/"[^"]*"/g, '').split(/[,;\r\n]+/);
  const addresses = parts.flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.trim().split(/\s+/));
  const seen = new Map<string, string>();
  for (const address of addresses.map(cleanAddress).filter(Boolean))
    if (!seen.has(address.toLowerCase())) seen.set(address.toLowerCase(), address);
  return [...seen.values()];
}

/** True if each part of a list is an email address, and there is at least one. */
export function areAddresses(addresses: readonly string[]): boolean {
  return addresses.length > 0 && addresses.length <= listedAddresses && addresses.every(isEmailAddress);
}

const isEmailAddress = (address: string) => address.length <= 254 && emailPattern.test(address);

/**
 * One or more email addresses, stored with `, ` in between.
 * @param message for an empty list
 */
export const emailAddresses = (message: string) =>
  z.string(message).check(
    z.overwrite((text) => splitAddresses(text).join(', ')),
    z.refine<string>((text) => areAddresses(splitAddresses(text)), {
      error: ({ input }) => describeWrongAddress(splitAddresses(String(input))) ?? message,
    }),
  );

function describeWrongAddress(addresses: readonly string[]): string | undefined {
  if (addresses.length > listedAddresses) return `Enter at most ${listedAddresses} email addresses.`;
  const wrong = addresses.find((address) => !isEmailAddress(address));
  return wrong && `“${wrong}” is not an email address. Put a comma between two addresses.`;
}

/** Returns the bare address of `Name <address>`, in ASCII. */
export function senderAddress(sender: string): string {
  return cleanAddress(/<([^<>]+)>/.exec(sender)?.[1] ?? sender);
}

/** Cleans a sender as `cleanAddress` cleans addresses: an address, or a name with one such as `Longleaf <site@example.com>`. */
export function cleanSender(typed: string): string {
  const [, name, address] = /^([^<>]*)<([^<>]*)>\s*$/.exec(typed) ?? [];
  return address === undefined ? cleanAddress(typed) : cleanLine(`${name}<${cleanAddress(address)}>`);
}

/** True if a text is an email address, with or without a name. */
export function isSender(text: string): boolean {
  return emailPattern.test(/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text);
}
