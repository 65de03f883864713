/**
 * Copies a field's text and leaves it selected. Without https, browsers have no `navigator.clipboard`, but their older command
 * copies the selection.
 * @returns true if it was copied; otherwise the selected text can be copied by hand
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  if (!navigator.clipboard) return document.execCommand('copy');
  return navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
}

/** Explains why copying failed, and what to do instead. @param what names the selected text */
export function describeNotCopied(what = 'address'): string {
  const way = `The ${what} is selected. Press Ctrl+C (Command+C on a Mac), or touch it and choose Copy.`;
  return window.isSecureContext
    ? `Your browser doesn’t let this page copy. ${way}`
    : `Copying only works when this page’s address starts with https://. ${way}`;
}
