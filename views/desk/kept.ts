const prefix = 'kept:';

/** What tells of people, or how mails and messages are sent, is kept no longer than the session. */
const passing = [
  'note:',
  'next-step:',
  'visit:',
  'correction:',
  'reply',
  'review:',
  'lead:',
  'project:',
  'mail:',
  'delivery:',
  'schedule:',
  'set-up:mail',
].map((name) => prefix + name);

/** Clears what nothing may show after a logout. Words, prices and addresses stay for the next login. */
export function forgetAtLogout(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => passing.some((start) => name.startsWith(start)));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

/** What was kept under a name, or `undefined`. */
export function readKept<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}').value;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a name; `undefined` forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ value }));
  } catch {
    // A browser that refuses its storage has no room for it; the form works all the same.
  }
}

/** A choice that this browser remembers, such as the width of a preview; `undefined` where there is none. */
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
