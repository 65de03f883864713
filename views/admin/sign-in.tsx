import { type ComponentType, useEffect, useState } from 'react';
import type { SignedInPerson } from '../../src/shared/admin/accounts.ts';
import { createSharedValue } from '../islands/shared-value.ts';

/** One question at a time: several calls that end in a 401 wait for the same login. */
const pending = createSharedValue<{ promise: Promise<boolean>; answer(signedIn: boolean): void } | undefined>(
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

/** Ends the question; the waiting calls go on or fail. */
function answerSignIn(signedIn: boolean): void {
  pending.get()?.answer(signedIn);
  pending.set(undefined);
}

interface DialogProps {
  person: SignedInPerson;
  onAnswer(signedIn: boolean): void;
}

/**
 * The login dialog that appears when the session has ended; the interrupted call is repeated after it. Its script loads only then: the
 * response that ended the session has just proved the connection.
 */
export function SignInDialog({ person }: Pick<DialogProps, 'person'>) {
  const isAsking = pending.use() !== undefined;
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => {
    if (!isAsking || Dialog) return;
    import('./login-card.tsx').then(
      (card) => setDialog(() => card.LoginDialog),
      () => answerSignIn(false),
    );
  }, [isAsking, Dialog]);
  return isAsking && Dialog && <Dialog person={person} onAnswer={answerSignIn} />;
}
