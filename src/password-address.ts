import * as z from 'zod';

/** What is before and behind the user, the password and the host of an address. */
export interface AddressShape {
  /** A pattern, as is `path`. */
  protocol: string;
  path: string;
  /** Without one the address may name a socket of this machine in its query. */
  hasHost: boolean;
  /** For the message. */
  example: string;
}

/**
 * An address that may hold a password, in which only letters, digits and some signs stand for themselves (RFC 3986, section 3.2.1).
 * A bare @, # or / would end the password early: the rest of it would be taken for the host, and a name server asked for it.
 * A user name may be an email address, because the password behind it tells where it ends. No message repeats a part of the address.
 */
export function addressWithPassword({ protocol, path, hasHost, example }: AddressShape) {
  const sign = "[\\w.~!$&'()*+,;=-]|%[\\da-f]{2}";
  const host = `[^\\s@/?#:[\\]\\\\]${hasHost ? '+' : '*'}|\\[[\\da-f:.]+\\]`;
  const account = `(${sign}|@)*(:(${sign}|:)*)?@`;
  const pattern = new RegExp(`^(${protocol})://(${account})?(${host})(:\\d{1,5})?${path}(\\?[^\\s@#]*)?$`, 'i');
  const message = `must be an address such as ${example}; each special character of the password is percent-encoded, as %40 for @, %23 for #, %2F for / and %25 for %`;
  return z
    .string()
    .refine((address) => pattern.test(address) && URL.canParse(address) && isDecodable(address), message);
}

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}
