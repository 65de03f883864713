/** Whether a link may lead there: an address on the web, a path of this site, or `#` for "not yet". */
export function isLinkAddress(text: string): boolean {
  if (!/^(#[\w-]*|https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/.test(text)) return false;
  return !text.startsWith('http') || isAddress(text);
}

/** Whether a text is a whole address. `URL.canParse` says the same, but not in Safari before 17 and Chrome before 120. */
export function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
