/** Words that the server has not got yet, with the version that they were written over. */
interface Unsaved {
  words: unknown;
  version: number;
}

const keyOf = (id: string) => `site-words:${id}`;

/** What this tab kept of a document. */
export function readUnsaved(id: string): Unsaved | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(id));
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps words in this tab, so that they outlive a reload; `undefined` forgets them. */
export function keepUnsaved(id: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(id), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // A browser that refuses its storage has no room for them; they are saved to the server all the same.
  }
}
