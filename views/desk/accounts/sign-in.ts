/** One question at a time: several calls that end in a 401 wait for the same login. */
let pending: { promise: Promise<boolean>; answer(signedIn: boolean): void } | undefined;
const listeners = new Set<() => void>();

/** Asks for the password in place. @returns whether the owner signed in */
export function askToSignIn(): Promise<boolean> {
  if (!pending) {
    let answer = (_signedIn: boolean) => {};
    const promise = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    pending = { promise, answer };
    tell();
  }
  return pending.promise;
}

/** Ends the question; the waiting calls go on or fail. */
export function answerSignIn(signedIn: boolean): void {
  pending?.answer(signedIn);
  pending = undefined;
  tell();
}

/** Whether some call waits for the login. */
export function isAskingToSignIn(): boolean {
  return pending !== undefined;
}

/** Calls a listener when the question is asked or answered. @returns stops that */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
