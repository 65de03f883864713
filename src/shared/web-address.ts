/** Whether a text is a whole address. `URL.canParse` says the same, but not in Safari before 17 and Chrome before 120. */
export function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
