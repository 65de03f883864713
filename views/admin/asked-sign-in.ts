import { createSharedValue } from '../islands/shared-value.ts';

/** The open question. Several requests with a 401 wait for the same login. */
export const pending = createSharedValue<{ promise: Promise<boolean>; answer(signedIn: boolean): void } | undefined>(
  undefined,
);

/** Asks the person to sign in, in place. @returns whether the person signed in */
export function askToSignIn(): Promise<boolean> {
  const asked = pending.get();
  if (asked) return asked.promise;
  let answer = (_signedIn: boolean) => {};
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  pending.set({ promise, answer });
  return promise;
}

/** Closes the dialog. The waiting requests continue or fail. */
export function answerSignIn(signedIn: boolean): void {
  pending.get()?.answer(signedIn);
  pending.set(undefined);
}
