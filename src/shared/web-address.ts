/** The maximum length of a stored address. A letter of another script takes up to nine characters once it is encoded. */
export const addressLimit = 2000;

/** True if a text contains a control character or half of a surrogate pair, which aren't allowed in an address. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/**
 * Encodes an address for storage and headers: percent-encoded, its host in punycode.
 * @returns `undefined` for a text that isn't a web address, a path of this site, or `#` for "not yet"
 */
export function encodeAddress(text: string): string | undefined {
  if (hasControls(text) || !/^(#[\w-]*|https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/.test(text)) return undefined;
  if (text.startsWith('http') && !isAddress(text)) return undefined;
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/.exec(text) ?? [];
  return (origin && new URL(origin).href.replace(/\/$/, '')) + rest.replace(/[^!-~]+/g, encodeURIComponent);
}

/** True if a link may have this target: a web address, a path of this site, or `#` for "not yet". */
export function isLinkAddress(text: string): boolean {
  return encodeAddress(text) !== undefined;
}

/** True if a text is a complete https address. */
export function isOutside(text: string): boolean {
  return text.startsWith('https://') && isLinkAddress(text);
}

/** True if a text is a complete address. `URL.canParse` does the same, but not in Safari before 17 and Chrome before 120. */
export function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/**
 * Names that no server on the internet has (RFC 2606, RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`, and the `.lan` of many routers).
 */
const reservedName =
  /(^|\.)(example|test|invalid|localhost|local|internal|onion|home\.arpa|lan|example\.(com|net|org))\.?$/i;

/** True if a host is a name that others on the internet can look up: not a number, a single word, or a reserved name. */
export function isPublicName(host: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i.test(host) && !reservedName.test(host);
}

/** Returns the link that writes to an address (RFC 6068): `#1&2@example.com` gives `mailto:%231%262@example.com`. */
export function mailLink(address: string): string {
  return `mailto:${address.replace(/[^\w.!$'*+~@-]/g, encodeURIComponent)}`;
}
