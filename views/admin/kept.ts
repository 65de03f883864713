const prefix = 'kept:';

/** Drafts of public text and redirects. They contain no customer data, so they stay in this tab for the next login. */
const lasting = ['words:', 'profile', 'templates', 'prices', 'caption:', 'redirect:', 'address:'].map(
  (name) => prefix + name,
);

/** Prefixes of drafts that survive a logout: site text, prices, and addresses. Everything else could show a customer's data. */
export function forgetAtLogout(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) if (!lasting.some((start) => name.startsWith(start))) sessionStorage.removeItem(name);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

/** Returns the value kept under a name, or `undefined`. */
export function readKept<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}').value;
  } catch {
    return undefined;
  }
}

/** Stores a value in the tab under a name; `undefined` deletes it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ value }));
  } catch {
    // If the browser blocks its storage, the draft isn't kept, but the form still works.
  }
}

/** The choice to turn off keys that are a single character, for people who speak to their computer. */
export const keySwitch = 'admin-keys';

/** Reads a choice that this browser remembers, such as the width of a preview; `undefined` if there is none. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice in this browser. */
export function keepChoice(name: string, choice: string): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // A browser that refuses its storage begins with the usual choice each time.
  }
}

/** Forgets a choice. */
export function forgetChoice(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
